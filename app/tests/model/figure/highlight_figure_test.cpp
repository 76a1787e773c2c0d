// Pointing: what is under the pointer, and what lights up in the other space.

#include "covered.h"
#include "gjk/every_value.h"
#include "model/caption/caption.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/make_figure.h"
#include "model/figure/theme.h"
#include "model/gallery/gallery.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::highlight_figure_test {
namespace {

using namespace test;

Scene twoTriangles() {
  Scene scene;
  scene.dimension = 2;
  scene.a.shape = scene.b.shape = ShapeKind::hull;
  scene.a.points = {{0, 0, 0}, {2, 0, 0}, {0, 3, 0}};
  scene.b.points = {{0, 0, 0}, {1, 1, 0}, {-1, 2, 0}};
  scene.b.position = {5, 1, 0};
  scene.b.angle = 0.3;
  return scene;
}

TEST(Highlight, DifferenceVertexIsTheSameArrowInBothSpaces) {
  const Stage stage(twoTriangles());
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const Frame frame = stage.frame(stage.timeline[0], DifferenceVertexTarget{i, j});
      const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
      const auto arrow = [](const Figure& figure) {
        const auto found = std::find_if(figure.arrows.begin(), figure.arrows.end(),
                                        [](const Arrow& a) { return a.role == Role::highlight; });
        return found == figure.arrows.end() ? dvec3(1e9) : found->to - found->from;
      };
      const dvec3 a = toWorld(stage.scene.a, 2, stage.scene.a.points[static_cast<std::size_t>(i)]);
      const dvec3 b = toWorld(stage.scene.b, 2, stage.scene.b.points[static_cast<std::size_t>(j)]);
      EXPECT_LT(glm::length(arrow(world) - (a - b)), 1e-12);
      EXPECT_LT(glm::length(arrow(difference) - (a - b)), 1e-12);
    }
}

/// What a row of tests shows is what it multiplies: the arrows' product has the value, or at least the sign, that the
/// row says.
void expectShownProducts(const Stage& stage, int& shown) {
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Moment moment = stage.timeline[i];
    if (moment.sub_step != SubStep::gjk_region) continue;
    for (const gjk::SignTest& test : stage.run.trace.gjk[static_cast<std::size_t>(moment.record)].tests) {
      const Figure figure = stage.differenceAt(stage.frame(moment, TestTarget{test.subject}));
      std::vector<dvec3> arrows;
      for (const Arrow& arrow : figure.arrows)
        if (arrow.role == Role::highlight) arrows.push_back(arrow.to - arrow.from);
      const bool lines = std::any_of(figure.lines.begin(), figure.lines.end(),
                                     [](const Line& line) { return line.role == Role::highlight; });
      if (test.subject.kind > gjk::TestKind::side) {
        EXPECT_TRUE(lines || gjk::vertexCount(test.subject.feature) == 1);
        continue;
      }
      if (arrows.size() < 2) continue;  // O is where the letter a is
      const double product = glm::dot(arrows[0], arrows[1]);
      if (test.subject.kind == gjk::TestKind::along) {
        EXPECT_NEAR(product, test.value, 1e-9 * (1 + std::abs(test.value)));
      } else if (std::abs(test.value) > 1e-6) {
        EXPECT_EQ(product > 0, test.holds);
      }
      ++shown;
    }
  }
}

TEST(Highlight, ARowOfTestsShowsWhatItMultiplies) {
  int shown = 0;
  for (const gjk::SubDistance solver : gjk::everyValue<gjk::SubDistance>()) {
    Scene flat = twoTriangles(), solid = defaultScene(3);
    flat.query.sub_distance = solid.query.sub_distance = solver;
    expectShownProducts(Stage(flat), shown);
    expectShownProducts(Stage(solid), shown);
  }
  EXPECT_GT(shown, 4);
}

TEST(Highlight, WorldVertexLightsItsRowOfDifferences) {
  const Stage stage(twoTriangles());
  for (const Which which : {Which::a, Which::b})
    for (int i = 0; i < 3; ++i) {
      const Frame frame = stage.frame(stage.timeline[0], VertexTarget{which, i});
      const Figure figure = stage.differenceAt(frame);
      for (int j = 0; j < 3; ++j) {
        const int in_a = which == Which::a ? i : j, in_b = which == Which::a ? j : i;
        const dvec3 w = toWorld(stage.scene.a, 2, stage.scene.a.points[static_cast<std::size_t>(in_a)]) -
                        toWorld(stage.scene.b, 2, stage.scene.b.points[static_cast<std::size_t>(in_b)]);
        EXPECT_TRUE(std::any_of(figure.markers.begin(), figure.markers.end(), [&](const Marker& m) {
          return m.role == Role::highlight && glm::length(m.position - w) < 1e-12;
        }));
      }
      EXPECT_EQ(std::count_if(figure.markers.begin(), figure.markers.end(),
                              [](const Marker& m) { return m.role == Role::highlight; }),
                3);
    }
}

TEST(Handles, HaveTheirBodysColour) {
  EXPECT_EQ(theme(ThemeName::light).style(Role::handle_b).color, theme(ThemeName::light).style(Role::body_b).color);
  for (const Which which : {Which::a, Which::b}) {
    const Role own = which == Which::a ? Role::handle_a : Role::handle_b;
    const Role other = which == Which::a ? Role::handle_b : Role::handle_a;
    const Stage flat(twoTriangles());
    const Figure knob = flat.worldAt(flat.frame(flat.timeline[0], TurnTarget{which, 2}));
    EXPECT_TRUE(hasLine(knob, own)) << "the stem of its knob";
    EXPECT_FALSE(hasLine(knob, other));
    const Stage solid(defaultScene(3));
    const Figure rings = solid.worldAt(solid.frame(solid.timeline[0], BodyTarget{which}));
    EXPECT_TRUE(hasLine(rings, Role::axis_x) && hasLine(rings, Role::axis_y) && hasLine(rings, Role::axis_z))
        << "the rings about it tell their axes";
    EXPECT_FALSE(hasLine(rings, other));
  }
}

/// Each arrow can be grabbed at its tip, each little plane in its middle, also with a finger; away from the body none
/// is there.
TEST(Handles, MoveABodyAlongAxesAndPlanes) {
  const Stage solid(defaultScene(3));
  const auto count = [](const Figure& figure) {
    return std::count_if(figure.handles.begin(), figure.handles.end(),
                         [](const Handle& h) { return std::holds_alternative<MoveTarget>(h.target); });
  };
  EXPECT_EQ(count(solid.worldAt(solid.frame(solid.timeline[0]))), 0);
  for (const Which which : {Which::a, Which::b}) {
    const Figure figure = solid.worldAt(solid.frame(solid.timeline[0], BodyTarget{which}));
    EXPECT_EQ(count(figure), 6);
    for (const Handle& handle : figure.handles) {
      const auto* move = std::get_if<MoveTarget>(&handle.target);
      if (!move) continue;
      EXPECT_EQ(move->which, which);
      const dvec3 at = move->plane ? 0.5 * (handle.shape[0] + handle.shape[2]) : handle.shape.back();
      for (const double reach : {1.0, 2.2}) {
        SCOPED_TRACE(std::to_string(move->axis) + (move->plane ? " plane " : " arrow ") + std::to_string(reach));
        EXPECT_EQ(pick(figure, solid.world, dvec2(project(solid.world, at)), nullptr, reach), handle.target);
      }
      constexpr double kNineMillimetres = 9 / 25.4 * 96;
      EXPECT_GE(2 * 2.2 * handle.radius, kNineMillimetres);
    }
  }
}

TEST(Pick, VerticesBeforeEdgesBeforeBodies) {
  const Stage stage(twoTriangles());
  const Figure figure = stage.worldAt(stage.frame(stage.timeline[0]));
  const auto at = [&](dvec3 world) { return pick(figure, stage.world, dvec2(project(stage.world, world))); };
  EXPECT_EQ(at({2, 0, 0}), PickTarget(VertexTarget{Which::a, 1}));
  EXPECT_EQ(at({0.6, 0.9, 0}), PickTarget(BodyTarget{Which::a}));
  const PickTarget edge = at({1, 0, 0});
  ASSERT_TRUE(std::holds_alternative<EdgeTarget>(edge));
  EXPECT_EQ(std::get<EdgeTarget>(edge), (EdgeTarget{Which::a, 0, 1}));
  EXPECT_EQ(at({100, 100, 0}), PickTarget{});
}

TEST(Pick, OriginAndDifferenceVertices) {
  const Stage stage(twoTriangles());
  const Figure figure = stage.differenceAt(stage.frame(stage.timeline[0]));
  dvec3 hit(7.0);
  EXPECT_EQ(pick(figure, stage.difference, dvec2(project(stage.difference, dvec3(0.0))), &hit),
            PickTarget(OriginTarget{}));
  EXPECT_LT(glm::length(hit), 1e-12);
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const dvec3 w = toWorld(stage.scene.a, 2, stage.scene.a.points[static_cast<std::size_t>(i)]) -
                      toWorld(stage.scene.b, 2, stage.scene.b.points[static_cast<std::size_t>(j)]);
      EXPECT_EQ(pick(figure, stage.difference, dvec2(project(stage.difference, w))),
                PickTarget(DifferenceVertexTarget{i, j}));
    }
}

TEST(PickWalk, EveryHandleCanBeReached) {
  Covered cases(60000 / gjk::test::kShareOfCases / gjk::test::kShareOfCases);
  int moments = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.record > 1 || ++moments % gjk::test::kShareOfCases != 0) return;
    SCOPED_TRACE(place(stage, frame));
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    const auto check = [&](const Figure& figure, const View& view) {
      for (const Handle& handle : figure.handles) {
        dvec3 middle(0.0);
        for (const dvec3& p : handle.shape) middle += p / static_cast<double>(handle.shape.size());
        const dvec3 at = handle.filled || handle.shape.size() == 1 ? middle : handle.shape[0];
        const dvec2 screen(project(view, at));
        if (screen.x < 0 || screen.y < 0 || screen.x > view.size.x || screen.y > view.size.y) continue;
        ++cases;
        EXPECT_FALSE(std::holds_alternative<std::monostate>(pick(figure, view, screen)));
      }
    };
    check(world, stage.world);
    check(difference, stage.difference);
  });
}

TEST(TurnCentre, StaysWhereItIsWhenTheBodyTurnsAboutIt) {
  Scene scene = twoTriangles();
  const dvec3 before = turnCentre(scene.b, 2);
  EXPECT_LT(glm::length(before - toWorld(scene.b, 2, dvec3(0, 1, 0))), 1e-12);
  Body box;
  box.position = {3, 4, 0};
  EXPECT_EQ(turnCentre(box, 2), dvec3(3, 4, 0));
}

/// A row that says |x| shows x: this step's, or that of the step before.
TEST(Highlight, TheLengthOfXStandsAtX) {
  const Stage stage(twoTriangles());
  int shown = 0;
  for (int position = 0; position < stage.timeline.size(); ++position) {
    const Moment moment = stage.timeline[position];
    if (moment.sub_step != SubStep::gjk_keep) continue;
    for (const TestRow& row : caption(stage.scene, stage.run, stage.timeline, position).tests) {
      if (row.expression.find("|x|") == std::string::npos) continue;
      const bool before = row.expression != "|x|";
      const dvec3 x = stage.run.trace.gjk[static_cast<std::size_t>(moment.record - before)].closest;
      ASSERT_TRUE(row.target == PickTarget(NearestTarget{x})) << row.expression;
      const Figure figure = stage.differenceAt(stage.frame(moment, row.target));
      EXPECT_TRUE(std::any_of(figure.arrows.begin(), figure.arrows.end(), [&](const Arrow& a) {
        return a.role == Role::highlight && a.from == dvec3(0.0) && a.to == x;
      }));
      EXPECT_TRUE(std::any_of(figure.labels.begin(), figure.labels.end(),
                              [&](const Label& l) { return l.text == "|*x*| " + row.value; }));
      ++shown;
    }
  }
  EXPECT_GT(shown, 2);
}

}  // namespace
}  // namespace gjklab::highlight_figure_test
