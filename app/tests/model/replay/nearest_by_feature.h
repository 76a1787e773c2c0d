#pragma once
// The point of a simplex that is nearest to O, found by trying every feature: no sign tests, nothing of the library's.

#include <glm/glm.hpp>

#include <vector>

namespace gjklab::test {

using Points = std::vector<glm::dvec3>;

struct NearestFeature {
  glm::dvec3 x{0.0};
  std::vector<int> feature;  ///< indices of its vertices
};

/// The point of the affine hull nearest to O, and its weights; false for a flat feature.
bool project(const Points&, glm::dvec3& x, std::vector<double>& weights);

NearestFeature nearest(const Points& simplex);

}  // namespace gjklab::test
