// A ⊖ B of a pair of a running world: the set that the bodies' corners make, with O in it as long as they touch.
#include "model/session/pair_inset.h"

#include "model/figure/framing.h"
#include "model/figure/screen_hull.h"
#include "model/sandbox/sandbox_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace gjklab::pair_inset_test {
namespace {

WorldBody boxAt(dvec3 half, dvec3 position, bool fixed = false) {
  WorldBody out;
  out.body.shape = ShapeKind::box;
  out.body.half_extents = half;
  out.body.position = position;
  out.fixed = fixed;
  return out;
}

/// A box that falls on a floor.
WorldFile fallingBox(int dimension) {
  WorldFile file;
  file.dimension = dimension;
  const double depth = dimension == 3 ? 0.5 : 0;
  file.bodies.push_back(boxAt({3, 0.5, 6 * depth}, {0, -0.5, 0}, true));
  file.bodies.push_back(boxAt({0.5, 0.5, depth}, {0.2, 0.8, 0}));
  return file;
}

/// How far a box of a world reaches along d, by its corners.
double reachOf(const WorldFile& file, const WorldState& state, int body, dvec3 d) {
  const auto i = static_cast<std::size_t>(body);
  const dvec3 half = file.bodies[i].body.half_extents;
  double most = -1e300;
  for (int corner = 0; corner < 8; ++corner) {
    const dvec3 local((corner & 1) ? half.x : -half.x, (corner & 2) ? half.y : -half.y,
                      (corner & 4) ? half.z : -half.z);
    const WorldBodyState& at = state.bodies[i];
    const dvec3 turned = file.dimension == 3 ? at.orientation * local
                                             : dvec3(std::cos(at.angle) * local.x - std::sin(at.angle) * local.y,
                                                     std::sin(at.angle) * local.x + std::cos(at.angle) * local.y, 0);
    most = std::max(most, glm::dot(at.position + turned, d));
  }
  return most;
}

View paneOf(int dimension) {
  View view;
  view.dimension = dimension;
  view.size = {1280, 676};
  view.pixels_per_unit = 60;
  if (dimension == 3) view.orientation = defaultOrientation();
  return view;
}

/// Follows the pair in the world's picture.
void follow(PairInset& inset, const Sandbox& sandbox, BodyPair pair, const View& view, const InsetWords& words = {}) {
  SandboxPainter painter;
  painter.draw(sandbox, view, {-1, pair, dvec3(0.0)});
  inset.follow(sandbox, pair, view, painter, words);
}

TEST(PairInset, ShowsADifferenceOfTheBodiesAsTheyAre) {
  for (const int dimension : {2, 3}) {
    SCOPED_TRACE(dimension);
    Sandbox sandbox;
    sandbox.show(fallingBox(dimension), "");
    PairInset inset;
    const View pane = paneOf(dimension);
    for (int step = 0; step < 60; step += 6) {
      follow(inset, sandbox, {0, 1}, pane);
      ASSERT_TRUE(inset.shows());
      std::vector<dvec3> drawn;
      for (const Mesh& mesh : inset.figure().meshes)
        if (mesh.role == Role::difference)
          for (const dvec3& p : mesh.positions) drawn.push_back(p + mesh.offset);
      for (const Fill& fill : inset.figure().fills)
        if (fill.role == Role::difference) drawn.insert(drawn.end(), fill.points.begin(), fill.points.end());
      ASSERT_FALSE(drawn.empty());
      for (int i = 0; i < 12; ++i) {
        const double turn = 0.5 * i, tilt = dimension == 3 ? std::sin(1.3 * i) : 0;
        const dvec3 d = glm::normalize(dvec3(std::cos(turn), std::sin(turn), tilt));
        double found = -1e300;
        for (const dvec3& p : drawn) found = std::max(found, glm::dot(p, d));
        const double expected =
            reachOf(sandbox.file(), sandbox.state(), 0, d) + reachOf(sandbox.file(), sandbox.state(), 1, -d);
        EXPECT_NEAR(found, expected, 1e-9 * (1 + std::abs(expected)));
      }
      // It lies within the pane, and O within it.
      const dvec2 o = dvec2(project(inset.view(), dvec3(0.0))), size = inset.view().size;
      EXPECT_TRUE(o.x > 0 && o.y > 0 && o.x < size.x && o.y < size.y);
      EXPECT_TRUE(inset.corner().x + size.x < pane.size.x && inset.corner().y > 0);
      EXPECT_TRUE(inset.holds(inset.corner() + 0.5 * size));
      EXPECT_FALSE(inset.holds(inset.corner() - 1.0));
      sandbox.stepBy(6);
    }
  }
}

/// A third body at the upper right of the pane: the inset is elsewhere, and stays there while the body moves on.
TEST(PairInset, CoversNoBodyThatMovesIfACornerIsFree) {
  WorldFile file = fallingBox(2);
  const View pane = paneOf(2);
  file.bodies.push_back(boxAt({1, 1, 0}, {8.5, 4, 0}));
  Sandbox sandbox;
  sandbox.show(file, "");
  PairInset inset;
  follow(inset, sandbox, {0, 1}, pane);
  ASSERT_TRUE(inset.shows());
  EXPECT_FALSE(inset.holds(dvec2(project(pane, file.bodies[2].body.position))));
  const dvec2 before = inset.corner();
  file.bodies.pop_back();
  Sandbox without;
  without.show(file, "");
  follow(inset, without, {0, 1}, pane);
  EXPECT_EQ(inset.corner(), before) << "it moves only for a reason";
  PairInset fresh;
  follow(fresh, without, {0, 1}, pane);
  EXPECT_TRUE(fresh.holds(dvec2(pane.size.x - 20, 20))) << "at the upper right if nothing is there";
}

TEST(PairInset, LiesBelowTheLegendAndItsFigureAboveTheNames) {
  for (const int dimension : {2, 3}) {
    Sandbox sandbox;
    sandbox.show(fallingBox(dimension), "");
    PairInset inset;
    follow(inset, sandbox, {0, 1}, paneOf(dimension));
    const double before = inset.corner().y;
    follow(inset, sandbox, {0, 1}, paneOf(dimension), {.legend = 60});
    ASSERT_TRUE(inset.shows());
    EXPECT_LT(before, 60);
    EXPECT_GT(inset.corner().y, 60) << "it moves out of the way";
    const double names = inset.view().size.y - 28 * inset.view().ui_scale;
    for (const Mesh& mesh : inset.figure().meshes)
      for (const dvec3& p : mesh.positions) EXPECT_LT(project(inset.view(), p + mesh.offset).y, names);
    for (const Fill& fill : inset.figure().fills)
      for (const dvec3& p : fill.points) EXPECT_LT(project(inset.view(), p).y, names);
  }
}

/// The share of the chosen bodies' outlines, and of all that does not fill the pane, that the inset covers.
double shareCovered(const PairInset& inset, const SandboxPainter& painter, int body) {
  for (const BodyOnScreen& each : painter.bodiesOnScreen()) {
    if (each.body != body) continue;
    const std::vector<dvec2> hull = hullOf(each.corners);
    return screenArea(clippedTo(hull, *inset.area())) / screenArea(hull);
  }
  return 1;
}

/// In these worlds a place is free of the pair, or nearly so.
TEST(PairInset, LeavesTheChosenPairFree) {
  struct Case {
    const char* world;
    BodyPair pair;
    double most = 0;  ///< of either body that may be covered
  };
  for (const Case& each : {Case{"billiards-2d", {1, 2}}, Case{"beads-1d", {1, 2}}, Case{"newtons-cradle", {1, 2}},
                           Case{"newtons-cradle-2d", {1, 2}}, Case{"flying-pair", {1, 2}, 0.12}, Case{"slope", {1, 2}},
                           Case{"slope-2d", {0, 2}, 0.02}, Case{"dominoes-2d", {1, 2}}})
    for (const dvec2 size : {dvec2(960, 500), dvec2(1600, 830)}) {
      SCOPED_TRACE(std::string(each.world) + " " + std::to_string(size.x));
      Sandbox sandbox;
      sandbox.show(test::builtIn(each.world), "");
      sandbox.stepBy(48);
      SandboxPainter painter;
      View view = test::framed(sandbox, painter);
      view.size = size;
      painter.frame(view, sandbox);
      painter.draw(sandbox, view, {-1, each.pair, dvec3(0.0)});
      PairInset inset;
      inset.follow(sandbox, each.pair, view, painter, {.legend = 36});
      ASSERT_TRUE(inset.shows());
      EXPECT_LE(shareCovered(inset, painter, each.pair.a), each.most);
      EXPECT_LE(shareCovered(inset, painter, each.pair.b), each.most);
    }
}

TEST(PairInset, NamesThatDoNotFitOnOneLineAreOnTwo) {
  WorldFile file = fallingBox(2);
  file.bodies[0].name = "the bottom cushion";
  file.bodies[1].name = "the left cushion";
  Sandbox sandbox;
  sandbox.show(file, "");
  PairInset inset;
  InsetWords words{.line = 16, .width = [](const std::string& text) { return 5.0 * double(text.size()); }};
  follow(inset, sandbox, {0, 1}, paneOf(2), words);
  ASSERT_EQ(inset.names().size(), 1u);
  const double height = inset.view().size.y, one = inset.namesHeight();
  words.width = [](const std::string& text) { return 9.0 * double(text.size()); };
  follow(inset, sandbox, {0, 1}, paneOf(2), words);
  ASSERT_EQ(inset.names().size(), 2u);
  EXPECT_EQ(inset.names()[1], file.bodies[1].name);
  EXPECT_NE(inset.names()[0].find(file.bodies[0].name), std::string::npos);
  EXPECT_NEAR(inset.view().size.y, height + words.line, 1e-9) << "A ⊖ B stays as large";
  EXPECT_NEAR(inset.namesHeight(), one + words.line, 1e-9);
  words.width = [](const std::string& text) { return 30.0 * double(text.size()); };
  follow(inset, sandbox, {0, 1}, paneOf(2), words);
  for (const std::string& line : inset.names()) EXPECT_NE(line.find("…"), std::string::npos) << line;
}

/// Where A ⊖ B is too thin for its name, there is room for it beside, on the side that O is not on.
TEST(PairInset, TheNameOfAThinDifferenceIsBesideIt) {
  constexpr double kLetters = 62;  // pixels
  struct Case {
    const char* world;
    BodyPair pair;
  };
  for (const Case& each : {Case{"spinning-plank-2d", {1, 2}}, Case{"hulls-in-a-box-2d", {1, 2}},
                           Case{"newtons-cradle", {1, 2}}, Case{"flying-pair", {1, 2}}}) {
    SCOPED_TRACE(each.world);
    Sandbox sandbox;
    sandbox.show(test::builtIn(each.world), "");
    sandbox.stepBy(48);
    SandboxPainter painter;
    View view = test::framed(sandbox, painter);
    view.size = {960, 500};
    painter.frame(view, sandbox);
    painter.draw(sandbox, view, {-1, each.pair, dvec3(0.0)});
    PairInset inset;
    inset.follow(sandbox, each.pair, view, painter);
    const auto& labels = inset.figure().labels;
    const auto name =
        std::find_if(labels.begin(), labels.end(), [](const Label& label) { return label.role == Role::difference; });
    ASSERT_NE(name, labels.end());
    const dvec2 at(project(inset.view(), name->position)), origin(project(inset.view(), dvec3(0.0)));
    EXPECT_GT(glm::dot(at - origin, name->away), 0);
    if (std::abs(name->away.x) > 0.8)
      EXPECT_GT(name->away.x < 0 ? at.x : inset.view().size.x - at.x, kLetters);
    else
      EXPECT_GT(name->away.y < 0 ? at.y : inset.view().size.y - at.y, 20);
  }
}

TEST(PairInset, IsAwayForPairsThatAreGoneAndPanesWithoutRoom) {
  Sandbox sandbox;
  sandbox.show(fallingBox(3), "");
  PairInset inset;
  follow(inset, sandbox, {0, 7}, paneOf(3));
  EXPECT_FALSE(inset.shows());
  follow(inset, sandbox, {}, paneOf(3));
  EXPECT_FALSE(inset.shows());
  View narrow = paneOf(3);
  narrow.size = {300, 300};
  follow(inset, sandbox, {0, 1}, narrow);
  EXPECT_FALSE(inset.shows());
}

TEST(PairInset, OfABodyKeepsThePairThatStillTouches) {
  WorldFile file = fallingBox(2);
  file.bodies[1].body.position.y = 0.5;
  file.bodies.push_back(boxAt({0.5, 0.5, 0}, {0.2, 1.5, 0}));
  Sandbox sandbox;
  sandbox.show(file, "");
  sandbox.stepBy(30);
  const BodyPair strongest = pairOfBody(sandbox, 1, {});
  EXPECT_EQ(strongest, (BodyPair{0, 1})) << "the floor bears two boxes";
  EXPECT_EQ(pairOfBody(sandbox, 1, {1, 2}), (BodyPair{1, 2}));
  EXPECT_EQ(pairOfBody(sandbox, 2, {0, 1}), (BodyPair{1, 2}));
}

}  // namespace
}  // namespace gjklab::pair_inset_test
