#pragma once
// One question of a run beside the run's trace: its own choice, and on lattice points all right answers by definition,
// in whole numbers.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "gjk/feature.h"
#include "model/quiz/exact.h"
#include "model/quiz/question.h"
#include "model/scene/body_points.h"

namespace gjklab {

class RunCheck {
 public:
  RunCheck(const Scene& scene, const gjklab::Run& run, const Question& question)
      : scene_(scene), run_(run), trace_(run.trace), question_(question) {}

  void exactly() const {
    if (question_.ask == Ask::support) expectPairs();
    if (question_.ask == Ask::closest_facet) expectClosest();
    if (question_.ask == Ask::visible) expectVisible();
    if (question_.ask == Ask::horizon) expectClosedHorizons();
  }

  void own() const {
    switch (question_.ask) {
      case Ask::status:
        EXPECT_TRUE(right(std::string(gjk::name(trace_.result.status))));
        break;
      case Ask::support: {
        const auto& found = inEpa() ? epa().support : gjk().support;
        EXPECT_TRUE(right(PairAnswer{found.index_a, found.index_b}));
        EXPECT_FALSE(right(PairAnswer{-1, found.index_b}));
        break;
      }
      case Ask::progress:
        EXPECT_TRUE(right(std::string(gjk().region == gjk::kNoFeature ? "stop" : "go on")));
        break;
      case Ask::region:
        EXPECT_TRUE(right(gjk().region));
        break;
      case Ask::drop:
        EXPECT_TRUE(right(gjk::allOf(gjk().simplex.size()) & ~gjk().kept));
        EXPECT_FALSE(right(gjk::allOf(gjk().simplex.size()))) << "something has to stay";
        break;
      case Ask::closest_facet:
        EXPECT_TRUE(right(corners(*epa().closest_facet)));
        break;
      case Ask::visible:
        EXPECT_TRUE(right(seen()));
        break;
      case Ask::horizon:
        EXPECT_TRUE(right(horizon()));
        break;
      case Ask::epa_stop:
        EXPECT_TRUE(right(std::string(epa().decision == gjk::EpaDecision::done ? "stop" : "go on")));
        break;
    }
  }

 private:
  bool inEpa() const { return phaseOf(question_.moment.sub_step) == Phase::epa; }
  const gjk::GjkRecord<3>& gjk() const { return trace_.gjk[static_cast<std::size_t>(question_.moment.record)]; }
  const gjk::EpaRecord<3>& epa() const { return trace_.epa[static_cast<std::size_t>(question_.moment.record)]; }
  const gjk::FacetRecord<3>& facet(int i) const { return trace_.polytope.facets[static_cast<std::size_t>(i)]; }
  bool right(const Answer& answer) const { return isRight(question_, answer); }

  static glm::i64vec3 whole(dvec3 p) {
    const glm::i64vec3 rounded(glm::round(p));
    EXPECT_EQ(dvec3(rounded), p) << "no lattice point";
    return rounded;
  }
  WholeVector vertex(int i) const {
    return WholeVector(whole(trace_.polytope.vertices[static_cast<std::size_t>(i)].w));
  }

  /// In falling order, where answers are listed in rising order: any order is the same answer.
  Corners corners(int i) const {
    Corners out;
    for (const int vertex : facet(i).vertices)
      if (vertex >= 0) out.push_back(vertex);
    std::sort(out.rbegin(), out.rend());
    return out;
  }
  CornerSet seen() const {
    CornerSet out;
    for (int i = epa().removed.begin; i < epa().removed.end; ++i)
      out.push_back(corners(trace_.polytope.removed[static_cast<std::size_t>(i)]));
    return out;
  }
  CornerSet horizon() const {
    CornerSet out;
    for (int i = epa().horizon.begin; i < epa().horizon.end; ++i) {
      Corners ridge;
      for (const int vertex : trace_.polytope.horizons[static_cast<std::size_t>(i)])
        if (vertex >= 0) ridge.push_back(vertex);
      out.push_back(ridge);
    }
    return out;
  }
  std::vector<int> alive() const {
    std::vector<int> out;
    for (int i = 0; i < static_cast<int>(trace_.polytope.facets.size()); ++i)
      if (facet(i).aliveAt(epa().iteration)) out.push_back(i);
    return out;
  }

  /// A facet's plane: the normal, outwards, of any length, and its height over O times that length.
  std::pair<WholeVector, Whole> plane(int i) const {
    const auto at = [&](std::size_t k) { return vertex(facet(i).vertices[k]); };
    WholeVector n = run_.dimension == 1   ? WholeVector(1, 0, 0)
                    : run_.dimension == 2 ? cross(at(1) - at(0), WholeVector(0, 0, 1))
                                          : cross(at(1) - at(0), at(2) - at(0));
    Whole sign = 0;  // outwards: no vertex of the polytope lies above it
    for (const int f : alive())
      for (const int v : facet(f).vertices)
        if (v >= 0)
          if (const Whole height = dot(n, vertex(v) - at(0)); height != 0) sign = height > 0 ? -1 : 1;
    n = sign * n;
    return {n, dot(n, at(0))};
  }

  void expectFurthest(const Body& body, dvec3 direction, const std::vector<int>& accepted) const {
    const auto points = hullPoints(body, run_.dimension);
    const glm::vec<3, long double> along(glm::normalize(direction));
    long double best = -INFINITY, largest = 0;
    for (const dvec3& p : points) {
      best = std::max(best, glm::dot(glm::vec<3, long double>(p), along));
      largest = std::max<long double>(largest, glm::length(p));
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
      const long double below = best - glm::dot(glm::vec<3, long double>(points[i]), along);
      // Small lattice points over directions of small lattice planes differ by more than this or not at all.
      EXPECT_EQ(std::binary_search(accepted.begin(), accepted.end(), static_cast<int>(i)), below <= 1e-9L * largest)
          << static_cast<double>(below);
    }
  }

  void expectPairs() const {
    const dvec3 d = inEpa() ? epa().direction : gjk().direction;
    const auto& pairs = std::get<FurthestPairs>(question_.accepted);
    expectFurthest(scene_.a, d, pairs.index_a);
    expectFurthest(scene_.b, -d, pairs.index_b);
  }

  void expectClosest() const {
    const auto square = [&](int i) {  // of the distance, with its sign, as a fraction
      const auto [n, height] = plane(i);
      return std::pair(height < 0 ? -height * height : height * height, dot(n, n));
    };
    const auto less = [](const auto& p, const auto& q) { return p.first * q.second < q.first * p.second; };
    std::optional<std::pair<Whole, Whole>> least;
    for (const int i : alive())
      if (!least || less(square(i), *least)) least = square(i);
    std::set<Corners> expected;
    for (const int i : alive())
      if (!less(*least, square(i))) {
        const Corners falling = corners(i);
        expected.emplace(falling.rbegin(), falling.rend());
      }
    const auto& accepted = std::get<std::vector<Corners>>(question_.accepted);
    EXPECT_EQ(std::set<Corners>(accepted.begin(), accepted.end()), expected);
    EXPECT_EQ(accepted.size(), expected.size()) << "each once";
  }

  void expectVisible() const {
    CornerSet certain, all;
    for (const int i : alive()) {
      const auto [n, height] = plane(i);
      const Whole above = dot(n, WholeVector(whole(epa().support.w))) - height;
      if (above > 0) certain.push_back(corners(i));
      if (above >= 0) all.push_back(corners(i));
    }
    const auto& accepted = std::get<std::vector<CornerSet>>(question_.accepted);
    EXPECT_EQ(accepted.size(), std::size_t{1} << (all.size() - certain.size()));
    EXPECT_TRUE(right(certain)) << "facets in w's plane need not be named";
    EXPECT_TRUE(right(all)) << "and may be";
    for (const Corners& facet : certain) {
      CornerSet without;
      std::copy_if(all.begin(), all.end(), std::back_inserter(without), [&](const auto& f) { return f != facet; });
      EXPECT_FALSE(right(without));
    }
  }

  void expectClosedHorizons() const {
    for (const CornerSet& rim : std::get<std::vector<CornerSet>>(question_.accepted)) {
      std::map<int, int> ends;
      for (const Corners& ridge : rim)
        for (const int v : ridge) ++ends[v];
      for (const auto& [v, times] : ends) EXPECT_EQ(times % 2, run_.dimension == 2 ? 1 : 0);
    }
  }

  const Scene& scene_;
  const gjklab::Run& run_;
  const gjk::Trace<3>& trace_;
  const Question& question_;
};

}  // namespace gjklab
