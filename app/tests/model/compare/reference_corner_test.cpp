// Bodies that share a corner and overlap by a few digits' worth: the reference may not call them apart.
#include "model/compare/reference.h"

#include <gtest/gtest.h>

#include "nearest_oracle.h"
#include "oracle_depth.h"
#include "random.h"

namespace gjklab::reference_corner_test {
namespace {

/// A blunt corner at the origin: three points around it about the plane perpendicular to n, a hair beyond it or short
/// of it, and one far on its own side.
std::vector<dvec3> corner(gjk::test::Random& random, dvec3 n, double side, double beyond) {
  const dvec3 across = glm::normalize(glm::cross(n, random.direction<3>())), third = glm::cross(n, across);
  std::vector<dvec3> points{{0, 0, 0}};
  for (int i = 0; i < 3; ++i) {
    const double angle = 2.1 * i + random.uniform(-0.3, 0.3), length = random.uniform(0.5, 1);
    points.push_back(length * (std::cos(angle) * across + std::sin(angle) * third) +
                     side * beyond * random.uniform(-1, 0.3) * n);
  }
  points.push_back(side * n + 0.2 * random.inBox<3>(1));
  return points;
}

std::vector<gjk::test::RealVec<3>> real(const std::vector<dvec3>& points) {
  std::vector<gjk::test::RealVec<3>> out;
  for (const dvec3& p : points) out.push_back(gjk::test::real<3>(p));
  return out;
}

TEST(ReferenceOfSharedCorners, IsWithinItsUncertainty) {
  gjk::test::Random random(39);
  int overlapping = 0;
  for (int k = 0; k < 300; ++k) {
    const dvec3 n = random.direction<3>();
    const double beyond = random.magnitude(-12, -8);
    Scene scene;
    scene.dimension = 3;
    scene.a.shape = scene.b.shape = ShapeKind::hull;
    scene.a.points = corner(random, n, -1, beyond);
    scene.b.points = corner(random, n, 1, beyond);
    scene.a.position = scene.b.position = {0, 0, 0};

    const auto differences = gjk::test::allDifferences<3>(real(scene.a.points), real(scene.b.points));
    const long double depth = gjk::test::DepthOracle<3>(differences).depth();
    const long double truth = depth >= 0 ? -depth : gjk::test::distanceByAllFeatures<3>(differences);
    overlapping += depth > 1e-13L;

    NoReference none;
    const auto found = reference(scene, &none);
    ASSERT_TRUE(found) << none.reason;
    EXPECT_LE(std::abs(static_cast<double>(found->signed_distance - truth)), found->uncertainty + 1e-17)
        << k << ": " << static_cast<double>(found->signed_distance) << " ± " << found->uncertainty << ", " << found->how
        << "; true: " << static_cast<double>(truth);
  }
  EXPECT_GT(overlapping, 100);
}

}  // namespace
}  // namespace gjklab::reference_corner_test
