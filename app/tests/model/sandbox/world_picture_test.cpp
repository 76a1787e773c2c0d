// What the picture of a world tells: tints by state, arrows by impulse, shadows under footprints.

#include "model/sandbox/sandbox_figure.h"
#include "model/sandbox/sandbox_words.h"
#include "model/sandbox/sandbox_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace gjklab::world_picture_test {
namespace {

using test::bodiesByRole;
using test::builtIn;
using test::framed;
using test::twoBoxes;

TEST(WorldPicture, TintsTellTheStateThatTheWorldHas) {
  for (const int dimension : {2, 3}) {
    Sandbox sandbox;
    sandbox.show(builtIn(dimension == 2 ? "pyramid-2d" : "pyramid"), "");
    SandboxPainter painter;
    bool slept = false;
    for (int moment = 0; moment < 5; ++moment, sandbox.stepBy(40)) {
      int awake = 0, asleep = 0, fixed = 0;
      for (std::size_t i = 0; i < sandbox.state().bodies.size(); ++i)
        ++(sandbox.file().bodies[i].fixed ? fixed : sandbox.state().bodies[i].asleep ? asleep : awake);
      std::map<Role, int> drawn = bodiesByRole(painter.draw(sandbox, framed(sandbox, painter), {}));
      EXPECT_EQ(drawn[Role::body_moving], awake);
      EXPECT_EQ(drawn[Role::body_asleep], asleep);
      EXPECT_EQ(drawn[Role::body_fixed], fixed);
      const BodyCounts counts = countBodies(sandbox);
      EXPECT_EQ(counts.awake, awake);
      EXPECT_EQ(counts.asleep, asleep);
      EXPECT_EQ(counts.fixed, fixed);
      slept |= asleep > 0;
    }
    EXPECT_TRUE(slept) << "a state that was never seen";
  }
}

TEST(WorldPicture, AnArrowPointsToABodyThatHasLeftThePane) {
  for (const char* id : {"bullet-discrete-2d", "bullet-discrete"}) {
    SCOPED_TRACE(id);
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    SandboxPainter painter;
    const auto named = [](const Figure& figure) {
      return std::count_if(figure.labels.begin(), figure.labels.end(),
                           [](const Label& label) { return label.text == "bullet"; });
    };
    EXPECT_EQ(named(painter.draw(sandbox, framed(sandbox, painter), {})), 0);
    sandbox.stepBy(60);
    const View view = framed(sandbox, painter);
    const Figure& figure = painter.draw(sandbox, view, {});
    EXPECT_EQ(named(figure), 1);
    const auto arrow = std::find_if(figure.arrows.begin(), figure.arrows.end(),
                                    [](const Arrow& each) { return each.role == Role::body_moving; });
    ASSERT_NE(arrow, figure.arrows.end());
    const dvec2 from(project(view, arrow->from)), to(project(view, arrow->to));
    const dvec2 bullet(project(view, sandbox.state().bodies.back().position));
    EXPECT_TRUE(to.x > 0 && to.y > 0 && to.x < view.size.x && to.y < view.size.y);
    const dvec2 along = (to - from) / glm::length(to - from), way = (bullet - from) / glm::length(bullet - from);
    EXPECT_GT(glm::dot(along, way), 0.999);
  }
}

TEST(WorldPicture, WhoHasMovedInCloseIsNotToldWhatIsOutside) {
  Sandbox sandbox;
  sandbox.show(builtIn("pyramid-2d"), "");
  SandboxPainter painter;
  View view = framed(sandbox, painter);
  zoomAt(view, 0.5 * view.size, 8);
  EXPECT_TRUE(painter.draw(sandbox, view, {}).labels.empty());
}

/// The impulses of the pair with a contact at this point, of which each is one arrow or several are.
double impulseAt(const WorldState& state, dvec3 point, const View& view) {
  double sum = 0;
  for (const WorldPair& pair : state.pairs) {
    const auto here = [&](const WorldContactPoint& p) { return p.point == point; };
    if (std::none_of(pair.points.begin(), pair.points.end(), here)) continue;
    const dvec2 place(project(view, point));
    for (const WorldContactPoint& p : pair.points)
      if (glm::distance(dvec2(project(view, p.point)), place) < 9 * view.ui_scale) sum += p.impulse;
  }
  return sum;
}

TEST(WorldPicture, ArrowsAreAsLongAsTheirImpulses) {
  for (const int dimension : {2, 3}) {
    Sandbox sandbox;
    sandbox.show(twoBoxes(dimension), "");
    sandbox.stepBy(30);
    SandboxPainter painter;
    const View view = framed(sandbox, painter);
    const Figure& figure = painter.draw(sandbox, view, {});
    ASSERT_GE(figure.arrows.size(), 2u);
    const auto ratio = [&](const Arrow& arrow) {
      return glm::distance(arrow.from, arrow.to) / impulseAt(sandbox.state(), arrow.from, view);
    };
    double least = 1e300, greatest = 0;
    for (const Arrow& arrow : figure.arrows) {
      EXPECT_EQ(arrow.role, Role::impulse);
      EXPECT_NEAR(ratio(arrow), ratio(figure.arrows[0]), 1e-9);
      const double length = glm::distance(arrow.from, arrow.to) * view.pixels_per_unit;
      least = std::min(least, length), greatest = std::max(greatest, length);
    }
    EXPECT_NEAR(greatest, 48, 1e-6) << "the boxes are larger";
    EXPECT_LT(least, 0.7 * greatest) << "the floor bears two boxes, the lower box one";
  }
}

/// Beside small bodies the longest arrow shrinks with them, as long as it can be seen.
TEST(WorldPicture, ArrowsStayInProportionToWhatTheyPush) {
  for (const int dimension : {2, 3}) {
    double before = 48;
    for (const double zoom : {1.0, 0.4, 0.2, 0.05}) {
      Sandbox sandbox;
      sandbox.show(twoBoxes(dimension), "");
      sandbox.stepBy(30);
      SandboxPainter painter;
      View view = framed(sandbox, painter);
      view.pixels_per_unit *= zoom;
      double longest = 0;
      for (const Arrow& arrow : painter.draw(sandbox, view, {}).arrows)
        longest = std::max(longest, glm::distance(arrow.from, arrow.to) * view.pixels_per_unit);
      EXPECT_LE(longest, before + 1e-6) << zoom;
      EXPECT_GE(longest, 16 - 1e-6) << zoom;
      before = longest;
    }
    EXPECT_NEAR(before, 16, 1e-6) << "of specks it is no shorter";
  }
}

TEST(WorldPicture, ShowsTheStrongestContactsUnlessAllAreAskedFor) {
  Sandbox sandbox;
  sandbox.show(builtIn("pyramid"), "");
  sandbox.stepBy(60);
  SandboxPainter painter;
  const View view = framed(sandbox, painter);
  const std::size_t arrows = painter.draw(sandbox, view, {}).arrows.size();
  EXPECT_GE(arrows, 20u);
  EXPECT_LE(arrows, 60u) << "and those as strong as the last";
  const ImpulseCount few = painter.impulses();
  EXPECT_GE(few.shown, 20) << "contacts that fall together have one arrow";
  EXPECT_LT(few.shown, few.all);
  EXPECT_EQ(few.arrows, static_cast<int>(arrows));
  int pushing = 0;
  for (const WorldPair& pair : sandbox.state().pairs)
    pushing += static_cast<int>(
        std::count_if(pair.points.begin(), pair.points.end(), [](const auto& point) { return point.impulse > 0; }));
  EXPECT_EQ(few.all, pushing) << "however small the picture is";
  const auto legend = [&] {
    for (const Swatch& each : worldLegend(sandbox, painter.impulses()))
      if (each.role == Role::impulse) return each.text;
    return std::string();
  };
  EXPECT_NE(legend().find(std::to_string(few.all)), std::string::npos) << legend();
  SandboxSights sights;
  sights.all_contacts = true;
  sandbox.setSights(sights);
  EXPECT_GT(painter.draw(sandbox, view, {}).arrows.size(), 60u);
  EXPECT_EQ(painter.impulses().all, few.all);
  EXPECT_EQ(legend(), "impulses") << "all have arrows";
  sights.contacts = false;
  sandbox.setSights(sights);
  EXPECT_TRUE(painter.draw(sandbox, view, {}).arrows.empty());
  SandboxTarget chosen;
  const auto touches = [](const WorldPair& pair) { return !pair.points.empty(); };
  const auto& pairs = sandbox.state().pairs;
  const auto pair = std::find_if(pairs.begin(), pairs.end(), touches);
  ASSERT_NE(pair, pairs.end());
  chosen.pair = {pair->a, pair->b};
  const Figure& figure = painter.draw(sandbox, view, chosen);
  EXPECT_FALSE(figure.arrows.empty()) << "a chosen contact is always shown";
  for (const Arrow& arrow : figure.arrows)
    EXPECT_TRUE(arrow.role == Role::normal || arrow.role == Role::impulse) << "and no other";
}

/// Behind a third body no contact is drawn: a large box stands between the eye and one of two towers.
TEST(WorldPicture, HiddenContactsHaveNoArrow) {
  WorldFile file = twoBoxes(3);
  const dvec3 sight = glm::conjugate(defaultOrientation()) * dvec3(0, 0, 1);
  WorldBody wall = test::box(dvec3(0.9), dvec3(0, 1.0, 0) + 4.0 * sight);
  for (const bool covered : {false, true}) {
    if (covered) file.bodies.push_back(wall);
    Sandbox sandbox;
    sandbox.show(file, "");
    sandbox.stepBy(1);
    SandboxPainter painter;
    const View view = framed(sandbox, painter);
    const auto& arrows = painter.draw(sandbox, view, {}).arrows;
    const auto nearBox = [](const Arrow& arrow) {
      return std::abs(arrow.from.x) < 0.6 && std::abs(arrow.from.z) < 0.6;
    };
    EXPECT_EQ(std::none_of(arrows.begin(), arrows.end(), nearBox), covered);
    double longest = 0;
    for (const Arrow& arrow : arrows) longest = std::max(longest, glm::distance(arrow.from, arrow.to));
    EXPECT_NEAR(longest * view.pixels_per_unit, arrows.empty() ? 0 : 48, 1e-6) << "the scale is of what is seen";
  }
}

/// Straight down, a body covers exactly its footprint: the shadow's full part lies in it, its rim around it.
TEST(WorldPicture, ShadowsLieUnderTheFootprint) {
  WorldFile file = twoBoxes(3);
  file.bodies.pop_back();
  file.bodies[1].body.orientation = glm::angleAxis(0.4, glm::normalize(dvec3(0, 1, 0)));
  WorldBody ball;
  ball.body.shape = ShapeKind::sphere;
  ball.body.radius = 0.6;
  ball.body.position = {2, 0.6, -1};
  file.bodies.push_back(ball);
  WorldBody high = test::box(dvec3(0.5), {-2, 4, 0});
  file.bodies.push_back(high);
  Sandbox sandbox;
  sandbox.show(file, "");
  SandboxPainter painter;
  const View view = framed(sandbox, painter);
  const Figure& figure = painter.draw(sandbox, view, {});
  ASSERT_EQ(figure.background.size(), 2u) << "what hangs high has none";
  const glm::dmat3 turned = glm::mat3_cast(file.bodies[1].body.orientation);
  const auto inBox = [&](dvec3 p, double room) {
    const dvec3 local = glm::transpose(turned) * (p - file.bodies[1].body.position);
    return std::abs(local.x) < 0.5 + room && std::abs(local.z) < 0.5 + room;
  };
  const auto inBall = [&](dvec3 p, double room) { return glm::distance(dvec2(p.x, p.z), dvec2(2, -1)) < 0.6 + room; };
  for (const Fill& shadow : figure.background) {
    EXPECT_EQ(shadow.role, Role::shadow);
    ASSERT_EQ(shadow.points.size(), shadow.rim.size());
    const bool of_box = glm::distance(shadow.points[0], file.bodies[1].body.position) < 1.1;
    for (std::size_t i = 0; i < shadow.points.size(); ++i) {
      EXPECT_NEAR(shadow.points[i].y, 0, 1e-9) << "on the ground";
      EXPECT_TRUE(of_box ? inBox(shadow.points[i], 0) : inBall(shadow.points[i], 0));
      EXPECT_FALSE(of_box ? inBox(shadow.rim[i], 0) : inBall(shadow.rim[i], 0));
      EXPECT_TRUE(of_box ? inBox(shadow.rim[i], 0.4) : inBall(shadow.rim[i], 0.4)) << "it ends near by";
    }
  }
}

TEST(WorldPicture, WithoutGravityOrSeenFromBelowThereAreNoShadows) {
  WorldFile file = twoBoxes(3);
  SandboxPainter painter;
  Sandbox sandbox;
  sandbox.show(file, "");
  View view = framed(sandbox, painter);
  EXPECT_EQ(painter.draw(sandbox, view, {}).background.size(), 1u);
  view.orientation = glm::angleAxis(-0.5, dvec3(1, 0, 0));
  EXPECT_TRUE(painter.draw(sandbox, view, {}).background.empty());
  file.world.gravity = dvec3(0.0);
  sandbox.show(file, "");
  EXPECT_TRUE(painter.draw(sandbox, framed(sandbox, painter), {}).background.empty());
}

TEST(WorldPicture, ABodyThatIsASpeckHasADot) {
  Sandbox sandbox;
  sandbox.show(builtIn("bullet-continuous"), "");
  SandboxPainter painter;
  const auto dots = [&](const View& view) {
    const auto& markers = painter.draw(sandbox, view, {}).markers;
    return std::count_if(markers.begin(), markers.end(), [](const Marker& m) { return m.role == Role::body_moving; });
  };
  View view = framed(sandbox, painter);
  EXPECT_EQ(dots(view), 1);
  view.pixels_per_unit *= 100;
  EXPECT_EQ(dots(view), 0);
}

/// In the plane, too.
TEST(WorldPicture, ASpeckInThePlaneHasADot) {
  const auto dots = [](const char* id) {
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    SandboxPainter painter;
    const View view = framed(sandbox, painter);
    const auto& markers = painter.draw(sandbox, view, {}).markers;
    return std::count_if(markers.begin(), markers.end(), [](const Marker& m) { return m.role == Role::body_moving; });
  };
  EXPECT_EQ(dots("bullet-discrete-2d"), 1);
  EXPECT_EQ(dots("stack-2d"), 0);
}

/// A ground that fills the pane has a grid on it around the bodies, at its height; one that ends in the pane has none.
TEST(WorldPicture, AGroundBeyondThePaneHasAGrid) {
  for (const auto& [id, has] : {std::pair("pyramid", true), std::pair("stack", true), std::pair("tumbling-box", false),
                                std::pair("billiards", false), std::pair("stack-2d", false)}) {
    SCOPED_TRACE(id);
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    SandboxPainter painter;
    View view = framed(sandbox, painter);
    const std::vector<Line> lines = painter.draw(sandbox, view, {}).background_lines;
    EXPECT_EQ(!lines.empty(), has);
    for (const Line& line : lines) {
      EXPECT_EQ(line.role, Role::floor);
      for (const dvec3& p : line.points) EXPECT_NEAR(p.y, 0, 1e-9);
    }
    if (!has) continue;
    view.orientation = glm::angleAxis(-0.5, dvec3(1, 0, 0));
    EXPECT_TRUE(painter.draw(sandbox, view, {}).background_lines.empty()) << "seen from below";
  }
}

}  // namespace
}  // namespace gjklab::world_picture_test
