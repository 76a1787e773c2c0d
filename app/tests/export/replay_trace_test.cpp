// What `gjklab trace` writes is accepted by replay, and every claim of it is true.

#include "covered.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "export/trace_writer.h"
#include "model/promising_scenes.h"
#include "model/replay/log_reader.h"
#include "model/replay/replay.h"
#include "model/run/sat_run.h"
#include "model/seeded_scenes.h"
#include "sanitizers.h"

#include "expect_facts.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab::replay_trace_test {
namespace {

using Json = nlohmann::ordered_json;

ReplayReport replayOf(const Scene& scene) {
  gjklab::Run run = runQuery(scene);
  const auto logs = readReplays(traceJson(scene, run), "T.json", std::nullopt);
  const auto* error = std::get_if<TraceError>(&logs);
  EXPECT_EQ(error, nullptr) << error->message;
  if (error != nullptr) return {};
  const ReplayLog& read = std::get<std::vector<ReplayLog>>(logs)[0];
  EXPECT_EQ(read.steps.size(), run.trace.gjk.size() + run.trace.epa.size() + (run.sat ? run.sat->axes.size() : 0));
  return replay(*read.scene, read);
}

TEST(ReplayOfTracesWalk, EveryBuiltInSceneWithEveryMethodIsClean) {
  Covered cases(700 / gjk::test::kShareOfCases - 1);
  int asked = 0;
  for (const GalleryEntry& each : test::promisingScenes())
    for (const auto method : {gjk::Method::distance, gjk::Method::boolean, gjk::Method::separating_axes})
      for (int variant = 0; variant < 5; ++variant) {
        if (method != gjk::Method::distance && variant > 1) continue;
        Scene scene = each.scene;
        scene.query.method = method;
        scene.query.rounding = variant == 1 ? gjk::Rounding::support : gjk::Rounding::core;
        scene.query.sub_distance = variant == 2   ? gjk::SubDistance::signed_volumes
                                   : variant == 3 ? gjk::SubDistance::johnson
                                                  : gjk::SubDistance::voronoi;
        scene.query.acceleration = variant == 4 ? gjk::Acceleration::nesterov : gjk::Acceleration::none;
        if (!methodObstacle(scene).empty() || ++asked % gjk::test::kShareOfCases != 0) continue;
        ++cases;
        const ReplayReport report = replayOf(scene);
        EXPECT_TRUE(report.faults.empty()) << each.id << " " << gjk::name(method) << " " << variant << "\n"
                                           << replayText(report);
        EXPECT_GE(report.claims, report.iterations);
      }
}

TEST(ReplayOfTraces, SeededScenesAreClean) {
  forEachDrawn(77u, 1, 100, [&](const Scene& scene, int i) {
    const ReplayReport report = replayOf(scene);
    EXPECT_TRUE(report.faults.empty()) << scene.dimension << "-D, scene " << i << "\n"
                                       << traceJson(scene, {}).substr(0, 1500) << replayText(report);
  });
}

/// A log by hand: the numbers of the promised example.
TEST(ReplayOfLines, SaysWhatIsClaimedAndWhatIsTrue) {
  const Scene scene = test_shapes::squaresOf({5, 0, 0});
  const std::string text =
      "{\"direction\":[1,0],\"support\":[-3,2],\"simplex\":[[-3,2]],\"lower_bound\":3,\"upper_bound\":3.6}\n\n"
      "{\"direction\":[3,-2],\"simplex\":[[-7,-2],[-3,2]],\"closest\":[-3,2],\"note\":\"b along d\"}\n";
  const auto log = readLog(text, "L.jsonl", scene);
  ASSERT_TRUE(std::holds_alternative<ReplayLog>(log)) << std::get<std::string>(log);
  const ReplayReport report = replay(scene, std::get<ReplayLog>(log));
  ASSERT_EQ(report.faults.size(), 1U) << replayText(report);
  const FalseClaim& fault = report.faults[0];
  EXPECT_EQ(fault.iteration, 2);
  EXPECT_EQ(fault.line, 3);
  EXPECT_EQ(fault.claim, Claim::support);
  EXPECT_EQ(fault.truth.points, std::vector{dvec3(-3, -2, 0)});
  EXPECT_NEAR(fault.off_by, 12 / std::sqrt(13.0), 1e-12);
  const Json json = Json::parse(replayJson(report, 2));
  EXPECT_EQ(json["iterations"], 2);
  EXPECT_EQ(json["false"][0]["claim"], "support");
  EXPECT_EQ(json["false"][0]["claimed"], Json::parse("[-7.0,-2.0]"));
  EXPECT_EQ(json["false"][0]["true"], Json::parse("[-3.0,-2.0]"));
}

std::string errorOf(const std::string& text, const std::optional<Scene>& scene) {
  const auto log = readReplays(text, "L", scene);
  const auto* error = std::get_if<TraceError>(&log);
  return error != nullptr ? error->message : "";
}

TEST(ReplayOfLines, FaultsNameLineAndPath) {
  const Scene scene = defaultScene(2);
  expectFacts(errorOf("{\"simplex\":[[1,2]]}\n{\"simplex\":[[1,2],[3]]}", scene), {"L:2: simplex[1]:", "2", "1"});
  EXPECT_EQ(errorOf("{\"simplex\":[[1,2]],\"suport\":[1,2]}", scene).substr(0, 24), "L:1: suport: unknown key");
  expectFacts(errorOf("{\"simplex\":[[1,2]],\"region\":\"b\"}", scene), {"L:1: region:", "letters"});
  EXPECT_EQ(errorOf("{\"simplex\":[[1,2]}", scene).substr(0, 5), "L:1:1");
  expectFacts(errorOf("{\"simplex\":[[1,2]]}", std::nullopt), {"L:1:", "--scene"});
  EXPECT_EQ(errorOf("", scene), "L: contains no iterations");
  EXPECT_EQ(errorOf("{\"scene\":{\"gjklab\":1}}", std::nullopt).substr(0, 12), "L:1: scene.d");
}

/// Nine digits, as floats are printed: what is off by a float's rounding passes, and what is off by more does not.
TEST(ReplayOfLines, SinglePrecisionIsTolerated) {
  const Scene scene = test_shapes::boxesOf(2, {0.1, 0.1, 0}, {0.2, 0.2, 0}, {1.3, 0, 0});
  const auto report = [&](const char* w) {
    const auto log = readLog(std::string("{\"direction\":[1,0.3],\"simplex\":[") + w + "]}", "L", scene);
    return replay(scene, std::get<ReplayLog>(log));
  };
  EXPECT_EQ(report("[-0.999999940,0.300000012]").digits, ReplayDigits::single);
  EXPECT_TRUE(report("[-0.999999940,0.300000012]").faults.empty());
  EXPECT_EQ(report("[-0.9999,0.3001]").faults.size(), 1U);
  EXPECT_EQ(report("[-0.99999994000001,0.30000001200001]").digits, ReplayDigits::double_precision);
  EXPECT_EQ(report("[-0.99999994000001,0.30000001200001]").faults.size(), 1U);
}

}  // namespace
}  // namespace gjklab::replay_trace_test
