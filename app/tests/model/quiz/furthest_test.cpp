#include "model/quiz/furthest.h"

#include <gtest/gtest.h>

#include "model/quiz/exact.h"

namespace gjklab::furthest_test {
namespace {

TEST(Furthest, AllTiesOfLatticePointsHoweverTurnedAndScaled) {
  int ties = 0;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    std::mt19937 random(70 + static_cast<unsigned>(dimension));
    for (int n = 0; n < 3000; ++n) {
      Body body;
      body.shape = ShapeKind::hull;
      Lattice points;
      const auto count = 1 + random() % 9;
      for (unsigned i = 0; i < count; ++i) points.push_back(latticePoint(random, dimension, 3));
      glm::i64vec3 d(0);
      while (d == glm::i64vec3(0)) d = latticePoint(random, dimension, 3);
      std::vector<int> expected;
      Whole best = -1000;
      for (const auto& p : points) best = std::max(best, dot(WholeVector(p), WholeVector(d)));
      for (std::size_t i = 0; i < points.size(); ++i)
        if (dot(WholeVector(points[i]), WholeVector(d)) == best) expected.push_back(static_cast<int>(i));
      ties += expected.size() > 1 ? 1 : 0;

      body.angle = 0.37 * n;
      body.orientation = glm::normalize(glm::dquat(0.2, 0.3, -0.1 * (n % 9), 0.7));
      body.position = {1e4, -3, 0};
      const dvec3 turned = rotationOf(body, dimension) * dvec3(d);
      for (const double scale : {1e-6, 1.0, 0.3, 1e6}) {
        body.points.clear();
        for (const auto& p : points) body.points.push_back(scale * dvec3(p));
        for (const double length : {1e-200, 1.0, 1e200})
          ASSERT_EQ(furthestOf(body, dimension, length * turned, heightSlack(1)), expected)
              << dimension << "-D, body " << n << ", scale " << scale << ", |d| " << length;
      }
    }
  }
  EXPECT_GT(ties, 1000) << "the sample has ties";
}

TEST(Furthest, ABoxCountsItsCornersByBits) {
  Body box;
  box.half_extents = {1, 2, 3};
  EXPECT_EQ(furthestOf(box, 3, {0, 0, 1}, heightSlack(1)), (std::vector{4, 5, 6, 7}));
  EXPECT_EQ(furthestOf(box, 2, {1, 0, 0}, heightSlack(1)), (std::vector{1, 3}));
  EXPECT_EQ(furthestOf(box, 1, {-1, 0, 0}, heightSlack(1)), (std::vector{0}));
}

}  // namespace
}  // namespace gjklab::furthest_test
