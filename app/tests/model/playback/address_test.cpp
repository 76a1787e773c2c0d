#include "model/playback/address.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <set>

#include "model/run/follow_up.h"
#include "model/run/hull_run.h"
#include "model/seeded_scenes.h"
#include "model/test_shapes.h"

namespace gjklab::address_test {
namespace {

std::string errorOf(const std::string& text) {
  Address address;
  return parseAddress(text, address);
}

/// Where `text` lies on a timeline; −1 and the reason where it does not.
int placeIn(const Timeline& timeline, const std::string& text, std::string* reason = nullptr) {
  Address address;
  EXPECT_EQ(parseAddress(text, address), "");
  int place = -1;
  const std::string error = placeOf(address, timeline, place);
  EXPECT_EQ(error.empty(), place >= 0);
  if (reason) *reason = error;
  return place;
}

TEST(SubStepTable, WordsAreDistinctAndTellWhetherThereIsANumber) {
  std::set<std::string> words, names;
  for (const SubStepInfo& info : allSubSteps()) {
    EXPECT_TRUE(words.insert(name(info.step)).second) << name(info.step);
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_EQ(info.repeats, std::string(info.name).find('#') != std::string::npos) << info.name;
  }
  EXPECT_EQ(name(SubStep::epa_closest_facet), "epa-closest-facet");
  EXPECT_EQ(name(SubStep::result), "result");
  EXPECT_EQ(momentName({SubStep::gjk_progress, 2}), "GJK 3: progress test");
  EXPECT_EQ(momentName({SubStep::hull_result, 7}), "the hull");
  EXPECT_TRUE(isAnswered(SubStep::result) && isAnswered(SubStep::contact_clip) && isAnswered(SubStep::hull_simplex));
  EXPECT_FALSE(isAnswered(SubStep::gjk_end) || isAnswered(SubStep::sat_shadows));
}

TEST(Address, OfEverySubStepIsReadBack) {
  for (const SubStepInfo& info : allSubSteps()) {
    const Moment moment{info.step, info.repeats ? 41 : -1};
    Address address;
    ASSERT_EQ(parseAddress(addressOf(moment), address), "");
    EXPECT_EQ(address.kind, Address::Kind::moment);
    EXPECT_EQ(address.moment, moment) << addressOf(moment);
  }
  EXPECT_EQ(addressOf({SubStep::gjk_region, 2}), "gjk 3 region");
  EXPECT_EQ(addressOf({SubStep::gjk_end, 4}), "gjk end");
  EXPECT_EQ(addressOf({SubStep::contact_clip, 0}), "contact 1 clip");
  EXPECT_EQ(addressOf({SubStep::result, -1}), "result");
}

TEST(Address, FindsEveryMomentOfARun) {
  forEachDrawn(71u, 0, 150, [&](Scene scene, int n) {
    if (n % 5 == 0) scene.query.method = gjk::Method::separating_axes;
    gjklab::Run run = runQuery(scene);
    FollowUps asked;
    asked.contacts = true;
    if (n % 4 == 0) asked.study = Study::hull_difference;
    if (asked.study == Study::query || (!scene.a.points.empty() && !scene.b.points.empty()))
      followUp(scene, asked, run);
    const Timeline timeline(run);
    for (int i = 0; i < timeline.size(); ++i) ASSERT_EQ(placeIn(timeline, addressOf(timeline[i])), i);
    EXPECT_EQ(placeIn(timeline, "start"), 0);
    EXPECT_EQ(placeIn(timeline, "last"), timeline.size() - 1);
    EXPECT_EQ(placeIn(timeline, std::to_string(timeline.size() / 2)), timeline.size() / 2);
  });
}

TEST(Address, SaysWhatIsAllowed) {
  EXPECT_EQ(errorOf("  gjk   3  region "), "");
  expectFacts(errorOf("gjk region"), {"1", "direction", "support", "progress", "region", "keep", "\"gjk region\""});
  expectFacts(errorOf("result 2"), {"result", "\"result 2\""});
  expectFacts(errorOf("contact 1 points"), {"contact N"});
  for (const char* text :
       {"", "-1", "3.5", "first", "gjk", "gjk 0 region", "gjk 3", "gjk 3 region x", "gjk end 3", "gjk 3 horizon",
        "epa end", "GJK 3 region", "gjk 9999999999 region", "last 1", "gjk three region"})
    EXPECT_NE(errorOf(text), "") << text;
  expectFacts(errorOf("first"), {"gjk", "epa", "sat", "result", "contact", "hull", "impact"});
}

TEST(Address, SaysWhatTheRunHas) {
  const Scene scene = test_shapes::squaresOf({5, 1, 0});
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  const auto count = run.trace.gjk.size();
  std::string reason;
  placeIn(timeline, "gjk 99 region", &reason);
  expectFacts(reason, {"\"gjk 99 region\"", "gjk 1–" + std::to_string(count)});
  placeIn(timeline, "gjk 1 progress", &reason);
  expectFacts(reason, {"\"gjk 1 progress\"", "gjk 1 direction", "gjk 1 support", "gjk 1 region", "gjk 1 keep"});
  placeIn(timeline, "epa 1 horizon", &reason);
  expectFacts(reason, {"\"epa 1 horizon\"", "EPA", "gjk", "result"});
  placeIn(timeline, "1000", &reason);
  expectFacts(reason, {"1000", "0", std::to_string(timeline.size() - 1)});
}

/// Axes that are not tested have no steps: the greatest number is not how many there are.
TEST(Address, SaysWhichAxesTheRunHas) {
  gjklab::Run run;
  run.sat.emplace();
  for (const bool tested : {true, true, false, true, false, false, true, true}) {
    run.sat->axes.emplace_back();
    run.sat->axes.back().skip = tested ? gjk::SatSkip::tested : gjk::SatSkip::same_as_before;
  }
  const Timeline timeline(run);
  std::string reason;
  placeIn(timeline, "sat 3 shadows", &reason);
  expectFacts(reason, {"\"sat 3 shadows\"", "axis 3", "sat 1–2, 4, 7–8"});
  placeIn(timeline, "sat 9 shadows", &reason);
  expectFacts(reason, {"\"sat 9 shadows\"", "sat 1–2, 4, 7–8"});
}

}  // namespace
}  // namespace gjklab::address_test
