// Convex hulls: against brute force in exact integers, on flat, collinear and repeated points, and large.
#include "gjk/hull.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <set>

namespace gjk::hull_test {
namespace {

template <int D>
using Points = std::vector<Vec<D>>;

template <int D>
Points<D> gridPoints(std::mt19937_64& engine, int count, int cells) {
  std::uniform_int_distribution<int> coordinate(-cells, cells);
  Points<D> points(count);
  for (auto& p : points)
    for (int i = 0; i < D; ++i) p[i] = coordinate(engine);
  return points;
}

// Brute force on small integers, in which doubles are exact.

double cross(Vec<2> u, Vec<2> v) { return u.x * v.y - u.y * v.x; }

/// A point is a corner exactly when it is not in the hull of the others. In 2-D: some line through it has all the
/// others strictly on one side, or on the line and on one side of the point.
bool isCorner(const Points<2>& distinct, std::size_t k) {
  std::vector<Vec<2>> rays;
  for (std::size_t i = 0; i < distinct.size(); ++i)
    if (i != k) rays.push_back(distinct[i] - distinct[k]);
  // All rays lie in a half-plane without its opposite ray: some ray u has every other at an angle in [0, π).
  for (const auto& u : rays) {
    bool all = true;
    for (const auto& v : rays) all = all && (cross(u, v) > 0 || (cross(u, v) == 0 && glm::dot(u, v) > 0));
    if (all) return true;
  }
  return rays.empty();
}

/// In 3-D: with a plane through the point and two others that supports all, the question within that plane.
bool isCorner(const Points<3>& distinct, std::size_t k) {
  const Vec<3> o = distinct[k];
  for (const auto& p : distinct)
    for (const auto& q : distinct) {
      const Vec<3> n = glm::cross(p - o, q - o);
      if (n == Vec<3>(0.0)) continue;
      bool supports = true;
      Points<2> in_plane{Vec<2>(0.0)};
      const Vec<3> u = p - o, v = glm::cross(n, u);
      for (const auto& r : distinct) {
        const double height = glm::dot(n, r - o);
        supports = supports && height <= 0;
        if (height == 0 && r != o) in_plane.push_back({glm::dot(u, r - o), glm::dot(v, r - o)});
      }
      if (supports && isCorner(in_plane, 0)) return true;
    }
  return false;
}

template <int D>
std::set<int> bruteForceCorners(const Points<D>& points) {
  Points<D> distinct;
  std::vector<int> index;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (std::find(distinct.begin(), distinct.end(), points[i]) != distinct.end()) continue;
    distinct.push_back(points[i]);
    index.push_back(static_cast<int>(i));
  }
  std::set<int> corners;
  for (std::size_t k = 0; k < distinct.size(); ++k)
    if (isCorner(distinct, k)) corners.insert(index[k]);
  return corners;
}

template <int D>
void expectSound(const HullMesh<D>& mesh, const Points<D>& points, double slack) {
  for (std::size_t f = 0; f < mesh.facets.size(); ++f) {
    ASSERT_NEAR(glm::length(mesh.normals[f]), 1, 1e-14);
    for (const int vertex : mesh.facets[f])
      ASSERT_NEAR(glm::dot(mesh.normals[f], points[vertex]), mesh.distances[f], slack);
    for (const auto& p : points) ASSERT_LE(glm::dot(mesh.normals[f], p), mesh.distances[f] + slack);
    for (int i = 0; i < D; ++i) {
      const auto& back = mesh.neighbours[mesh.neighbours[f][i]];
      ASSERT_EQ(std::count(back.begin(), back.end(), static_cast<int>(f)), 1);
    }
  }
  EXPECT_EQ(mesh.facets.size(), D == 3 ? 2 * mesh.vertices.size() - 4 : mesh.vertices.size());
}

TEST(Hull, CornersIn2DMatchBruteForce) {
  std::mt19937_64 engine(41);
  for (int round = 0; round < 500; ++round) {
    const Points<2> points = gridPoints<2>(engine, 3 + round % 20, 1 + round % 4);
    const HullMesh<2> mesh = convexHull<2>(points);
    if (mesh.rank < 2) continue;
    ASSERT_EQ(std::set<int>(mesh.vertices.begin(), mesh.vertices.end()), bruteForceCorners<2>(points)) << round;
    ASSERT_NO_FATAL_FAILURE(expectSound<2>(mesh, points, 1e-13));
    double area = 0;  // counter-clockwise
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i)
      area += cross(points[mesh.vertices[i]], points[mesh.vertices[(i + 1) % mesh.vertices.size()]]);
    ASSERT_GT(area, 0);
  }
}

TEST(Hull, CornersIn3DMatchBruteForce) {
  std::mt19937_64 engine(42);
  int full = 0;
  for (int round = 0; round < 300; ++round) {
    const Points<3> points = gridPoints<3>(engine, 4 + round % 16, 1 + round % 3);
    const HullMesh<3> mesh = convexHull<3>(points);
    if (mesh.rank < 3) continue;
    ++full;
    ASSERT_EQ(std::set<int>(mesh.vertices.begin(), mesh.vertices.end()), bruteForceCorners<3>(points)) << round;
    ASSERT_NO_FATAL_FAILURE(expectSound<3>(mesh, points, 1e-13));
  }
  EXPECT_GT(full, 250);
}

TEST(Hull, LowerDimensionsAreNamed) {
  EXPECT_EQ(convexHull<3>(Points<3>{}).rank, -1);
  EXPECT_EQ(convexHull<3>(Points<3>{{1, 2, 3}, {1, 2, 3}}).rank, 0);
  EXPECT_EQ(convexHull<3>(Points<3>{{1, 2, 3}, {1, 2, 3}}).vertices, std::vector<int>{0});

  const HullMesh<3> segment = convexHull<3>(Points<3>{{1, 1, 1}, {3, 3, 3}, {2, 2, 2}, {0, 0, 0}});
  EXPECT_EQ(segment.rank, 1);
  EXPECT_EQ(segment.vertices, (std::vector<int>{3, 1}));

  const Points<3> square{{0, 5, 0}, {1, 5, 0}, {2, 5, 0}, {2, 5, 2}, {0, 5, 2}, {1, 5, 1}, {0, 5, 0}};
  const HullMesh<3> polygon = convexHull<3>(square);
  EXPECT_EQ(polygon.rank, 2);
  EXPECT_EQ(polygon.plane_normal, Vec<3>(0, 1, 0));
  ASSERT_EQ(polygon.vertices.size(), 4u);
  EXPECT_EQ(std::set<int>(polygon.vertices.begin(), polygon.vertices.end()), (std::set<int>{0, 2, 3, 4}));
  Vec<3> area(0.0);  // counter-clockwise about the normal
  for (int i = 0; i < 4; ++i) area += glm::cross(square[polygon.vertices[i]], square[polygon.vertices[(i + 1) % 4]]);
  EXPECT_GT(area.y, 0);

  EXPECT_EQ(convexHull<2>(Points<2>{{0, 0}, {1, 1}, {2, 2}}).rank, 1);
  const HullMesh<1> interval = convexHull<1>(Points<1>{Vec<1>(2), Vec<1>(-1), Vec<1>(0), Vec<1>(2)});
  EXPECT_EQ(interval.rank, 1);
  EXPECT_EQ(std::set<int>(interval.vertices.begin(), interval.vertices.end()), (std::set<int>{0, 1}));
}

TEST(Hull, BoxFromItsGrid) {
  Points<3> points;
  for (int i = 0; i < 5; ++i)
    for (int j = 0; j < 5; ++j)
      for (int k = 0; k < 5; ++k) points.push_back({i, j, k});
  const HullMesh<3> mesh = convexHull<3>(points);
  EXPECT_EQ(mesh.vertices.size(), 8u);
  EXPECT_EQ(mesh.facets.size(), 12u);
  ASSERT_NO_FATAL_FAILURE(expectSound<3>(mesh, points, 1e-13));
}

TEST(Hull, TenThousandPointsOnASphere) {
  std::mt19937_64 engine(43);
  std::normal_distribution<double> normal;
  Points<3> points(10000);
  for (auto& p : points) p = glm::normalize(Vec<3>(normal(engine), normal(engine), normal(engine)));
  const auto begin = std::chrono::steady_clock::now();
  const HullMesh<3> mesh = convexHull<3>(points);
  RecordProperty(
      "milliseconds",
      std::to_string(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count()));
  EXPECT_EQ(mesh.vertices.size(), 10000u);
  EXPECT_EQ(mesh.facets.size(), 19996u);
}

TEST(Hull, NearlyCoplanarThousand) {
  // A disc of a thousand points, off its plane by rounding: the hull is a sliver, closed all the same.
  std::mt19937_64 engine(44);
  std::uniform_real_distribution<double> uniform(-1, 1);
  Points<3> points(1000);
  const Vec<3> u = glm::normalize(Vec<3>(1, 2, 3)), v = glm::normalize(Vec<3>(3, 0, -1));
  for (auto& p : points) p = Vec<3>(0.1, 0.2, 0.3) + uniform(engine) * u + uniform(engine) * v;
  const HullMesh<3> mesh = convexHull<3>(points);
  EXPECT_EQ(mesh.rank, 3);
  EXPECT_EQ(mesh.facets.size(), 2 * mesh.vertices.size() - 4);
}

TEST(Hull, PointsThatAreNotNumbersAreLeftOut) {
  const HullMesh<2> mesh =
      convexHull<2>(Points<2>{{0, 0}, {std::nan(""), 1}, {1, 0}, {0, std::numeric_limits<double>::infinity()}, {0, 1}});
  EXPECT_EQ(std::set<int>(mesh.vertices.begin(), mesh.vertices.end()), (std::set<int>{0, 2, 4}));
}

}  // namespace
}  // namespace gjk::hull_test
