#include "gjk/epa_witness.h"
#include "model/frame/moment_frames.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

const gjk::FacetRecord<3>& facetAt(const Run& run, int index) {
  return run.trace.polytope.facets[static_cast<std::size_t>(index)];
}

bool removedBy(const Run& run, const gjk::EpaRecord<3>& record, int facet) {
  const auto& removed = run.trace.polytope.removed;
  return std::find(removed.begin() + record.removed.begin, removed.begin() + record.removed.end, facet) !=
         removed.begin() + record.removed.end;
}

/// The facets that stand at the moment, in order of birth.
void setFacets(const Run& run, const gjk::EpaRecord<3>& record, Frame& frame) {
  const SubStep step = frame.moment.sub_step;
  const int count = static_cast<int>(run.trace.polytope.facets.size());
  for (int i = 0; i < count; ++i) {
    const bool alive = facetAt(run, i).aliveAt(record.iteration);
    const bool falls = alive && removedBy(run, record, i);
    if (step == SubStep::epa_rebuild) {
      const bool fresh = i >= record.added.begin && i < record.added.end;
      if (fresh || (alive && !falls)) frame.facets.push_back({i, fresh ? FacetState::fresh : FacetState::plain});
      continue;
    }
    if (!alive) continue;
    FacetState state = i == record.closest_facet ? FacetState::closest : FacetState::plain;
    if (step == SubStep::epa_horizon && falls) state = FacetState::visible;
    frame.facets.push_back({i, state});
  }
}

/// The point of a facet nearest to the origin, and the pair behind it. The foot of the perpendicular lies in the
/// closest facet but for rounding (of slivers side by side, each has the foot in the other) and for a polytope that
/// does not reach around the origin yet.
void setClosest(const Run& run, const gjk::FacetRecord<3>& facet, Frame& frame) {
  std::array<const gjk::Support<3>*, 3> corners{};
  std::array<dvec3, 3> w{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(run.dimension); ++i) {
    corners[i] = &run.trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[i])];
    w[i] = corners[i]->w;
  }
  const dvec3 foot = facet.distance * facet.normal;
  gjk::Weights<3> weights{1, 0, 0};
  if (run.dimension == 2) {
    const gjk::Weights<2> on_edge = gjk::nearestOnSegment<3>(w[0], w[1], foot);
    weights = {on_edge[0], on_edge[1], 0};
  } else if (run.dimension == 3) {
    weights = gjk::nearestOnTriangle(w, facet.normal, foot);
  }
  dvec3 x(0.0), a(0.0), b(0.0);
  for (std::size_t i = 0; i < 3 && corners[i]; ++i) {
    x += weights[i] * w[i];
    a += weights[i] * corners[i]->a;
    b += weights[i] * corners[i]->b;
  }
  frame.closest = x;
  frame.witness_a = a;
  frame.witness_b = b;
}

}  // namespace

void fillEpaFrame(const Run& run, Frame& frame) {
  const auto& record = run.trace.epa[static_cast<std::size_t>(frame.moment.record)];
  const SubStep step = frame.moment.sub_step;
  setFacets(run, record, frame);
  frame.direction = record.direction;
  frame.closest_facet = record.closest_facet;
  if (record.closest_facet >= 0 && step != SubStep::epa_rebuild)
    setClosest(run, facetAt(run, record.closest_facet), frame);
  if (step >= SubStep::epa_support) {
    frame.support = record.support;
    frame.new_vertex = record.new_vertex;
  }
  frame.support_line = step == SubStep::epa_support || step == SubStep::epa_bound;
  if (step >= SubStep::epa_horizon) {
    const auto& horizons = run.trace.polytope.horizons;
    frame.horizon.assign(horizons.begin() + record.horizon.begin, horizons.begin() + record.horizon.end);
  }
}

void fillResultFrame(const Run& run, Frame& frame) {
  const auto& result = run.trace.result;
  if (result.termination == gjk::Termination::invalid_input || result.termination == gjk::Termination::unsuited) return;
  frame.show_result = true;
  if (glm::dot(result.normal, result.normal) > 0) frame.direction = result.normal;
  if (result.has_distance) {
    // d = −x points from A to B: x is the signed distance against the normal.
    frame.closest = -signedDistance(run) * result.normal;
    frame.witness_a = result.point_a;
    frame.witness_b = result.point_b;
  }
  frame.ghost_offset = result.depth * result.normal;
  if (!run.trace.epa.empty()) {
    const auto& record = run.trace.epa.back();
    frame.closest_facet = record.closest_facet;
    const int count = static_cast<int>(run.trace.polytope.facets.size());
    // What the last update built stands, whether or not another iteration has looked at it.
    for (int i = 0; i < count; ++i)
      if (facetAt(run, i).died < 0)
        frame.facets.push_back({i, i == record.closest_facet ? FacetState::closest : FacetState::plain});
  }
}

}  // namespace gjklab
