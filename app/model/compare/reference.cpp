#include "model/compare/reference.h"

#include "gjk/sat.h"
#include "model/compare/least_height.h"
#include "model/compare/least_norm.h"
#include "model/run/embed.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"
#include "model/text/translate.h"

#include <cmath>

namespace gjklab {
namespace {

/// Directions that are all tried; beyond, and while a polygon is dragged, the separating axis test finds the least.
constexpr long long kMostDirections = 100000;
/// Pairs of corners beyond which its pairs of edges are too many.
constexpr long long kMostCornerPairs = 128 * 128;

struct Pair {
  ExactBody a, b;
  int dimension;

  explicit Pair(const Scene& scene)
      : a(scene.a, scene.dimension, scene.a.position),
        b(scene.b, scene.dimension, scene.a.position),
        dimension(scene.dimension) {}

  Exact radius() const { return a.radius() + b.radius(); }
  bool polytopes() const { return a.isPolytope() && b.isPolytope(); }
  long long cornerPairs() const {
    return static_cast<long long>(a.points().size()) * static_cast<long long>(b.points().size());
  }
};

/// Largest coordinate of A ⊖ B, radii included.
Exact scaleOf(const Pair& pair) {
  Exact largest = 0;
  for (int axis = 0; axis < pair.dimension; ++axis)
    for (const Exact sign : {1, -1}) {
      Exact3 d(0);
      d[axis] = sign;
      largest = std::max(largest, std::abs(support(pair.a, pair.b, d)[axis]));
    }
  return largest + pair.radius();
}

/// How far A ⊖ B reaches from the flattest hyperplane that a chain of furthest edges finds: zero for a flat one.
Exact thickness(const Pair& pair) {
  std::vector<Exact3> rest;
  for (const ExactBody* body : {&pair.a, &pair.b})
    for (const Exact3& p : body->points()) rest.push_back(p - body->points()[0]);
  Exact greatest = 0;
  for (int k = 0; k < pair.dimension; ++k) {
    Exact3 axis(0);
    for (const Exact3& v : rest)
      if (glm::dot(v, v) > glm::dot(axis, axis)) axis = v;
    greatest = std::sqrt(glm::dot(axis, axis));
    if (!(greatest > 0)) return 0;
    axis /= greatest;
    for (Exact3& v : rest) v -= glm::dot(v, axis) * axis;
  }
  return greatest;
}

/// The direction of the least separating axis, from A towards B.
template <int D>
std::optional<dvec3> leastAxis(const Scene& scene) {
  const auto found = gjk::separatingAxisTest<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b),
                                                corePose<D>(scene.b));
  if (!found) return std::nullopt;
  return widen<D>(found->normal);
}

std::optional<dvec3> leastAxis(const Scene& scene) {
  return inDimension(scene.dimension, [&](auto d) { return leastAxis<d>(scene); });
}

Reference answer(const Pair& pair, Exact core, Exact3 normal, Exact uncertainty, std::string how) {
  Reference result;
  result.signed_distance = core - pair.radius();
  const Exact length = std::sqrt(glm::dot(normal, normal));
  if (length > 0) result.normal = dvec3(normal / length);
  result.scale = static_cast<double>(scaleOf(pair));
  // Neither bound is better than the last digit of the coordinates it was computed from.
  result.uncertainty = static_cast<double>(std::max(uncertainty, 4e-19L * static_cast<Exact>(result.scale)));
  result.how = std::move(how);
  return result;
}

/// Smooth bodies apart: Wolfe's points crowd together where the surface curves and his equations lose half their
/// digits. The normal is found again by raising the separation along it, and the nearest point among the support points
/// of directions close to it.
void sharpen(const Pair& pair, LeastNorm& nearest) {
  const LeastHeight least = loweredHeight(pair.a, pair.b, pair.dimension, -nearest.point);
  nearest.lower = std::max(nearest.lower, -least.height);
  for (const Exact step : {1e-5L, 1e-7L, 1e-9L, 1e-11L, 1e-13L}) {
    std::vector<Exact3> points{support(pair.a, pair.b, least.direction)};
    for (int axis = 0; axis < pair.dimension; ++axis)
      for (const Exact sign : {step, -step}) {
        Exact3 d = least.direction;
        d[axis] += sign;
        points.push_back(support(pair.a, pair.b, d));
      }
    const LeastNorm near = leastNorm(points, pair.dimension);
    if (near.upper < nearest.upper) {
      nearest.upper = near.upper;
      nearest.point = near.point;
    }
  }
}

std::optional<Reference> overlap(const Scene& scene, const Pair& pair, Effort effort, NoReference& none) {
  const Exact scale = scaleOf(pair);
  if (effort == Effort::quick && (!pair.polytopes() || pair.dimension == 3)) {
    none.reason = tr("computed when you release the shape");
    return std::nullopt;
  }
  if (!pair.polytopes()) {
    const LeastHeight least = sampledLeastHeight(pair.a, pair.b, pair.dimension);
    return answer(pair, -least.height, least.direction, 0,
                  tr("least support height over the sampled directions, refined"));
  }
  if (thickness(pair) <= 1e-16L * scale) return answer(pair, 0, Exact3(0), 0, tr("A ⊖ B is flat and contains O"));
  if (effort == Effort::full && exhaustiveDirections(pair.a, pair.b, pair.dimension) <= kMostDirections) {
    const LeastHeight least = exhaustiveLeastHeight(pair.a, pair.b, pair.dimension);
    return answer(pair, -least.height, least.direction, 0, tr("least support height over all facet normals"));
  }
  if (pair.dimension == 3 && pair.cornerPairs() > kMostCornerPairs) {
    none.reason = tr("{a} × {b} vertices overlap: too many pairs of edges to try", arg("a", pair.a.points().size()),
                     arg("b", pair.b.points().size()));
    return std::nullopt;
  }
  const std::optional<dvec3> axis = leastAxis(scene);
  if (!axis) {
    none.reason = tr("the shapes have no axes to test");
    return std::nullopt;
  }
  const LeastHeight least = polishedLeastHeight(pair.a, pair.b, pair.dimension, Exact3(axis->x, axis->y, axis->z));
  return answer(pair, -least.height, least.direction, 0, tr("least of all separating axes"));
}

}  // namespace

std::optional<Reference> reference(const Scene& scene, NoReference* none, Effort effort) {
  NoReference unused;
  const Pair pair(scene);
  LeastNorm nearest = leastNorm(pair.a, pair.b, pair.dimension);
  if (nearest.holds_origin) return overlap(scene, pair, effort, none ? *none : unused);
  if (!pair.polytopes() && effort == Effort::full) sharpen(pair, nearest);
  if (!(nearest.lower > 0)) {  // no direction parts them: they may overlap by less than the way to the nearest point
    std::optional<Reference> deep = overlap(scene, pair, effort, unused);
    if (deep && deep->signed_distance + pair.radius() < 0) return deep;
    if (deep) nearest.lower = std::max(nearest.lower, deep->signed_distance + pair.radius());
  }
  return answer(pair, (nearest.upper + nearest.lower) / 2, -nearest.point, (nearest.upper - nearest.lower) / 2,
                tr("nearest point, proven from both sides"));
}

}  // namespace gjklab
