// A prepared hull answers to the bit what going over all its points answers.
#include "gjk/support_table.h"

#include "gjk/numeric/predicates.h"
#include "gjk/query.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::support_table_test {
namespace {

/// The first of the furthest points, by the plainest loop.
template <int D>
int furthest(const std::vector<Vec<D>>& points, Vec<D> d) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(points.size()); ++i)
    if (glm::dot(d, points[i]) > glm::dot(d, points[best])) best = i;
  return best;
}

template <int D>
Vec<D> onGrid(Random& random, int half) {
  Vec<D> v(0.0);
  for (int k = 0; k < D; ++k) v[k] = random.integer(-half, half);
  return v;
}

enum class Cloud { sphere, ball, grid, flat, tilted, collinear, repeated, clusters, needle, count };

template <int D>
std::vector<Vec<D>> cloud(Cloud kind, int count, Random& random) {
  const Vec<D> u = random.direction<D>(), v = random.direction<D>();
  std::vector<Vec<D>> points;
  for (int i = 0; i < count; ++i) {
    Vec<D> p = random.direction<D>();
    if (kind == Cloud::ball) p = random.inBox<D>(1);
    if (kind == Cloud::grid) p = onGrid<D>(random, 3);
    if (kind == Cloud::flat) p[D - 1] = 0;
    if (kind == Cloud::tilted) p = random.uniform(-1, 1) * u + random.uniform(-1, 1) * v;
    if (kind == Cloud::collinear) p = random.uniform(-1, 1) * u;
    if (kind == Cloud::repeated && i > 3) p = points[random.integer(0, i - 1)];
    if (kind == Cloud::clusters && i > 3) p = points[random.integer(0, 3)] + random.inBox<D>(1e-15);
    if (kind == Cloud::needle) p[0] *= 1e6;
    points.push_back(p);
  }
  return points;
}

/// Random directions, directions on the borders of cells, directions square to what three of the points span.
template <int D>
Vec<D> someDirection(const std::vector<Vec<D>>& points, Random& random) {
  const auto any = [&] { return points[random.integer(0, static_cast<int>(points.size()) - 1)]; };
  Vec<D> d = random.direction<D>();
  const int kind = random.integer(0, 4);
  if (kind == 0) d = onGrid<D>(random, 8);
  if (kind == 1) d = onGrid<D>(random, 1);
  if (kind == 2) d = any() - any();
  if constexpr (D == 3)
    if (kind == 3) d = glm::cross(any() - any(), any() - any());
  if (kind == 4)
    for (int k = 0; k < D; ++k) d[k] *= random.magnitude(-17, 0);
  if (d == Vec<D>(0.0)) d[0] = -1;
  return d * random.magnitude(-9, 9);
}

template <int D>
void checkClouds(std::uint64_t seed) {
  Random random(seed);
  for (int kind = 0; kind < static_cast<int>(Cloud::count); ++kind)
    for (const int count : {1, 2, 5, 8, 9, 33, 64, 65, 100, 128, 300, 1000}) {
      const double scale = random.magnitude(-6, 6);
      Hull<D> hull{cloud<D>(static_cast<Cloud>(kind), count, random)};
      for (Vec<D>& p : hull.points) p *= scale;
      Hull<D> prepared = hull;
      prepared.prepare();
      ASSERT_TRUE(prepared.table);
      for (int i = 0; i < 300; ++i) {
        const Vec<D> d = someDirection(hull.points, random);
        const SupportPoint<D> fast = prepared.support(d);
        ASSERT_EQ(fast.index, furthest(hull.points, d)) << "cloud " << kind << " of " << count;
        ASSERT_EQ(fast.point, hull.points[fast.index]);
        ASSERT_EQ(hull.support(d).index, fast.index);
      }
    }
}

TEST(SupportTable, AllCloudsIn1D) { checkClouds<1>(81); }
TEST(SupportTable, AllCloudsIn2D) { checkClouds<2>(82); }
TEST(SupportTable, AllCloudsIn3D) { checkClouds<3>(83); }

/// The furthest points along the corners of the cells, and next to them in the last digits.
TEST(SupportTable, BordersOfCells) {
  Random random(84);
  Hull<3> hull{cloud<3>(Cloud::sphere, 700, random)};
  Hull<3> prepared = hull;
  prepared.prepare();
  for (int x = -8; x <= 8; ++x)
    for (int y = -8; y <= 8; ++y)
      for (int axis = 0; axis < 3; ++axis)
        for (const double step : {-0x1p-52, 0.0, 0x1p-52}) {
          Vec<3> d(0.0);
          d[axis] = x % 2 ? 8 : -8;
          d[(axis + 1) % 3] = x * (1 + step);
          d[(axis + 2) % 3] = y;
          ASSERT_EQ(prepared.support(d).index, furthest(hull.points, d));
        }
}

/// A query has the same bits whether its hulls are prepared or not.
TEST(SupportTable, QueriesAreTheSame) {
  Random random(85);
  for (const int count : {8, 40, 200, 1500}) {
    Shape<3> a{Hull<3>{cloud<3>(Cloud::sphere, count, random)}}, b{Hull<3>{cloud<3>(Cloud::ball, count, random)}};
    Shape<3> fast_a = a, fast_b = b;
    fast_a.prepare();
    fast_b.prepare();
    for (int i = 0; i < 30; ++i) {
      const Pose<3> pose_a{random.inBox<3>(1), random.rotation<3>()}, pose_b{random.inBox<3>(3), random.rotation<3>()};
      const Result<3> plain = query(a, pose_a, b, pose_b), fast = query(fast_a, pose_a, fast_b, pose_b);
      ASSERT_EQ(plain.distance, fast.distance);
      ASSERT_EQ(plain.depth, fast.depth);
      ASSERT_EQ(plain.normal, fast.normal);
      ASSERT_EQ(plain.point_a, fast.point_a);
      ASSERT_EQ(plain.support_calls, fast.support_calls);
    }
  }
}

/// Points that were changed and not prepared again are not known to the table: it answers with those that it has.
TEST(SupportTable, ChangedPointsCountOnlyOncePrepared) {
  Random random(97);
  const std::vector<std::vector<Vec<3>>> clouds{cloud<3>(Cloud::sphere, 5, random), cloud<3>(Cloud::ball, 20, random),
                                                cloud<3>(Cloud::sphere, 60, random),
                                                cloud<3>(Cloud::ball, 300, random)};
  const Pose<3> pose_b{{0.5, 3, 0.25}, random.rotation<3>()};
  for (const auto& before : clouds)
    for (const auto& after : clouds) {
      Shape<3> shape{Hull<3>{before}};
      shape.prepare();
      const Result<3> known = query(shape, {}, shape, pose_b);
      std::get<Hull<3>>(shape.kind).points = after;
      EXPECT_NEAR(query(shape, {}, shape, pose_b).distance, known.distance, 1e-12);
    }
}

TEST(SupportTable, WhatCannotBePreparedIsLeft) {
  Hull<2> none{{}};
  none.prepare();
  EXPECT_FALSE(none.table);
  Shape<2> bad{Hull<2>{{{0, 1}, {std::nan(""), 0}}}};
  bad.prepare();
  EXPECT_FALSE(std::get<Hull<2>>(bad.kind).table);
  EXPECT_EQ(query(bad, {}, Shape<2>{Point<2>{}}, {}).termination, Termination::invalid_input);
  Shape<2> box{Box<2>{}};
  box.prepare();
  EXPECT_EQ(box.support(Vec<2>(1, 1)).point, Vec<2>(1, 1));
}

}  // namespace
}  // namespace gjk::test::support_table_test
