// The three solvers on simplices of every kind, against the nearest point by brute force.

#include "gjk/sub_distance.h"
#include "gjk/every_value.h"

#include "gjk/witness.h"

#include "internals.h"
#include "nearest_oracle.h"
#include "random.h"

#include <gtest/gtest.h>

#include <string>

namespace gjk::test::sub_distance_test {
namespace {

/// A simplex of these points, the first one the newest.
template <int D>
Simplex<D> simplexOf(const std::vector<Vec<D>>& points) {
  Simplex<D> simplex;
  for (auto p = points.rbegin(); p != points.rend(); ++p) simplex.add({*p, *p, Vec<D>(0.0), -1, -1});
  return simplex;
}

template <int D>
double scaleOf(const std::vector<Vec<D>>& points) {
  double scale = 0;
  for (const auto& p : points) scale = std::max(scale, largestCoordinate<D>(p));
  return scale;
}

/// Whether the origin lies in a full simplex: every face has it on the side of the vertex opposite. In long double.
template <int D>
bool holdsOriginByFaces(const std::vector<Vec<D>>& points);

template <>
bool holdsOriginByFaces<1>(const std::vector<Vec<1>>& p) {
  return p.size() == 2 && ((p[0].x < 0 && p[1].x > 0) || (p[0].x > 0 && p[1].x < 0));
}
template <>
bool holdsOriginByFaces<2>(const std::vector<Vec<2>>& p) {
  if (p.size() < 3) return false;
  const auto turn = [&](int i, int j) {
    return static_cast<Long>(p[i].x) * p[j].y - static_cast<Long>(p[i].y) * p[j].x;
  };
  const Long a = turn(0, 1), b = turn(1, 2), c = turn(2, 0);
  return (a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0);
}
template <>
bool holdsOriginByFaces<3>(const std::vector<Vec<3>>& p) {
  if (p.size() < 4) return false;
  const auto side = [&](int i, int j, int k) {
    const LongVec<3> u = toLong<3>(p[i]), v = toLong<3>(p[j]), w = toLong<3>(p[k]);
    return u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
  };
  const Long a = side(1, 2, 3), b = -side(0, 2, 3), c = side(0, 1, 3), d = -side(0, 1, 2);
  return (a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0);
}

template <int D>
std::vector<LongVec<D>> allLong(const std::vector<Vec<D>>& points) {
  std::vector<LongVec<D>> all;
  for (const auto& p : points) all.push_back(toLong<D>(p));
  return all;
}

/// GJK only asks about simplices whose nearest point is not on the vertices it had before: the nearest of the features
/// without the newest vertex must be farther.
template <int D>
bool isProgress(const std::vector<Vec<D>>& points) {
  if (points.size() == 1) return true;
  const std::vector<Vec<D>> former(points.begin() + 1, points.end());
  return distanceByAllFeatures<D>(allLong<D>(points)) < (1 - 1e-12L) * distanceByAllFeatures<D>(allLong<D>(former));
}

template <int D>
void checkSolvers(const std::vector<Vec<D>>& points) {
  const Simplex<D> simplex = simplexOf<D>(points);
  const double scale = scaleOf<D>(points);
  const bool enclosed = holdsOriginByFaces<D>(points);
  if (!enclosed && !isProgress<D>(points)) return;
  const double distance = enclosed ? 0 : static_cast<double>(distanceByAllFeatures<D>(allLong<D>(points)));
  for (const SubDistance solver : everyValue<SubDistance>())
    for (const bool precise : {false, true}) {
      SCOPED_TRACE(name(solver) + std::string(precise ? ", precise" : ""));
      SignTests tests;
      const Nearest<D> n = nearestOfSimplex(solver, simplex, scale, precise, SignTestLog(tests));
      const Nearest<D> unlogged = nearestOfSimplex(solver, simplex, scale, precise, NoLog());
      EXPECT_EQ(n.region, unlogged.region);
      EXPECT_EQ(n.point, unlogged.point);
      EXPECT_NEAR(glm::length(n.point), distance, 1e-12 * scale);
      EXPECT_TRUE(contains(n.region, 0));
      EXPECT_TRUE(points.size() == 1 || !tests.empty());
      if (enclosed) continue;
      // The direction is that of the nearest point: no vertex lies lower along it.
      const Vec<D> direction = unit<D>(n.point);
      for (const auto& p : points) EXPECT_GE(glm::dot(direction, p), distance - 2e-12 * scale);
      const auto weight = barycentricWeights(simplex, n.region, n.point, scale);
      Vec<D> miss = -n.point;
      double sum = 0;
      for (int i = 0; i < simplex.size(); ++i) {
        miss += weight[i] * points[i];
        sum += weight[i];
        EXPECT_EQ(weight[i] > 0, contains(n.region, i) && weight[i] > 0);
      }
      EXPECT_NEAR(sum, 1, 1e-15 * 8);
      EXPECT_LE(glm::length(miss), 1e-13 * scale);
    }
}

template <class Dimension>
class SubDistanceTest : public testing::Test {};
using SubDistanceDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(SubDistanceTest, SubDistanceDimensions);

/// Simplices stretched to needles, flattened to slivers, moved beside the origin.
template <int D>
std::vector<Vec<D>> randomSimplex(Random& random) {
  auto points = random.points<D>(random.integer(1, D + 1), 1);
  const Rotation<D> rotation = random.rotation<D>();
  const double needle = random.integer(0, 1) == 0 ? random.magnitude(-9, 0) : 1;
  const double sliver = random.integer(0, 1) == 0 ? random.magnitude(-9, 0) : 1;
  Vec<D> offset = random.inBox<D>(random.magnitude(-9, 1));
  for (auto& p : points) {
    p[0] *= needle;
    p[D - 1] *= sliver;
    p = rotation.apply(p) + offset;
  }
  const double size = random.magnitude(-6, 6);
  for (auto& p : points) p *= size;
  return points;
}

TYPED_TEST(SubDistanceTest, RandomSimplices) {
  constexpr int D = TypeParam::value;
  Random random(21);
  for (int run = 0; run < 3000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    checkSolvers<D>(randomSimplex<D>(random));
  }
}

/// Integer coordinates: flat and collinear simplices, the origin on vertices, edges and faces.
TYPED_TEST(SubDistanceTest, GridSimplices) {
  constexpr int D = TypeParam::value;
  Random random(22);
  for (int run = 0; run < 3000 && !testing::Test::HasFailure(); ++run) {
    std::vector<Vec<D>> points;
    for (int i = random.integer(1, D + 1); i > 0; --i) {
      Vec<D> p(0.0);
      for (int k = 0; k < D; ++k) p[k] = random.integer(-3, 3);
      points.push_back(p);
    }
    SCOPED_TRACE(run);
    checkSolvers<D>(points);
  }
}

void expectNearest(const std::vector<Vec<3>>& points, Vec<3> expected, double slack) {
  // Whatever vertex is the newest: GJK's assumption about it holds for one at least.
  std::vector<Vec<3>> turned = points;
  int asked = 0;
  for (int turn = 0; turn < 4; ++turn) {
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    if (!holdsOriginByFaces<3>(turned) && !isProgress<3>(turned)) continue;
    ++asked;
    for (const SubDistance solver : everyValue<SubDistance>()) {
      const Nearest<3> n = nearestOfSimplex(solver, simplexOf<3>(turned), scaleOf<3>(turned), false, NoLog());
      EXPECT_LE(glm::length(n.point - expected), slack) << name(solver);
    }
  }
  EXPECT_GT(asked, 0);
}

std::vector<Vec<3>> unitTetrahedronAt(Vec<3> offset) {
  std::vector<Vec<3>> points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (auto& p : points) p += offset;
  return points;
}

TEST(SubDistance, UnitTetrahedronMoved) {
  expectNearest(unitTetrahedronAt({1, 1, 1}), {1, 1, 1}, 0);                              // a vertex
  expectNearest(unitTetrahedronAt({-0.25, -0.25, -0.25}), {0, 0, 0}, 0);                  // inside
  expectNearest(unitTetrahedronAt({-1, -1, -1}), {-2.0 / 3, -2.0 / 3, -2.0 / 3}, 1e-15);  // the slanting face
  expectNearest(unitTetrahedronAt({1, 1, -0.5}), {1, 1, 0}, 1e-15);                       // an edge
}

/// A nearly flat tetrahedron, over a hundred across and three high, about the origin.
TEST(SubDistance, IllConditionedTetrahedron) {
  const std::vector<Vec<3>> points{{51.1996613, 26.1989613, 1.91339576},
                                   {-51.0567360, -26.0565681, -0.436143428},
                                   {50.8978920, -24.1035538, -1.04042661},
                                   {-49.1021080, 25.8964462, -1.04042661}};
  // By Cramer's rule in rational numbers.
  const double expected[] = {0.2904013961907418, 0.30222993969167616, 0.2056508125743798, 0.2017178515432022};
  for (int turn = 0; turn < 4; ++turn) {
    std::vector<Vec<3>> turned = points;
    std::rotate(turned.begin(), turned.begin() + turn, turned.end());
    checkSolvers<3>(turned);
    const Simplex<3> simplex = simplexOf<3>(turned);
    for (const SubDistance solver : everyValue<SubDistance>())
      EXPECT_EQ(nearestOfSimplex(solver, simplex, 52, false, NoLog()).region, allOf(4));
    const auto weight = barycentricWeights(simplex, allOf(4), Vec<3>(0.0), 52);
    for (int i = 0; i < 4; ++i) EXPECT_NEAR(weight[i], expected[(i + turn) % 4], 1e-14);
  }
  // Lifted out of it, the nearest point is on a face: the solvers must agree to the last digits.
  for (const double lift : {3.0, 1.5, -2.0}) {
    std::vector<Vec<3>> lifted = points;
    for (auto& p : lifted) p.z += lift;
    for (int turn = 0; turn < 4; ++turn) {
      std::rotate(lifted.begin(), lifted.begin() + 1, lifted.end());
      checkSolvers<3>(lifted);
    }
  }
}

/// 1 long, 1e-4 … 1e-9 wide, the origin 1e-10 from its plane: the direction must still be the plane's normal.
TEST(SubDistance, NeedleBesideTheOrigin) {
  for (const double width : {1e-4, 1e-6, 1e-9})
    for (const double gap : {1e-5, 1e-7, 1e-10, 1e-13}) {
      const std::vector<Vec<3>> points{{-0.5, 0, gap}, {0.5, width, gap}, {0.5, -width, gap}};
      for (const SubDistance solver : everyValue<SubDistance>()) {
        const Nearest<3> n = nearestOfSimplex(solver, simplexOf<3>(points), 1, false, NoLog());
        EXPECT_EQ(n.region, 7u);
        EXPECT_LE(glm::length(unit<3>(n.point) - Vec<3>(0, 0, 1)), 1e-15) << width << " " << gap << name(solver);
      }
    }
}

TEST(SubDistance, SignTestsAreThoseOfTheTextBooks) {
  SignTests tests;
  // a = (1, 0), b = (−1, 1), c = (−1, −1): the origin is inside.
  const auto simplex = simplexOf<2>({{1, 0}, {-1, 1}, {-1, -1}});
  const Nearest<2> n = nearestOfSimplex(SubDistance::voronoi, simplex, 1, false, SignTestLog(tests));
  EXPECT_EQ(n.region, 7u);
  ASSERT_EQ(tests.size(), 4);
  EXPECT_EQ(tests[0].subject, alongEdge(1));
  EXPECT_EQ(tests[0].value, 2);  // (−2, 1)·(−1, 0)
  EXPECT_TRUE(tests[0].holds);
  EXPECT_EQ(tests[0].excludes, 1u);
  EXPECT_EQ(tests[1].subject, alongEdge(2));
  EXPECT_EQ(tests[2].subject, besideEdge(1, 2));
  EXPECT_EQ(tests[2].value, -4);  // ab (ab·ac) − ac (ab·ab) = 3 (−2, 1) − 5 (−2, −1) = (4, 8)
  EXPECT_FALSE(tests[2].holds);
  EXPECT_EQ(tests[2].excludes, 3u);
  EXPECT_EQ(tests[3].subject, besideEdge(2, 1));
  EXPECT_EQ(tests[3].value, -4);
}

TEST(SubDistance, CofactorsAndVolumesAreNotedWithTheirValues) {
  SignTests tests;
  const auto simplex = simplexOf<2>({{1, 0}, {-1, 1}, {-1, -1}});
  nearestOfSimplex(SubDistance::johnson, simplex, 1, false, SignTestLog(tests));
  ASSERT_GT(tests.size(), 3);
  EXPECT_EQ(tests[0].subject, cofactorOf(1, 0));
  EXPECT_EQ(tests[0].value, 1);
  EXPECT_EQ(tests[1].subject, cofactorOf(3, 1));
  EXPECT_EQ(tests[1].value, 2);  // a·(a − b) = (1, 0)·(2, −1)
  EXPECT_TRUE(tests[1].holds);
  EXPECT_EQ(tests[1].excludes, 1u);
  tests.clear();
  nearestOfSimplex(SubDistance::signed_volumes, simplex, 1, false, SignTestLog(tests));
  ASSERT_EQ(tests.size(), 3);
  EXPECT_EQ(tests[0].subject, volumeOf(7));
  EXPECT_EQ(tests[0].value, 4);  // (−2, 1) × (−2, −1)
  EXPECT_EQ(tests[1].subject, partOf(7, 1));
  EXPECT_EQ(tests[1].value, 1);
}

}  // namespace
}  // namespace gjk::test::sub_distance_test
