// What the picture of a world tells of a chosen pair: colours, letters, the normal.

#include "model/figure/screen_hull.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/sandbox/sandbox_worlds.h"
#include "model/solid/segment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace gjklab::chosen_pair_picture_test {
namespace {

using test::bodiesByRole;
using test::builtIn;
using test::framed;
using test::twoBoxes;

TEST(ChosenPairPicture, AChosenPairHasTheColoursOfAPair) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(3), "");
  sandbox.stepBy(10);
  SandboxPainter painter;
  SandboxTarget chosen;
  chosen.pair = {1, 2};
  std::map<Role, int> drawn = bodiesByRole(painter.draw(sandbox, framed(sandbox, painter), chosen));
  EXPECT_EQ(drawn[Role::body_a], 1);
  EXPECT_EQ(drawn[Role::body_b], 1);
  EXPECT_EQ(drawn[Role::body_moving] + drawn[Role::body_asleep], 0);
  chosen.pair = {0, 1};
  drawn = bodiesByRole(painter.draw(sandbox, framed(sandbox, painter), chosen));
  EXPECT_EQ(drawn[Role::body_a], 0) << "the floor would fill the pane with its colour";
  EXPECT_EQ(drawn[Role::body_fixed], 1);
  EXPECT_EQ(drawn[Role::body_b], 1);
}

/// Two bodies of a world, and the seconds after which they are chosen.
struct Chosen {
  const char* world;
  BodyPair pair;
  double seconds = 0.8;
};
constexpr Chosen kChosen[] = {{"billiards-2d", {1, 2}},
                              {"billiards", {1, 2}},
                              {"flying-pair", {1, 2}},
                              {"newtons-cradle", {1, 2}},
                              {"newtons-cradle-2d", {1, 2}},
                              {"newtons-cradle-2d", {0, 4}},
                              {"beads-1d", {1, 2}},
                              {"spinning-plank", {1, 2}},
                              {"spinning-plank-2d", {0, 5}},
                              {"bullet-continuous", {0, 2}},
                              {"stack", {1, 2}},
                              {"stack-2d", {1, 2}},
                              {"dominoes", {1, 2}},
                              {"dominoes-2d", {2, 3}},
                              {"slope", {0, 2}},
                              {"hulls-in-a-box", {0, 1}},
                              {"hulls-in-a-box-2d", {1, 2}},
                              {"pyramid", {1, 2}},
                              {"bullet-continuous-2d", {1, 2}}};

/// What is drawn of a chosen pair.
struct ChosenPicture {
  explicit ChosenPicture(const Chosen& chosen) {
    sandbox.show(builtIn(chosen.world), "");
    sandbox.stepBy(static_cast<int>(std::lround(chosen.seconds / sandbox.file().world.time_step)));
    view = framed(sandbox, painter);
    painter.draw(sandbox, view, {-1, chosen.pair, dvec3(0.0)});
    painter.nameChosen(sandbox, view, chosen.pair, {});
  }
  const Label* letter(const char* text) const {
    const auto& labels = painter.figure().labels;
    const auto found =
        std::find_if(labels.begin(), labels.end(), [&](const Label& label) { return label.text == text; });
    return found == labels.end() ? nullptr : &*found;
  }
  std::vector<dvec2> hull(int body) const {
    for (const BodyOnScreen& each : painter.bodiesOnScreen())
      if (each.body == body) return hullOf(each.corners);
    return {};
  }
  Sandbox sandbox;
  SandboxPainter painter;
  View view;
};

/// From a point to a polygon; 0 within it.
double distanceTo(const std::vector<dvec2>& hull, dvec2 p) {
  if (isWithin(hull, p)) return 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < hull.size(); ++i)
    least = std::min(least, distanceToSegment(p, hull[i], hull[(i + 1) % hull.size()]));
  return least;
}

TEST(ChosenPairPicture, AFixedBodyOfAChosenPairHasTheColourInItsLines) {
  for (const Chosen& chosen : kChosen) {
    SCOPED_TRACE(chosen.world);
    const ChosenPicture picture(chosen);
    const auto drawnIn = [&](Role role) {
      const Figure& figure = picture.painter.figure();
      return std::any_of(figure.lines.begin(), figure.lines.end(), [&](const Line& l) { return l.role == role; }) ||
             std::any_of(figure.markers.begin(), figure.markers.end(), [&](const Marker& m) { return m.role == role; });
    };
    EXPECT_TRUE(drawnIn(Role::body_a));
    EXPECT_TRUE(drawnIn(Role::body_b));
  }
}

TEST(ChosenPairPicture, TheLettersOfAChosenPairAreOnTheirBodiesOrBeside) {
  for (const Chosen& chosen : kChosen) {
    SCOPED_TRACE(chosen.world);
    const ChosenPicture picture(chosen);
    const dvec2 size = picture.view.size;
    for (const bool second : {false, true}) {
      const Label* letter = picture.letter(second ? "B" : "A");
      ASSERT_NE(letter, nullptr) << second;
      EXPECT_EQ(letter->role, second ? Role::body_b : Role::body_a);
      const dvec2 at(project(picture.view, letter->position));
      EXPECT_TRUE(at.x > 10 && at.y > 10 && at.x < size.x - 10 && at.y < size.y - 10);
      const int own = second ? chosen.pair.b : chosen.pair.a, other = second ? chosen.pair.a : chosen.pair.b;
      const double far = distanceTo(picture.hull(own), at);
      EXPECT_LT(far, 25) << second;
      EXPECT_TRUE(far == 0 || distanceTo(picture.hull(other), at) > 0) << second;
      for (const Arrow& arrow : picture.painter.figure().arrows)
        EXPECT_GT(glm::distance(dvec2(project(picture.view, arrow.to)), at), 8) << second;
    }
  }
}

TEST(ChosenPairPicture, TheLettersKeepClearOfWhatCoversThePane) {
  ChosenPicture picture({"newtons-cradle", {0, 4}});
  const dvec2 at(project(picture.view, picture.letter("A")->position));
  const ScreenBox covered{at - 40.0, at + 40.0};
  picture.painter.draw(picture.sandbox, picture.view, {-1, {0, 4}, dvec3(0.0)});
  picture.painter.nameChosen(picture.sandbox, picture.view, {0, 4}, covered);
  ASSERT_NE(picture.letter("A"), nullptr);
  EXPECT_GT(distanceTo(covered, dvec2(project(picture.view, picture.letter("A")->position))), 8);
}

/// n of a chosen pair is an arrow of its own, longer than any impulse, from the middle of the contact; its letter is at
/// its tip, and nothing lies on them.
TEST(ChosenPairPicture, TheNormalOfAChosenPairHasItsOwnArrow) {
  for (const Chosen& chosen : {Chosen{"stack", {1, 2}}, Chosen{"stack-2d", {1, 2}}, Chosen{"dominoes", {1, 2}},
                               Chosen{"newtons-cradle-2d", {0, 4}}, Chosen{"slope", {0, 2}}, Chosen{"stack", {2, 1}}}) {
    SCOPED_TRACE(chosen.world);
    const ChosenPicture picture(chosen);
    const View& view = picture.view;
    const Figure& figure = picture.painter.figure();
    const auto isNormal = [](const Arrow& arrow) { return arrow.role == Role::normal; };
    ASSERT_EQ(std::count_if(figure.arrows.begin(), figure.arrows.end(), isNormal), 1);
    const Arrow normal = *std::find_if(figure.arrows.begin(), figure.arrows.end(), isNormal);
    EXPECT_EQ(normal.emphasis, Emphasis::strong);
    const Label* letter = picture.letter("*n*");
    ASSERT_NE(letter, nullptr);
    EXPECT_EQ(letter->role, Role::normal);
    EXPECT_EQ(letter->position, normal.to);
    const auto& pairs = picture.sandbox.state().pairs;
    const auto pair =
        std::find_if(pairs.begin(), pairs.end(), [&](const WorldPair& each) { return hasBodies(each, chosen.pair); });
    ASSERT_NE(pair, pairs.end());
    const double length = glm::distance(normal.from, normal.to);
    const double from_a_to_b = pair->a == chosen.pair.a ? 1 : -1;
    EXPECT_GT(from_a_to_b * glm::dot(normal.to - normal.from, pair->normal), (1 - 1e-9) * length);
    dvec3 sum(0.0);
    for (const WorldContactPoint& point : pair->points) sum += point.point - normal.from;
    EXPECT_LT(glm::length(sum), 1e-9);
    int arrows = 0;
    const dvec2 tip(project(view, normal.to));
    for (const Arrow& arrow : figure.arrows) {
      if (isNormal(arrow)) continue;
      ++arrows;
      EXPECT_LT(glm::distance(arrow.from, arrow.to), length);
      EXPECT_GT(glm::distance(dvec2(project(view, arrow.to)), tip), 7);
    }
    EXPECT_EQ(picture.painter.impulses().arrows, arrows) << "the legend counts them";
    EXPECT_LE(picture.painter.impulses().shown, picture.painter.impulses().all);
  }
}

/// The bullet is a few pixels large: arrows begin beyond it, and no other dot lies on it.
TEST(ChosenPairPicture, ASmallBodyStaysVisible) {
  for (const char* world : {"bullet-continuous", "bullet-continuous-2d"}) {
    SCOPED_TRACE(world);
    const ChosenPicture picture({world, {0, 2}});
    const Figure& figure = picture.painter.figure();
    const dvec2 bullet(project(picture.view, picture.sandbox.state().bodies[2].position));
    ASSERT_FALSE(figure.arrows.empty());
    for (const Arrow& arrow : figure.arrows) {
      const dvec2 from(project(picture.view, arrow.from)), to(project(picture.view, arrow.to));
      EXPECT_GT(distanceTo(std::vector<dvec2>{from, to}, bullet), 5);
    }
    for (const Marker& marker : figure.markers)
      EXPECT_TRUE(marker.role == Role::body_b ||
                  glm::distance(dvec2(project(picture.view, marker.position)), bullet) > 6);
  }
}

}  // namespace
}  // namespace gjklab::chosen_pair_picture_test
