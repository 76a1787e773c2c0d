#include "model/marking/judge.h"

#include "covered.h"
#include "export/result_json.h"
#include "model/marking/suite.h"
#include "model/run/run.h"

#include "expect_facts.h"
#include "messages_in.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

namespace gjklab::judge_test {
namespace {

/// A square of side 2 about the origin and another, of side 1, `gap` to its right.
Scene squares(double gap) { return test_shapes::boxesOf(2, {1, 1, 0}, {0.5, 0.5, 0}, {1.5 + gap, 0.25, 0}); }

Fault faultOf(const std::string& line, const Scene& scene, const Demands& demands = {}) {
  const auto answer = readAnswer(line, scene.dimension);
  if (const auto* fault = std::get_if<std::string>(&answer)) return {{FaultKind::What::unreadable}, *fault};
  return faultIn(std::get<GivenAnswer>(answer), scene, *truthOf(scene), demands);
}
std::string verdict(const std::string& line, const Scene& scene, const Demands& demands = {}) {
  return faultOf(line, scene, demands).sentence;
}

TEST(Judge, RightAnswersAreRightWhateverTheyTell) {
  const Scene apart = squares(0.5), deep = squares(-0.25);
  for (const char* line :
       {R"({"status":"separated"})", R"({"status":"separated","distance":0.5})",
        R"({"status":"separated","distance":0.5,"depth":null,"normal":[1,0],"point_a":[1,0.5],"point_b":[1.5,0.5]})",
        R"({"status":"separated","distance":0.5000001,"point_a":[1,-0.25],"point_b":[1.5,-0.25],"more":[{}]})"})
    EXPECT_EQ(verdict(line, apart), "") << line;
  for (const char* line :
       {R"({"status":"intersecting","distance":0,"depth":0.25})",
        R"({"status":"intersecting","depth":0.25,"normal":[1,0],"point_a":[1,0],"point_b":[0.75,0]})"})
    EXPECT_EQ(verdict(line, deep), "") << line;
}

TEST(Judge, WrongOnesAreToldWithNumbers) {
  const Scene apart = squares(0.5), deep = squares(-0.25), touching = squares(0);
  expectFacts(verdict(R"({"status":"intersecting"})", apart), {"intersecting", "0.5 apart"});
  expectFacts(verdict(R"({"status":"touching"})", deep), {"touching", "overlap", "0.25"});
  expectFacts(verdict(R"({"status":"separated","distance":0})", touching), {"separated", "touching"});
  expectFacts(verdict(R"({"status":"separated","distance":0.75})", apart), {"distance", "0.75", "0.5", "0.25"});
  expectFacts(verdict(R"({"status":"intersecting","depth":0.5})", deep), {"depth", "0.5", "0.25", "0.25"});
  expectFacts(verdict(R"({"status":"separated","normal":[2,0]})", apart), {"normal", "(2, 0)", "2", "1"});
  expectFacts(verdict(R"({"status":"separated","normal":[-1,0]})", apart), {"normal", "(-1, 0)", "-3.5", "0.5"});
  expectFacts(verdict(R"({"status":"separated","point_a":[1.25,0]})", apart), {"point_a", "(1.25, 0)", "0.25"});
  expectFacts(verdict(R"({"status":"separated","point_a":[1,0],"point_b":[1.75,0]})", apart),
              {"point_a", "point_b", "0.75", "0.5"});
}

TEST(Judge, WhatIsNoAnswerIsSaid) {
  const Scene apart = squares(0.5);
  expectFacts(verdict("", apart), {"JSON"});
  expectFacts(verdict("NaN", apart), {"JSON"});
  expectFacts(verdict("[1]", apart), {"object"});
  expectFacts(verdict("{}", apart), {"status"});
  expectFacts(verdict(R"({"status":"apart"})", apart),
              {"status:", "\"separated\"", "\"touching\"", "\"intersecting\"", "\"apart\""});
  expectFacts(verdict(R"({"status":"separated","distance":"far"})", apart), {"distance:"});
  expectFacts(verdict(R"({"status":"separated","normal":[1,0,0]})", apart), {"normal:"});
}

TEST(Judge, DemandsMakeWhatIsMissingWrong) {
  Demands demands;
  demands.distance = demands.depth = true;
  using What = FaultKind::What;
  EXPECT_EQ(faultOf(R"({"status":"separated"})", squares(0.5), demands).kind, (FaultKind{What::missing, "distance"}));
  EXPECT_EQ(faultOf(R"({"status":"intersecting"})", squares(-0.5), demands).kind, (FaultKind{What::missing, "depth"}));
  EXPECT_EQ(verdict(R"({"status":"touching"})", squares(0), demands), "");
}

/// Failures are compared by what is wrong, and not by their sentences, which have numbers and a language.
TEST(Judge, TheKindOfAFaultIsTheSameInEveryLanguage) {
  using What = FaultKind::What;
  const Scene apart = squares(0.5), further = squares(0.75);
  const std::pair<const char*, FaultKind> known[] = {
      {R"({"status":"touching"})", {What::status, "status", gjk::Status::touching}},
      {R"({"status":"separated","distance":2})", {What::amount, "distance"}},
      {R"({"status":"separated","normal":[2,0]})", {What::length, "normal"}},
      {R"({"status":"separated","normal":[-1,0]})", {What::direction, "normal"}},
      {R"({"status":"separated","point_a":[1.25,0]})", {What::outside, "point_a"}},
      {R"({"status":"separated","point_b":[-9,0]})", {What::outside, "point_b"}},
      {R"({"status":"separated","point_a":[1,0],"point_b":[2,0]})", {What::points_apart}},
      {R"({"status":"apart"})", {What::unreadable}}};
  for (const auto& [line, kind] : known) {
    const Fault fault = faultOf(line, apart), other = faultOf(line, further);
    EXPECT_EQ(fault.kind, kind) << line;
    EXPECT_EQ(other.kind, kind) << line;
    const test::TestLanguage language;
    EXPECT_EQ(faultOf(line, apart).kind, kind) << line;
    EXPECT_NE(faultOf(line, apart).sentence, fault.sentence) << "a sentence of the catalogue";
    EXPECT_NE(test::inEnglish(faultName(kind)), "");
  }
  EXPECT_EQ(faultOf(R"({"status":"separated"})", apart).kind, FaultKind{});
}

/// Where the gap is smaller than the tolerance, both words that are nearly true pass.
TEST(Judge, NextToTouchingTheWordIsFreeButAtIt) {
  for (const double gap : {1e-7, -1e-7}) {
    const char* near = gap > 0 ? R"({"status":"separated"})" : R"({"status":"intersecting"})";
    const char* wrong = gap > 0 ? R"({"status":"intersecting"})" : R"({"status":"separated"})";
    EXPECT_EQ(verdict(near, squares(gap)), "");
    EXPECT_EQ(verdict(R"({"status":"touching"})", squares(gap)), "");
    EXPECT_NE(verdict(wrong, squares(gap)), "");
  }
  EXPECT_NE(verdict(R"({"status":"separated"})", squares(0)), "");
}

/// The program's own answers get full marks; the same answers bent by 1e-4 · S get none.
TEST(Judge, OwnAnswersAreRightAndBentOnesAreNot) {
  Covered cases(100);
  int number = 0;
  for (const MarkedPair& pair : suite("all")) {
    if (++number % 7 != 0) continue;
    ++cases;
    SCOPED_TRACE(pair.notes.id + " " + pair.notes.kind);
    const std::optional<Truth> truth = truthOf(pair.scene);
    ASSERT_TRUE(truth);
    gjk::Result<3> answer = solve(pair.scene);
    const auto judged = [&] {
      const auto read = readAnswer(resultJson(answer, pair.scene.dimension), pair.scene.dimension);
      return faultIn(std::get<GivenAnswer>(read), pair.scene, *truth, {true, true, true, true, 1e-6}).sentence;
    };
    EXPECT_EQ(judged(), "");
    gjk::Result<3> right = answer;
    const double bend = 1e-4 * truth->scale;
    (answer.status == gjk::Status::intersecting ? answer.depth : answer.distance) += bend;
    EXPECT_NE(judged(), "");
    answer = right;
    answer.point_a += 3 * bend * answer.normal;
    answer.point_b += 3 * bend * answer.normal;
    EXPECT_NE(judged(), "");
    answer = right;
    answer.normal = -answer.normal;
    if (truth->signed_distance > 1e-3 * truth->scale) {
      EXPECT_NE(judged(), "");
    }
  }
}

TEST(Expectations, WhatIsNotHeldIsSaid) {
  const Scene apart = squares(0.5);
  const gjk::Result<3> answer = solve(apart);
  EXPECT_EQ(unmet({gjk::Status::separated, 0.5, 0.0, {}}, answer, 1e-9), "");
  expectFacts(unmet({gjk::Status::touching, {}, {}, {}}, answer, 1e-9), {"status", "separated", "touching"});
  expectFacts(unmet({{}, 0.51, {}, {}}, answer, 1e-9), {"distance", "0.5", "0.51", "10⁻⁹"});
  EXPECT_EQ(unmet({{}, 0.51, {}, 0.02}, answer, 1e-9), "");
  expectFacts(unmet({{}, {}, 0.1, {}}, answer, 1e-9), {"depth", "0", "0.1", "10⁻⁹"});
}

}  // namespace
}  // namespace gjklab::judge_test
