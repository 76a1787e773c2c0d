// The separating axis test: against the query, the oracles, the fifteen axes of two boxes, and known pairs.
#include "gjk/sat.h"

#include "gjk/query.h"
#include "internals.h"
#include "pair_generator.h"

#include <gtest/gtest.h>

namespace gjk::test::sat_test {
namespace {

template <class Dimension>
class SatTest : public testing::Test {};
using SatDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(SatTest, SatDimensions);

template <int D>
double alongOf(const Body<D>& a, const Body<D>& b, Vec<D> n) {
  const auto differences = allDifferences<D>(placedPoints<D>(a, a.pose.position), placedPoints<D>(b, a.pose.position));
  return -double(supportDistance<D>(differences, real<D>(n)));
}

template <int D>
void withoutRadius(Body<D>& body) {
  body.radius = 0;
  body.shape.margin = 0;
}

/// The records agree with the result and with what they say.
template <int D>
void expectSoundTrace(const SatTrace<D>& trace, const SatResult<D>& result, double slack) {
  ASSERT_GE(trace.deciding, 0);
  EXPECT_EQ(trace.axes[trace.deciding].separation, result.separation);
  EXPECT_EQ(trace.axes[trace.deciding].direction, result.normal);
  EXPECT_EQ(static_cast<int>(trace.axes.size()), result.tested + result.skipped);
  int tested = 0;
  for (const auto& axis : trace.axes) {
    tested += axis.skip == SatSkip::tested;
    if (axis.skip == SatSkip::tested) {
      EXPECT_LE(axis.separation, result.separation + slack);
      EXPECT_EQ(axis.separation, axis.shadow_b.low - axis.shadow_a.high);
      EXPECT_NEAR(glm::length(axis.direction), 1, 1e-14);
    }
    if (axis.skip == SatSkip::same_as_before) {
      const Vec<D> other = trace.axes[axis.same_as].direction;
      EXPECT_NEAR(std::abs(glm::dot(axis.direction, other)), 1, 1e-13);
    }
  }
  EXPECT_EQ(tested, result.tested);
}

/// On every kind of degenerate pair: the separation is what its axis has, it is minus the true depth of an overlap, a
/// lower bound on a distance, and there is a gap exactly where the bodies are apart.
TYPED_TEST(SatTest, AgreesWithTheTruthAndTheQuery) {
  constexpr int D = TypeParam::value;
  PairGenerator<D> generator(31);
  int apart = 0, overlapping = 0, touching = 0;
  for (int run = 0; run < (D == 3 ? 300 : 500); ++run) {
    Pair<D> pair = generator.next();
    withoutRadius(pair.a);
    withoutRadius(pair.b);
    SCOPED_TRACE(std::to_string(run) + " " + pair.kind);
    SatTrace<D> trace;
    const auto sat = separatingAxisTest<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, &trace);
    ASSERT_TRUE(sat);
    const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
    const double slack = 2e-10 * double(truth.scale) + 10 * double(truth.rounding);
    const double distance = double(truth.core);
    EXPECT_NEAR(sat->separation, alongOf<D>(pair.a, pair.b, sat->normal), slack);
    EXPECT_LE(sat->separation, std::max(distance, 0.0) + slack);
    if (distance <= 0) {
      EXPECT_NEAR(sat->separation, distance, slack);
    } else if (distance > 1e-6 * double(truth.scale) + slack) {
      EXPECT_GT(sat->separation, 0);
    }
    expectSoundTrace<D>(trace, *sat, 2e-14 * double(truth.scale));
    const Result<D> answer = query<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    EXPECT_LE(sat->separation, answer.distance - answer.depth + slack);
    if (answer.depth > 0) {
      EXPECT_NEAR(sat->separation, -answer.depth, slack);
    }
    apart += sat->status == Status::separated;
    touching += sat->status == Status::touching;
    overlapping += sat->status == Status::intersecting;
  }
  EXPECT_GT(apart, 50);
  EXPECT_GT(overlapping, 50);
  EXPECT_GT(touching, 20);
}

/// The textbook's fifteen axes of two boxes, by the formula of projected half extents, in long double.
Real separationOfBoxes(Vec<3> half_a, Vec<3> half_b, const Pose<3>& pose_b) {
  RealVec<3> axes_a[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, axes_b[3], axes[15];
  for (int i = 0; i < 3; ++i) axes_b[i] = real<3>(pose_b.rotation.matrix[i]);
  for (int i = 0; i < 3; ++i) {
    axes[i] = axes_a[i];
    axes[3 + i] = axes_b[i];
    for (int k = 0; k < 3; ++k) axes[6 + 3 * i + k] = crossProduct(axes_a[i], axes_b[k]);
  }
  Real best = -std::numeric_limits<Real>::infinity();
  for (const auto& axis : axes) {
    const Real length = std::sqrt(dot<3>(axis, axis));
    if (length < 1e-9L) continue;
    Real separation = std::abs(dot<3>(axis, real<3>(pose_b.position)));
    for (int i = 0; i < 3; ++i)
      separation -= half_a[i] * std::abs(dot<3>(axis, axes_a[i])) + half_b[i] * std::abs(dot<3>(axis, axes_b[i]));
    best = std::max(best, separation / length);
  }
  return best;
}

TEST(Sat, FifteenAxesOfTwoBoxes) {
  Random random(32);
  for (int run = 0; run < 300; ++run) {
    const double size = random.magnitude(-6, 6);
    Vec<3> half_a, half_b;
    for (int i = 0; i < 3; ++i) half_a[i] = size * random.uniform(0.1, 1), half_b[i] = size * random.uniform(0.1, 1);
    const Pose<3> pose{random.inBox<3>(2 * size), random.rotation<3>()};
    SatTrace<3> trace;
    const auto sat = separatingAxisTest<3>({Box<3>{half_a}}, {}, {Box<3>{half_b}}, pose, &trace);
    ASSERT_TRUE(sat);
    EXPECT_EQ(trace.axes.size(), 15u);
    EXPECT_NEAR(sat->separation, double(separationOfBoxes(half_a, half_b, pose)), 1e-13 * size);
    EXPECT_GE(glm::dot(sat->normal, pose.position) * (sat->separation > 0 ? 1 : 0), 0);
  }
}

TEST(Sat, AlignedBoxesSkipWhatRepeats) {
  SatTrace<3> trace;
  const auto sat = separatingAxisTest<3>({Box<3>{{1, 2, 3}}}, {}, {Box<3>{{1, 1, 1}}}, {{1.5, 0, 0}, {}}, &trace);
  ASSERT_TRUE(sat);
  EXPECT_EQ(sat->tested, 3);
  EXPECT_EQ(sat->skipped, 12);
  EXPECT_EQ(sat->separation, -0.5);
  EXPECT_EQ(sat->normal, Vec<3>(1, 0, 0));
  EXPECT_EQ(sat->status, Status::intersecting);
  int parallel = 0;
  for (const auto& axis : trace.axes) parallel += axis.skip == SatSkip::parallel_edges;
  EXPECT_EQ(parallel, 3);
}

TEST(Sat, OnlyAPairOfEdgesParts) {
  // Two bars crossing at a right angle, each standing on an edge: no face parts them, the edges do.
  const double s = std::sqrt(0.5);
  const Pose<3> a{{0, 0, 0}, Rotation<3>::fromQuaternion(glm::angleAxis(0.78539816339744831, Vec<3>(1, 0, 0)))};
  const Pose<3> b{{0, 4 * s + 0.1, 0},
                  Rotation<3>::fromQuaternion(glm::angleAxis(0.78539816339744831, Vec<3>(0, 0, 1)))};
  SatTrace<3> trace;
  const auto sat = separatingAxisTest<3>({Box<3>{{9, 1, 1}}}, a, {Box<3>{{1, 1, 9}}}, b, &trace);
  ASSERT_TRUE(sat);
  EXPECT_EQ(trace.axes[trace.deciding].kind, SatAxisKind::edge_pair);
  EXPECT_NEAR(sat->separation, 0.1 + 4 * s - 2 * std::sqrt(2.0), 1e-14);
  EXPECT_NEAR(sat->normal.y, 1, 1e-14);
}

TEST(Sat, FlatBodies) {
  // Triangles in one plane, in it apart, though no normal of theirs says so.
  const Shape<3> triangle{Hull<3>{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}};
  const auto apart = separatingAxisTest<3>(triangle, {}, triangle, {{0.75, 0.75, 0}, {}});
  ASSERT_TRUE(apart);
  EXPECT_NEAR(apart->separation, 0.5 / std::sqrt(2.0), 1e-15);
  EXPECT_EQ(apart->status, Status::separated);
  EXPECT_EQ(separatingAxisTest<3>(triangle, {}, triangle, {{0.25, 0.25, 0}, {}})->status, Status::touching);
  // On one line, side by side, crossing, and points.
  const Shape<3> segment{Segment<3>{{Vec<3>(0, 0, 0), Vec<3>(1, 0, 0)}}}, point{Point<3>{}};
  EXPECT_NEAR(separatingAxisTest<3>(segment, {}, segment, {{3, 0, 0}, {}})->separation, 2, 1e-15);
  EXPECT_NEAR(separatingAxisTest<3>(segment, {}, segment, {{0, 3, 4}, {}})->separation, 5, 1e-15);
  EXPECT_NEAR(separatingAxisTest<3>(point, {}, point, {{0, 3, 4}, {}})->separation, 5, 1e-15);
  EXPECT_NEAR(separatingAxisTest<3>(segment, {}, point, {{0.5, 3, 4}, {}})->separation, 5, 1e-15);
  const auto same = separatingAxisTest<3>(point, {}, point, {});
  EXPECT_EQ(same->status, Status::touching);
  EXPECT_NEAR(glm::length(same->normal), 1, 1e-15);
}

/// Found by fuzzing: an edge of 1e-18, half a unit from the origin, has two ends in one place once it is there.
TEST(Sat, AnEdgeThatPlacingRoundsAway) {
  const Shape<3> plate{Box<3>{{1, 5e-8, 0.2}}, 0}, speck{Box<3>{{0, 5e-19, 0}}, 0};
  const Pose<3> at{{0.042092799, 0.052418895, 0.11699558}, {}};
  const Pose<3> turned{{0, 0, 0},
                       Rotation<3>::fromQuaternion(
                           {0.023796373073266413, 0.67769722752702133, -0.36233653033141044, -0.63943134050353012})};
  SatTrace<3> trace;
  const auto result = separatingAxisTest<3>(plate, turned, speck, at, &trace);
  ASSERT_TRUE(result);
  EXPECT_NEAR(glm::length(result->normal), 1, 1e-14);
  expectSoundTrace<3>(trace, *result, 1e-12);
  EXPECT_EQ(result->status, query<3>(plate, turned, speck, at).status);
}

TEST(Sat, RoundShapesAreRefused) {
  EXPECT_FALSE(separatingAxisTest<3>({Cylinder{}}, {}, {Box<3>{}}, {}));
  EXPECT_FALSE(separatingAxisTest<2>({Ellipsoid<2>{}}, {}, {Box<2>{}}, {}));
  EXPECT_FALSE(separatingAxisTest<2>({Hull<2>{{}}}, {}, {Box<2>{}}, {}));
  EXPECT_FALSE(separatingAxisTest<2>({Box<2>{}}, {{std::nan(""), 0}, {}}, {Box<2>{}}, {}));
  EXPECT_TRUE(separatingAxisTest<3>({Sphere<3>{}}, {}, {Capsule<3>{}}, {}));  // as point and segment
}

TEST(FaceMesh, FlatFacesAreOnePiece) {
  const auto box = faceMesh<3>({Box<3>{{1, 2, 3}}});
  EXPECT_EQ(box.points.size(), 8u);
  EXPECT_EQ(box.faces.size(), 6u);
  EXPECT_EQ(box.edges.size(), 12u);
  for (const auto& face : box.faces) {
    ASSERT_EQ(face.corners.size(), 4u);
    const Vec<3> p = box.points[face.corners[0]], q = box.points[face.corners[1]], r = box.points[face.corners[2]];
    EXPECT_GT(glm::dot(glm::cross(q - p, r - q), face.normal), 0);
    EXPECT_GT(glm::dot(p, face.normal), 0);
  }
  // The same turned, so that rounding makes its faces uneven, with points on its edges and faces.
  Random random(33);
  for (int run = 0; run < 50; ++run) {
    const Rotation<3> turn = random.rotation<3>();
    std::vector<Vec<3>> points;
    for (const Vec<3>& p : box.points) points.push_back(turn.apply(p));
    for (int i = 0; i < 8; ++i) points.push_back(0.5 * (points[i] + points[random.integer(0, 7)]));
    const auto hull = faceMesh<3>({Hull<3>{points}});
    EXPECT_EQ(hull.rank, 3);
    std::size_t broad = 0;
    for (const auto& face : hull.faces) broad += face.corners.size() >= 4;
    EXPECT_EQ(broad, 6u);
  }
}

TEST(FaceMesh, ThinnerThanRoundingIsFlat) {
  Random random(34);
  for (int run = 0; run < 50; ++run) {
    const Vec<3> u = random.direction<3>(), v = random.direction<3>();
    std::vector<Vec<3>> plane, line;
    for (int i = 0; i < 12; ++i) {
      plane.push_back(random.uniform(-1, 1) * u + random.uniform(-1, 1) * v);
      line.push_back(random.uniform(-1, 1) * u);
    }
    const auto polygon = faceMesh<3>({Hull<3>{plane}}), segment = faceMesh<3>({Hull<3>{line}});
    EXPECT_EQ(polygon.rank, 2);
    EXPECT_EQ(polygon.faces.size(), 2u);
    EXPECT_NEAR(std::abs(glm::dot(polygon.faces[0].normal, unit<3>(glm::cross(u, v)))), 1, 1e-12);
    EXPECT_EQ(segment.rank, 1);
    EXPECT_EQ(segment.points.size(), 2u);
  }
}

}  // namespace
}  // namespace gjk::test::sat_test
