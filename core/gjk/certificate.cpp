// Builds a certificate from an answer and a traced run.
#include "gjk/certificate.h"

#include "gjk/numeric/vector.h"

namespace GJK_API gjk {

using namespace detail;

namespace {

constexpr int kMostIterations = 1 << 14;

Claim claimOf(Status status, const auto& answer, double tolerance) {
  Claim claim;
  claim.status = status;
  claim.has_value = answer.has_distance;
  claim.value = answer.distance - answer.depth;
  claim.tolerance = tolerance;
  const bool on_depth = answer.depth > 0;
  claim.lower = on_depth ? -answer.upper_bound : answer.lower_bound;
  claim.upper = on_depth ? -answer.lower_bound : answer.upper_bound;
  // A bound of zero on a distance says nothing about an overlap, nor a bound of zero on a depth about a gap.
  if (!on_depth && answer.lower_bound <= 0) claim.lower = -std::numeric_limits<double>::infinity();
  if (on_depth && answer.lower_bound <= 0) claim.upper = std::numeric_limits<double>::infinity();
  return claim;
}

/// The separation of the bodies along n, in plain doubles. Used only to choose between directions.
template <int D>
double separationAlong(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Vec<D>& n) {
  const Vec<D> at_a = pose_a.toWorld(a.support(pose_a.rotation.applyInverse(n)).point);
  const Vec<D> at_b = pose_b.toWorld(b.support(pose_b.rotation.applyInverse(-n)).point);
  return glm::dot(at_b - at_a, unit<D>(n));
}

template <int D>
void takeSimplex(const Trace<D>& trace, Certificate<D>& certificate) {
  for (auto record = trace.gjk.rbegin(); record != trace.gjk.rend(); ++record) {
    if (record->kept == kNoFeature) continue;
    for (const SimplexVertex<D>& vertex : record->simplex)
      if (vertex.weight > 0) {
        certificate.simplex.push_back(vertex.support);
        certificate.weights.push_back(vertex.weight);
      }
    return;
  }
}

/// The facets that were alive at the end.
template <int D>
void takePolytope(const Trace<D>& trace, Certificate<D>& certificate) {
  if (trace.epa.empty()) return;
  std::vector<int> index_of(trace.polytope.vertices.size(), -1);
  for (const FacetRecord<D>& facet : trace.polytope.facets) {
    if (!facet.aliveAt(trace.epa.back().iteration)) continue;
    std::array<int, D> corners{};
    for (int i = 0; i < D; ++i) {
      int& index = index_of[static_cast<std::size_t>(facet.vertices[i])];
      if (index < 0) {
        index = static_cast<int>(certificate.vertices.size());
        certificate.vertices.push_back(trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[i])]);
      }
      corners[static_cast<std::size_t>(i)] = index;
    }
    certificate.facets.push_back(corners);
  }
}

}  // namespace

template <int D>
Certificate<D> certificateOf(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                             const Options<D>& options, const Result<D>& answer) {
  const Options<D> usual;
  Options<D> own = options;
  own.method = Method::distance;
  own.rounding = Rounding::core;
  own.acceleration = Acceleration::none;
  own.max_iterations = std::max(options.max_iterations, usual.max_iterations);
  own.tolerance = std::min(options.tolerance, usual.tolerance);
  // Precise enough to decide what counts as touching.
  own.epa_tolerance = std::min({options.epa_tolerance, usual.epa_tolerance, own.tolerance});
  own.epa_max_iterations = std::max(options.epa_max_iterations, usual.epa_max_iterations);
  const Pose<D> at_origin{Vec<D>(0.0), pose_a.rotation};
  const Pose<D> beside{pose_b.position - pose_a.position, pose_b.rotation};
  Trace<D> trace;
  query<D>(a, at_origin, b, beside, own, &trace);
  // On a curved difference, EPA may reach the iteration limit at a slightly lower bound than the answer's own run,
  // which began with another simplex. It then gets more iterations.
  const auto fellShort = [&] {
    return trace.result.termination == Termination::max_iterations && trace.result.depth > 0 &&
           trace.result.lower_bound < answer.lower_bound;
  };
  while (fellShort() && own.epa_max_iterations <= kMostIterations / 4) {
    own.epa_max_iterations *= 4;
    query<D>(a, at_origin, b, beside, own, &trace);
  }

  Certificate<D> certificate;
  certificate.claim = claimOf(answer.status, answer, std::max(options.tolerance, options.epa_tolerance));
  certificate.direction = answer.normal;
  const auto along = [&](const Vec<D>& n) { return separationAlong<D>(a, at_origin, b, beside, n); };
  if (largestCoordinate<D>(answer.normal) == 0 || along(trace.result.normal) > along(answer.normal))
    certificate.direction = trace.result.normal;
  takeSimplex(trace, certificate);
  takePolytope(trace, certificate);
  return certificate;
}

template Certificate<1> certificateOf(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&,
                                      const Options<1>&, const Result<1>&);
template Certificate<2> certificateOf(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&,
                                      const Options<2>&, const Result<2>&);
template Certificate<3> certificateOf(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&,
                                      const Options<3>&, const Result<3>&);

}  // namespace gjk
