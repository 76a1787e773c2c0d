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

/// The facets that are alive at the moment, in order of birth.
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

/// The corners of a facet and the weights of its point nearest to `p`, a point of its plane.
struct FacetPoint {
  std::array<const gjk::Support<3>*, 3> corners{};
  gjk::Weights<3> weights{1, 0, 0};
  dvec3 at{0.0};
};

FacetPoint nearestOnFacet(const Run& run, const gjk::FacetRecord<3>& facet, dvec3 p) {
  FacetPoint nearest;
  std::array<dvec3, 3> w{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(run.dimension); ++i) {
    nearest.corners[i] = &run.trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[i])];
    w[i] = nearest.corners[i]->w;
  }
  if (run.dimension == 2) {
    const gjk::Weights<2> on_edge = gjk::nearestOnSegment<3>(w[0], w[1], p);
    nearest.weights = {on_edge[0], on_edge[1], 0};
  } else if (run.dimension == 3) {
    nearest.weights = gjk::nearestOnTriangle(w, facet.normal, p);
  }
  for (std::size_t i = 0; i < 3 && nearest.corners[i]; ++i) nearest.at += nearest.weights[i] * w[i];
  return nearest;
}

/// The point of a face of the polytope nearest to `p`: of a facet, or of those that lie in one plane with it.
FacetPoint nearestOnFace(const Run& run, const gjk::FacetRecord<3>& facet, const Frame& frame, dvec3 p) {
  constexpr double kSame = 1e-9;
  FacetPoint best = nearestOnFacet(run, facet, p);
  for (const FrameFacet& other : frame.facets) {
    const auto& beside = facetAt(run, other.index);
    if (glm::distance(beside.normal, facet.normal) > kSame ||
        std::abs(beside.distance - facet.distance) > kSame * std::abs(facet.distance))
      continue;
    const FacetPoint nearest = nearestOnFacet(run, beside, p);
    if (glm::distance(nearest.at, p) < glm::distance(best.at, p) - kSame * glm::length(p)) best = nearest;
  }
  return best;
}

/// The point of a face nearest to the origin, and the pair behind it. The foot of the perpendicular lies in the face
/// but for rounding (of slivers side by side, each has the foot in the other) and for a polytope that does not reach
/// around the origin yet.
void setClosest(const Run& run, const gjk::FacetRecord<3>& facet, Frame& frame) {
  const FacetPoint nearest = nearestOnFace(run, facet, frame, facet.distance * facet.normal);
  dvec3 a(0.0), b(0.0);
  for (std::size_t i = 0; i < 3 && nearest.corners[i]; ++i) {
    a += nearest.weights[i] * nearest.corners[i]->a;
    b += nearest.weights[i] * nearest.corners[i]->b;
  }
  frame.closest = nearest.at;
  frame.witness_a = a;
  frame.witness_b = b;
}

/// The facet that the answer lies on. Where several are equally near to O the last one looked at need not be the one
/// that the answer names.
std::optional<int> facetOfAnswer(const Run& run, std::optional<int> last) {
  const auto& result = run.trace.result;
  if (!result.has_distance) return last;
  const dvec3 x = -signedDistance(run) * result.normal;
  const auto awayFrom = [&](int i) {
    const auto& facet = facetAt(run, i);
    return glm::distance(nearestOnFacet(run, facet, x).at, x) +
           glm::length(x) * (1 - glm::dot(facet.normal, result.normal));
  };
  const auto stands = [&](int i) { return facetAt(run, i).died < 0; };
  std::optional<int> best = last && stands(*last) ? last : std::nullopt;
  double least = best ? awayFrom(*best) : 0;
  const double slack = 1e-9 * glm::length(x);
  for (int i = 0; i < static_cast<int>(run.trace.polytope.facets.size()); ++i) {
    if (!stands(i)) continue;
    const double away = awayFrom(i);
    if (!best || away < least - slack) best = i, least = away;
  }
  return best ? best : last;
}

}  // namespace

void fillEpaFrame(const Run& run, Frame& frame) {
  const auto& record = run.trace.epa[static_cast<std::size_t>(frame.moment.record)];
  const SubStep step = frame.moment.sub_step;
  setFacets(run, record, frame);
  frame.direction = record.direction;
  frame.closest_facet = record.closest_facet;
  if (const auto* facet = closestFacet(run.trace, record); facet != nullptr && step != SubStep::epa_rebuild)
    setClosest(run, *facet, frame);
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
    frame.closest_facet = facetOfAnswer(run, record.closest_facet);
    const int count = static_cast<int>(run.trace.polytope.facets.size());
    // The facets of the last update remain, even if no further iteration has used them.
    for (int i = 0; i < count; ++i)
      if (facetAt(run, i).died < 0)
        frame.facets.push_back({i, i == frame.closest_facet ? FacetState::closest : FacetState::plain});
  }
}

}  // namespace gjklab
