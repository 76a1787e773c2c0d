#include "model/marking/suite.h"

#include "covered.h"
#include "messages_in.h"
#include "model/compare/reference.h"
#include "model/marking/kind_text.h"
#include "model/marking/truth.h"
#include "model/run/run.h"
#include "model/scene/single_precision.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gjklab::suite_test {
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
  for (const char* name : kSuites)
    for (const int dimension : {1, 2, 3})
      for (const MarkedPair& pair : suite(name, dimension)) EXPECT_EQ(pair.scene.dimension, dimension) << name;
  for (const int dimension : {1, 2, 3}) EXPECT_GE(suite("first", dimension).size(), 160U);
  EXPECT_EQ(suite("hard")[17].scene, suite("hard")[17].scene) << "the same each time";
}

TEST(Suite, KindsHaveNamesInTheUsersLanguage) {
  std::set<std::string> kinds;
  for (const char* name : kSuites)
    for (const MarkedPair& pair : suite(name)) kinds.insert(pair.notes.kind);
  const test::TestLanguage language;
  for (const std::string& kind : kinds) {
    const std::string text = kindText(kind);
    EXPECT_FALSE(test::messagesIn(text).empty()) << kind;
    EXPECT_EQ(test::inEnglish(text), kind);
  }
  for (const char* own : {"my kind", "2-D mine", "2-D ", ""}) EXPECT_EQ(kindText(own), own);
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

/// In the first suite's other dimensions the names keep what they promise, too.
TEST(Suite, TheFirstSuiteInLineAndSpaceFitsItsKinds) {
  Covered cases(280);
  using enum gjk::Status;
  const std::map<std::string, gjk::Status> promised{{"separated", separated},       {"far apart", separated},
                                                    {"near miss", separated},       {"overlapping", intersecting},
                                                    {"contained", intersecting},    {"touching", touching},
                                                    {"touching corners", touching}, {"corner on side", touching}};
  for (const int dimension : {1, 3})
    for (const MarkedPair& pair : suite("first", dimension)) {
      const auto status = promised.find(pair.notes.kind);
      if (status == promised.end()) continue;
      ++cases;
      const std::optional<Reference> exact = reference(pair.scene);
      ASSERT_TRUE(exact);
      const double distance = static_cast<double>(exact->signed_distance);
      const double zero = 1e-10 * exact->scale + exact->uncertainty;
      EXPECT_EQ(distance > zero    ? separated
                : distance < -zero ? intersecting
                                   : touching,
                status->second)
          << dimension << "-D " << pair.notes.kind << " " << pair.notes.id;
    }
}

/// Single precision has every number of the suite for it, and the answer is many times what its arithmetic cannot tell.
TEST(Suite, TheFloatSuiteIsFairToFloats) {
  Covered clear(150);
  for (const MarkedPair& pair : suite("float")) {
    EXPECT_EQ(inSinglePrecision(pair.scene), std::optional(pair.scene)) << pair.notes.kind;
    const std::optional<Truth> truth = truthOf(pair.scene);
    ASSERT_TRUE(truth) << pair.notes.kind << " " << pair.notes.id;
    const std::optional<Reference> exact = reference(pair.scene);
    ASSERT_TRUE(exact);
    EXPECT_NEAR(truth->signed_distance, static_cast<double>(exact->signed_distance),
                1e-9 * exact->scale + exact->uncertainty);
    EXPECT_NE(statusOf(*truth), gjk::Status::touching) << pair.notes.kind << " " << pair.notes.id;
    if (std::abs(truth->signed_distance) > 16 * 6e-8 * truth->scale) ++clear;
  }
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
}  // namespace gjklab::suite_test
