#include "model/run/proof.h"

#include "model/run/certified.h"
#include "model/run/embed.h"
#include "model/scene/in_dimension.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

template <int D>
Proof proofIn(const Scene& scene, const gjk::Result<3>& answer) {
  const auto [certificate, check] = certified<D>(scene, answer);
  Proof proof{answer.status, check.verified, check.reason, check.lower, check.upper, 0, 0, {}};
  const dvec3 along = widen<D>(certificate.direction);
  if (const double length = glm::length(along); length > 0) proof.direction = along / length;
  proof.simplex_points = static_cast<int>(certificate.simplex.size());
  if (check.by_polytope) proof.polytope_points = static_cast<int>(certificate.vertices.size());
  return proof;
}

}  // namespace

Proof proofOf(const Scene& scene, const gjk::Result<3>& answer) {
  return inDimension(scene.dimension, [&](auto d) { return proofIn<d>(scene, answer); });
}

}  // namespace gjklab
