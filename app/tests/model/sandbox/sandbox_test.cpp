// A world that is played with: running, going back, changing, looking at a pair.
#include "covered.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/sandbox/sandbox_words.h"
#include "model/sandbox/sandbox_worlds.h"
#include "model/sandbox/world_gallery.h"

#include "expect_facts.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

namespace gjklab::sandbox_test {
namespace {

using test::box;
using test::twoBoxes;

TEST(Sandbox, RunsAsTheWorldDoesAndGoesBack) {
  Sandbox sandbox;
  WorldFile file = twoBoxes(3);
  file.bodies[2].body.linear_velocity = {1, 2, 0};
  sandbox.show(file, "");
  sandbox.play(true);
  for (int i = 0; i < 30; ++i) sandbox.advance(1.0 / 60);
  World world(file);
  ASSERT_EQ(sandbox.last(), 30);
  for (int i = 0; i <= 30; ++i) {
    sandbox.seek(i);
    EXPECT_EQ(sandbox.state(), world.state()) << i;
    EXPECT_NEAR(sandbox.timeAt(i), i / 60.0, 1e-12);
    world.step();
  }
  EXPECT_FALSE(sandbox.playing());
  EXPECT_FALSE(sandbox.modified());
}

TEST(Sandbox, SlowMotionIsAsManyStepsInMoreTime) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(2), "");
  sandbox.play(true);
  sandbox.setPace(0.25);
  for (int i = 0; i < 40; ++i) sandbox.advance(1.0 / 60);
  EXPECT_EQ(sandbox.last(), 10);
}

/// A knock adds to the velocity; momentum in a world without gravity is the mass times that.
TEST(Sandbox, AKnockAddsToTheVelocity) {
  Sandbox sandbox;
  WorldFile file = twoBoxes(2);
  file.world.gravity = dvec3(0.0);
  file.bodies[2].body.position.y = 4;
  sandbox.show(file, "");
  sandbox.push(2, {1.5, 2, 9});
  EXPECT_EQ(sandbox.state().bodies[2].linear_velocity, dvec3(1.5, 2, 0)) << "in the plane";
  EXPECT_TRUE(sandbox.touched());
  sandbox.push(2, {0.5, 0, 0});
  sandbox.stepBy(30);
  EXPECT_NEAR(sandbox.state().bodies[2].position.x, 1, 1e-9) << "2 a second for half a second";
  EXPECT_NEAR(sandbox.state().bodies[2].position.y, 5, 1e-9);
  sandbox.push(0, {1, 0, 0});
  EXPECT_EQ(sandbox.state().bodies[0].linear_velocity, dvec3(0.0)) << "what is fixed stays";
}

TEST(Sandbox, KeepsAMinute) {
  Sandbox sandbox;
  WorldFile file = twoBoxes(2);
  file.world.time_step = 0.5;
  sandbox.show(file, "");
  sandbox.stepBy(200);
  EXPECT_NEAR(sandbox.timeAt(sandbox.last()), 100, 1e-9);
  EXPECT_NEAR(sandbox.timeAt(0), 40, 1e-9);
}

TEST(Sandbox, WhoChangesThePastGoesOnFromThere) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(3), "");
  sandbox.stepBy(20);
  sandbox.seek(5);
  const WorldState then = sandbox.state();
  WorldSettings settings = sandbox.file().world;
  settings.gravity = dvec3(0.0);
  sandbox.set(settings);
  EXPECT_EQ(sandbox.last(), 5);
  EXPECT_EQ(sandbox.state().bodies[2].position, then.bodies[2].position);
  EXPECT_TRUE(sandbox.modified());
  sandbox.add(box(dvec3(0.2), {3, 3, 0}));
  EXPECT_EQ(sandbox.file().bodies.size(), 4U);
  sandbox.stepBy(1);
  EXPECT_EQ(sandbox.state().bodies.size(), 4U);
  sandbox.remove(1);
  EXPECT_EQ(sandbox.state().bodies.size(), 3U);
  EXPECT_EQ(sandbox.state().bodies[2].position, dvec3(3, 3, 0));
  sandbox.seek(0);  // what was, is as it was
  EXPECT_EQ(sandbox.state().bodies.size(), 3U);
  EXPECT_EQ(sandbox.file().world.gravity, dvec3(0, -9.81, 0));
}

// The recording of a minute is full: its last moment keeps its place while the world goes on.
TEST(Sandbox, AThrowAfterTheMinuteStays) {
  Sandbox sandbox;
  WorldFile file = twoBoxes(2);
  file.world.time_step = 0.5;
  sandbox.show(file, "");
  sandbox.stepBy(200);
  sandbox.grab(2, {0, 1.5, 0});
  sandbox.drag({1, 3, 0});
  sandbox.stepBy(4);
  const WorldState thrown = sandbox.state();
  sandbox.letGo();
  EXPECT_EQ(sandbox.undoName(), "throwing a body");
  EXPECT_EQ(sandbox.state(), thrown);
  sandbox.undo();
  EXPECT_NEAR(sandbox.timeAt(sandbox.position()), 100, 1e-9);
  sandbox.redo();
  EXPECT_EQ(sandbox.state(), thrown);
}

// Measure of a box of half sizes 0.5, 0.4, 0.3 in each dimension, and of a ball.
TEST(Sandbox, MassIsDensityTimesMeasure) {
  for (const auto& [dimension, measure] : {std::pair(1, 1.0), std::pair(2, 0.8), std::pair(3, 0.48)}) {
    WorldFile file;
    file.dimension = dimension;
    file.bodies = {box({0.5, 0.4, 0.3}, {0, 0, 0})};
    file.bodies[0].density = 2.5;
    clearUnusedCoordinates(file);
    EXPECT_NEAR(massOf(file.bodies[0], dimension), 2.5 * measure, 1e-12);
  }
}

/// What is held follows the hand, also where the world pauses; with the hand off, it pauses again.
TEST(Sandbox, TimePassesWhileABodyIsHeld) {
  for (const int dimension : {2, 3}) {
    Sandbox sandbox;
    sandbox.show(twoBoxes(dimension), "");
    const dvec3 at = sandbox.state().bodies[2].position;
    sandbox.advance(0.1);
    EXPECT_EQ(sandbox.position(), 0);
    sandbox.grab(2, at);
    sandbox.drag(at + dvec3(2, 1, 0));
    for (int frame = 0; frame < 120; ++frame) sandbox.advance(1.0 / 60);
    EXPECT_LT(glm::distance(sandbox.heldPoint(), at + dvec3(2, 1, 0)), 0.2) << dimension << "-D";
    EXPECT_FALSE(sandbox.playing());
    sandbox.letGo();
    const int position = sandbox.position();
    sandbox.advance(0.1);
    EXPECT_EQ(sandbox.position(), position);
  }
}

TEST(Sandbox, TheHandPullsAPointToItsPlaceAndThrows) {
  for (const int dimension : {2, 3}) {
    Sandbox sandbox;
    WorldFile file = twoBoxes(dimension);
    file.world.gravity = dvec3(0.0);
    sandbox.show(file, "");
    sandbox.grab(2, {0.4, 1.9, 0});
    sandbox.drag({3, 4, 0});
    sandbox.stepBy(180);
    EXPECT_LT(glm::distance(sandbox.heldPoint(), dvec3(3, 4, 0)), 0.01) << dimension << "-D";
    sandbox.drag({9, 4, 0});
    sandbox.stepBy(6);
    sandbox.letGo();
    const dvec3 velocity = sandbox.state().bodies[2].linear_velocity, at = sandbox.state().bodies[2].position;
    EXPECT_GT(velocity.x, 1);
    sandbox.stepBy(6);  // and flies on by itself
    EXPECT_GT(sandbox.state().bodies[2].position.x, at.x + 0.05);
  }
}

TEST(Sandbox, APairUnderTheMicroscopeStandsAsInTheWorld) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(3), "");
  sandbox.stepBy(7);
  const WorldState then = sandbox.state();
  const Scene scene = sandbox.lookAt({1, 2});
  EXPECT_TRUE(sandbox.inLab());
  EXPECT_EQ(scene.a.position, then.bodies[1].position);
  EXPECT_EQ(scene.b.position, then.bodies[2].position);
  EXPECT_EQ(scene.b.orientation, then.bodies[2].orientation);
  expectFacts(scene.title, {"box 1", "box 2", number(7.0 / 60, 3) + " s"});
  sandbox.play(true);
  sandbox.advance(0.1);  // the world stands meanwhile
  sandbox.comeBack();
  EXPECT_EQ(sandbox.state(), then);
}

TEST(Sandbox, WordsCountWhatIsThere) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(2), "");
  sandbox.stepBy(10);
  const auto& pairs = sandbox.state().pairs;
  expectFacts(momentWords(sandbox), {number(10.0 / 60, 3) + " s", "3 bodies"});
  const auto lines = countWords(sandbox.state());
  int touching = 0;
  for (const WorldPair& pair : pairs) touching += !pair.points.empty();
  EXPECT_EQ(touching, 2);
  expectFacts(lines[0], {std::to_string(pairs.size()), "2"});
  for (const WorldPair& pair : pairs)
    if (pair.a == 0 && pair.b == 1) {
      EXPECT_NEAR(impulseOf(pair), 2 * 9.81 / 60, 1e-3);
      expectFacts(contactWords(pair), {"2 ", number(impulseOf(pair), 3)});
    }
}

TEST(Sandbox, EveryBuiltInWorldIsDrawnAndCanBeTakenHoldOf) {
  Covered cases(300);
  ASSERT_EQ(worldGallery().size(), 24U);
  for (const WorldEntry& entry : worldGallery()) {
    const auto world = readWorld(builtInWorld(builtInWorldPath(entry.id)), entry.id);
    ASSERT_TRUE(std::holds_alternative<WorldFile>(world)) << entry.id;
    Sandbox sandbox;
    sandbox.show(std::get<WorldFile>(world), "");
    EXPECT_FALSE(sandbox.file().look.empty()) << entry.id << " says what to look at";
    sandbox.setSights({true, true, true, true, true, true});
    sandbox.stepBy(3);
    SandboxPainter painter;
    View view;
    view.dimension = entry.dimension;
    if (view.dimension == 3) view.orientation = defaultOrientation();
    painter.frame(view, sandbox);
    const Figure& figure = painter.draw(sandbox, view, {});
    EXPECT_FALSE(figure.meshes.empty() && figure.fills.empty()) << entry.id;
    for (const Mesh& mesh : figure.meshes)
      for (const dvec3& p : mesh.positions) ASSERT_TRUE(std::isfinite(p.x + p.y + p.z)) << entry.id;
    for (const Line& line : figure.lines)
      for (const dvec3& p : line.points) ASSERT_TRUE(std::isfinite(p.x + p.y + p.z)) << entry.id;
    // Where a body that moves is, the pointer finds a body or a contact.
    for (std::size_t i = 0; i < sandbox.state().bodies.size(); ++i) {
      if (sandbox.file().bodies[i].fixed) continue;
      ++cases;
      const SandboxTarget target =
          painter.pick(sandbox, view, dvec2(project(view, sandbox.state().bodies[i].position)));
      EXPECT_TRUE(target.body >= 0 || target.pair.a >= 0) << entry.id << ", body " << i;
    }
  }
}

/// Seen from above a corner, a box shows nine of its twelve edges; those of a small one would be a blot.
TEST(Sandbox, BodiesInSpaceHaveTheEdgesThatLookAtTheViewer) {
  WorldFile file;
  file.dimension = 3;
  WorldBody box;
  box.body.shape = ShapeKind::box;
  box.body.half_extents = dvec3(1, 0.5, 0.8);
  WorldBody ball;
  ball.body.shape = ShapeKind::sphere;
  ball.body.radius = 1;
  ball.body.position = dvec3(4, 0, 0);
  file.bodies = {box, ball};
  Sandbox sandbox;
  sandbox.show(file, "");
  SandboxPainter painter;
  View view;
  view.dimension = 3;
  view.size = dvec2(800, 800);
  view.pixels_per_unit = 50;
  view.orientation = defaultOrientation();
  const Figure& figure = painter.draw(sandbox, view, {});
  EXPECT_TRUE(figure.hides_fully);
  // Nine: six on the outline of the box, three between faces that look at the viewer; and the outline of the ball.
  ASSERT_EQ(figure.lines.size(), 5u);
  const auto closed = [](const Line& line) { return line.closed; };
  EXPECT_EQ(std::count_if(figure.lines.begin(), figure.lines.end(), closed), 2);
  for (const Line& line : figure.lines) {
    EXPECT_TRUE(line.behind_solids);
    EXPECT_EQ(line.emphasis, line.closed ? Emphasis::normal : Emphasis::faint) << "thinner where faces meet";
    if (!line.closed) {
      EXPECT_EQ(line.points.size(), 2u);
    } else if (glm::distance(line.points[0], ball.body.position) < 1.1) {
      for (const dvec3& p : line.points) {
        EXPECT_NEAR(glm::distance(p, ball.body.position), 1, 1e-9);
        EXPECT_NEAR(glm::dot(p - ball.body.position, towardsViewer(view)), 0, 1e-9) << "on the silhouette";
      }
    } else {
      EXPECT_EQ(line.points.size(), 6u);
    }
  }
  EXPECT_TRUE(figure.meshes[0].opaque);
  ASSERT_EQ(figure.meshes.size(), 1u);
  EXPECT_EQ(figure.meshes[0].parts.size(), 2u);
  view.pixels_per_unit = 2;
  EXPECT_TRUE(painter.draw(sandbox, view, {}).lines.empty());
}

TEST(Sandbox, WorldsAreToldFromScenes) { EXPECT_EQ(builtInWorld("stack"), ""); }

/// Of a round body no direction's furthest corner is further than a pixel from its circle, whatever its size: coarse
/// meshes are for what is small.
TEST(Sandbox, RoundBodiesAreAsFineAsTheyAreLarge) {
  WorldFile file;
  file.dimension = 3;
  WorldBody ball;
  ball.body.shape = ShapeKind::sphere;
  ball.body.radius = 1;
  file.bodies = {ball};
  Sandbox sandbox;
  sandbox.show(file, "");
  SandboxPainter painter;
  std::size_t least = 1000000, most = 0;
  for (const double pixels : {4.0, 14.0, 24.0, 30.0, 33.0, 34.0, 50.0, 66.0, 68.0, 150.0, 300.0}) {
    View view;
    view.dimension = 3;
    view.size = dvec2(800, 800);
    view.pixels_per_unit = pixels;
    const Figure& figure = painter.draw(sandbox, view, {});
    ASSERT_EQ(figure.meshes.size(), 1u);
    const Mesh& mesh = figure.meshes[0];
    least = std::min(least, mesh.triangles.size());
    most = std::max(most, mesh.triangles.size());
    for (int i = 0; i < 360; ++i) {
      const double angle = i * std::acos(-1.0) / 180;
      const dvec2 along(std::cos(angle), std::sin(angle));
      double furthest = 0;
      for (const dvec3& p : mesh.positions) furthest = std::max(furthest, glm::dot(dvec2(p), along));
      EXPECT_LE(furthest, 1 + 1e-9);
      EXPECT_GE(pixels * furthest, pixels - 1) << pixels << " pixels, " << i << " degrees";
    }
  }
  EXPECT_LT(8 * least, most);
}

}  // namespace
}  // namespace gjklab::sandbox_test
