// A log as a run that can be shown: of our own runs it is the run again; of others it claims what the log claims.

#include "model/replay/log_run.h"

#include "export/replay_reader.h"
#include "gjk/feature.h"
#include "messages_in.h"
#include "model/promising_scenes.h"
#include "model/replay/hull_scenes.h"
#include "model/replay/log_reader.h"
#include "model/replay/replay_words.h"
#include "model/replay/student_gjk.h"
#include "model/test_shapes.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <set>

namespace gjklab::log_run_test {
namespace {

std::set<std::set<int>> aliveAt(const Run& run, int iteration) {
  std::set<std::set<int>> facets;
  for (const auto& facet : run.trace.polytope.facets)
    if (facet.aliveAt(iteration))
      facets.insert(std::set<int>(facet.vertices.begin(), facet.vertices.begin() + run.dimension));
  return facets;
}

void expectSamePair(const gjk::Support<3>& p, const gjk::Support<3>& q, double tolerance) {
  EXPECT_EQ(p.w, q.w);
  EXPECT_LE(glm::distance(p.a - p.b, q.a - q.b), tolerance);
}

void expectSameGjk(const Run& run, const Run& logged, double tolerance) {
  ASSERT_EQ(run.trace.gjk.size(), logged.trace.gjk.size());
  for (std::size_t i = 0; i < run.trace.gjk.size(); ++i) {
    const auto &r = run.trace.gjk[i], &l = logged.trace.gjk[i];
    EXPECT_EQ(r.direction, l.direction);
    ASSERT_EQ(r.simplex.size(), l.simplex.size());
    EXPECT_EQ(r.kept, l.kept);
    if (r.region != gjk::kNoFeature) {
      EXPECT_EQ(r.region, l.region) << i;
    }
    expectSamePair(r.support, l.support, tolerance);
    dvec3 mixed(0.0);
    double sum = 0;
    for (int v = 0; v < l.simplex.size(); ++v) {
      expectSamePair(r.simplex[v].support, l.simplex[v].support, tolerance);
      mixed += l.simplex[v].weight * l.simplex[v].support.w;
      sum += l.simplex[v].weight;
    }
    if (r.region == gjk::kNoFeature || run.method == gjk::Method::boolean) continue;
    EXPECT_LE(glm::distance(r.closest, l.closest), tolerance);
    if (sum > 0) {
      EXPECT_LE(glm::distance(mixed, l.closest), 16 * tolerance) << "the weights are those of x";
    }
  }
}

/// Iteration by iteration the polytope that the run itself had; what falls and rises between them follows.
void expectSameEpa(const Run& run, const Run& logged) {
  ASSERT_EQ(run.trace.epa.size(), logged.trace.epa.size());
  const auto &own = run.trace.polytope, &theirs = logged.trace.polytope;
  const int last = static_cast<int>(run.trace.epa.size());
  for (int iteration = 1; iteration <= last; ++iteration) {
    const auto at = static_cast<std::size_t>(iteration - 1);
    EXPECT_EQ(aliveAt(run, iteration).size(), aliveAt(logged, iteration).size());
    const auto &r = run.trace.epa[at], &l = logged.trace.epa[at];
    EXPECT_LE(glm::distance(r.direction, l.direction), 1e-12);
    EXPECT_EQ(r.support.w, l.support.w);
    EXPECT_EQ(r.closest_facet.has_value(), l.closest_facet.has_value());
    if (r.closest_facet && l.closest_facet) {
      EXPECT_LE(glm::distance(own.facets[static_cast<std::size_t>(*r.closest_facet)].normal,
                              theirs.facets[static_cast<std::size_t>(*l.closest_facet)].normal),
                1e-9);
    }
    if (iteration == last) continue;  // what the last update did is not in the log
    EXPECT_EQ(r.removed.size(), l.removed.size()) << iteration;
    EXPECT_EQ(r.added.size(), l.added.size()) << iteration;
    EXPECT_EQ(r.horizon.size(), l.horizon.size()) << iteration;
    EXPECT_EQ(r.new_vertex >= 0, l.new_vertex >= 0) << iteration;
  }
}

TEST(RunOfLog, OfOurOwnRunIsThatRunAgain) {
  int epa = 0;
  for (const GalleryEntry& entry : test::promisingScenes()) {
    const Scene& scene = entry.scene;
    if (scene.query.method == gjk::Method::separating_axes || entry.opening.study) continue;
    gjklab::Run run = runQuery(scene);
    if (run.trace.gjk.empty()) continue;
    const ReplayLog log = logOf(scene, run);
    ReplayReport report;
    report.points = log.points;
    report.scale = run.trace.scale;
    report.tolerance = 1e-9 * run.trace.scale;
    SCOPED_TRACE(entry.id);
    const gjklab::Run logged = runOfLog(scene, log, report);
    expectSameGjk(run, logged, std::max(report.tolerance, 1e-12));
    expectSameEpa(run, logged);
    epa += run.trace.epa.empty() ? 0 : 1;
  }
  EXPECT_GE(epa, 10);
}

/// Of vertices the pair behind each point is found, whatever the log says of the direction.
TEST(RunOfLog, PointsHaveThePairsOfVerticesBehindThem) {
  for (const Scene& scene : hullScenes()) {
    StudentRun student = runStudent(scene, Seeded::none);
    student.log.scene = scene;
    const ReplayedRun run = replayedRun(std::move(student.log), "student.jsonl");
    for (const auto& record : run.given.run.trace.gjk) {
      EXPECT_GE(record.support.index_a, 0);
      EXPECT_GE(record.support.index_b, 0);
      EXPECT_LE(glm::distance(record.support.a - record.support.b, record.support.w), 1e-9);
    }
  }
}

/// Whatever is wrong with a run: it has a place for every false claim, and words for every moment.
TEST(ReplayedRun, EveryFaultHasItsMomentAndEveryMomentItsWords) {
  int claims = 0;
  for (const Scene& scene : hullScenes())
    for (int fault = 0; fault <= static_cast<int>(Seeded::epa_lower_too_large); ++fault) {
      StudentRun student = runStudent(scene, static_cast<Seeded>(fault));
      if (student.log.steps.empty()) continue;
      student.log.scene = scene;
      const ReplayedRun run = replayedRun(std::move(student.log), "/home/s/student.jsonl");
      const Timeline timeline(run.given.run);
      for (const FalseClaim& each : run.report.faults) {
        const Moment moment = momentOf(run, each);
        EXPECT_EQ(each.claim == Claim::status ? static_cast<int>(run.log.steps.size()) : stepAt(run, moment) + 1,
                  each.iteration);
        const auto told = faultsAt(run, moment);
        EXPECT_TRUE(std::find(told.begin(), told.end(), &each) != told.end());
        EXPECT_EQ(timeline[timeline.nearest(moment)].record, moment.record);
        ++claims;
      }
      for (int i = 0; i < timeline.size(); ++i) EXPECT_FALSE(replayWords(run, timeline[i]).body.empty());
      EXPECT_EQ(nameOf(run), "student.jsonl");
    }
  EXPECT_GE(claims, 500);
}

TEST(ReplayedRun, WordsSayWhatTheLogSays) {
  const Scene scene = test_shapes::squaresOf({5, 0, 0});
  const auto log = readLog(R"({"direction":[1,0],"simplex":[[-7,2]],"closest":[-7,2],"upper_bound":3})", "l", scene);
  const ReplayedRun run = replayedRun(std::get<ReplayLog>(log), "l");
  using test::Facts;
  using test::factsOf;
  const test::TestLanguage language;
  const auto said = [&](SubStep step) { return factsOf(replayWords(run, {step, 0}).body); };
  EXPECT_EQ(said(SubStep::gjk_direction), (Facts{{"direction", "(1, 0)"}}));
  EXPECT_EQ(said(SubStep::gjk_support), (Facts{{"point", "(−7, 2)"}, {"height", "−7"}}));
  EXPECT_EQ(said(SubStep::gjk_region),
            (Facts{{"point", "(−7, 2)"}, {"length", number(std::hypot(7.0, 2.0))}, {"upper", "3"}}));
  const std::string summary = summaryOf(run.report);
  ASSERT_FALSE(test::messagesIn(summary).empty());
  const Facts counted = test::messagesIn(summary)[0].facts;
  EXPECT_TRUE(counted.at("iterations").starts_with("1 ")) << summary;
  EXPECT_TRUE(counted.at("claims").starts_with(std::to_string(run.report.claims) + " ")) << summary;
  EXPECT_EQ(counted.at("first"), "1");
  EXPECT_EQ(counted.count("wrong"), 0U) << "it is the only one";
  EXPECT_EQ(run.report.faults[0].claim, Claim::support);
  EXPECT_EQ(factsOf(placeText(run.report.faults[0])), (Facts{{"iteration", "1"}, {"claim", "support"}}));
}

/// Only the false claims that follow from another are said to.
TEST(ReplayWords, TellWhichFalseClaimsFollow) {
  const auto summary = [](std::vector<std::optional<std::size_t>> follows) {
    ReplayReport report;
    report.claims = 9;
    for (const auto& earlier : follows) report.faults.emplace_back().follows_from = earlier;
    return summaryOf(report);
  };
  const std::string one = summary({std::nullopt, 0}), more = summary({std::nullopt, 0, 0});
  EXPECT_NE(one.find("The other one"), std::string::npos) << one;
  EXPECT_NE(more.find("The other 2"), std::string::npos) << more;
  const std::string two = summary({std::nullopt, std::nullopt, 1});
  EXPECT_NE(two.find("2 of them"), std::string::npos) << two;
  EXPECT_EQ(summary({std::nullopt, std::nullopt}).find("follow"), std::string::npos);
}

}  // namespace
}  // namespace gjklab::log_run_test
