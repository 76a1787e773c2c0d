// The whole query on pairs whose answer is known: analytic, or by brute force.

#include "gjk/query.h"

#include "nearest_oracle.h"
#include "random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjk::test {
namespace {

/// A hull in world space.
template <int D>
std::vector<LongVec<D>> placed(const std::vector<Vec<D>>& points, const Pose<D>& pose, Vec<D> relative_to) {
  std::vector<LongVec<D>> all;
  for (const Vec<D>& p : points) {
    LongVec<D> w = toLong<D>(pose.rotation.apply(p));
    for (int i = 0; i < D; ++i) w[i] += static_cast<Long>(pose.position[i]) - static_cast<Long>(relative_to[i]);
    all.push_back(w);
  }
  return all;
}

template <int D>
std::vector<LongVec<D>> differences(const std::vector<LongVec<D>>& a, const std::vector<LongVec<D>>& b) {
  std::vector<LongVec<D>> all;
  for (const auto& p : a)
    for (const auto& q : b) {
      LongVec<D> w;
      for (int i = 0; i < D; ++i) w[i] = p[i] - q[i];
      all.push_back(w);
    }
  return all;
}

/// min over A ⊖ B's points of −n·w: the gap along n, negative for an overlap.
template <int D>
Long gapAlong(const std::vector<LongVec<D>>& points, Vec<D> n) {
  Long least = std::numeric_limits<Long>::infinity();
  for (const auto& w : points) least = std::min(least, -dotLong<D>(w, toLong<D>(n)));
  return least;
}

template <int D>
Long scaleOf(const std::vector<LongVec<D>>& points) {
  Long largest = 0;
  for (const auto& w : points)
    for (int i = 0; i < D; ++i) largest = std::max(largest, std::abs(w[i]));
  return largest;
}

template <int D>
void checkRandomHulls(std::uint64_t seed, SubDistance solver, Method method) {
  Random random(seed);
  int separated = 0;
  for (int run = 0; run < 400; ++run) {
    const double size = random.magnitude(-6, 6);
    const double needle = random.integer(0, 2) == 0 ? random.magnitude(-4, 0) : 1;
    auto points_a = random.points<D>(random.integer(1, 8), size),
         points_b = random.points<D>(random.integer(1, 8), size);
    for (auto& p : points_a) p[0] *= needle;
    for (auto& p : points_b) p[D - 1] *= needle;
    Pose<D> pose_a{random.inBox<D>(3 * size), random.rotation<D>()},
        pose_b{random.inBox<D>(3 * size), random.rotation<D>()};
    const auto w =
        differences<D>(placed<D>(points_a, pose_a, pose_a.position), placed<D>(points_b, pose_b, pose_a.position));
    Options<D> options;
    options.sub_distance = solver;
    options.method = method;
    Trace<D> trace;
    const Result<D> r =
        query(Shape<D>{Hull<D>{points_a}}, pose_a, Shape<D>{Hull<D>{points_b}}, pose_b, options, &trace);
    SCOPED_TRACE(run);
    const Long scale = scaleOf<D>(w);
    EXPECT_NEAR(trace.scale, static_cast<double>(scale), 1e-14 * scale);
    if (r.status != Status::separated) continue;
    ++separated;
    if (method == Method::boolean) {
      EXPECT_EQ(r.termination, Termination::separating_direction);
      EXPECT_GT(gapAlong<D>(w, r.normal), 0);
      continue;
    }
    EXPECT_EQ(r.termination, Termination::converged);
    const double slack = static_cast<double>(1e-9L * scale);
    EXPECT_NEAR(r.distance, static_cast<double>(distanceByAllFeatures<D>(w)), slack);
    EXPECT_NEAR(static_cast<double>(gapAlong<D>(w, r.normal)), r.distance, slack);
    EXPECT_LE(glm::length(r.point_b - r.point_a - r.distance * r.normal),
              1e-15 * (scale + glm::length(pose_a.position)));
  }
  EXPECT_GT(separated, 100);
}

TEST(Query, DistanceOfRandomHulls1) { checkRandomHulls<1>(1, SubDistance::voronoi, Method::distance); }
TEST(Query, DistanceOfRandomHulls2) { checkRandomHulls<2>(2, SubDistance::voronoi, Method::distance); }
TEST(Query, DistanceOfRandomHulls3) { checkRandomHulls<3>(3, SubDistance::voronoi, Method::distance); }
TEST(Query, DistanceOfRandomHulls2Johnson) { checkRandomHulls<2>(4, SubDistance::johnson, Method::distance); }
TEST(Query, DistanceOfRandomHulls3Johnson) { checkRandomHulls<3>(5, SubDistance::johnson, Method::distance); }
TEST(Query, DistanceOfRandomHulls2SignedVolumes) {
  checkRandomHulls<2>(6, SubDistance::signed_volumes, Method::distance);
}
TEST(Query, DistanceOfRandomHulls3SignedVolumes) {
  checkRandomHulls<3>(7, SubDistance::signed_volumes, Method::distance);
}
TEST(Query, BooleanOnRandomHulls1) { checkRandomHulls<1>(8, SubDistance::voronoi, Method::boolean); }
TEST(Query, BooleanOnRandomHulls2) { checkRandomHulls<2>(9, SubDistance::voronoi, Method::boolean); }
TEST(Query, BooleanOnRandomHulls3) { checkRandomHulls<3>(10, SubDistance::voronoi, Method::boolean); }

}  // namespace
}  // namespace gjk::test
