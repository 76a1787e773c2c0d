// The textbook run: right where nothing is hard, and told where and why it goes wrong elsewhere.

#include "model/run/textbook.h"

#include "covered.h"
#include "model/caption/caption.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/playback/bounds.h"
#include "model/playback/textbook_moment.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/text/characters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <regex>
#include <set>
#include <stdexcept>

namespace gjklab::textbook_test {
namespace {

gjklab::Run textbookRun(const Scene& scene) {
  Run run;
  runTextbook(scene, run);
  return run;
}

const Scene& sceneCalled(const std::string& id) {
  for (const GalleryEntry& entry : gallery())
    if (entry.id == id) return entry.scene;
  throw std::out_of_range(id);
}

/// Far from touching its answers are those of the reference, to the digits that it has.
TEST(Textbook, IsRightOnOrdinaryPairs) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> place(-3, 3);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    Scene scene = sceneCalled(i % 2 == 0 ? "dyn4j-pair" : "tetrahedron-edge");
    if (scene.dimension == 3) scene.b = scene.a;
    const double x = place(random), y = place(random), z = scene.dimension == 3 ? place(random) : 0;
    scene.b.position = scene.a.position + dvec3(x, y, z);
    const gjk::Result<3> right = solve(scene);
    if (std::max(right.distance, right.depth) < 0.05) continue;
    const gjklab::Run run = textbookRun(scene);
    if (run.textbook->fault) continue;  // it says so itself
    ++compared;
    ASSERT_EQ(run.trace.result.status, right.status) << i;
    if (right.status == gjk::Status::intersecting) {
      EXPECT_NEAR(run.trace.result.depth, right.depth, 3e-4) << i;
    }
  }
  EXPECT_GT(compared, 250);
}

using Kind = TextbookFault::Kind;

/// By brute force: whether a vertex of the polytope stands in front of a facet after an EPA iteration.
bool isConvexAfter(const gjk::Trace<3>& trace, int iteration) {
  std::size_t vertices = static_cast<std::size_t>(trace.gjk.back().simplex.size());
  for (int k = 0; k < iteration; ++k) vertices += trace.epa[static_cast<std::size_t>(k)].new_vertex >= 0 ? 1 : 0;
  for (const auto& facet : trace.polytope.facets) {
    if (facet.born > iteration || (facet.died >= 0 && facet.died <= iteration)) continue;
    if (facet.normal == dvec3(0.0)) return false;
    double highest = -INFINITY, own = -INFINITY;
    for (std::size_t v = 0; v < vertices; ++v)
      highest = std::max(highest, glm::dot(trace.polytope.vertices[v].w, facet.normal));
    for (const int v : facet.vertices)
      if (v >= 0) own = std::max(own, glm::dot(trace.polytope.vertices[static_cast<std::size_t>(v)].w, facet.normal));
    if (highest > own + 1e-5 * trace.scale) return false;
  }
  return true;
}

/// Whether the points that a record keeps were kept by an earlier one.
bool cameBefore(const gjk::Trace<3>& trace, int record) {
  const auto kept = [&trace](int k) {
    std::vector<std::array<double, 3>> points;
    const auto& each = trace.gjk[static_cast<std::size_t>(k)];
    for (int i = 0; i < each.simplex.size(); ++i) {
      const dvec3 w = each.simplex[i].support.w;
      if ((each.kept >> i & 1u) != 0) points.push_back({w.x, w.y, w.z});
    }
    std::sort(points.begin(), points.end());
    return points;
  };
  for (int k = 0; k < record; ++k)
    if (kept(k) == kept(record)) return true;
  return false;
}

/// The last sentence of a run that went wrong with the right status: to how many digits its number is right. The
/// decimal exponent is taken from the printed number.
void expectDigits(const Scene& scene, const gjklab::Run& run) {
  const auto &said = run.trace.result, &truth = run.textbook->reference;
  const Timeline timeline(run);
  const std::string brief = caption(scene, run, timeline, timeline.size() - 1, Disclosure::so_far).brief;
  const bool overlap = truth.status == gjk::Status::intersecting;
  const double claimed = overlap ? said.depth : said.distance, right = overlap ? truth.depth : truth.distance;
  char printed[40];
  std::snprintf(printed, sizeof printed, "%.16e", right);
  const int exponent = std::atoi(std::strchr(printed, 'e') + 1);
  const std::size_t at = brief.find(" to ");
  const int digits = at == std::string::npos ? 2 : std::atoi(brief.c_str() + at + 4);
  const double half_a_unit = 0.5 * std::pow(10, exponent + 1 - digits);
  if (at == std::string::npos)
    EXPECT_GT(std::abs(claimed - right), 0.0999 * half_a_unit) << brief << " " << claimed << " " << right;
  else
    EXPECT_LE(std::abs(claimed - right), 1.0001 * half_a_unit) << brief << " " << claimed << " " << right;
}

/// What a fault says has happened has happened there, and not before.
void expectTrue(const Scene& scene, const gjklab::Run& run, const std::string& where) {
  const gjk::Trace<3>& trace = run.trace;
  const gjk::Result<3> right = solve(scene);
  const TextbookFault& fault = *run.textbook->fault;
  EXPECT_FALSE(fault.sentence.empty() || fault.instead.empty()) << where;
  switch (fault.kind) {
    case Kind::apart:
    case Kind::enclosed:
      EXPECT_NE(trace.result.status, right.status) << where;
      EXPECT_EQ(fault.record, static_cast<int>(trace.gjk.size()) - 1) << where;
      break;
    case Kind::circle:
      EXPECT_TRUE(cameBefore(trace, fault.record)) << where;
      [[fallthrough]];
    case Kind::no_end:
      EXPECT_EQ(trace.result.termination, gjk::Termination::max_iterations) << where;
      break;
    case Kind::no_direction:
    case Kind::flat_start:
    case Kind::not_convex:
      if (!fault.epa) {
        EXPECT_EQ(trace.gjk[static_cast<std::size_t>(fault.record)].direction, dvec3(0.0)) << where;
        break;
      }
      EXPECT_FALSE(isConvexAfter(trace, fault.kind == Kind::flat_start ? 0 : fault.record + 1)) << where;
      for (int k = 0; k < fault.record + (fault.kind == Kind::flat_start ? 0 : 1); ++k)
        EXPECT_TRUE(isConvexAfter(trace, k)) << where << " already after " << k;
      break;
    case Kind::wrong_depth:
      EXPECT_GT(std::abs(trace.result.depth - right.depth), 1e-3 * trace.scale) << where;
      break;
  }
}

/// Of random pairs that lie on a grid, where touching, lines through O and ties are many.
TEST(Textbook, WhatItSaysGoesWrongDoesSo) {
  std::mt19937 random(12);
  std::set<Kind> met;
  int faults = 0, right_words = 0;
  for (int i = 0; i < 3000; ++i) {
    Scene scene;
    scene.dimension = 2 + i % 2;
    for (Body* body : {&scene.a, &scene.b}) {
      body->shape = ShapeKind::hull;
      for (int k = 0; k < scene.dimension + 2; ++k) {
        const auto coordinate = [&random] { return static_cast<double>(random() % 5) - 2; };
        const double x = coordinate(), y = coordinate(), z = scene.dimension == 3 ? coordinate() : 0;
        body->points.push_back({x, y, z});
      }
    }
    const gjklab::Run run = textbookRun(scene);
    ASSERT_LE(run.trace.gjk.size(), static_cast<std::size_t>(kTextbookIterations));
    ASSERT_LE(run.trace.epa.size(), static_cast<std::size_t>(kTextbookEpaIterations));
    if (!run.textbook->fault) continue;
    ++faults;
    met.insert(run.textbook->fault->kind);
    expectTrue(scene, run, "pair " + std::to_string(i) + ": " + run.textbook->fault->sentence);
    const auto &said = run.trace.result, &truth = run.textbook->reference;
    if (said.status == truth.status && said.has_distance && said.status != gjk::Status::touching) {
      expectDigits(scene, run);
      ++right_words;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(faults, 300);
  EXPECT_GT(right_words, 30);
  EXPECT_GE(met.size(), 3u);
}

TEST(Textbook, SaysWhereItGoesWrong) {
  const auto faultOf = [](const char* id) { return textbookRun(sceneCalled(id)).textbook->fault; };
  const auto word = faultOf("hard-2d-vertex-edge");
  ASSERT_TRUE(word);
  EXPECT_NE(word->sentence.find("the shapes touch"), std::string::npos) << word->sentence;
  EXPECT_FALSE(faultOf("dyn4j-pair"));
  const gjklab::Run circle = textbookRun(sceneCalled("hard-3d-circle"));
  ASSERT_TRUE(circle.textbook->fault);
  EXPECT_EQ(circle.textbook->fault->kind, Kind::circle);
  expectTrue(sceneCalled("hard-3d-circle"), circle, "circle");
  const gjklab::Run small = textbookRun(sceneCalled("hard-3d-small"));
  ASSERT_TRUE(small.textbook->fault);
  EXPECT_EQ(small.textbook->fault->kind, Kind::wrong_depth);
  EXPECT_NEAR(small.trace.result.depth / small.textbook->reference.depth, 0.91, 0.01) << "9 % too small";
  // O lies on an edge of the triangle that EPA begins with.
  const gjklab::Run twice = textbookRun(sceneCalled("hard-2d-coincident"));
  double nearest = INFINITY;
  for (const auto& facet : twice.trace.polytope.facets)
    if (facet.born == 0) nearest = std::min(nearest, facet.distance);
  EXPECT_LT(nearest, 1e-6);
}

TEST(Textbook, IsAMethodLikeTheOthers) {
  Scene scene = sceneCalled("dyn4j-pair");
  scene.query = withMethod(scene.query, *methodWithId("textbook"));
  const auto again = readScene(writeScene(scene), "again");
  ASSERT_TRUE(std::holds_alternative<Scene>(again));
  EXPECT_EQ(std::get<Scene>(again), scene);
  gjklab::Run run = runQuery(scene);
  ASSERT_TRUE(run.textbook);
  EXPECT_EQ(run.trace.result.depth, solve(scene).depth);
  EXPECT_NEAR(run.trace.result.depth, run.textbook->reference.depth, 2e-4);
  EXPECT_NE(run.trace.result.depth, run.textbook->reference.depth) << "in single precision";
  scene.query = withMethod(scene.query, *methodWithId("voronoi"));
  runQuery(scene, run);
  EXPECT_FALSE(run.textbook);
}

/// A record's tests have the values that the same expressions have in double precision, up to single's digits.
TEST(Textbook, RecordsItsSigns) {
  int compared = 0;
  for (const GalleryEntry& entry : gallery()) {
    const gjklab::Run run = textbookRun(entry.scene);
    for (const auto& record : run.trace.gjk) {
      const auto edge = [&record](int i) { return record.simplex[i].support.w - record.simplex[0].support.w; };
      for (const gjk::SignTest& test : record.tests) {
        EXPECT_EQ(test.holds, test.value > 0);
        if (test.subject.kind != gjk::TestKind::along) continue;
        const double exact = glm::dot(edge(test.subject.vertex), -record.simplex[0].support.w);
        EXPECT_NEAR(test.value, exact, 1e-5 * run.trace.scale * run.trace.scale) << entry.id;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 50);
}

/// It claims nothing that it has not proven: no bounds, at no moment.
TEST(Textbook, IsToldAsAClaim) {
  Covered cases(17);
  for (const GalleryEntry& entry : gallery()) {
    Scene scene = entry.scene;
    scene.query = asRun(withMethod(scene.query, *methodWithId("textbook")));
    gjklab::Run run = runQuery(scene);
    const Timeline timeline(run);
    const auto fault = faultMoment(run);
    int told = 0;
    for (int i = 0; i < timeline.size(); ++i) {
      const Caption words = caption(scene, run, timeline, i);
      const std::string where = entry.id + " at " + addressOf(timeline[i]) + ": " + words.body;
      EXPECT_FALSE(words.title.empty() || words.body.empty()) << where;
      for (const char* word : {"lower bound", "upper bound", "nan", "inf ", "stays convex"})
        EXPECT_EQ(words.body.find(word), std::string::npos) << where;
      for (const Fact& fact : words.facts) EXPECT_NE(fact.name, "bounds") << where;
      EXPECT_GE(words.pseudocode.current, 0) << where;
      EXPECT_LT(words.pseudocode.current, static_cast<int>(words.pseudocode.lines.size())) << where;
      EXPECT_FALSE(boundsAt(run, timeline[i]).lower_known);
      if (words.body.find("Here it goes wrong") == std::string::npos) continue;
      ++cases;
      ++told;
      EXPECT_EQ(timeline[i], *fault) << where;
    }
    EXPECT_EQ(told, fault ? 1 : 0) << entry.id;
  }
}

TEST(Textbook, ItsAnswerSaysWhatWentWrong) {
  const Scene scene = sceneCalled("method-textbook");
  gjklab::Run run = runQuery(scene);
  ASSERT_TRUE(run.textbook->fault);
  ASSERT_EQ(run.textbook->fault->kind, TextbookFault::Kind::not_convex);
  const Timeline timeline(run);
  const Caption words = caption(scene, run, timeline, timeline.size() - 1);
  EXPECT_NE(words.body.find(run.textbook->fault->sentence), std::string::npos) << words.body;
  EXPECT_LE(characterCount(words.body), 320) << words.body;
}

/// A run without a distance is not told as one of the Boolean method; at its limit, its status is right by chance.
TEST(Textbook, ARunAtItsLimitIsRightByChance) {
  Scene scene = sceneCalled("hard-3d-circle");
  scene.query = asRun(withMethod(scene.query, *methodWithId("textbook")));
  gjklab::Run run = runQuery(scene);
  ASSERT_EQ(run.trace.result.termination, gjk::Termination::max_iterations);
  ASSERT_EQ(run.trace.result.status, run.textbook->reference.status);
  const Timeline timeline(run);
  const Caption words = caption(scene, run, timeline, timeline.size() - 1);
  EXPECT_NE(words.body.find("by chance"), std::string::npos) << words.body;
  EXPECT_NE(words.body.find("0.04767"), std::string::npos) << words.body;
  for (const Fact& fact : words.facts) {
    EXPECT_EQ(fact.note.find("Boolean"), std::string::npos) << fact.name;
    EXPECT_NE(fact.name, "normal");
  }
}

/// EPA at its limit: its wrong depth is not due to its tolerance.
TEST(Textbook, AnUnfinishedDepthIsNotBlamedOnTheTolerance) {
  Scene scene = sceneCalled("hard-3d-contained");
  scene.query.epa_max_iterations = 2;
  const gjklab::Run run = textbookRun(scene);
  ASSERT_EQ(run.trace.result.termination, gjk::Termination::max_iterations);
  ASSERT_TRUE(run.textbook->fault);
  EXPECT_EQ(run.textbook->fault->kind, Kind::wrong_depth);
  EXPECT_EQ(run.textbook->fault->sentence.find("0.0001"), std::string::npos) << run.textbook->fault->sentence;
}

/// Each hard case says what goes wrong; where it names a step, the textbook's run goes wrong at that step.
TEST(Textbook, HardCasesAreTrue) {
  int hard = 0, wrong = 0;
  for (const GalleryEntry& entry : gallery()) {
    ASSERT_EQ(entry.group == "Hard cases", entry.hard.has_value()) << entry.id;
    if (!entry.hard) continue;
    ++hard;
    const std::string& sentence = entry.hard->sentence;
    const gjklab::Run run = textbookRun(entry.scene);
    std::smatch step;
    const bool names = std::regex_search(sentence, step, std::regex("(GJK|EPA) iteration ([0-9]+)"));
    EXPECT_EQ(names, run.textbook->fault.has_value()) << entry.id << ": " << sentence;
    if (names && run.textbook->fault) {
      ++wrong;
      EXPECT_EQ("in " + step[0].str(), placeText(*run.textbook->fault)) << entry.id;
    }
    gjklab::Run own = runQuery(entry.scene);
    Address look;
    int place = 0;
    EXPECT_EQ(parseAddress(entry.hard->look, look), "") << entry.id;
    EXPECT_EQ(placeOf(look, Timeline(own), place), "") << entry.id;
  }
  EXPECT_EQ(hard, 26);
  EXPECT_GT(wrong, 8);
}

TEST(Textbook, AlwaysEnds) {
  for (const GalleryEntry& entry : gallery()) {
    const gjklab::Run run = textbookRun(entry.scene);
    EXPECT_LE(run.trace.gjk.size(), static_cast<std::size_t>(kTextbookIterations)) << entry.id;
    EXPECT_LE(run.trace.epa.size(), static_cast<std::size_t>(kTextbookEpaIterations)) << entry.id;
    EXPECT_GE(Timeline(run).size(), 1) << entry.id;
  }
}

}  // namespace
}  // namespace gjklab::textbook_test
