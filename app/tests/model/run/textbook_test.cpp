// The textbook run: right where nothing is hard, and told where and why it goes wrong elsewhere.

#include "model/run/textbook.h"

#include "model/gallery/gallery.h"
#include "model/playback/playback.h"
#include "model/run/given_run.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <stdexcept>

namespace gjklab {
namespace {

Run textbookRun(Scene scene) {
  scene.query.method = gjk::Method::boolean;
  Run run;
  describeRun(scene, run);
  runTextbook(scene, run);
  return run;
}

const Scene& sceneCalled(const std::string& id) {
  for (const GalleryEntry& entry : gallery())
    if (entry.id == id) return entry.scene;
  throw std::out_of_range(id);
}

/// Far from touching its answers are those of the reference, to the digits that it has.
TEST(Textbook, IsRightOnOrdinaryPairs) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> place(-3, 3);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    Scene scene = sceneCalled(i % 2 == 0 ? "dyn4j-pair" : "tetrahedron-edge");
    if (scene.dimension == 3) scene.b = scene.a;
    const double x = place(random), y = place(random), z = scene.dimension == 3 ? place(random) : 0;
    scene.b.position = scene.a.position + dvec3(x, y, z);
    const gjk::Result<3> right = solve(scene);
    if (std::max(right.distance, right.depth) < 0.05) continue;
    const gjklab::Run run = textbookRun(scene);
    if (textbookFault(scene, run)) continue;  // it says so itself
    ++compared;
    ASSERT_EQ(run.trace.result.status, right.status) << i;
    if (right.status == gjk::Status::intersecting) {
      EXPECT_NEAR(run.trace.result.depth, right.depth, 3e-4) << i;
    }
  }
  EXPECT_GT(compared, 250);
}

TEST(Textbook, SaysWhereItGoesWrong) {
  const Scene& twice = sceneCalled("hard-2d-coincident");
  const auto broken = textbookFault(twice, textbookRun(twice));
  ASSERT_TRUE(broken);
  EXPECT_GE(broken->epa_record, 0);
  EXPECT_NE(broken->sentence.find("no longer convex"), std::string::npos) << broken->sentence;
  const Scene& touching = sceneCalled("hard-2d-vertex-edge");
  const auto word = textbookFault(touching, textbookRun(touching));
  ASSERT_TRUE(word);
  EXPECT_NE(word->sentence.find("the two touch"), std::string::npos) << word->sentence;
  const Scene& plain = sceneCalled("dyn4j-pair");
  EXPECT_FALSE(textbookFault(plain, textbookRun(plain)));
}

TEST(Textbook, AlwaysEnds) {
  for (const GalleryEntry& entry : gallery()) {
    const gjklab::Run run = textbookRun(entry.scene);
    EXPECT_LE(run.trace.gjk.size(), static_cast<std::size_t>(kTextbookIterations)) << entry.id;
    EXPECT_LE(run.trace.epa.size(), 64u) << entry.id;
    EXPECT_GE(Timeline(run).size(), 1) << entry.id;
  }
}

}  // namespace
}  // namespace gjklab
