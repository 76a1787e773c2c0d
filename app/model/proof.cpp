#include "model/proof.h"

#include "gjk/certificate.h"
#include "model/core_shape.h"
#include "model/embed.h"

namespace gjklab {

namespace {

template <int D>
Proof proofIn(const Scene& scene, const gjk::Result<3>& answer) {
  const gjk::Shape<D> a = coreShape<D>(scene.a), b = coreShape<D>(scene.b);
  const gjk::Pose<D> pose_a = corePose<D>(scene.a), pose_b = corePose<D>(scene.b);
  const auto certificate = gjk::certificateOf<D>(a, pose_a, b, pose_b, coreOptions<D>(scene.query), narrow<D>(answer));
  const gjk::CertificateCheck check = gjk::checkCertificate<D>(a, pose_a, b, pose_b, certificate);
  Proof proof{answer.status, check.verified, check.reason, check.lower, check.upper, 0, 0};
  proof.simplex_points = static_cast<int>(certificate.simplex.size());
  if (check.by_polytope) proof.polytope_points = static_cast<int>(certificate.vertices.size());
  return proof;
}

}  // namespace

Proof proofOf(const Scene& scene, const gjk::Result<3>& answer) {
  switch (scene.dimension) {
    case 1:
      return proofIn<1>(scene, answer);
    case 2:
      return proofIn<2>(scene, answer);
    default:
      return proofIn<3>(scene, answer);
  }
}

}  // namespace gjklab
