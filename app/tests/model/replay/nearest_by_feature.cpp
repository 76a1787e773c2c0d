#include "model/replay/nearest_by_feature.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace gjklab::test {

bool project(const Points& p, glm::dvec3& x, std::vector<double>& weights) {
  const std::size_t n = p.size() - 1;
  std::array<std::array<double, 4>, 3> m{};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) m[i][j] = glm::dot(p[i + 1] - p[0], p[j + 1] - p[0]);
    m[i][3] = -glm::dot(p[i + 1] - p[0], p[0]);
  }
  for (std::size_t k = 0; k < n; ++k) {
    std::size_t row = k;
    for (std::size_t i = k; i < n; ++i)
      if (std::abs(m[i][k]) > std::abs(m[row][k])) row = i;
    if (!(std::abs(m[row][k]) > 1e-14)) return false;
    std::swap(m[k], m[row]);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == k) continue;
      const double factor = m[i][k] / m[k][k];
      for (std::size_t j = k; j < 4; ++j) m[i][j] -= factor * m[k][j];
    }
  }
  weights.assign(n + 1, 0);
  weights[0] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    weights[i + 1] = m[i][3] / m[i][i];
    weights[0] -= weights[i + 1];
  }
  x = glm::dvec3(0.0);
  for (std::size_t i = 0; i <= n; ++i) x += weights[i] * p[i];
  return true;
}

NearestFeature nearest(const Points& simplex) {
  NearestFeature best;
  double least = 1e300;
  for (unsigned mask = 1; mask < 1U << simplex.size(); ++mask) {
    Points p;
    std::vector<int> feature;
    for (std::size_t i = 0; i < simplex.size(); ++i)
      if ((mask >> i & 1U) != 0) p.push_back(simplex[i]), feature.push_back(static_cast<int>(i));
    glm::dvec3 x;
    std::vector<double> weights;
    if (!project(p, x, weights) || *std::min_element(weights.begin(), weights.end()) < 0) continue;
    if (glm::length(x) < least - 1e-12) least = glm::length(x), best = {x, feature};
  }
  return best;
}

}  // namespace gjklab::test
