#include "gjk/small/recorder.h"

#include "gjk/sub_distance_voronoi.h"
#include "gjk/witness.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjk::small {

template <int D>
Support<D> Recorder<D>::placed(VertexPair pair, const Vec<D>& w) const {
  return {w, question_.pose_a.toWorld(question_.points_a.point(pair.a)),
          question_.pose_b.toWorld(question_.points_b.point(pair.b)), pair.a ^ question_.index_mask_a,
          pair.b ^ question_.index_mask_b};
}

template <int D>
void Recorder<D>::first(const Vec<D>& direction, VertexPair pair, const Vec<D>& w) {
  found(direction, pair, w);
  GjkRecord<D>& record = trace_.gjk.back();
  record.direction = direction;
  record.decision = GjkDecision::go_on;
  record.region = record.kept = 1;
  record.simplex[0].weight = 1;
  record.closest = closest_ = w;
  record.upper_bound = upper_ = glm::length(w);
  kept_.push(record.simplex[0]);
}

/// The record of a support point, as if it ended the run; step() completes it otherwise.
template <int D>
void Recorder<D>::found(const Vec<D>& direction, VertexPair pair, const Vec<D>& w) {
  GjkRecord<D>& record = trace_.gjk.emplace_back();
  record.iteration = static_cast<int>(trace_.gjk.size());
  record.direction = -closest_;
  record.support = placed(pair, w);
  record.simplex.push({record.support, 0});
  for (const SimplexVertex<D>& vertex : kept_) record.simplex.push(vertex);
  record.kept = allOf(record.simplex.size()) & ~1u;
  record.closest = closest_;
  lower_ = std::max(lower_, -glm::dot(direction, w) / glm::length(direction));
  record.lower_bound = lower_;
  record.upper_bound = upper_;
  record.decision = GjkDecision::separated;
}

template <int D>
void Recorder<D>::step(const Step<D>& step) {
  const bool at_start = trace_.gjk.empty();
  if (at_start) {
    for (int n = 0; n < question_.start_size; ++n)
      kept_.push({placed(step.pairs[static_cast<std::size_t>(n)], step.w[static_cast<std::size_t>(n)]), 0});
    GjkRecord<D> known;
    known.simplex = kept_;
    keep(step, known);
    GjkRecord<D>& start = trace_.start.emplace();
    start.simplex = kept_;
    start.region = start.kept = allOf(kept_.size());
    start.closest = closest_;
    start.upper_bound = upper_ = glm::length(closest_);
    return;
  }
  GjkRecord<D>& record = trace_.gjk.back();
  noteTests(step, record.tests, record.simplex.size());
  record.decision = GjkDecision::go_on;
  record.region = record.kept = Candidates<D>::kFeature[step.chosen];
  for (Feature f = 2; f <= allOf(record.simplex.size()); f += 2) record.ruled_out |= 1u << f;
  keep(step, record);
  record.closest = closest_;
  upper_ = std::min(upper_, glm::length(closest_));
  record.upper_bound = upper_ = std::max(upper_, lower_);
  if (step.chosen == Candidates<D>::kNone) record.decision = GjkDecision::enclosed;
}

/// The weights and x of a step: the next direction points from x on the chosen feature to the origin. If the feature is
/// not the nearest one (which the proof at the end does not require), it may not contain that point; x is then the
/// weighted sum.
template <int D>
void Recorder<D>::keep(const Step<D>& step, GjkRecord<D>& record) {
  const int size = record.simplex.size();
  const Feature feature = Candidates<D>::kFeature[step.chosen];
  Simplex<D> simplex;
  for (int n = size - 1; n >= 0; --n) simplex.add({record.simplex[n].support.w, Vec<D>(0.0), Vec<D>(0.0), -1, -1});
  const Vec<D>& d = step.next_direction;
  closest_ =
      step.chosen == Candidates<D>::kNone ? Vec<D>(0.0) : d * (glm::dot(d, simplex.letter(0).w) / glm::dot(d, d));
  const std::array<double, D + 1> weight = barycentricWeights(simplex, feature, closest_, question_.greatest);
  if (missOfWeights(simplex, weight, closest_) > kProof * question_.greatest) {
    closest_ = Vec<D>(0.0);
    for (int n = 0; n < size; ++n) closest_ += weight[static_cast<std::size_t>(n)] * simplex.letter(n).w;
  }
  kept_.clear();
  for (int n = 0; n < size; ++n) {
    record.simplex[n].weight = weight[static_cast<std::size_t>(n)];
    if (contains(feature, n)) kept_.push(record.simplex[n]);
  }
}

/// The sign tests of the step: first those along the edges, then those of the sides of the faces, then those beside the
/// edges of a face. A value of zero excludes neither region.
template <int D>
void Recorder<D>::noteTests(const Step<D>& step, SignTests& tests, int size) const {
  const auto note = [&](TestSubject subject, double value, Feature if_positive, Feature if_not) {
    tests.push({subject, value, value > 0, value > 0 ? if_positive : value < 0 ? if_not : kNoFeature});
  };
  for (int i = 1; i < size; ++i) note(alongEdge(i), -step.along[i - 1], 1u, 1u | 1u << i);
  if (step.chosen == Candidates<D>::kVertex || size == 2) return;
  constexpr int kFaces[3][2] = {{1, 2}, {2, 3}, {3, 1}};
  bool outside[3] = {true, false, false};
  const auto faceOf = [&](int f) { return 1u | 1u << kFaces[f][0] | 1u << kFaces[f][1]; };
  if (size == 4)
    for (int f = 0; f < 3; ++f) {
      const bool inwards = step.volume[f] > 0;  // the normal (a–i) × (a–j); (a–j) × (a–i) is the outer one
      const int i = kFaces[f][inwards ? 1 : 0], j = kFaces[f][inwards ? 0 : 1];
      const double value = inwards ? step.side[f] : -step.side[f];
      outside[f] = value > 0;
      note(faceSide(i, j), value, allOf(4), faceOf(f));
    }
  for (int f = 0; f < 3; ++f) {
    if (!outside[f]) continue;
    const int i = kFaces[f][0], j = kFaces[f][1];
    note(besideEdge(i, j), step.beside_first[f], faceOf(f), 1u | 1u << i);
    note(besideEdge(j, i), step.beside_second[f], faceOf(f), 1u | 1u << j);
  }
}

template <int D>
void Recorder<D>::vertex(VertexPair pair, const Vec<D>& w) {
  if (!trace_.epa.empty()) {
    EpaRecord<D>& record = trace_.epa.back();
    record.new_vertex = static_cast<int>(trace_.polytope.vertices.size());
    record.decision = EpaDecision::expand;
  }
  trace_.polytope.vertices.push_back(placed(pair, w));
}

template <int D>
void Recorder<D>::facet(int slot, const std::uint8_t* corner, const Vec<D>& normal, double rank) {
  FacetRecord<D> facet;
  for (int k = 0; k < D; ++k) facet.vertices[static_cast<std::size_t>(k)] = corner[k];
  facet.normal = normal / glm::length(normal);
  facet.distance = std::sqrt(std::max(rank, 0.0));  // by rounding, the origin may appear to be outside (begin())
  facet.born = static_cast<int>(trace_.epa.size());
  made_.push({slot, facet});
}

/// Adds the facets of an iteration in the order of the horizon: each begins where the previous one ends.
template <int D>
void Recorder<D>::addFacets() {
  PolytopeRecord<D>& polytope = trace_.polytope;
  const bool at_start = trace_.epa.empty();
  int end = made_.empty() ? 0 : made_[0].record.vertices[0];
  for (int n = 0; n < made_.size(); ++n) {
    int next = n;
    if (!at_start)
      while (made_[next].record.vertices[0] != end) ++next;
    std::swap(made_[n], made_[next]);
    const FacetRecord<D>& facet = made_[n].record;
    record_of_slot_[made_[n].slot] = static_cast<int>(polytope.facets.size());
    polytope.facets.push_back(facet);
    if (at_start) continue;
    end = facet.vertices[1];
    Ridge<D> ridge{};
    std::size_t at = 0;
    for (const int vertex : facet.vertices)
      if (vertex != trace_.epa.back().new_vertex) ridge[at++] = vertex;
    polytope.horizons.push_back(ridge);
  }
  made_.clear();
  if (at_start) return;
  trace_.epa.back().added.end = static_cast<int>(polytope.facets.size());
  trace_.epa.back().horizon.end = static_cast<int>(polytope.horizons.size());
}

template <int D>
void Recorder<D>::measured(int slot, VertexPair pair, const Vec<D>& w, double height) {
  addFacets();
  const PolytopeRecord<D>& polytope = trace_.polytope;
  const bool first = trace_.epa.empty();
  const double last_lower = first ? 0 : trace_.epa.back().lower_bound;
  const double last_upper = first ? std::numeric_limits<double>::infinity() : trace_.epa.back().upper_bound;
  EpaRecord<D>& record = trace_.epa.emplace_back();
  record.iteration = static_cast<int>(trace_.epa.size());
  record.closest_facet = record_of_slot_[slot];
  const FacetRecord<D>& facet = polytope.facets[static_cast<std::size_t>(record_of_slot_[slot])];
  record.direction = facet.normal;
  record.support = placed(pair, w);
  record.lower_bound = std::max(last_lower, std::min(facet.distance, last_upper));
  record.upper_bound = std::max(record.lower_bound, std::min(last_upper, height));
  const auto from = [](std::size_t begin) { return IndexRange{static_cast<int>(begin), static_cast<int>(begin)}; };
  record.removed = from(polytope.removed.size());
  record.added = from(polytope.facets.size());
  record.horizon = from(polytope.horizons.size());
  record.decision = EpaDecision::done;
}

template <int D>
void Recorder<D>::fallen(int slot) {
  PolytopeRecord<D>& polytope = trace_.polytope;
  EpaRecord<D>& record = trace_.epa.back();
  const int facet = record_of_slot_[slot];
  polytope.facets[static_cast<std::size_t>(facet)].died = record.iteration;
  polytope.removed.push_back(facet);
  record.removed.end = static_cast<int>(polytope.removed.size());
}

/// Moves a facet to an empty slot.
template <int D>
void Recorder<D>::moved(int from, int to) {
  record_of_slot_[to] = record_of_slot_[from];
  for (int n = 0; n < made_.size(); ++n)
    if (made_[n].slot == from) made_[n].slot = to;
}

/// The bounds of the steps are computed from rounded numbers; only those of the end are proven.
template <int D>
void Recorder<D>::proven(const Answer<D>& answer) {
  const auto settle = [](auto& records, double lower, double upper) {
    for (auto& record : records) {
      record.lower_bound = std::min(record.lower_bound, lower);
      record.upper_bound = std::max(record.upper_bound, upper);
    }
    records.back().lower_bound = lower;
    records.back().upper_bound = upper;
  };
  settle(trace_.gjk, answer.overlap ? 0 : answer.lower, answer.overlap ? 0 : answer.upper);
  if (answer.overlap) settle(trace_.epa, answer.lower, answer.upper);
}

template <int D>
void Recorder<D>::parted(const Answer<D>& answer) {
  for (auto& record : trace_.gjk) {
    record.lower_bound = std::min(record.lower_bound, answer.lower);
    record.upper_bound = std::max(record.upper_bound, answer.lower);
  }
  GjkRecord<D>& last = trace_.gjk.back();
  last.lower_bound = answer.lower;
  if (answer.iterations > 1 || question_.start_size > 0) return;
  last.decision = GjkDecision::separated;  // first() had added it to the simplex
  last.region = last.kept = kNoFeature;
  last.simplex[0].weight = 0;
  last.closest = Vec<D>(0.0);
  last.upper_bound = answer.lower;
}

template class Recorder<2>;
template class Recorder<3>;

}  // namespace gjk::small
