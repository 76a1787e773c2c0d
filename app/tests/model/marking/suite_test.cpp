#include "model/marking/suite.h"

#include "covered.h"
#include "model/compare/reference.h"
#include "model/marking/truth.h"
#include "model/run/run.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gjklab {
namespace {

TEST(Suite, HaveTheirPairsByKind) {
  EXPECT_TRUE(suite("none").empty());
  for (const char* name : kSuites) {
    const std::vector<MarkedPair> pairs = suite(name);
    EXPECT_GE(pairs.size(), 200U) << name;
    EXPECT_LE(pairs.size(), 2000U) << name;
    std::map<std::string, int> kinds;
    std::set<std::string> ids;
    for (const MarkedPair& pair : pairs) {
      EXPECT_EQ(validate(pair.scene), "") << name << " " << pair.notes.id;
      ++kinds[pair.notes.kind];
      ids.insert(pair.notes.id);
    }
    EXPECT_EQ(ids.size(), pairs.size());
    for (const auto& [kind, count] : kinds) EXPECT_GE(count, 20) << kind;
  }
  for (const MarkedPair& pair : suite("first")) {
    EXPECT_EQ(pair.scene.dimension, 2);
    for (const Body* body : {&pair.scene.a, &pair.scene.b})
      EXPECT_TRUE(body->shape == ShapeKind::box || body->shape == ShapeKind::hull);
  }
  EXPECT_EQ(suite("hard")[17].scene, suite("hard")[17].scene) << "the same each time";
}

/// Names keep what they promise, and the truth is that of long double without GJK and EPA.
TEST(Suite, TheTruthIsKnownAndFitsTheKind) {
  Covered cases(500);
  std::map<std::string, std::set<gjk::Status>> found;
  for (const char* name : {"first", "basic", "hard"}) {
    for (const MarkedPair& pair : suite(name)) {
      SCOPED_TRACE(std::string(name) + " " + pair.notes.id + " " + pair.notes.kind);
      const std::optional<Truth> truth = truthOf(pair.scene);
      ASSERT_TRUE(truth);
      found[pair.notes.kind].insert(statusOf(*truth));
      if (pair.notes.kind == "many points") continue;  // takes long
      ++cases;
      const std::optional<Reference> exact = reference(pair.scene);
      ASSERT_TRUE(exact);
      EXPECT_NEAR(truth->scale, exact->scale, 1e-9 * exact->scale);
      EXPECT_NEAR(truth->signed_distance, static_cast<double>(exact->signed_distance),
                  1e-9 * exact->scale + exact->uncertainty);
    }
  }
  using enum gjk::Status;
  for (const char* kind : {"separated", "far apart", "near miss", "1-D separated", "3-D separated", "flat"})
    EXPECT_EQ(found[kind], std::set{separated}) << kind;
  for (const char* kind : {"overlapping", "contained", "the same twice", "2-D intersecting", "3-D contained"})
    EXPECT_EQ(found[kind], std::set{intersecting}) << kind;
  for (const char* kind :
       {"touching", "touching corners", "corner on side", "1-D touching", "2-D touching", "3-D touching"})
    EXPECT_EQ(found[kind], std::set{touching}) << kind;
}

TEST(Suite, EveryShapeHasItsTruth) {
  Covered cases(60);
  int number = 0;
  for (const MarkedPair& pair : suite("shapes")) {
    if (++number % 5 != 0) continue;
    ++cases;
    const std::optional<Truth> truth = truthOf(pair.scene);
    ASSERT_TRUE(truth) << pair.notes.id << " " << pair.notes.kind;
    const gjk::Result<3> answer = solve(pair.scene);
    EXPECT_NEAR(answer.distance - answer.depth, truth->signed_distance, 1e-6 * truth->scale) << pair.notes.kind;
  }
}

}  // namespace
}  // namespace gjklab
