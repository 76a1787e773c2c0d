#include "model/replay/log_polytope.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

int LogPolytope::vertexAt(const dvec3& w) {
  std::vector<gjk::Support<3>>& vertices = trace_.polytope.vertices;
  for (std::size_t i = 0; i < vertices.size(); ++i)
    if (vertices[i].w == w) return static_cast<int>(i);
  vertices.push_back(pairs_.pairOf(w, std::nullopt));
  return static_cast<int>(vertices.size()) - 1;
}

/// Those that have as many vertices as a facet has, all different and all there.
std::vector<LogPolytope::Corners> LogPolytope::facetsOf(const ReplayStep& step) {
  std::vector<Corners> facets;
  for (const std::vector<int>& indices : step.facets) {
    Corners corners;
    for (const int index : indices)
      if (index >= 0 && index < static_cast<int>(step.vertices.size()))
        corners.push_back(vertexAt(step.vertices[static_cast<std::size_t>(index)]));
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    if (static_cast<int>(corners.size()) == dimension_ && indices.size() == corners.size())
      facets.push_back(std::move(corners));
  }
  return facets;
}

/// A facet of the polytope, its normal away from the middle.
void LogPolytope::bear(const Corners& corners, const dvec3& middle) {
  gjk::FacetRecord<3> facet;
  facet.vertices = {-1, -1, -1};
  std::copy(corners.begin(), corners.end(), facet.vertices.begin());
  const auto w = [&](std::size_t i) { return trace_.polytope.vertices[static_cast<std::size_t>(corners[i])].w; };
  if (dimension_ == 1) facet.normal = {1, 0, 0};
  if (dimension_ == 2) facet.normal = {(w(1) - w(0)).y, -(w(1) - w(0)).x, 0};
  if (dimension_ == 3) facet.normal = glm::cross(w(1) - w(0), w(2) - w(0));
  if (const double length = glm::length(facet.normal); length > 0) facet.normal /= length;
  if (glm::dot(facet.normal, w(0) - middle) < 0) {
    facet.normal = -facet.normal;
    if (dimension_ > 1) std::swap(facet.vertices[0], facet.vertices[1]);
  }
  facet.distance = glm::dot(facet.normal, w(0));
  facet.born = static_cast<int>(trace_.epa.size());
  alive_[corners] = static_cast<int>(trace_.polytope.facets.size());
  trace_.polytope.facets.push_back(facet);
}

/// Facets that no longer exist were removed in the previous update.
void LogPolytope::bury(const std::vector<Corners>& now) {
  for (auto facet = alive_.begin(); facet != alive_.end();) {
    if (std::find(now.begin(), now.end(), facet->first) != now.end()) {
      ++facet;
      continue;
    }
    trace_.polytope.facets[static_cast<std::size_t>(facet->second)].died = static_cast<int>(trace_.epa.size());
    trace_.polytope.removed.push_back(facet->second);
    facet = alive_.erase(facet);
  }
}

/// Brings the polytope from one record to the next; what changed belongs to the record before.
void LogPolytope::follow(const std::vector<Corners>& now, const dvec3& middle) {
  const int removed = static_cast<int>(trace_.polytope.removed.size());
  const int added = static_cast<int>(trace_.polytope.facets.size());
  if (!trace_.epa.empty()) bury(now);
  for (const Corners& corners : now)
    if (!alive_.contains(corners)) bear(corners, middle);
  if (trace_.epa.empty()) return;
  gjk::EpaRecord<3>& record = trace_.epa.back();
  record.removed = {removed, static_cast<int>(trace_.polytope.removed.size())};
  record.added = {added, static_cast<int>(trace_.polytope.facets.size())};
  record.decision = gjk::EpaDecision::expand;
  findHorizon(record);
}

/// Ridges of the facets that fell which belong to one of them only.
void LogPolytope::findHorizon(gjk::EpaRecord<3>& record) {
  record.horizon.begin = record.horizon.end = static_cast<int>(trace_.polytope.horizons.size());
  if (dimension_ == 1) return;
  std::map<std::array<int, 2>, int> seen;
  for (int i = record.removed.begin; i < record.removed.end; ++i) {
    const auto& facet =
        trace_.polytope.facets[static_cast<std::size_t>(trace_.polytope.removed[static_cast<std::size_t>(i)])];
    for (std::size_t k = 0; k < static_cast<std::size_t>(dimension_); ++k) {
      const int from = facet.vertices[k], to = facet.vertices[(k + 1) % static_cast<std::size_t>(dimension_)];
      ++seen[dimension_ == 2 ? std::array<int, 2>{from, -1}
                             : std::array<int, 2>{std::min(from, to), std::max(from, to)}];
    }
  }
  for (const auto& [ridge, count] : seen)
    if (count == 1) trace_.polytope.horizons.push_back(ridge);
  record.horizon.end = static_cast<int>(trace_.polytope.horizons.size());
}

/// Along the direction if there is one, otherwise nearest to O.
std::optional<int> LogPolytope::facetAlong(const std::optional<dvec3>& direction) const {
  std::optional<int> best;
  double greatest = 0;
  for (const auto& [corners, index] : alive_) {
    const gjk::FacetRecord<3>& facet = trace_.polytope.facets[static_cast<std::size_t>(index)];
    const double rank = direction ? glm::dot(facet.normal, *direction) : -facet.distance;
    if (best && rank <= greatest) continue;
    best = index;
    greatest = rank;
  }
  return best;
}

void LogPolytope::add(const ReplayStep& step) {
  dvec3 middle(0.0);
  for (const dvec3& w : step.vertices) {
    middle += w / static_cast<double>(step.vertices.size());
    vertexAt(w);
  }
  follow(facetsOf(step), middle);
  std::optional<dvec3> direction = step.direction;
  if (direction && !(glm::length(*direction) > 0)) direction.reset();
  gjk::EpaRecord<3>& record = trace_.epa.emplace_back();
  record.iteration = static_cast<int>(trace_.epa.size());
  record.closest_facet = facetAlong(direction);
  const gjk::FacetRecord<3>* facet = closestFacet(trace_, record);
  record.direction = direction ? glm::normalize(*direction) : facet != nullptr ? facet->normal : dvec3(0, 1, 0);
  const dvec3 found = step.support.value_or(
      facet != nullptr ? trace_.polytope.vertices[static_cast<std::size_t>(facet->vertices[0])].w : dvec3(0.0));
  record.support = pairs_.pairOf(found, record.direction);
  record.lower_bound = step.lower_bound.value_or(facet != nullptr ? std::max(0.0, facet->distance) : 0) - radii();
  record.upper_bound = step.upper_bound.value_or(glm::dot(found, record.direction) + radii()) - radii();
  record.decision = gjk::EpaDecision::done;
}

void LogPolytope::end() {
  // A support point that came to be a vertex is the one that its iteration added.
  for (gjk::EpaRecord<3>& record : trace_.epa) {
    if (record.added.size() == 0) continue;
    const auto& vertices = trace_.polytope.vertices;
    for (std::size_t i = 0; i < vertices.size(); ++i)
      if (vertices[i].w == record.support.w) record.new_vertex = static_cast<int>(i);
  }
}

}  // namespace gjklab
