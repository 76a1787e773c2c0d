#include "gjk/detail/moving_pair.h"
#include "gjk/numeric/vector.h"

namespace gjk::detail {
namespace {

/// The nearest feature of a body, from its points in the simplex: a corner, an edge or a face. Round shapes give points
/// close together, which do not count as an edge, and triangles that are nearly an edge.
template <int D>
struct NearestFeature {
  int dimension = 0;
  Vec<D> edge{0.0};  ///< in the body's frame: the longest one
};

constexpr double kShortEdge = 1e-3;  ///< relative to the body's reach
constexpr double kThinFace = 1e-3;   ///< height over the longest edge

template <int D>
NearestFeature<D> featureOf(const MovingBody<D>& body, const GjkSimplex<D>& simplex, Vec<D> LocalSupport<D>::*local) {
  NearestFeature<D> feature;
  for (const LocalSupport<D>& p : simplex)
    for (const LocalSupport<D>& q : simplex) {
      const Vec<D> edge = q.*local - p.*local;
      if (glm::dot(edge, edge) > glm::dot(feature.edge, feature.edge)) feature.edge = edge;
    }
  const double length = glm::length(feature.edge);
  if (!(length > kShortEdge * body.reach())) return feature;
  feature.dimension = 1;
  if constexpr (D == 3)
    for (const LocalSupport<D>& p : simplex) {
      const Vec<3> side = p.*local - simplex[0].*local;
      if (glm::length(glm::cross(side, feature.edge)) > kThinFace * length * length) feature.dimension = 2;
    }
  return feature;
}

/// In world directions, at a time.
Vec<3> edgeDirection(const MovingBody<3>& body, const NearestFeature<3>& feature, double time) {
  return unit<3>(body.rotationAt(time).apply(feature.edge));
}

/// The spin with this n×Ω and this component along n.
Vec<3> spinOf(const Vec<3>& n, const Vec<3>& across, double along) { return glm::cross(across, n) + along * n; }

/// n stays perpendicular to an edge of the body.
Vec<3> alongEdge(const MovingBody<3>& body, const Vec<3>& n, const Vec<3>& edge) {
  const Vec<3> spin = body.motion().angular;
  return spinOf(n, glm::dot(glm::cross(n, spin), edge) * edge, glm::dot(n, spin));
}

/// n stays perpendicular to both edges: computes n×Ω in their dual basis. False if they are parallel.
bool alongBothEdges(const MovingBody<3>& a, const MovingBody<3>& b, const Vec<3>& n, const Vec<3>& edge_a,
                    const Vec<3>& edge_b, Vec<3>& spin) {
  constexpr double kParallel = 1e-6;
  const double volume = glm::dot(n, glm::cross(edge_a, edge_b));
  if (!(std::abs(volume) > kParallel)) return false;
  const double rate_a = glm::dot(glm::cross(n, a.motion().angular), edge_a);
  const double rate_b = glm::dot(glm::cross(n, b.motion().angular), edge_b);
  const Vec<3> across = (rate_a * glm::cross(edge_b, n) + rate_b * glm::cross(n, edge_a)) / volume;
  spin = spinOf(n, across, 0.5 * glm::dot(n, a.motion().angular + b.motion().angular));
  return true;
}

AxisSpins<3> spinsOfEdges(const MovingBody<3>& a, const MovingBody<3>& b, const Vec<3>& n, double time,
                          const NearestFeature<3>& feature_a, const NearestFeature<3>& feature_b) {
  AxisSpins<3> spins;
  const bool has_a = feature_a.dimension == 1, has_b = feature_b.dimension == 1;
  const Vec<3> edge_a = has_a ? edgeDirection(a, feature_a, time) : Vec<3>(0.0);
  const Vec<3> edge_b = has_b ? edgeDirection(b, feature_b, time) : Vec<3>(0.0);
  Vec<3> spin;
  if (has_a && has_b && alongBothEdges(a, b, n, edge_a, edge_b, spin)) {
    spins.push(spin);
    return spins;
  }
  if (has_a) spins.push(alongEdge(a, n, edge_a));
  if (has_b) spins.push(alongEdge(b, n, edge_b));
  return spins;
}

}  // namespace

template <int D>
AxisSpins<D> axisSpins(const MovingBody<D>& a, const MovingBody<D>& b, const Vec<D>& n, double time,
                       const GjkSimplex<D>& simplex) {
  AxisSpins<D> spins;
  if (D == 1 || (!a.turns() && !b.turns())) return spins;
  const NearestFeature<D> feature_a = featureOf<D>(a, simplex, &LocalSupport<D>::local_a);
  const NearestFeature<D> feature_b = featureOf<D>(b, simplex, &LocalSupport<D>::local_b);
  if (feature_a.dimension == D - 1 && a.turns()) spins.push(a.motion().angular);
  if (feature_b.dimension == D - 1 && b.turns()) spins.push(b.motion().angular);
  if constexpr (D == 3)
    if (spins.empty()) return spinsOfEdges(a, b, n, time, feature_a, feature_b);
  return spins;
}

template AxisSpins<1> axisSpins(const MovingBody<1>&, const MovingBody<1>&, const Vec<1>&, double,
                                const GjkSimplex<1>&);
template AxisSpins<2> axisSpins(const MovingBody<2>&, const MovingBody<2>&, const Vec<2>&, double,
                                const GjkSimplex<2>&);
template AxisSpins<3> axisSpins(const MovingBody<3>&, const MovingBody<3>&, const Vec<3>&, double,
                                const GjkSimplex<3>&);

}  // namespace gjk::detail
