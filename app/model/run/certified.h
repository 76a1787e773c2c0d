#pragma once
// The certificate of an answer to a scene, and the result of its check.

#include "gjk/certificate.h"
#include "model/run/embed.h"
#include "model/scene/core_shape.h"

namespace gjklab {

template <int D>
struct Certified {
  gjk::Certificate<D> certificate;
  gjk::CertificateCheck check;
};

/// `answer`: to the scene, which has D dimensions.
template <int D>
Certified<D> certified(const Scene& scene, const gjk::Result<3>& answer) {
  const gjk::Shape<D> a = coreShape<D>(scene.a), b = coreShape<D>(scene.b);
  const gjk::Pose<D> pose_a = corePose<D>(scene.a), pose_b = corePose<D>(scene.b);
  Certified<D> out{gjk::certificateOf<D>(a, pose_a, b, pose_b, coreOptions<D>(scene.query), narrow<D>(answer)), {}};
  out.check = gjk::checkCertificate<D>(a, pose_a, b, pose_b, out.certificate);
  return out;
}

}  // namespace gjklab
