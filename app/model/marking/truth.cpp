#include "model/marking/truth.h"

#include "model/compare/reference.h"
#include "model/run/certified.h"
#include "model/run/run.h"

#include <cmath>

namespace gjklab {

namespace {

/// A proof with a gap of at most this times S counts as exact.
constexpr double kTightProof = 1e-9;

template <int D>
std::optional<Truth> proven(const Scene& scene, const gjk::Result<3>& answer) {
  const gjk::CertificateCheck check = certified<D>(scene, answer).check;
  const double open = check.upper - check.lower;
  const BodySupport a(scene.a, D), b(scene.b, D);
  double scale = 0;
  for (int axis = 0; axis < D; ++axis)
    for (const double sign : {1.0, -1.0}) {
      dvec3 d(0.0);
      d[axis] = sign;
      scale = std::max(scale, std::abs((a(d, true).point - b(-d, true).point)[axis]));
    }
  if (!check.verified || !std::isfinite(open) || !(open <= kTightProof * scale)) return std::nullopt;
  return Truth{(check.upper + check.lower) / 2, open / 2, scale, answer.normal};
}

}  // namespace

std::optional<Truth> truthOf(const Scene& asked) {
  Scene scene = asked;
  scene.query = QuerySettings{};  // the pair alone is in question
  const gjk::Result<3> answer = solve(scene);
  const std::optional<Truth> proof = scene.dimension == 1   ? proven<1>(scene, answer)
                                     : scene.dimension == 2 ? proven<2>(scene, answer)
                                                            : proven<3>(scene, answer);
  if (proof) return proof;
  const std::optional<Reference> found = reference(scene);
  if (!found) return std::nullopt;
  return Truth{static_cast<double>(found->signed_distance), found->uncertainty, found->scale, found->normal};
}

gjk::Status statusOf(const Truth& truth) {
  if (std::abs(truth.signed_distance) <= kTouching * truth.scale + truth.uncertainty) return gjk::Status::touching;
  return truth.signed_distance > 0 ? gjk::Status::separated : gjk::Status::intersecting;
}

}  // namespace gjklab
