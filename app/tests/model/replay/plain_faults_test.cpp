// Mistakes that engines make are named at their first wrong record; what follows from them stands under it.

#include "export/replay_writer.h"
#include "model/marking/draw_pairs.h"
#include "model/replay/plain_solver.h"
#include "model/replay/replay.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::plain_faults_test {
namespace {

/// The pair that a mistake shows on.
struct Setting {
  PlainManner manner = PlainManner::relative;
  double gap = 0.5, scale = 1, margin = 0, far = 0;
  bool single = false;
};

struct ExpectedFault {
  PlainFault fault;
  const char* what;
  Setting setting;
  std::vector<Claim> claims;  ///< any of these is the right name for it
  const char* cause;          ///< part of the cause; "": none is known
};

constexpr Setting kApart, kOverlap{.gap = -0.4}, kRound{.margin = 0.1};

const ExpectedFault kPlainFaults[] = {
    {PlainFault::not_a_number, "NaN", kApart, {Claim::direction}, "not a number"},
    {PlainFault::cross_order, "a × (b × a)", {.manner = PlainManner::crosses}, {Claim::direction}, "the sign"},
    {PlainFault::direction_unchanged, "d of before", kApart, {Claim::direction, Claim::progress}, "not computed again"},
    {PlainFault::duplicate_kept, "duplicate kept", kApart, {Claim::progress}, "the same support point again"},
    {PlainFault::next_vertex, "index off by one", kApart, {Claim::support}, "not the furthest"},
    {PlainFault::far_away,
     "floats far away",
     {.far = 1e5, .single = true},
     {Claim::member, Claim::support},
     "digits were lost"},
    {PlainFault::closest_not_divided, "weights", kApart, {Claim::closest}, "instead of 1"},
    {PlainFault::upper_negative, "upper bound's sign", kApart, {Claim::upper_bound}, "the sign"},
    {PlainFault::radii_twice, "radii twice", kRound, {Claim::upper_bound}, "twice"},
    {PlainFault::radii_left, "radii left", kRound, {Claim::lower_bound}, "left out the radii"},
    {PlainFault::absolute_end, "absolute end", {.gap = 0.001, .scale = 0.01}, {Claim::status}, "absolute"},
    {PlainFault::absolute_overlap, "absolute overlap", {.gap = 0.2}, {Claim::status}, "the run ended too early"},
    {PlainFault::limit_is_apart, "limit", kOverlap, {Claim::status}, ""},
    {PlainFault::normal_of_b, "normal from B to A", kApart, {Claim::status}, "from B to A"},
    {PlainFault::normal_not_unit, "long normal", kApart, {Claim::status}, ""},
    {PlainFault::epa_flat_start, "flat start", kOverlap, {Claim::polytope}, "flat"},
    {PlainFault::epa_hidden_removed,
     "hidden facet removed",
     kOverlap,
     {Claim::polytope},
     "not visible from w was removed"},
    {PlainFault::epa_horizon_twice, "horizon twice", kOverlap, {Claim::polytope}, "got two"},
    {PlainFault::epa_index_off, "index off", kOverlap, {Claim::polytope}, "one too large"},
    {PlainFault::epa_depth_of_w, "depth of w", kOverlap, {Claim::status}, "the length of the last w"},
    {PlainFault::epa_absolute_end, "absolute end of EPA", kOverlap, {Claim::status}, "the run ended too early"},
};

Scene pairFor(const Setting& setting, PairDraw& draw) {
  const Body a = draw.hull(3, 9), b = draw.hull(3, 9);
  Scene scene = draw.pair(a, b, 3, setting.gap);
  for (Body* body : {&scene.a, &scene.b}) {
    for (dvec3& point : body->points) point *= setting.scale;
    body->position = setting.scale * body->position + dvec3(setting.far, 0, 0);
    body->margin = setting.margin;
  }
  return scene;
}

class PlainFaults : public testing::TestWithParam<ExpectedFault> {};

TEST_P(PlainFaults, AreNamedAtTheirFirstWrongRecord) {
  const ExpectedFault& expected = GetParam();
  PairDraw draw(7);
  std::string last;
  int shown = 0, roots = 0, caused = 0;
  for (int i = 0; i < 40; ++i) {
    const Scene scene = pairFor(expected.setting, draw);
    const PlainNotes notes{.single = expected.setting.single,
                           .closest = expected.setting.manner != PlainManner::crosses,
                           .lower = expected.fault == PlainFault::radii_left};
    const FaultyRun run = runFaulty(scene, expected.setting.manner, notes, expected.fault);
    const ReplayReport report = replay(scene, run.log);
    const std::string told = std::string(expected.what) + ", pair " + std::to_string(i) + "\n" + replayText(report);
    if (report.faults.empty()) continue;
    ++shown;
    roots += rootFaults(report);
    const FalseClaim& found = report.faults.front();
    if (run.first_wrong > 0) {
      EXPECT_EQ(found.iteration, run.first_wrong) << told;
    }
    EXPECT_NE(std::find(expected.claims.begin(), expected.claims.end(), found.claim), expected.claims.end()) << told;
    const bool names = found.cause.find(expected.cause) != std::string::npos;
    caused += names;
    last = names ? last : told;
  }
  EXPECT_GE(shown, 10) << expected.what;
  EXPECT_GE(3 * caused, 2 * shown) << "named in " << caused << " of " << shown << ", not in " << last;
  EXPECT_LE(roots, shown * 3 / 2) << expected.what;
}

INSTANTIATE_TEST_SUITE_P(All, PlainFaults, testing::ValuesIn(kPlainFaults),
                         [](const auto& each) { return "Fault" + std::to_string(each.index + 1); });

}  // namespace
}  // namespace gjklab::plain_faults_test
