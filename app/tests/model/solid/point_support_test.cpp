// The support function of many points gives what looking at all of them gives, and looks at a small part of them.
#include "model/solid/point_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gjklab::point_support_test {
namespace {

double furthest(const std::vector<dvec3>& points, dvec3 d) {
  double best = glm::dot(d, points[0]);
  for (const dvec3& p : points) best = std::max(best, glm::dot(d, p));
  return best;
}

class PointSupport : public testing::Test {
 protected:
  dvec3 direction() {
    std::normal_distribution<double> normal;
    return {normal(random_), normal(random_), normal(random_)};
  }
  std::vector<dvec3> ball(int count) {
    std::vector<dvec3> points;
    for (int i = 0; i < count; ++i) points.push_back(glm::normalize(direction()));
    return points;
  }
  std::mt19937_64 random_{1};
};

TEST_F(PointSupport, IsThatOfAllPoints) {
  std::vector<dvec3> lattice;
  for (int i = 0; i < 1000; ++i) lattice.push_back({i % 10, i / 10 % 10, i / 100});
  const std::vector<dvec3> one(2000, dvec3(1, 2, 3));
  for (const auto& points : {ball(1), ball(40), ball(3000), lattice, one}) {
    const SupportFunction support = supportOfPoints(points);
    for (const dvec3& d : {dvec3(1, 0, 0), dvec3(0, -1, 0), dvec3(0.0)})
      EXPECT_EQ(glm::dot(d, support(d)), furthest(points, d));
    for (int i = 0; i < 300; ++i) {
      const dvec3 d = direction();
      ASSERT_EQ(glm::dot(d, support(d)), furthest(points, d)) << points.size();
    }
  }
}

/// The silhouettes of a hull of 250,000 points once took seconds for each picture.
TEST_F(PointSupport, OfManyPointsLooksAtFew) {
  constexpr int kPoints = 50000, kDirections = 200;
  std::size_t looked = 0;
  const SupportFunction support = supportOfPoints(ball(kPoints), &looked);
  for (int i = 0; i < kDirections; ++i) support(direction());
  EXPECT_GT(looked, std::size_t{kDirections});
  EXPECT_LT(looked, std::size_t{kPoints} * kDirections / 20);
}

}  // namespace
}  // namespace gjklab::point_support_test
