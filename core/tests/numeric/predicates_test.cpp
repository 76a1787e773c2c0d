// Exact predicates against 128-bit integers, on points as close to degenerate as integers allow.
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/plane.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

namespace gjk::predicates_test {
using namespace numeric;

namespace {

__extension__ using Wide = __int128;  // coordinates below 2^38: a product of three differences stays below 2^120
using Integers = std::array<std::int64_t, 3>;

int sign(Wide value) { return value > 0 ? 1 : (value < 0 ? -1 : 0); }

Wide cross(const Integers& a, const Integers& b, const Integers& c, int i, int j) {
  return Wide(b[i] - a[i]) * (c[j] - a[j]) - Wide(b[j] - a[j]) * (c[i] - a[i]);
}

int exactOrientation(const Integers& a, const Integers& b, const Integers& c, const Integers& p) {
  return sign(cross(a, b, c, 1, 2) * (p[0] - a[0]) + cross(a, b, c, 2, 0) * (p[1] - a[1]) +
              cross(a, b, c, 0, 1) * (p[2] - a[2]));
}

class Points {
 public:
  explicit Points(std::uint64_t seed) : engine_(seed) {}

  Integers random(int bits) {
    std::uniform_int_distribution<std::int64_t> coordinate(-(std::int64_t(1) << bits), std::int64_t(1) << bits);
    return {coordinate(engine_), coordinate(engine_), coordinate(engine_)};
  }
  /// On the plane of a, b, c (the lattice points a + i (b − a) + j (c − a)), then off by at most one in one coordinate.
  Integers nearPlane(const Integers& a, const Integers& b, const Integers& c) {
    std::uniform_int_distribution<int> step(-3, 3), nudge(-1, 1), axis(0, 2);
    const int i = step(engine_), j = step(engine_);
    Integers p;
    for (int k = 0; k < 3; ++k) p[k] = a[k] + i * (b[k] - a[k]) + j * (c[k] - a[k]);
    p[axis(engine_)] += nudge(engine_);
    return p;
  }

 private:
  std::mt19937_64 engine_;
};

Vec<3> scaled(const Integers& p, double unit) {
  return {double(p[0]) * unit, double(p[1]) * unit, double(p[2]) * unit};
}
Vec<2> flat(const Integers& p, double unit) { return {double(p[0]) * unit, double(p[1]) * unit}; }

TEST(Predicates, OrientationIn3DIsExactOnNearlyCoplanarPoints) {
  Points points(11);
  int degenerate = 0;
  for (int i = 0; i < 20000; ++i) {
    const int bits = 1 + i % 34;
    const Integers a = points.random(bits), b = points.random(bits), c = points.random(bits);
    const Integers p = points.nearPlane(a, b, c);
    const int expected = exactOrientation(a, b, c, p);
    degenerate += expected == 0;
    for (const double unit : {1.0, 0x1p-40, 0x1p60, 0x1p-300})
      ASSERT_EQ(orientation(scaled(a, unit), scaled(b, unit), scaled(c, unit), scaled(p, unit)), expected) << i;
  }
  EXPECT_GT(degenerate, 4000);
  EXPECT_LT(degenerate, 16000);
}

TEST(Predicates, OrientationIn2DIsExactOnNearlyCollinearPoints) {
  Points points(12);
  int degenerate = 0;
  for (int i = 0; i < 20000; ++i) {
    const int bits = 1 + i % 34;
    const Integers a = points.random(bits), b = points.random(bits);
    const Integers p = points.nearPlane(a, b, b);
    const int expected = sign(cross(a, b, p, 0, 1));
    degenerate += expected == 0;
    for (const double unit : {1.0, 0x1p-40, 0x1p60, 0x1p-300})
      ASSERT_EQ(orientation(flat(a, unit), flat(b, unit), flat(p, unit)), expected) << i;
  }
  EXPECT_GT(degenerate, 4000);
}

TEST(Predicates, OrientationOfPointsOfDifferentMagnitude) {
  // Differences that no double holds: coordinates of 1 and 2^−60 in one plane, then moved off it by 2^−60.
  const double tiny = 0x1p-60;
  const Vec<3> a(1, 0, tiny), b(0, 1, tiny), c(-1, -1, tiny);
  EXPECT_EQ(orientation(a, b, c, {0.3, 0.1, tiny}), 0);
  EXPECT_EQ(orientation(a, b, c, {0.3, 0.1, 2 * tiny}), 1);
  EXPECT_EQ(orientation(a, b, c, {0.3, 0.1, 0}), -1);
  EXPECT_EQ(orientation(Vec<2>(1, tiny), Vec<2>(-1, tiny), Vec<2>(0.1, 2 * tiny)), -1);
}

TEST(Predicates, CollinearIn3D) {
  Points points(13);
  int on_line = 0;
  for (int i = 0; i < 5000; ++i) {
    const Integers a = points.random(1 + i % 34), b = points.random(1 + i % 34);
    const Integers p = points.nearPlane(a, b, b);
    const bool expected = cross(a, b, p, 0, 1) == 0 && cross(a, b, p, 1, 2) == 0 && cross(a, b, p, 2, 0) == 0;
    on_line += expected;
    ASSERT_EQ(collinear(scaled(a, 1), scaled(b, 1), scaled(p, 1)), expected);
  }
  EXPECT_GT(on_line, 1000);
  EXPECT_LT(on_line, 4500);
}

/// Angle between the normal and the exact one, from 128-bit integers in long double.
long double normalError(const Integers& a, const Integers& b, const Integers& c, const Vec<3>& normal) {
  const long double n[3] = {(long double)cross(a, b, c, 1, 2), (long double)cross(a, b, c, 2, 0),
                            (long double)cross(a, b, c, 0, 1)};
  const long double length = std::sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  long double error = 0;
  for (int i = 0; i < 3; ++i) error = std::max(error, std::abs(normal[i] - n[i] / length));
  return error;
}

TEST(Predicates, PlanesOfSliversAreAccurate) {
  Points points(14);
  int slivers = 0;
  for (int i = 0; i < 20000; ++i) {
    const int bits = 1 + i % 34;
    const Integers a = points.random(bits), b = points.random(bits);
    const Integers c = i % 2 == 0 ? points.nearPlane(a, b, b) : points.random(bits);
    if (cross(a, b, c, 0, 1) == 0 && cross(a, b, c, 1, 2) == 0 && cross(a, b, c, 2, 0) == 0) continue;
    slivers += i % 2 == 0;
    for (const double unit : {1.0, 0x1p-200, 0x1p200}) {
      const Plane<3> plane = facetPlane({scaled(a, unit), scaled(b, unit), scaled(c, unit)});
      ASSERT_LE(normalError(a, b, c, plane.normal), kNormalError) << i;
      ASSERT_EQ(plane.distance, glm::dot(plane.normal, scaled(a, unit)));
    }
  }
  EXPECT_GT(slivers, 4000);
}

TEST(Predicates, PlaneOfAnEdge) {
  const Plane<2> plane = facetPlane({Vec<2>(2, -1), Vec<2>(2, 3)});
  EXPECT_EQ(plane.normal, Vec<2>(1, 0));
  EXPECT_EQ(plane.distance, 2);
}

TEST(Predicates, Range) {
  EXPECT_TRUE(withinRange<2>({1e80, -1e-300}));
  EXPECT_FALSE(withinRange<2>({1e95, 0}));
  EXPECT_FALSE(withinRange<2>({0, std::nan("")}));
  Vec<2> p(1e-100, 1e-80);
  flushTiny<2>(p);
  EXPECT_EQ(p, Vec<2>(0, 1e-80));
}

}  // namespace
}  // namespace gjk::predicates_test
