// Replay finds a seeded fault at its first wrong step, and finds nothing in a right run.

#include "model/replay/replay.h"

#include "export/replay_writer.h"
#include "model/replay/hull_scenes.h"
#include "model/replay/student_gjk.h"
#include "model/seeded_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::replay_test {
namespace {

std::string told(const ReplayReport& report) { return replayText(report); }

TEST(Replay, ARightRunIsClean) {
  int epa = 0, gjk = 0;
  for (const Scene& scene : hullScenes()) {
    const StudentRun run = runStudent(scene, Seeded::none);
    const ReplayReport report = replay(scene, run.log);
    EXPECT_TRUE(report.faults.empty()) << told(report);
    EXPECT_GE(report.claims, 5 * report.iterations - 5);
    ++(run.log.steps.back().phase == ReplayPhase::epa ? epa : gjk);
  }
  EXPECT_GE(epa, 8) << "pairs that overlap";
  EXPECT_GE(gjk, 8) << "and pairs that do not";
}

struct Expected {
  Seeded fault;
  const char* what;
  std::vector<Claim> claims;  ///< any of these is the right name for it
  const char* cause;          ///< part of the cause, named wherever the fault shows at least twice out of three times
};

const Expected kFaults[] = {
    {Seeded::b_along_d, "B's support along d", {Claim::support}, "along d instead of −d"},
    {Seeded::a_against_d, "A's support along −d", {Claim::support}, "along −d instead of d"},
    {Seeded::both_against_d, "support along −d", {Claim::support}, "the opposite direction"},
    {Seeded::b_added, "a + b", {Claim::support, Claim::member}, "B's point was added"},
    {Seeded::exchanged, "B ⊖ A", {Claim::support, Claim::member}, "swapped"},
    {Seeded::positions_left_out, "no positions", {Claim::support, Claim::member}, "positions were left out"},
    {Seeded::a_not_turned, "A not turned", {Claim::support}, "local frame of A"},
    {Seeded::b_not_turned, "B not turned", {Claim::support}, "local frame of B"},
    {Seeded::second_best, "second best vertex", {Claim::support}, "ended too early"},
    {Seeded::stale_support, "stale support", {Claim::support}, "the previous direction"},
    {Seeded::direction_sign, "d = x", {Claim::direction}, "the sign"},
    {Seeded::direction_along_edge, "d along an edge", {Claim::direction}, "parallel to an edge"},
    {Seeded::not_clamped, "nearest of the line", {Claim::closest}, "the infinite line"},
    {Seeded::closest_is_newest, "x = w", {Claim::closest}, "a vertex"},
    {Seeded::closest_stale, "x of before", {Claim::closest}, "not updated"},
    {Seeded::region_reversed, "letters reversed", {Claim::region}, "from the oldest vertex"},
    {Seeded::region_stale, "letters of before", {Claim::region}, "before the new vertex"},
    {Seeded::region_too_large, "sign test missing", {Claim::region}, "a sign test is missing"},
    {Seeded::newest_dropped,
     "newest dropped",
     {Claim::dropped},
     "the newest vertex was dropped, although it was needed"},
    {Seeded::lower_not_normalised, "|d| missing", {Claim::lower_bound}, "not divided by the length"},
    {Seeded::lower_is_upper, "lower = upper", {Claim::lower_bound}, "the upper bound"},
    {Seeded::lower_without_sign, "sign lost", {Claim::lower_bound}, "lost its sign"},
    {Seeded::upper_squared, "|x|²", {Claim::upper_bound}, "square"},
    {Seeded::never_stops, "never stops", {Claim::progress}, "the run did not stop"},
    {Seeded::epa_start_elsewhere, "EPA starts off O", {Claim::polytope}, "does not contain O"},
    {Seeded::epa_facet_missing, "horizon open", {Claim::polytope}, "horizon was not closed"},
    {Seeded::epa_facet_not_removed, "facet kept", {Claim::polytope}, "not removed"},
    {Seeded::epa_normal_flipped, "normal flipped", {Claim::direction}, "flipped"},
    {Seeded::epa_another_facet, "another facet", {Claim::direction}, "another facet"},
    {Seeded::epa_support_against, "EPA along −n", {Claim::support}, "the opposite direction"},
    {Seeded::epa_upper_is_lower, "upper = lower", {Claim::upper_bound}, ""},
    {Seeded::epa_lower_too_large, "lower too large", {Claim::lower_bound}, ""},
    {Seeded::oldest_dropped, "oldest dropped", {Claim::dropped}, "the oldest vertex was dropped"},
    {Seeded::needed_dropped, "needed dropped", {Claim::dropped}, ""},
    {Seeded::origin_overlooked, "O overlooked", {Claim::dropped}, "the simplex contains O"},
};

/// What a run of the right program ends with: the distance, or the depth.
double answerOf(const StudentRun& run) { return run.log.steps.back().upper_bound.value_or(0); }

/// Bounds that are no bounds, and simplices that come again, are seen in the log itself.
int firstWrongIn(const StudentRun& run, const StudentRun& right) {
  int first = run.first_wrong;
  const auto wrong = [&first](std::size_t i) {
    if (first == 0 || static_cast<int>(i) + 1 < first) first = static_cast<int>(i) + 1;
  };
  const bool overlap = right.log.steps.back().phase == ReplayPhase::epa;
  std::size_t last_gjk = 0;
  for (std::size_t i = 0; i < run.log.steps.size(); ++i)
    if (run.log.steps[i].phase == ReplayPhase::gjk) last_gjk = i;
  for (std::size_t i = 0; i < run.log.steps.size(); ++i) {
    const ReplayStep& step = run.log.steps[i];
    const double truth = overlap == step.bounds_on_depth ? answerOf(right) : 0;
    if (step.lower_bound && *step.lower_bound > truth + 1e-8) wrong(i);
    if (step.upper_bound && *step.upper_bound < truth - 1e-8) wrong(i);
    if (step.phase == ReplayPhase::gjk && i < last_gjk)
      for (std::size_t j = 0; j < i; ++j)
        if (step.simplex.size() == run.log.steps[j].simplex.size() &&
            std::is_permutation(step.simplex.begin(), step.simplex.end(), run.log.steps[j].simplex.begin()))
          wrong(i);
  }
  return first;
}

class SeededFaults : public testing::TestWithParam<Expected> {};

TEST_P(SeededFaults, IsFoundAtItsFirstWrongStep) {
  const Expected& expected = GetParam();
  int shown = 0, caused = 0;
  for (const Scene& scene : hullScenes()) {
    const StudentRun right = runStudent(scene, Seeded::none), run = runStudent(scene, expected.fault);
    const int first = firstWrongIn(run, right);
    const ReplayReport report = replay(scene, run.log);
    if (first == 0) {
      EXPECT_TRUE(report.faults.empty()) << expected.what << "\n" << told(report);
      continue;
    }
    ++shown;
    ASSERT_FALSE(report.faults.empty()) << expected.what << ": wrong from iteration " << first;
    const FalseClaim& found = report.faults.front();
    EXPECT_EQ(found.iteration, first) << expected.what << "\n" << told(report);
    EXPECT_NE(std::find(expected.claims.begin(), expected.claims.end(), found.claim), expected.claims.end())
        << expected.what << "\n"
        << told(report);
    caused += found.cause.find(expected.cause) != std::string::npos;
  }
  EXPECT_GE(shown, 3) << expected.what;
  EXPECT_GE(3 * caused, 2 * shown) << expected.what << ": named in " << caused << " of " << shown;
}

INSTANTIATE_TEST_SUITE_P(All, SeededFaults, testing::ValuesIn(kFaults),
                         [](const auto& each) { return "Fault" + std::to_string(each.index + 1); });

}  // namespace
}  // namespace gjklab::replay_test
