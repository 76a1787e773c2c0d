// Mass properties: against analytic values, slices, another way of integrating, and the laws they obey.
#include "gjk/mass.h"

#include "box_corners.h"
#include "gjk/detail/curve_hull.h"
#include "gjk/hull.h"
#include "internals.h"
#include "random.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

#include <functional>
#include <numbers>

namespace gjk::test::mass_test {
namespace {

constexpr double kPi = std::numbers::pi;

template <int D>
double largest(const SymmetricMatrix<D>& m) {
  double all = 0;
  for (int i = 0; i < D; ++i)
    for (int k = 0; k < D; ++k) all = std::max(all, std::abs(m[i][k]));
  return all;
}

template <int D>
void expectNear(const SymmetricMatrix<D>& m, const SymmetricMatrix<D>& expected, double relative) {
  for (int i = 0; i < D; ++i)
    for (int k = 0; k < D; ++k) EXPECT_NEAR(m[i][k], expected[i][k], relative * largest<D>(expected)) << i << k;
}

/// The axes are a right-handed frame of eigenvectors, with the eigenvalues rising.
template <int D>
void expectPrincipal(const MassProperties<D>& mass) {
  for (int i = 0; i < D; ++i) {
    for (int k = 0; k < D; ++k)
      EXPECT_NEAR(glm::dot(mass.principal_axes[i], mass.principal_axes[k]), i == k ? 1 : 0, 1e-14);
    Vec<D> image(0.0);
    for (int k = 0; k < D; ++k) image[k] = glm::dot(mass.inertia[k], mass.principal_axes[i]);
    EXPECT_LE(glm::length(image - mass.principal_inertia[i] * mass.principal_axes[i]),
              1e-13 * largest<D>(mass.inertia));
    EXPECT_GE(mass.principal_inertia[i], mass.principal_inertia[std::max(i - 1, 0)]);
    EXPECT_LE(mass.spread[i], mass.spread[std::max(i - 1, 0)]);
  }
  if constexpr (D == 3) {
    EXPECT_GT(glm::dot(glm::cross(mass.principal_axes[0], mass.principal_axes[1]), mass.principal_axes[2]), 0.9);
  }
}

template <class Dimension>
class MassTest : public testing::Test {};
using MassDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(MassTest, MassDimensions);

/// A box as a hull, turned and moved, with points inside: the closed form of the box, placed.
TYPED_TEST(MassTest, HullOfABoxIsTheBox) {
  constexpr int D = TypeParam::value;
  Random random(11);
  for (int run = 0; run < 60; ++run) {
    const double size = random.magnitude(-6, 6);
    Vec<D> half(0.0);
    for (int i = 0; i < D; ++i) half[i] = size * random.magnitude(-1, 0);
    const Pose<D> pose{random.inBox<D>(3 * size), random.rotation<D>()};
    std::vector<Vec<D>> points = boxCorners<D>(half);
    for (Vec<D>& p : points) p = pose.toWorld(p);
    points.push_back(pose.toWorld(0.3 * half));
    points.push_back(points[0]);
    const auto hull = massProperties<D>({Hull<D>{points}});
    const auto box = placed<D>(massProperties<D>({Box<D>{half}}), pose);
    EXPECT_EQ(hull.rank, D);
    EXPECT_NEAR(hull.measure, box.measure, 1e-13 * box.measure);
    EXPECT_LE(glm::length(hull.centre - box.centre), 1e-14 * size);
    expectNear<D>(hull.inertia, box.inertia, 1e-13);
    for (int i = 0; i < D; ++i) EXPECT_NEAR(hull.spread[i], box.spread[i], 1e-12 * size);
    expectPrincipal<D>(hull);
    expectPrincipal<D>(box);
  }
}

/// Ten million sizes away from the origin only the coordinates' own rounding is lost.
TYPED_TEST(MassTest, FarFromTheOrigin) {
  constexpr int D = TypeParam::value;
  Random random(12);
  const Vec<D> far = random.inBox<D>(1) * 0x1p24;
  std::vector<Vec<D>> near_points = random.points<D>(12, 1), far_points = near_points;
  for (std::size_t i = 0; i < far_points.size(); ++i) {
    far_points[i] += far;
    near_points[i] = far_points[i] - far;  // exactly the same body
  }
  const auto near_mass = massProperties<D>({Hull<D>{near_points}}), far_mass = massProperties<D>({Hull<D>{far_points}});
  EXPECT_NEAR(far_mass.measure, near_mass.measure, 1e-14 * near_mass.measure);
  EXPECT_LE(glm::length(far_mass.centre - far - near_mass.centre), 8e-9);
  expectNear<D>(far_mass.inertia, near_mass.inertia, 1e-14);
}

TYPED_TEST(MassTest, ParallelAxes) {
  constexpr int D = TypeParam::value;
  Random random(13);
  // A body in two halves: inertia about one point adds up.
  const Vec<D> half(2.0);
  std::vector<Vec<D>> points = boxCorners<D>(half), left = points, right = points;
  for (auto& p : left) p[0] = std::min(p[0], 0.5);
  for (auto& p : right) p[0] = std::max(p[0], 0.5);
  const Vec<D> about = random.inBox<D>(5);
  const auto whole = massProperties<D>({Hull<D>{points}});
  const auto one = massProperties<D>({Hull<D>{left}}), two = massProperties<D>({Hull<D>{right}});
  EXPECT_NEAR(one.measure + two.measure, whole.measure, 1e-13);
  SymmetricMatrix<D> sum = inertiaAbout<D>(one, about);
  const auto other = inertiaAbout<D>(two, about);
  for (int i = 0; i < D; ++i) sum[i] += other[i];
  expectNear<D>(inertiaAbout<D>(whole, about), sum, 1e-14);
}

TYPED_TEST(MassTest, ScalesByItsPowers) {
  constexpr int D = TypeParam::value;
  Random random(14);
  const std::vector<Vec<D>> points = random.points<D>(10, 1);
  const auto mass = massProperties<D>({Hull<D>{points}});
  for (const double scale : {0x1p-20, 0x1p20, 0x1p-90, 0x1p90}) {
    std::vector<Vec<D>> scaled = points;
    for (auto& p : scaled) p *= scale;
    const auto large = massProperties<D>({Hull<D>{scaled}});
    EXPECT_DOUBLE_EQ(large.measure, mass.measure * std::pow(scale, D));
    for (int i = 0; i < D; ++i) {
      EXPECT_DOUBLE_EQ(large.centre[i], mass.centre[i] * scale);
      EXPECT_DOUBLE_EQ(large.spread[i], mass.spread[i] * scale);
      EXPECT_NEAR(large.principal_inertia[i], mass.principal_inertia[i] * std::pow(scale, D + 2),
                  1e-15 * large.principal_inertia[i]);
    }
  }
}

TYPED_TEST(MassTest, LowerDimensions) {
  constexpr int D = TypeParam::value;
  Vec<D> a(0.0), b(0.0);
  a[0] = 1;
  b[0] = 4;
  const auto point = massProperties<D>({Hull<D>{{a, a}}});
  EXPECT_EQ(point.rank, 0);
  EXPECT_EQ(point.measure, 0);
  EXPECT_EQ(point.centre, a);
  const auto none = massProperties<D>({Hull<D>{{}}});
  EXPECT_EQ(none.rank, -1);
  EXPECT_EQ(none.measure, 0);
  const auto segment = massProperties<D>({Segment<D>{{a, b}}});
  EXPECT_EQ(segment.rank, 1);
  EXPECT_EQ(segment.measure, D == 1 ? 3 : 0);
  EXPECT_NEAR(segment.centre[0], 2.5, 1e-15);
  EXPECT_NEAR(segment.spread[0], 1.5 / std::sqrt(3.0), 1e-15);
  EXPECT_NEAR(std::abs(segment.principal_axes[0][0]), 1, 1e-15);
  EXPECT_EQ(massProperties<D>({Box<D>{Vec<D>(0.0)}}).rank, 0);
}

TEST(Mass, TriangleInSpace) {
  const auto mass = massProperties<3>({Hull<3>{{{0, 0, 5}, {6, 0, 5}, {0, 3, 5}, {1, 1, 5}}}});
  EXPECT_EQ(mass.rank, 2);
  EXPECT_EQ(mass.measure, 0);
  EXPECT_LE(glm::length(mass.centre - Vec<3>(2, 1, 5)), 1e-15);
  EXPECT_EQ(mass.principal_inertia, Vec<3>(0.0));
  EXPECT_EQ(std::abs(mass.principal_axes[2].z), 1);  // the normal
  EXPECT_NEAR(mass.spread[2], 0, 1e-15);
}

TEST(Mass, KnownBodies) {
  // The corner tetrahedron: volume 1/6, centre 1/4, ∫ x² = 1/60, ∫ x y = 1/120.
  const auto corner = massProperties<3>({Hull<3>{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}});
  EXPECT_NEAR(corner.measure, 1.0 / 6, 1e-16);
  EXPECT_LE(glm::length(corner.centre - Vec<3>(0.25)), 1e-16);
  const auto about = inertiaAbout<3>(corner, Vec<3>(0.0));
  EXPECT_NEAR(about[0][0], 1.0 / 30, 1e-17);
  EXPECT_NEAR(about[0][1], -1.0 / 120, 1e-17);
  // A right triangle with legs b, h about its centre: ∫ x² = b³h/36, ∫ x y = −b²h²/72.
  const auto triangle = massProperties<2>({Hull<2>{{{0, 0}, {3, 0}, {0, 2}}}});
  EXPECT_NEAR(triangle.measure, 3, 1e-15);
  EXPECT_NEAR(triangle.inertia[1][1], 27 * 2 / 36.0, 1e-15);
  EXPECT_NEAR(triangle.inertia[0][1], 9 * 4 / 72.0, 1e-15);
  EXPECT_NEAR(polarInertia(triangle), (27 * 2 + 8 * 3) / 36.0, 1e-15);
  // Ball: 2/5 m r². Disc: m r²/2. Cylinder about its axis: m r²/2. Cone about its axis: 3/10 m r².
  const auto ball = massProperties<3>({Sphere<3>{2}});
  EXPECT_NEAR(ball.inertia[1][1], 0.4 * 4 * ball.measure, 1e-13);
  const auto disc = massProperties<2>({Sphere<2>{2}});
  EXPECT_NEAR(polarInertia(disc), 0.5 * 4 * disc.measure, 1e-13);
  const auto cylinder = massProperties<3>({Cylinder{3, 2}});
  EXPECT_NEAR(cylinder.inertia[1][1], 0.5 * 4 * cylinder.measure, 1e-12);
  const auto cone = massProperties<3>({Cone{3, 2}});
  EXPECT_NEAR(cone.inertia[1][1], 0.3 * 4 * cone.measure, 1e-13);
  EXPECT_EQ(cone.centre, Vec<3>(0, -1.5, 0));
}

/// ∫ f over [a, b]; the substitution flattens the ends, where roots are steep. Simpson's rule.
long double integral(long double a, long double b, const std::function<long double(long double)>& f) {
  constexpr int kSteps = 4000;
  long double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const long double u = 2.0L * i / kSteps - 1, y = (a + b) / 2 + (b - a) / 4 * (3 * u - u * u * u);
    sum += (i == 0 || i == kSteps ? 1 : (i % 2 ? 4 : 2)) * f(y) * (b - a) / 4 * (3 - 3 * u * u);
  }
  return sum * 2 / kSteps / 3;
}

/// A body by its slices square to y: half width (2-D) or radius (3-D) as a function of y, in smooth pieces.
template <int D>
void expectSlices(const Shape<D>& shape, std::vector<double> pieces,
                  const std::function<long double(long double)>& radius, double squash = 1) {
  long double measure = 0, first = 0, along = 0, across = 0;
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
    const auto sum = [&](auto f) { return integral(pieces[i], pieces[i + 1], f); };
    const auto slice = [&](long double y) {
      const long double r = std::max(radius(y), 0.0L);
      return D == 2 ? 2 * r : kPi * r * r * squash;
    };
    measure += sum(slice);
    first += sum([&](long double y) { return y * slice(y); });
    along += sum([&](long double y) { return y * y * slice(y); });
    across += sum([&](long double y) { return radius(y) * radius(y) / (D == 2 ? 3 : 4) * slice(y); });
  }
  const auto mass = massProperties<D>(shape);
  EXPECT_NEAR(mass.measure, double(measure), 1e-9 * mass.measure);
  EXPECT_NEAR(mass.centre.y, double(first / measure), 1e-9);
  const double yy = double(along - first * first / measure), xx = double(across);
  if (D == 2) {
    EXPECT_NEAR(mass.inertia[0][0], yy, 1e-9 * yy);
    EXPECT_NEAR(mass.inertia[1][1], xx, 1e-9 * xx);
  } else {
    EXPECT_NEAR(mass.inertia[0][0], yy + xx * squash * squash, 1e-9 * (xx + yy));
    EXPECT_NEAR(mass.inertia[1][1], xx + xx * squash * squash, 1e-9 * xx);
    EXPECT_NEAR(mass.inertia[2][2], xx + yy, 1e-9 * (xx + yy));
  }
  expectPrincipal<D>(mass);
}

TEST(Mass, RoundShapesAreTheSumOfTheirSlices) {
  const auto ball = [](double r) { return [r](long double y) { return std::sqrt(std::max(r * r - y * y, 0.0L)); }; };
  expectSlices<2>({Sphere<2>{1.5}}, {-1.5, 1.5}, ball(1.5));
  expectSlices<3>({Sphere<3>{1.5}}, {-1.5, 1.5}, ball(1.5));
  const auto ellipse = [&](long double y) { return 3 * ball(1)(y / 0.5L); };
  expectSlices<2>({Ellipsoid<2>{{3, 0.5}}}, {-0.5, 0.5}, ellipse);
  expectSlices<3>({Ellipsoid<3>{{3, 0.5, 0.75}}}, {-0.5, 0.5}, ellipse, 0.25);
  const auto capsule = [&](long double y) { return ball(0.5)(std::max(std::abs(y) - 2, 0.0L)); };
  expectSlices<2>({Capsule<2>{2, 0.5}}, {-2.5, -2, 2, 2.5}, capsule);
  expectSlices<3>({Capsule<3>{2, 0.5}}, {-2.5, -2, 2, 2.5}, capsule);
  expectSlices<3>({Cylinder{2, 0.5}}, {-2, 2}, [](long double) { return 0.5L; });
  expectSlices<3>({Cone{2, 0.5}}, {-2, 2}, [](long double y) { return 0.5L * (2 - y) / 4; });
}

/// Counts the cells of a grid whose middles lie in the shape.
TEST(Mass, EveryKindIsTheSumOfItsCells) {
  constexpr int kCells = 48;
  Random random(177);
  int checked = 0;
  for (std::size_t kind = 0; kind < kKinds<3>; ++kind) {
    const Shape<3> shape = randomShape<3>(random, kind, 1);
    const auto mass = massProperties<3>(shape);
    if (!(mass.measure > 0) || std::visit(
                                   [](const auto& s) {
                                     return requires { s.points; };
                                   },
                                   shape.kind))
      continue;
    ++checked;
    Vec<3> low(0.0), cell(0.0);
    for (int k = 0; k < 3; ++k) {
      LongVec<3> d{};
      d[k] = -1;
      low[k] = -static_cast<double>(height<3>(shape, d));
      d[k] = 1;
      cell[k] = (static_cast<double>(height<3>(shape, d)) - low[k]) / kCells;
    }
    double count = 0;
    Vec<3> sum(0.0), squares(0.0);
    for (int i = 0; i < kCells * kCells * kCells; ++i) {
      const Vec<3> p = low + cell * Vec<3>(i % kCells + 0.5, i / kCells % kCells + 0.5, i / kCells / kCells + 0.5);
      if (outside<3>(shape, toLong<3>(p)) > 0) continue;
      ++count;
      sum += p;
      squares += p * p;
    }
    const double volume = cell.x * cell.y * cell.z;
    EXPECT_NEAR(mass.measure, count * volume, 0.01 * mass.measure) << kind;
    for (int k = 0; k < 3; ++k) {
      EXPECT_NEAR(mass.centre[k], sum[k] / count, 0.01) << kind;
      const int u = (k + 1) % 3, v = (k + 2) % 3;
      const double about = (squares[u] + squares[v]) * volume, shift = sum[u] * sum[u] + sum[v] * sum[v];
      EXPECT_NEAR(mass.inertia[k][k], about - shift / count * volume, 0.03 * mass.inertia[k][k]) << kind;
    }
  }
  EXPECT_GE(checked, 6);
}

TEST(Mass, FlatRoundShapes) {
  const auto needle = massProperties<3>({Cone{2, 0}});
  EXPECT_EQ(needle.rank, 1);
  EXPECT_LE(glm::length(needle.centre), 1e-15);
  const auto disc = massProperties<3>({Cone{0, 2}});
  EXPECT_EQ(disc.rank, 2);
  EXPECT_NEAR(disc.spread[0], 1, 1e-15);
  EXPECT_EQ(massProperties<3>({Cylinder{0, 1}}).rank, 2);
  EXPECT_EQ(massProperties<3>({Cylinder{1, 0}}).rank, 1);
  EXPECT_EQ(massProperties<2>({Capsule<2>{1, 0}}).rank, 1);
  EXPECT_EQ(massProperties<3>({Sphere<3>{0}}).rank, 0);
  const auto flat = massProperties<3>({Ellipsoid<3>{{1, 2, 0}}});
  EXPECT_EQ(flat.rank, 2);
  EXPECT_EQ(flat.measure, 0);
  EXPECT_NEAR(flat.spread[0], 1, 1e-15);  // a flat ellipse: r/2
}

/// Volume, ∫ x and ∫ x xᵀ of a polyhedron about the origin: the cones from the origin to the facets, signed, in long
/// double, with the monomials integrated over the corners' barycentric coordinates.
struct Integrals {
  long double volume = 0, first[3] = {}, second[3][3] = {};
};
Integrals integrate(const std::vector<Vec<3>>& points) {
  Integrals sum;
  for (const auto& facet : convexHull<3>(points).facets) {
    long double v[3][3];
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < 3; ++k) v[i][k] = points[facet[i]][k];
    const long double det = v[0][0] * (v[1][1] * v[2][2] - v[1][2] * v[2][1]) -
                            v[0][1] * (v[1][0] * v[2][2] - v[1][2] * v[2][0]) +
                            v[0][2] * (v[1][0] * v[2][1] - v[1][1] * v[2][0]);
    sum.volume += det / 6;
    for (int i = 0; i < 3; ++i)
      for (int p = 0; p < 3; ++p) {
        sum.first[i] += det / 24 * v[p][i];
        for (int k = 0; k < 3; ++k)
          for (int q = 0; q < 3; ++q) sum.second[i][k] += det / 120 * v[p][i] * v[q][k] * (p == q ? 2 : 1);
      }
  }
  return sum;
}

TEST(Mass, RandomPolyhedra) {
  Random random(15);
  for (int run = 0; run < 60; ++run) {
    std::vector<Vec<3>> points = random.points<3>(random.integer(4, 40), 1);
    if (run % 3 == 0)
      for (auto& p : points) p.z *= 1e-4;
    const Integrals truth = integrate(points);
    const auto mass = massProperties<3>({Hull<3>{points}});
    EXPECT_NEAR(mass.measure, double(truth.volume), 1e-13 * mass.measure);
    SymmetricMatrix<3> inertia{};
    for (int i = 0; i < 3; ++i) {
      EXPECT_NEAR(mass.centre[i], double(truth.first[i] / truth.volume), 1e-13);
      for (int k = 0; k < 3; ++k) {
        if (i != k) inertia[i][k] = -double(truth.second[i][k]);
        if (i != k) inertia[i][i] += double(truth.second[k][k]);
      }
    }
    expectNear<3>(inertiaAbout<3>(mass, Vec<3>(0.0)), inertia, 1e-12);
    expectPrincipal<3>(mass);
  }
}

TEST(Mass, HullsOfCurves) {
  // The parabola's segment: 2/3 of base · height, its centre 2/5 of the height up.
  const auto parabola = massProperties<2>({Bezier{{{0, 0}, {1, 2}, {2, 0}}}});
  EXPECT_NEAR(parabola.measure, 4.0 / 3, 1e-15);
  EXPECT_LE(glm::length(parabola.centre - Vec<2>(1, 0.4)), 1e-15);
  EXPECT_EQ(massProperties<2>({Bezier{{{0, 0}, {1, 1}, {2, 2}}}}).rank, 1);
  const auto turning = massProperties<2>({Bezier{{{0, 0}, {4, 0}, {0, 0}}}});  // out to 2 and back
  EXPECT_EQ(turning.rank, 1);
  EXPECT_NEAR(turning.centre.x, 1, 1e-15);
  // Any cubic, with loops and turns: the polygon of many of its points is inside by the square of their spacing.
  Random random(16);
  for (int run = 0; run < 200; ++run) {
    const Bezier curve{random.points<2>(3 + (run > 9), 1)};
    std::vector<Vec<2>> points;
    for (int i = 0; i <= 4000; ++i) points.push_back(curveAt(curve, i / 4000.0).point);
    const auto polygon = massProperties<2>({Hull<2>{points}}), exact = massProperties<2>({curve});
    EXPECT_NEAR(exact.measure, polygon.measure, 1e-6);
    EXPECT_GE(exact.measure, polygon.measure - 1e-14);
    const std::vector<CurvePiece> pieces = curveHull(curve);
    for (std::size_t i = 0; i < pieces.size(); ++i)  // closed
      EXPECT_LE(glm::length(pieces[i].to - pieces[(i + 1) % pieces.size()].from), 1e-14);
    EXPECT_LE(glm::length(exact.centre - polygon.centre), 1e-6);
    expectNear<2>(exact.inertia, polygon.inertia, 1e-5);
    expectPrincipal<2>(exact);
  }
}

TEST(Mass, MarginHasNoMass) { EXPECT_EQ((massProperties<3>({Box<3>{{1, 2, 3}}, 0.5}).measure), 48); }

}  // namespace
}  // namespace gjk::test::mass_test
