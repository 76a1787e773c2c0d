#include "model/compare/parting.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "messages_in.h"
#include "model/gallery/gallery.h"
#include "model/scene/method_choices.h"
#include "model/seeded_scenes.h"

namespace gjklab::parting_test {
namespace {

using enum SubStep;

const RivalNames kNames{"P", "Q"};

using test::Facts;
using test::factsOf;
using test::TestLanguage;

/// Which message it is, whatever its arguments.
std::string sentenceOf(const Parting& parting) { return test::messagesIn(parting.sentence).at(0).sentence; }

/// Three iterations on points of a square, the last of them encloses the origin.
gjklab::Run constructed() {
  gjklab::Run run;
  run.trace.scale = 4;
  const dvec3 points[] = {{3, 1, 0}, {-2, 1, 0}, {0, -4, 0}};
  for (int k = 0; k < 3; ++k) {
    gjk::GjkRecord<3> record;
    record.iteration = k + 1;
    record.direction = dvec3(1, 0.1 * k, 0);
    record.support.w = points[k];
    record.support.index_a = k;
    record.support.index_b = 0;
    for (int i = k; i >= 0; --i) {
      gjk::Support<3> support;
      support.w = points[i];
      record.simplex.push({support, 0});
    }
    record.region = record.kept = (1u << (k + 1)) - 1;
    record.decision = k == 2 ? gjk::GjkDecision::enclosed : gjk::GjkDecision::go_on;
    run.trace.gjk.push_back(record);
  }
  return run;
}

TEST(Parting, TheSameStepsUpToRounding) {
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  EXPECT_FALSE(firstParting(own, rival, kNames));
  for (auto& record : rival.trace.gjk) {
    record.direction *= 7.5;  // the length of a direction means nothing
    record.direction.y += 1e-12;
    record.support.w.x += 1e-13;
    for (int i = 0; i < record.simplex.size(); ++i) record.simplex[i].support.w.x -= 1e-13;
  }
  EXPECT_FALSE(firstParting(own, rival, kNames));
}

TEST(Parting, ADirectionOfItsOwn) {
  const TestLanguage language;
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[1].direction = dvec3(-0.1, 1, 0);
  rival.trace.gjk[2].support.w = {9, 9, 0};  // later, and so not of interest
  const auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_direction, 1}));
  EXPECT_TRUE(parting->sentence.starts_with("GJK 2: ")) << parting->sentence;
  EXPECT_EQ(factsOf(parting->sentence), (Facts{{"angle", "90"}}));
}

TEST(Parting, AnotherSupportPoint) {
  const TestLanguage language;
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[0].support.w = {3, -2, 0};  // as far along (1, 0, 0)
  rival.trace.gjk[0].support.index_a = 5;
  auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_support, 0}));
  EXPECT_EQ(factsOf(parting->sentence),
            (Facts{{"own", "P"}, {"found", "A₁ − B₁"}, {"rival", "Q"}, {"other", "A₆ − B₁"}, {"along", "d"}}));
  const std::string tie = sentenceOf(*parting);
  rival.trace.gjk[0].support.w = {2, -2, 0};
  rival.trace.gjk[0].support.index_a = -1;
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(factsOf(parting->sentence),
            (Facts{{"own", "P"}, {"found", "A₁ − B₁"}, {"rival", "Q"}, {"other", "w = (2, −2)"}}));
  EXPECT_NE(sentenceOf(*parting), tie) << "only of points that lie equally far along d does rounding decide";
}

TEST(Parting, AnotherSimplexKept) {
  const TestLanguage language;
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[1].kept = rival.trace.gjk[1].region = 1;
  auto parting = firstParting(own, rival, kNames, Naming::letters);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_keep, 1}));
  EXPECT_EQ(factsOf(parting->sentence), (Facts{{"own", "P"}, {"kept", "ab"}, {"rival", "Q"}, {"other", "a"}}));
  // The same vertices under other letters are the same simplex.
  rival = constructed();
  auto& simplex = rival.trace.gjk[2].simplex;
  std::swap(simplex[1], simplex[2]);
  EXPECT_FALSE(firstParting(own, rival, kNames));
}

TEST(Parting, OneEndsAndTheOtherGoesOn) {
  const TestLanguage language;
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk.pop_back();
  auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_keep, 1}));
  EXPECT_EQ(factsOf(parting->sentence), (Facts{{"first", "Q"}, {"second", "P"}}));
  const std::string ends = sentenceOf(*parting);
  rival = constructed();
  rival.trace.gjk[1].region = gjk::kNoFeature;
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_progress, 1}));
  EXPECT_EQ(factsOf(parting->sentence), (Facts{{"first", "Q"}, {"second", "P"}}));
  EXPECT_NE(sentenceOf(*parting), ends);
  rival = constructed();
  rival.trace.epa.emplace_back();
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{epa_closest_facet, 0}));
  EXPECT_TRUE(parting->sentence.starts_with("EPA 1: ")) << parting->sentence;
  EXPECT_EQ(factsOf(parting->sentence), (Facts{{"first", "Q"}, {"second", "P"}}));
  EXPECT_NE(sentenceOf(*parting), ends);
  EXPECT_FALSE(firstParting(gjklab::Run{}, gjklab::Run{}, kNames));
}

gjklab::Run runWith(Scene scene, const char* method) {
  scene.query = withMethod(scene.query, *methodWithId(method));
  gjklab::Run run = runQuery(scene);
  return run;
}

TEST(Parting, OfRealRunsIsOnTheirRow) {
  Covered cases(60);
  forEachDrawn(77u, 0, 40, [&](const Scene& scene, int) {
    const gjklab::Run own = runWith(scene, "voronoi"), rival = runWith(scene, "boolean");
    EXPECT_FALSE(firstParting(own, own, kNames));
    const auto there = firstParting(own, rival, kNames), back = firstParting(rival, own, kNames);
    ASSERT_EQ(there.has_value(), back.has_value());
    if (!there) return;
    ++cases;
    EXPECT_EQ(there->moment, back->moment);
    const Timeline p(own), q(rival), row = Timeline::together(p, q);
    const Moment found = row[row.inStep(there->moment)];
    EXPECT_EQ(found.record, there->moment.record);
  });
}

/// The facets that are removed in an iteration and that w is in front of by more than rounding.
std::ptrdiff_t surelyInFront(const gjklab::Run& run, std::size_t k) {
  const auto& polytope = run.trace.polytope;
  const auto& record = run.trace.epa[k];
  const auto begin = polytope.removed.begin() + record.removed.begin;
  return std::count_if(begin, begin + record.removed.size(), [&](int index) {
    const auto& facet = polytope.facets[static_cast<std::size_t>(index)];
    return glm::dot(facet.normal, record.support.w) - facet.distance > 1e-9 * run.trace.scale;
  });
}

/// Whether the two runs differ there by rounding alone: their support points lie equally far along d, or w lies in the
/// plane of the facets that only one of them removes.
bool isTie(const gjklab::Run& own, const gjklab::Run& rival, SubStep step, std::size_t k) {
  if (step == epa_horizon) return surelyInFront(own, k) == surelyInFront(rival, k);
  if (step != gjk_support && step != epa_support) return false;
  const bool gjk = step == gjk_support;
  const dvec3 d = glm::normalize(gjk ? own.trace.gjk[k].direction : own.trace.epa[k].direction);
  const dvec3 p = gjk ? own.trace.gjk[k].support.w : own.trace.epa[k].support.w;
  const dvec3 q = gjk ? rival.trace.gjk[k].support.w : rival.trace.epa[k].support.w;
  return std::abs(glm::dot(d, p - q)) <= 1e-9 * own.trace.scale;
}

/// The sub-distance solvers answer the same question: on well-conditioned pairs they take the same steps, up to the
/// choice among points that are equally far.
TEST(Parting, TheSolversOfTheDistanceMethodAgree) {
  int ties = 0, runs = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.group == "Hard cases") continue;
    for (const char* method : {"signed-volumes", "johnson"}) {
      ++runs;
      const gjklab::Run own = runWith(entry.scene, "voronoi"), rival = runWith(entry.scene, method);
      const auto parting = firstParting(own, rival, kNames);
      if (!parting) continue;
      ++ties;
      const auto k = static_cast<std::size_t>(parting->moment.record);
      EXPECT_TRUE(isTie(own, rival, parting->moment.sub_step, k)) << entry.id << ": " << parting->sentence;
    }
  }
  EXPECT_LE(ties, runs / 5);
}

}  // namespace
}  // namespace gjklab::parting_test
