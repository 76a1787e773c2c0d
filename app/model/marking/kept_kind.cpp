#include "model/marking/kept_kind.h"

#include "model/run/run.h"
#include "model/scene/body_fields.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <cmath>

namespace gjklab {

namespace {

constexpr double kFactor = 4;     ///< between the sizes, and by which the gap may shrink beside the size
constexpr double kNoSide = 1e-6;  ///< of a body's size: a side that is shorter counts as zero

/// In how many directions the points extend.
int extentsOf(std::vector<dvec3> points) {
  for (std::size_t i = 1; i < points.size(); ++i) points[i] -= points[0];
  if (!points.empty()) points.erase(points.begin());
  double size = 0;
  for (const dvec3& edge : points) size = std::max(size, glm::length(edge));
  int count = 0;
  for (;; ++count) {
    dvec3 longest(0.0);
    for (const dvec3& edge : points)
      if (glm::length(edge) > glm::length(longest)) longest = edge;
    if (!(glm::length(longest) > kNoSide * size)) return count;
    const dvec3 along = glm::normalize(longest);
    for (dvec3& edge : points) edge -= glm::dot(edge, along) * along;
  }
}

/// Those of a body: directions in which its points extend, sides and radii that are not zero.
int extentsOf(const Body& body, int dimension) {
  int count = 0;
  eachOwnField(body, [&](const char*, const auto& field) {
    using Field = std::remove_cvref_t<decltype(field)>;
    if constexpr (std::is_same_v<Field, double>)
      count += field > 0;
    else if constexpr (std::is_same_v<Field, dvec3>)
      for (int i = 0; i < dimension; ++i) count += field[i] > kNoSide * glm::length(field);
    else
      count += extentsOf(field);
  });
  return count;
}

GivenAnswer ownAnswer(const Scene& scene) {
  const gjk::Result<3> result = solve(scene);
  GivenAnswer answer;
  answer.status = result.status;
  if (result.has_distance) {
    answer.distance = result.distance;
    answer.depth = result.depth;
  }
  return answer;
}

}  // namespace

KeptKind::KeptKind(const Scene& scene, const Truth& truth, const FaultKind& fault, const Demands& demands)
    : dimension_(scene.dimension),
      truth_(truth),
      fault_(fault),
      demands_(demands),
      extents_a_(extentsOf(scene.a, dimension_)),
      extents_b_(extentsOf(scene.b, dimension_)) {}

bool KeptKind::allows(const Scene& scene, const Truth& truth) const {
  if (statusOf(truth) != statusOf(truth_)) return false;
  if (truth.scale > kFactor * truth_.scale || truth.scale < truth_.scale / kFactor) return false;
  const double gap = std::abs(truth.signed_distance) / truth.scale;
  if (statusOf(truth_) != gjk::Status::touching && gap < std::abs(truth_.signed_distance) / truth_.scale / kFactor)
    return false;
  if (extentsOf(scene.a, dimension_) < extents_a_ || extentsOf(scene.b, dimension_) < extents_b_) return false;
  Demands own;
  own.tolerance = demands_.tolerance;
  return faultIn(ownAnswer(scene), scene, truth, own).sentence.empty();
}

std::string KeptKind::text() const {
  const Argument fault = arg("fault", faultName(fault_)), size = arg("size", number(truth_.scale));
  switch (statusOf(truth_)) {
    case gjk::Status::separated:
      return tr(
          "The smaller pair has the same mistake ({fault}) and status (separated), a size of about {size}, and no side "
          "or radius that became zero",
          fault, size);
    case gjk::Status::intersecting:
      return tr(
          "The smaller pair has the same mistake ({fault}) and status (intersecting), a size of about {size}, and no "
          "side or radius that became zero",
          fault, size);
    case gjk::Status::touching:
    case gjk::Status::invalid:
      break;
  }
  return tr(
      "The smaller pair has the same mistake ({fault}) and status (touching), a size of about {size}, and no side or "
      "radius that became zero",
      fault, size);
}

}  // namespace gjklab
