#pragma once
// What must hold of every trace, whatever the pair: INTERFACES' promises on records, checked without the library's
// code.

#include "gjk/numeric/vector.h"
#include "gjk/trace.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

namespace gjk::test {

/// The facets alive before an iteration form a closed surface: every ridge belongs to two of them, turning opposite
/// ways, and V − E + F = 2 in 3-D.
template <int D>
void checkSurface(const Trace<D>& trace, int iteration) {
  std::map<std::vector<int>, int> ridges;
  std::set<int> vertices;
  int facets = 0;
  for (const FacetRecord<D>& facet : trace.polytope.facets) {
    if (!facet.aliveAt(iteration)) continue;
    ++facets;
    for (int i = 0; i < D; ++i) {
      vertices.insert(facet.vertices[i]);
      if constexpr (D == 2) ++ridges[{i, facet.vertices[i]}];  // a vertex: the end of one edge, the start of another
      if constexpr (D == 3) ++ridges[{facet.vertices[i], facet.vertices[(i + 1) % 3]}];
    }
  }
  for (const auto& [ridge, count] : ridges) ASSERT_EQ(count, 1) << "iteration " << iteration;
  if constexpr (D == 1) {
    ASSERT_EQ(facets, 2);
  }
  if constexpr (D == 2) {
    ASSERT_EQ(ridges.size(), 2 * vertices.size());
  }
  if constexpr (D == 3) {
    for (const auto& [ridge, count] : ridges) ASSERT_EQ(ridges.count({ridge[1], ridge[0]}), 1u);
    ASSERT_EQ(static_cast<int>(vertices.size()) - static_cast<int>(ridges.size()) / 2 + facets, 2);
  }
}

/// What one EPA record says of the facets it removes and adds.
template <int D>
void checkExpansion(const Trace<D>& trace, const EpaRecord<D>& record) {
  const PolytopeRecord<D>& polytope = trace.polytope;
  ASSERT_GE(record.new_vertex, D + 1);
  ASSERT_EQ(polytope.vertices[record.new_vertex].w, record.support.w);
  ASSERT_GE(record.removed.size(), 1);
  for (int i = record.removed.begin; i < record.removed.end; ++i)
    ASSERT_EQ(polytope.facets[polytope.removed[i]].died, record.iteration);
  for (int i = record.added.begin; i < record.added.end; ++i) {
    ASSERT_EQ(polytope.facets[i].born, record.iteration);
    int with_new = 0;
    for (const int vertex : polytope.facets[i].vertices) with_new += vertex == record.new_vertex;
    ASSERT_EQ(with_new, 1);
  }
  ASSERT_EQ(record.horizon.size(), D == 1 ? 0 : record.added.size());
  if constexpr (D == 3) {  // in order: each ridge begins where the one before ends
    for (int i = 0; i < record.horizon.size(); ++i) {
      const auto& ridge = polytope.horizons[record.horizon.begin + i];
      ASSERT_EQ(ridge[1], polytope.horizons[record.horizon.begin + (i + 1) % record.horizon.size()][0]);
    }
  }
}

/// EPA's records and its polytope.
template <int D>
void checkPolytopeRecord(const Trace<D>& trace) {
  const PolytopeRecord<D>& polytope = trace.polytope;
  for (std::size_t i = 0; i < trace.epa.size(); ++i) {
    const EpaRecord<D>& record = trace.epa[i];
    const bool last = i + 1 == trace.epa.size();
    ASSERT_EQ(record.iteration, static_cast<int>(i) + 1);
    ASSERT_LE(record.lower_bound, record.upper_bound);
    if (i > 0) {
      ASSERT_GE(record.lower_bound, trace.epa[i - 1].lower_bound);
      ASSERT_LE(record.upper_bound, trace.epa[i - 1].upper_bound);
    }
    ASSERT_EQ(record.decision == EpaDecision::expand, !last);
    ASSERT_TRUE(polytope.facets[*record.closest_facet].aliveAt(record.iteration));
    ASSERT_EQ(polytope.facets[*record.closest_facet].normal, record.direction);
    for (const FacetRecord<D>& facet : polytope.facets)
      ASSERT_TRUE(!facet.aliveAt(record.iteration) ||
                  facet.distance >= polytope.facets[*record.closest_facet].distance);
    if (i < 16 || i % 97 == 0 || last) checkSurface(trace, record.iteration);
    if (!last) checkExpansion(trace, record);
    if (testing::Test::HasFatalFailure()) return;
  }
}

/// GJK's records.
template <int D>
void checkGjkTrace(const Trace<D>& trace, const Options<D>& options) {
  for (std::size_t i = 0; i < trace.gjk.size(); ++i) {
    const GjkRecord<D>& record = trace.gjk[i];
    ASSERT_EQ(record.iteration, static_cast<int>(i) + 1);
    ASSERT_EQ(record.decision == GjkDecision::go_on, i + 1 < trace.gjk.size());
    ASSERT_EQ(record.simplex[0].support.w, record.support.w);
    if (i > 0) {
      const bool accelerated = options.acceleration != Acceleration::none && options.method == Method::distance;
      ASSERT_EQ(record.momentum.has_value(), accelerated);
      ASSERT_EQ(record.momentum ? record.momentum->plain_direction : record.direction, -trace.gjk[i - 1].closest);
    }
    if (record.region != kNoFeature) {
      ASSERT_LT(record.region, 1u << record.simplex.size());
      ASSERT_EQ(record.kept, record.region);
      ASSERT_FALSE(record.ruled_out >> record.region & 1) << "region was ruled out";
    }
    for (const SignTest& test : record.tests) ASSERT_EQ(test.holds, test.value > 0);
    double sum = 0;
    Vec<D> closest(0.0);
    for (int k = 0; k < record.simplex.size(); ++k) {
      const double weight = record.simplex[k].weight;
      ASSERT_GE(weight, 0);
      ASSERT_TRUE((record.kept >> k & 1) || weight == 0);
      sum += weight;
      closest += weight * record.simplex[k].support.w;
    }
    if (record.kept != kNoFeature) {
      ASSERT_NEAR(sum, 1, 1e-12);
      ASSERT_LE(largestCoordinate<D>(closest - record.closest), 1e-12 * trace.scale);
    }
    if (options.method == Method::boolean) continue;
    ASSERT_LE(record.lower_bound, record.upper_bound);
    ASSERT_TRUE(i == 0 || record.lower_bound >= trace.gjk[i - 1].lower_bound);
    ASSERT_TRUE(i == 0 || record.upper_bound <= trace.gjk[i - 1].upper_bound);
  }
}

/// The whole trace: its records, and that the last one agrees with the result.
template <int D>
void checkTrace(const Trace<D>& trace, const Options<D>& options) {
  ASSERT_EQ(static_cast<int>(trace.gjk.size()), trace.result.gjk_iterations);
  ASSERT_EQ(static_cast<int>(trace.epa.size()), trace.result.epa_iterations);
  ASSERT_NO_FATAL_FAILURE(checkGjkTrace(trace, options));
  ASSERT_NO_FATAL_FAILURE(checkPolytopeRecord(trace));
  const Result<D>& result = trace.result;
  if (!trace.epa.empty()) {
    const Bounds bounds = boundsOnAnswer(trace, trace.epa.back());
    ASSERT_EQ(bounds.lower, result.lower_bound);
    ASSERT_EQ(bounds.upper, result.upper_bound);
  } else if (result.has_distance && result.termination != Termination::flat_difference) {
    const Bounds bounds = boundsOnAnswer(trace, trace.gjk.back());
    ASSERT_NEAR(bounds.lower, result.lower_bound, 1e-15 * trace.scale);
    ASSERT_NEAR(bounds.upper, result.upper_bound, 1e-15 * trace.scale);
  }
}

}  // namespace gjk::test
