// A run's own verdict, and what a failing engine writes.

#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "messages_in.h"
#include "model/compare/reference.h"
#include "model/replay/hull_scenes.h"
#include "model/replay/log_reader.h"
#include "model/replay/student_gjk.h"
#include "model/replay/triple_product.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/test_shapes.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

namespace gjklab::verdict_test {
namespace {

using test::Facts;
using test::factsOf;
using test::TestLanguage;

/// Two triangles, each corner of the second within `off` of the first's.
Scene nearlyEqualTriangles(std::mt19937& random, double off) {
  const auto number = [&](double reach) {
    return static_cast<double>(static_cast<float>(std::uniform_real_distribution<double>(-reach, reach)(random)));
  };
  Scene scene;
  scene.dimension = 2;
  for (Body* body : {&scene.a, &scene.b}) body->shape = ShapeKind::hull;
  for (int i = 0; i < 3; ++i) {
    const dvec3 p(number(1), number(1), 0);
    scene.a.points.push_back(p);
    scene.b.points.push_back(dvec3(glm::vec3(p + dvec3(number(off), number(off), 0))));
  }
  return scene;
}

/// Called apart because w repeats a vertex or d is noise: such a verdict was once passed, and a step accused that was
/// right.
TEST(Verdict, RightRunsOfTripleProductsAreCleanAndWrongOnesAreToldWhy) {
  const TestLanguage language;
  std::mt19937 random(20);
  int right = 0, wrong = 0, caused = 0;
  for (int i = 0; i < 3000; ++i) {
    const Scene scene = nearlyEqualTriangles(random, i % 2 == 0 ? 1e-6 : 1);
    const gjk::Result<3> truth = solve(scene);
    const ReplayLog log = runTripleProducts(scene);
    const ReplayReport report = replay(scene, log);
    const double rounding = 1e-5 * report.scale;
    const bool separated = *log.verdict->status == gjk::Status::separated;
    const bool is_wrong = separated ? truth.depth > 2 * rounding : truth.distance > 2 * rounding;
    if (!is_wrong && std::max(truth.depth, truth.distance) <= 2 * rounding) continue;  // either word will do
    if (!is_wrong) {
      ++right;
      EXPECT_TRUE(report.faults.empty()) << "pair " << i << "\n" << replayText(report);
      continue;
    }
    ++wrong;
    ASSERT_FALSE(report.faults.empty()) << "pair " << i << " is called " << gjk::name(*log.verdict->status);
    EXPECT_EQ(rootFaults(report), 1) << replayText(report);
    const FalseClaim& fault = report.faults[0];
    const bool zero = fault.claim == Claim::direction && fault.claimed.points == std::vector<dvec3>{dvec3(0)};
    EXPECT_TRUE(fault.claim == Claim::status || zero) << replayText(report);
    // The product w·d is the argument of another cause: that the run ended too early.
    if (!fault.cause.empty() && factsOf(fault.cause).count("product") == 0) ++caused;
  }
  EXPECT_GE(right, 2000);
  EXPECT_GE(wrong, 10);
  EXPECT_GE(caused, wrong * 9 / 10);
}

std::optional<ReplayLog> logOf(const std::string& text, const Scene& scene) {
  auto log = readLog(text, "L", scene);
  if (const auto* sentence = std::get_if<std::string>(&log)) {
    ADD_FAILURE() << *sentence;
    return std::nullopt;
  }
  return std::get<ReplayLog>(std::move(log));
}

/// Squares 3 apart.
Scene squares() { return test_shapes::squaresOf({5, 0, 0}); }

const std::string kStep = "{\"direction\":[1,0],\"simplex\":[[-3,2]]}\n";

ReplayReport reportOf(const std::string& text, const Scene& scene = squares()) {
  const auto log = logOf(text, scene);
  return log ? replay(scene, *log) : ReplayReport();
}

TEST(Verdict, EachOfItsNumbersIsHeldAgainstTheTruth) {
  const TestLanguage language;
  EXPECT_TRUE(reportOf(kStep + R"({"status":"separated","distance":3,"normal":[1,0]})").faults.empty());
  EXPECT_TRUE(reportOf(kStep).faults.empty()) << "no verdict, no claim";
  const ReplayReport word = reportOf(kStep + R"({"status":"intersecting"})");
  ASSERT_EQ(word.faults.size(), 1U);
  EXPECT_EQ(factsOf(word.faults[0].sentence), (Facts{{"claim", "intersecting"}, {"length", "3"}}));
  EXPECT_EQ(word.faults[0].claimed.letters, "intersecting");
  EXPECT_EQ(word.faults[0].truth.letters, "separated");
  EXPECT_EQ(word.faults[0].line, 2);
  EXPECT_EQ(factsOf(word.faults[0].cause), (Facts{{"length", number(std::hypot(3.0, 2.0))}}))
      << "how near to O its simplex comes";
  const ReplayReport far = reportOf(kStep + R"({"distance":3.5})");
  ASSERT_EQ(far.faults.size(), 1U);
  EXPECT_EQ(far.faults[0].claimed.number, 3.5);
  EXPECT_EQ(far.faults[0].truth.number, 3);
  EXPECT_EQ(reportOf(kStep + R"({"depth":0.25})").faults.size(), 1U);
  const ReplayReport turned = reportOf(kStep + R"({"normal":[-1,0]})");
  ASSERT_EQ(turned.faults.size(), 1U);
  EXPECT_NE(turned.faults[0].cause.find("sign"), std::string::npos) << turned.faults[0].cause;
  EXPECT_EQ(factsOf(turned.faults[0].sentence), (Facts{{"normal", "(−1, 0)"}, {"length", "−7"}, {"answer", "3"}}));
  EXPECT_EQ(reportOf(kStep + R"({"normal":[2,0]})").faults.size(), 1U);
}

TEST(Verdict, ATooEarlyEndNamesTheToleranceThatIsAbsolute) {
  const TestLanguage language;
  Scene scene = squares();
  scene.a.half_extents = scene.b.half_extents = {1e-4, 1e-4, 0};
  scene.b.position = {5e-4, 0, 0};
  const ReplayReport report = reportOf(
      "{\"direction\":[1,0],\"simplex\":[[-3e-4,2e-4]],\"closest\":[-3e-4,2e-4]}\n{\"distance\":3.6e-4}", scene);
  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(factsOf(report.faults[0].cause),
            (Facts{{"size", number(report.scale)}, {"off", number((3.6e-4 - 3e-4) / report.scale)}}));
}

TEST(Verdict, RightByLuckIsSaid) {
  const ReplayReport report = reportOf("{\"direction\":[-1,0],\"simplex\":[[-7,2]]}\n{\"status\":\"separated\"}");
  EXPECT_TRUE(report.faults.empty()) << replayText(report);
  EXPECT_NE(report.note.find("by chance"), std::string::npos) << report.note;
}

/// A named cause must be true: a sign, a square, a bound that had not come down, and nothing else.
TEST(Verdict, ACauseOfALengthIsNamedOnlyWhereTheNumberShowsIt) {
  const TestLanguage language;
  const auto causeOf = [](const std::string& verdict) {
    const ReplayReport report = reportOf(kStep + verdict);
    EXPECT_EQ(report.faults.size(), 1U) << verdict;
    return report.faults.empty() ? std::string() : report.faults[0].cause;
  };
  EXPECT_NE(causeOf(R"({"distance":-3})").find("cannot be negative"), std::string::npos);
  EXPECT_NE(causeOf(R"({"depth":-1})").find("cannot be negative"), std::string::npos);
  EXPECT_NE(causeOf(R"({"distance":9})").find("the square of the distance"), std::string::npos);
  EXPECT_EQ(causeOf(R"({"distance":3.4})"), "") << "no bound of the log";
  EXPECT_NE(causeOf(R"({"distance":3.605551275463989})").find("ended too early"), std::string::npos)
      << "the length of its only vertex";
  EXPECT_NE(causeOf(R"({"depth":1})").find("apart"), std::string::npos);
}

/// Squares that overlap by 1, their whole difference, and w on its nearest facet.
TEST(Verdict, TheCauseOfADepthIsMeasuredFromTheLogsOwnFacet) {
  const TestLanguage language;
  Scene scene = squares();
  scene.b.position = {1, 0, 0};
  const std::string whole =
      R"({"vertices":[[-3,-2],[1,-2],[1,2],[-3,2]],"facets":[[0,1],[1,2],[2,3],[3,0]],"direction":[1,0],"support":[1,2]})"
      "\n";
  const auto causeOf = [&](const std::string& text) {
    const ReplayReport report = reportOf(text, scene);
    EXPECT_EQ(report.faults.size(), 1U) << replayText(report);
    return report.faults.empty() ? std::string() : report.faults[0].cause;
  };
  EXPECT_TRUE(reportOf(whole + R"({"depth":1})", scene).faults.empty());
  EXPECT_NE(causeOf(whole + R"({"depth":-1})").find("cannot be negative"), std::string::npos);
  EXPECT_EQ(causeOf(whole + R"({"depth":0.5})"), "");
  EXPECT_EQ(causeOf(whole + R"({"depth":1.7})"), "") << "the run had converged";
  EXPECT_NE(causeOf(whole + R"({"distance":1})").find("overlap"), std::string::npos) << "without any simplex";
  const std::string within =
      R"({"vertices":[[-3,-2],[0.5,-2],[0.5,2],[-3,2]],"facets":[[0,1],[1,2],[2,3],[3,0]],"direction":[1,0],"support":[1,2]})"
      "\n";
  const std::string early = causeOf(within + R"({"depth":0.5})");
  EXPECT_EQ(factsOf(early), (Facts{{"length", "0.5"}})) << early;
}

/// A single null once refused the whole log.
TEST(FailingEngines, NullIsAFalseClaimAndEndsWhatIsMadeFromIt) {
  const TestLanguage language;
  const ReplayReport direction = reportOf(kStep + "{\"direction\":[null,0],\"simplex\":[[-3,-2],[-3,2]]}\n");
  ASSERT_EQ(direction.faults.size(), 1U) << replayText(direction);
  EXPECT_EQ(direction.faults[0].iteration, 2);
  EXPECT_EQ(direction.faults[0].claim, Claim::direction);
  EXPECT_NE(direction.faults[0].cause.find("number"), std::string::npos) << direction.faults[0].cause;
  const ReplayReport simplex =
      reportOf(kStep + "{\"simplex\":[[null,null],[-3,2]],\"closest\":[null,0]}\n{\"simplex\":[[null,null]]}\n");
  EXPECT_EQ(simplex.iterations, 1);
  EXPECT_EQ(rootFaults(simplex), 1) << replayText(simplex);
  EXPECT_EQ(simplex.faults[0].iteration, 2);
  EXPECT_EQ(factsOf(simplex.note), (Facts{{"line", "2"}}));
  EXPECT_EQ(reportOf("{\"simplex\":[[null,0]]}").faults.size(), 1U) << "the first record already";
  EXPECT_TRUE(std::holds_alternative<TraceError>(readReplayedRun("{\"simplex\":[[null,0]]}", "L", squares())));
}

TEST(FailingEngines, ALastLineThatIsCutOffIsLeftOut) {
  const TestLanguage language;
  const ReplayReport report = reportOf(kStep + "{\"direction\":[3,-2],\"simp");
  EXPECT_TRUE(report.faults.empty()) << replayText(report);
  EXPECT_EQ(report.iterations, 1);
  EXPECT_EQ(factsOf(report.note), (Facts{{"line", "2"}}));
  EXPECT_TRUE(std::holds_alternative<std::string>(readLog(kStep + "{\"simp\n" + kStep, "L", squares())))
      << "one in the middle is a fault";
  EXPECT_TRUE(std::holds_alternative<std::string>(
      readLog(kStep + "{\"status\":\"separated\"}\n{\"status\":\"separated\"}\n", "L", squares())))
      << "and so is a second verdict";
}

/// A second run once made the whole file unreadable.
TEST(SeveralRuns, EachBeginsWithItsSceneOrBehindAVerdict) {
  const TestLanguage language;
  const std::string text = kStep + "{\"status\":\"separated\"}\n" + kStep + "{\"status\":\"intersecting\"}\n" +
                           "{\"simplex\":[[null,0]]}\n{\"simplex\":[[-3,2]]}\n" +
                           "{\"scene\":" + writeScene(squares(), false) + "}\n" + kStep + "{\"simp";
  const auto read = readLogs(text, "L", squares());
  const auto* logs = std::get_if<std::vector<ReplayLog>>(&read);
  ASSERT_NE(logs, nullptr) << std::get<std::string>(read);
  ASSERT_EQ(logs->size(), 4U);
  std::vector<RunReport> runs;
  for (const ReplayLog& log : *logs)
    runs.push_back({static_cast<int>(runs.size()) + 1, log.line, 2, replay(*log.scene, log)});
  EXPECT_EQ(runs[1].line, 3);
  EXPECT_EQ(runs[3].line, 7);
  EXPECT_EQ(factsOf(runs[3].report.note), (Facts{{"line", "9"}}));
  const auto json = nlohmann::json::parse(replayJson(runs));
  std::vector<int> order;
  for (const auto& run : json["runs"]) order.push_back(run["run"]);
  EXPECT_EQ(order, (std::vector<int>{2, 3, 1, 4}));
  const auto messages = test::messagesIn(replayText(runs));
  ASSERT_GE(messages.size(), 2U) << replayText(runs);
  EXPECT_EQ(messages[0].facts, (Facts{{"count", "4"}, {"wrong", "2"}}));
  EXPECT_EQ(messages[1].facts, (Facts{{"run", "2"}, {"line", "3"}}));
  EXPECT_TRUE(std::holds_alternative<std::string>(readLog(text, "L", squares()))) << "where one is wanted";
  const auto shown = readReplayedRun(text, "L", squares());
  EXPECT_EQ(std::get<std::shared_ptr<const ReplayedRun>>(shown)->log.line, 3) << "the first that is wrong";
}

/// The run beside a log once began along a direction of its own.
TEST(ReplayedLog, TheReferenceStartsAlongTheLogsDirection) {
  const auto shown = readReplayedRun(kStep, "L", squares());
  const auto& run = std::get<std::shared_ptr<const ReplayedRun>>(shown);
  EXPECT_EQ(run->given.scene.query.initial_direction, dvec3(1, 0, 0));
}

/// Once "cycling between 2, 3, … simplices", and each a fault of its own.
TEST(Consequences, OneSimplexAgainAndAgainIsOneFault) {
  std::string text = kStep + "{\"direction\":[3,-2],\"simplex\":[[-3,-2],[-3,2]]}\n";
  for (int i = 0; i < 20; ++i) text += "{\"direction\":[3,0],\"simplex\":[[-3,-2],[-3,2]]}\n";
  const ReplayReport report = reportOf(text);
  ASSERT_GE(report.faults.size(), 10U);
  EXPECT_EQ(rootFaults(report), 1) << replayText(report);
  EXPECT_EQ(report.faults[0].claim, Claim::progress);
  EXPECT_NE(report.faults[0].cause, "");
  const auto json = nlohmann::json::parse(replayJson(report, 2));
  ASSERT_EQ(json["false"].size(), 1U);
  EXPECT_EQ(json["false"][0]["follows"].size(), report.faults.size() - 1);
}

/// Whatever is seeded into a run, it is one fault or very few.
TEST(Consequences, ASeededFaultIsAFewEntries) {
  int roots = 0, claims = 0, runs = 0;
  for (const Scene& scene : hullScenes())
    for (int fault = 1; fault <= static_cast<int>(Seeded::epa_lower_too_large); ++fault) {
      const StudentRun run = runStudent(scene, static_cast<Seeded>(fault));
      const ReplayReport report = replay(scene, run.log);
      if (report.faults.empty()) continue;
      ++runs;
      roots += rootFaults(report);
      claims += static_cast<int>(report.faults.size());
      EXPECT_FALSE(report.faults[0].follows_from);
    }
  EXPECT_GE(runs, 100);
  EXPECT_LE(roots, 2 * runs) << claims << " claims";
}

}  // namespace
}  // namespace gjklab::verdict_test
