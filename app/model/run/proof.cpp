#include "model/run/proof.h"

#include "model/run/certified.h"
#include "model/run/embed.h"
#include "model/run/run.h"
#include "model/scene/in_dimension.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <memory>

namespace gjklab {

namespace {

template <int D>
gjk::Support<3> widened(const gjk::Support<D>& support) {
  return {widen<D>(support.w), widen<D>(support.a), widen<D>(support.b), support.index_a, support.index_b};
}

/// The planes that separate the bodies. The direction of an answer without a distance proves less than the best one,
/// but enough, so the planes are perpendicular to it.
template <int D>
void addPlanes(const Scene& scene, const gjk::Result<3>& answer, gjk::Certificate<D> certificate,
               gjk::CertificateCheck check, Proof& proof) {
  proof.across = proof.direction;
  if (!answer.has_distance && answer.status == gjk::Status::separated) {
    certificate.direction = narrow<D>(answer.normal);
    const gjk::CertificateCheck own = gjk::checkCertificate<D>(
        coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b), corePose<D>(scene.b), certificate);
    if (own.lower > 0) {
      check = own;
      proof.across = glm::normalize(answer.normal);
    }
  }
  proof.greatest_a = check.greatest_a;
  proof.least_b = check.least_b;
}

template <int D>
void addEvidence(const Scene& scene, const gjk::Result<3>& answer, const gjk::Certificate<D>& certificate,
                 const gjk::CertificateCheck& check, Proof& proof) {
  addPlanes<D>(scene, answer, certificate, check, proof);
  for (const gjk::Support<D>& support : certificate.simplex) proof.simplex.push_back(widened<D>(support));
  proof.weights = certificate.weights;
  if (!check.by_polytope) return;
  for (const gjk::Support<D>& support : certificate.vertices) proof.vertices.push_back(widened<D>(support));
  for (const std::array<int, D>& facet : certificate.facets) {
    std::array<int, 3> corners{-1, -1, -1};
    std::copy(facet.begin(), facet.end(), corners.begin());
    proof.facets.push_back(corners);
  }
}

template <int D>
Proof proofIn(const Scene& scene, const gjk::Result<3>& answer) {
  const auto [certificate, check] = certified<D>(scene, answer);
  Proof proof;
  proof.claim = answer.status;
  proof.verified = check.verified;
  proof.reason = check.reason;
  proof.lower = check.lower, proof.upper = check.upper;
  const dvec3 along = widen<D>(certificate.direction);
  if (const double length = glm::length(along); length > 0) proof.direction = along / length;
  proof.simplex_points = static_cast<int>(certificate.simplex.size());
  if (check.by_polytope) proof.polytope_points = static_cast<int>(certificate.vertices.size());
  addEvidence<D>(scene, answer, certificate, check, proof);
  return proof;
}

}  // namespace

void prove(const Scene& scene, Run& run) {
  const gjk::Result<3>& answer = run.trace.result;
  if (run.proof || run.textbook) return;
  if (answer.termination == gjk::Termination::invalid_input || answer.termination == gjk::Termination::unsuited) return;
  run.proof = std::make_shared<const Proof>(proofOf(scene, answer));
}

Proof proofOf(const Scene& scene, const gjk::Result<3>& answer) {
  return inDimension(scene.dimension, [&](auto d) { return proofIn<d>(scene, answer); });
}

}  // namespace gjklab
