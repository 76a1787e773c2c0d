#include "model/compare/parting.h"
#include "covered.h"

#include <gtest/gtest.h>

#include "model/gallery/gallery.h"
#include "model/scene/method_choices.h"
#include "model/seeded_scenes.h"

namespace gjklab {
namespace {

using enum SubStep;

const RivalNames kNames{"P", "Q"};

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
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[1].direction = dvec3(-0.1, 1, 0);
  rival.trace.gjk[2].support.w = {9, 9, 0};  // later, and so not of interest
  const auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_direction, 1}));
  EXPECT_EQ(parting->sentence, "GJK 2: the search directions differ by 90°.");
}

TEST(Parting, AnotherSupportPoint) {
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[0].support.w = {3, -2, 0};  // as far along (1, 0, 0)
  rival.trace.gjk[0].support.index_a = 5;
  auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_support, 0}));
  EXPECT_EQ(parting->sentence, "GJK 1: P finds A₁ − B₁, Q A₆ − B₁; both lie equally far along d, so rounding decides.");
  rival.trace.gjk[0].support.w = {2, -2, 0};
  rival.trace.gjk[0].support.index_a = -1;
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->sentence, "GJK 1: P finds A₁ − B₁, Q w = (2, −2).");
}

TEST(Parting, AnotherSimplexKept) {
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk[1].kept = rival.trace.gjk[1].region = 1;
  auto parting = firstParting(own, rival, kNames, Naming::letters);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_keep, 1}));
  EXPECT_EQ(parting->sentence, "GJK 2: P keeps ab, Q keeps a.");
  // The same vertices under other letters are the same simplex.
  rival = constructed();
  auto& simplex = rival.trace.gjk[2].simplex;
  std::swap(simplex[1], simplex[2]);
  EXPECT_FALSE(firstParting(own, rival, kNames));
}

TEST(Parting, OneEndsAndTheOtherGoesOn) {
  const gjklab::Run own = constructed();
  gjklab::Run rival = constructed();
  rival.trace.gjk.pop_back();
  auto parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_keep, 1}));
  EXPECT_EQ(parting->sentence, "GJK 2: Q ends, P goes on.");
  rival = constructed();
  rival.trace.gjk[1].region = gjk::kNoFeature;
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{gjk_progress, 1}));
  EXPECT_EQ(parting->sentence, "GJK 2: Q stops at this support point, P goes on.");
  rival = constructed();
  rival.trace.epa.emplace_back();
  parting = firstParting(own, rival, kNames);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->moment, (Moment{epa_closest_facet, 0}));
  EXPECT_EQ(parting->sentence, "EPA 1: Q goes on to EPA, P has its answer.");
  EXPECT_FALSE(firstParting(gjklab::Run{}, gjklab::Run{}, kNames));
}

gjklab::Run runWith(Scene scene, const char* method) {
  scene.query = withMethod(scene.query, *methodWithId(method));
  gjklab::Run run;
  runQuery(scene, run);
  return run;
}

TEST(Parting, OfRealRunsIsOnTheirRow) {
  Covered cases(60);
  for (const int dimension : {1, 2, 3}) {
    SceneDrawer drawer(dimension, 77);
    for (int i = 0; i < 40; ++i) {
      const Scene scene = drawer.draw();
      const gjklab::Run own = runWith(scene, "voronoi"), rival = runWith(scene, "boolean");
      EXPECT_FALSE(firstParting(own, own, kNames));
      const auto there = firstParting(own, rival, kNames), back = firstParting(rival, own, kNames);
      ASSERT_EQ(there.has_value(), back.has_value());
      if (!there) continue;
      ++cases;
      EXPECT_EQ(there->moment, back->moment);
      const Timeline p(own), q(rival), row = Timeline::together(p, q);
      const Moment found = row[row.inStep(there->moment)];
      EXPECT_EQ(found.record, there->moment.record);
    }
  }
}

/// The sub-distance solvers answer the same question: on well-conditioned pairs they take the same steps, up to the
/// choice among points that are equally far.
TEST(Parting, TheSolversOfTheDistanceMethodAgree) {
  int ties = 0, runs = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.group == "Hard cases") continue;
    for (const char* method : {"signed-volumes", "johnson"}) {
      ++runs;
      const auto parting = firstParting(runWith(entry.scene, "voronoi"), runWith(entry.scene, method), kNames);
      if (!parting) continue;
      ++ties;
      EXPECT_NE(parting->sentence.find("rounding decides"), std::string::npos) << entry.id << ": " << parting->sentence;
    }
  }
  EXPECT_LE(ties, runs / 5);
}

}  // namespace
}  // namespace gjklab
