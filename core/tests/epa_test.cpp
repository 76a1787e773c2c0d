// EPA on its own, over the vertices of random and degenerate polytopes, against the brute-force depth.
#include "gjk/epa.h"
#include "internals.h"
#include "oracle_depth.h"
#include "trace_check.h"
#include "vertex_source.h"

#include <gtest/gtest.h>

#include <random>

namespace gjk::test::epa_test {
namespace {

/// A seed of EPA.
template <int D>
struct Start {
  InlineList<LocalSupport<D>, D + 1> vertices;
  InlineList<double, D + 1> weight;
  void push(const LocalSupport<D>& vertex, double of_origin) {
    vertices.push(vertex);
    weight.push(of_origin);
  }
  int size() const { return vertices.size(); }
  const LocalSupport<D>& support(int i) const { return vertices[i]; }
  Weights<D + 1> weights() const {
    Weights<D + 1> all{};
    for (int i = 0; i < weight.size(); ++i) all[i] = weight[i];
    return all;
  }
};

template <int D>
class PointSets {
 public:
  explicit PointSets(std::uint64_t seed) : engine_(seed) {}

  double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(engine_); }
  int index(int count) { return std::uniform_int_distribution<int>(0, count - 1)(engine_); }

  /// A set of points that has the origin in its hull: inside, or on a vertex, an edge or a face of it.
  std::vector<Vec<D>> next(int kind) {
    std::vector<Vec<D>> points(2 + index(D == 3 ? 11 : 20));
    const bool grid = kind % 3 == 1;
    for (auto& p : points)
      for (int i = 0; i < D; ++i) p[i] = grid ? index(5) - 2 : uniform(-1, 1);
    if (kind % 3 == 2)  // a needle
      for (auto& p : points) p[0] *= 1e4;
    Vec<D> inside(0.0);
    const int touched = 1 + index(static_cast<int>(points.size()));  // 1: a vertex … all: inside
    for (int i = 0; i < touched; ++i) inside += points[i] * (1.0 / touched);
    const double scale = std::pow(10, kind % 13 - 6);
    for (auto& p : points) p = (p - inside) * scale;
    return points;
  }

  /// One to D + 1 of the points, repeated ones included.
  Start<D> start(const VertexSource<D>& source) {
    Start<D> simplex;
    const int count = 1 + index(D + 1);
    for (int i = 0; i < count; ++i) simplex.push(source.at(index(static_cast<int>(source.points.size()))), 0);
    return simplex;
  }

 private:
  std::mt19937_64 engine_;
};

template <int D>
double sizeOf(const std::vector<Vec<D>>& points) {
  double size = 0;
  for (const auto& p : points) size = std::max(size, largestCoordinate<D>(p));
  return size;
}

template <int D>
std::vector<RealVec<D>> realPoints(const std::vector<Vec<D>>& points) {
  std::vector<RealVec<D>> result;
  for (const auto& p : points) result.push_back(real<D>(p));
  return result;
}

template <int D>
void expectSameBits(const EpaOutcome<D>& x, const EpaOutcome<D>& y) {
  EXPECT_EQ(x.lower, y.lower);
  EXPECT_EQ(x.depth, y.depth);
  EXPECT_EQ(x.normal, y.normal);
  EXPECT_EQ(x.point_a, y.point_a);
  EXPECT_EQ(x.point_b, y.point_b);
  EXPECT_EQ(x.iterations, y.iterations);
  EXPECT_EQ(x.termination, y.termination);
}

template <class T>
class EpaTest : public testing::Test {};
template <int D>
using EpaDimension = std::integral_constant<int, D>;
using EpaDimensions = testing::Types<EpaDimension<1>, EpaDimension<2>, EpaDimension<3>>;
TYPED_TEST_SUITE(EpaTest, EpaDimensions);

TYPED_TEST(EpaTest, FindsTheDepthOfPointSets) {
  constexpr int D = TypeParam::value;
  PointSets<D> sets(31);
  int flat = 0, zero = 0;
  for (int round = 0; round < 1500; ++round) {
    VertexSource<D> source{sets.next(round)};
    const Start<D> start = sets.start(source);
    const double size = sizeOf<D>(source.points);
    Trace<D> trace;
    const auto outcome = expandPolytope<D>(source, start, 1e-10, 1024, &trace);
    expectSameBits<D>(expandPolytope<D>(source, start, 1e-10, 1024, nullptr), outcome);
    checkPolytopeRecord(trace);
    ASSERT_FALSE(testing::Test::HasFailure()) << "round " << round;
    const auto points = realPoints<D>(source.points);
    EXPECT_NEAR(glm::length(outcome.normal), 1, 1e-15);
    EXPECT_NEAR(double(supportDistance<D>(points, real<D>(outcome.normal))), outcome.depth, 1e-12 * size);
    flat += outcome.termination == Termination::flat_difference;
    zero += outcome.depth < 1e-10 * size;
    const double depth =
        outcome.termination == Termination::flat_difference ? 0 : double(DepthOracle<D>(points).depth());
    EXPECT_NEAR(outcome.depth, depth, 1e-9 * size) << "round " << round;
    if (outcome.termination != Termination::flat_difference) {
      EXPECT_EQ(outcome.termination, Termination::converged) << "round " << round;
      const Vec<D> miss = outcome.point_a - outcome.point_b - outcome.depth * outcome.normal;
      EXPECT_LE(largestCoordinate<D>(miss), 1e-14 * size);
      EXPECT_LE(outcome.lower, depth + 1e-12 * size);
      EXPECT_GE(outcome.depth, depth - 1e-12 * size);
    }
    ASSERT_FALSE(testing::Test::HasFailure()) << "round " << round;
  }
  EXPECT_GT(zero, 80);
  EXPECT_LT(zero, 1000);
  EXPECT_GT(flat, D > 1 ? 10 : -1);
}

TYPED_TEST(EpaTest, EndsWithoutAnyTolerance) {
  constexpr int D = TypeParam::value;
  PointSets<D> sets(32);
  for (int round = 0; round < 300; ++round) {
    VertexSource<D> source{sets.next(round)};
    const double size = sizeOf<D>(source.points);
    const auto outcome = expandPolytope<D>(source, sets.start(source), 1e-300, 1024, nullptr);
    EXPECT_NE(outcome.termination, Termination::max_iterations) << "round " << round;
    if (outcome.termination == Termination::flat_difference) continue;
    EXPECT_NEAR(outcome.depth, double(DepthOracle<D>(realPoints<D>(source.points)).depth()), 1e-12 * size);
  }
}

TEST(Epa, FlatDifferencesAreNamed) {
  // A square in the plane y = 0, seen in 3-D, about the origin.
  VertexSource<3> square{{{-1, 0, -1}, {1, 0, -1}, {1, 0, 1}, {-1, 0, 1}}};
  Start<3> start;
  start.push(square.at(0), 0.5);
  start.push(square.at(2), 0.5);
  const auto outcome = expandPolytope<3>(square, start, 1e-10, 1024, nullptr);
  EXPECT_EQ(outcome.termination, Termination::flat_difference);
  EXPECT_EQ(outcome.depth, 0);
  EXPECT_EQ(std::abs(outcome.normal.y), 1);
  EXPECT_EQ(outcome.point_a, Vec<3>(0, 0, 0));

  VertexSource<2> point{{{0, 0}}};
  Start<2> one;
  one.push(point.at(0), 1);
  EXPECT_EQ(expandPolytope<2>(point, one, 1e-10, 1024, nullptr).termination, Termination::flat_difference);
}

TEST(Epa, BoxFromAPointAnEdgeAndAFace) {
  VertexSource<3> box;
  for (int i = 0; i < 8; ++i) box.points.push_back({i & 1 ? 3 : -1, i & 2 ? 2 : -2, i & 4 ? 5 : -4});
  for (int corners = 1; corners <= 4; ++corners) {
    Start<3> start;
    for (int i = 0; i < corners; ++i) start.push(box.at(i), 0);  // four of them in one plane
    const auto outcome = expandPolytope<3>(box, start, 1e-10, 1024, nullptr);
    EXPECT_NEAR(outcome.depth, 1, 1e-15) << corners;
    EXPECT_NEAR(outcome.lower, 1, 1e-15) << corners;
    EXPECT_LE(largestCoordinate<3>(outcome.normal - Vec<3>(-1, 0, 0)), 1e-15) << corners;
    EXPECT_LE(largestCoordinate<3>(outcome.point_a - outcome.point_b - Vec<3>(-1, 0, 0)), 1e-15) << corners;
    EXPECT_EQ(outcome.termination, Termination::converged);
  }
}

TEST(Epa, IterationLimitIsNamed) {
  VertexSource<2> polygon;
  for (int i = 0; i < 64; ++i) polygon.points.push_back({10 * std::cos(i * 0.1), 9 * std::sin(i * 0.1)});
  Start<2> start;
  for (int i = 0; i < 3; ++i) start.push(polygon.at(21 * i), 0);
  Trace<2> trace;
  const auto outcome = expandPolytope<2>(polygon, start, 1e-10, 3, &trace);
  EXPECT_EQ(outcome.termination, Termination::max_iterations);
  EXPECT_EQ(outcome.iterations, 3);
  ASSERT_EQ(trace.epa.size(), 3u);
  EXPECT_EQ(trace.epa.back().decision, EpaDecision::stopped);
  EXPECT_LE(outcome.lower, outcome.depth);
  checkPolytopeRecord(trace);
}

TEST(Epa, BadSupportsAreNamed) {
  VertexSource<3> bad{{{0, 0, 0}, {1, 0, std::nan("")}, {1e300, 0, 0}}};
  Start<3> start;
  start.push(bad.at(1), 0);
  EXPECT_EQ(expandPolytope<3>(bad, start, 1e-10, 1024, nullptr).termination, Termination::invalid_input);
  EXPECT_EQ(expandPolytope<3>(bad, Start<3>{}, 1e-10, 1024, nullptr).termination, Termination::invalid_input);
}

}  // namespace
}  // namespace gjk::test::epa_test
