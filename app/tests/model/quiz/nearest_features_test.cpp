// Features whose region holds O, against their definition in whole numbers.

#include "model/quiz/nearest_features.h"

#include <gtest/gtest.h>

#include <glm/gtc/quaternion.hpp>

#include "gjk/feature.h"
#include "model/quiz/exact.h"

namespace gjklab::nearest_features_test {
namespace {

Whole determinant(const std::vector<std::vector<Whole>>& m) {
  if (m.empty()) return 1;
  Whole sum = 0;
  for (std::size_t column = 0; column < m.size(); ++column) {
    std::vector<std::vector<Whole>> rest;
    for (std::size_t row = 1; row < m.size(); ++row) {
      rest.push_back(m[row]);
      rest.back().erase(rest.back().begin() + static_cast<std::ptrdiff_t>(column));
    }
    sum += (column % 2 == 0 ? 1 : -1) * m[0][column] * determinant(rest);
  }
  return sum;
}

/// By Cramer's rule: weights and nearest point are fractions of Gram's determinant.
bool holdsOrigin(const Lattice& simplex, gjk::Feature feature) {
  std::vector<WholeVector> corners, others;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    (gjk::contains(feature, static_cast<int>(i)) ? corners : others).emplace_back(simplex[i]);
  std::vector<WholeVector> edges;
  for (std::size_t i = 1; i < corners.size(); ++i) edges.push_back(corners[i] - corners[0]);
  std::vector<std::vector<Whole>> gram(edges.size(), std::vector<Whole>(edges.size()));
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (std::size_t j = 0; j < edges.size(); ++j) gram[i][j] = dot(edges[i], edges[j]);
  const Whole whole = determinant(gram);
  if (whole == 0) return false;  // no region of its own
  Whole first = whole;
  WholeVector x = whole * corners[0];
  for (std::size_t j = 0; j < edges.size(); ++j) {
    auto replaced = gram;
    for (std::size_t i = 0; i < edges.size(); ++i) replaced[i][j] = -dot(edges[i], corners[0]);
    const Whole weight = determinant(replaced);
    if (weight < 0) return false;
    first -= weight;
    x = x + weight * edges[j];
  }
  if (first < 0) return false;
  for (const WholeVector& other : others)
    if (dot(whole * other - x, x) < 0) return false;
  return true;
}

std::vector<gjk::Feature> exactly(const Lattice& simplex) {
  std::vector<gjk::Feature> out;
  for (gjk::Feature f = 1; f <= gjk::allOf(static_cast<int>(simplex.size())); ++f)
    if (holdsOrigin(simplex, f)) out.push_back(f);
  return out;
}

double scaleOf(const std::vector<dvec3>& points) {
  double scale = 0;
  for (const dvec3& p : points) scale = std::max({scale, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  return scale;
}

TEST(NearestFeatures, OfLatticePointsAreExact) {
  int borders = 0;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    std::mt19937 random(900 + static_cast<unsigned>(dimension));
    for (int n = 0; n < 4000; ++n) {
      Lattice simplex;
      const unsigned size = 1 + static_cast<unsigned>(random()) % static_cast<unsigned>(dimension + 1);
      for (unsigned i = 0; i < size; ++i) simplex.push_back(latticePoint(random, dimension, n % 2 == 0 ? 2 : 9));
      const auto expected = exactly(simplex);
      borders += expected.size() > 1 ? 1 : 0;
      const glm::dquat turn = glm::normalize(glm::dquat(0.3, 0.1 * (n % 7), 0.2, -0.4));
      for (const double scale : {1.0, 1e-6, 0.1, 3e5}) {
        for (const bool turned : {false, true}) {
          if (turned && dimension < 3) continue;
          std::vector<dvec3> points;
          for (const auto& p : simplex) points.push_back(turned ? turn * (scale * dvec3(p)) : scale * dvec3(p));
          ASSERT_EQ(featuresNearestOrigin(points, scaleOf(points)), expected)
              << dimension << "-D, simplex " << n << ", scale " << scale << (turned ? ", turned" : "");
        }
      }
    }
  }
  EXPECT_GT(borders, 1000) << "the sample has borders";
}

TEST(NearestFeatures, ANeedleOfACurvedBodyHasOneRegion) {
  // Two support points of a circle of radius 1 around (2, 0), 1e-6 apart, and O well inside the region of their edge.
  const double t = 5e-7;
  const std::vector<dvec3> edge{{2 - std::cos(t), std::sin(t), 0}, {2 - std::cos(t), -std::sin(t), 0}};
  EXPECT_EQ(featuresNearestOrigin(edge, 3), (std::vector<gjk::Feature>{3}));
}

}  // namespace
}  // namespace gjklab::nearest_features_test
