// The record of a time of impact: complete on every exit, true at every advance, and without influence on the answer.

#include "impact_check.h"

namespace gjk::test::toi_trace_test {
namespace {

template <int D>
MovingCase<D> randomCase(Random& random, ImpactMethod method) {
  MovingCase<D> c;
  c.a = randomShape<D>(random, static_cast<std::size_t>(random.integer(0, kKinds<D> - 1)), 1);
  c.b = randomShape<D>(random, static_cast<std::size_t>(random.integer(0, kKinds<D> - 1)), 1);
  c.pose_a = {random.inBox<D>(1), random.rotation<D>()};
  c.pose_b = {c.pose_a.position + random.direction<D>() * random.uniform(0, 5), random.rotation<D>()};
  c.motion_a.linear = random.inBox<D>(1);
  c.motion_b.linear = random.inBox<D>(1) - (c.pose_b.position - c.pose_a.position);
  c.options.duration = random.uniform(0.2, 3);
  c.options.max_iterations = random.integer(0, 3) ? 1024 : random.integer(1, 4);
  c.options.method = method;
  if (method == ImpactMethod::ray_cast) return c;
  if constexpr (D == 2) c.motion_a.angular = random.uniform(-3, 3), c.motion_b.angular = random.uniform(-3, 3);
  if constexpr (D == 3) c.motion_a.angular = random.inBox<3>(3), c.motion_b.angular = random.inBox<3>(3);
  return c;
}

template <int D>
void expectSameImpact(const ImpactResult<D>& x, const ImpactResult<D>& y) {
  EXPECT_EQ(x.status, y.status);
  EXPECT_EQ(x.time, y.time);
  EXPECT_EQ(x.distance, y.distance);
  EXPECT_EQ(x.normal, y.normal);
  EXPECT_EQ(x.point_a, y.point_a);
  EXPECT_EQ(x.point_b, y.point_b);
  EXPECT_EQ(x.iterations, y.iterations);
  EXPECT_EQ(x.support_calls, y.support_calls);
  EXPECT_EQ(x.termination, y.termination);
}

template <int D>
void expectTrueRecords(ImpactMethod method) {
  Random random(30 + D);
  int advances = 0, hits = 0;
  for (int round = 0; round < 200; ++round) {
    const MovingCase<D> c = randomCase<D>(random, method);
    ImpactTrace<D> trace;
    const ImpactResult<D> result = c.run(&trace);
    expectSameImpact(result, c.run());
    expectSameImpact(result, trace.result);
    const Long scale = scaleAtStart<D>(c);
    ASSERT_NEAR(trace.scale, double(scale), 1e-12 * double(scale));
    ASSERT_EQ(static_cast<int>(trace.records.size()), result.iterations);
    double time = 0;
    for (const ImpactRecord<D>& record : trace.records) {
      EXPECT_EQ(record.time, time);
      time += record.advance;
      EXPECT_EQ(record.distance, record.query.result.distance - record.query.result.depth);
      EXPECT_FALSE(record.query.gjk.empty() && !record.query.start);
      EXPECT_NEAR(record.speed_bound, record.linear_speed + record.spin_speed_a + record.spin_speed_b, 1e-12);
      for (const GjkRecord<D>& gjk : record.query.gjk) {
        const Support<D>& s = gjk.support;
        ASSERT_LE(glm::length(s.w - (s.a - s.b)), 1e-12 * (double(scale) + glm::length(s.a) + glm::length(s.b)));
      }
      if (record.advance == 0) continue;
      ++advances;
      ASSERT_LE(missingOfBound<D>(c, record), 1e-12L * scale) << describe(c);
    }
    if (result.status == ImpactStatus::miss) {
      EXPECT_GE(time, c.options.duration * (1 - 1e-15));
    }
    if (result.status != ImpactStatus::hit) continue;
    ++hits;
    const Result<D>& last = trace.records.back().query.result;
    EXPECT_EQ(last.normal, result.normal);
    EXPECT_LE(glm::length(last.point_a - result.point_a), 1e-14 * (1 + glm::length(result.point_a)));
  }
  EXPECT_GT(hits, 30);
  EXPECT_GT(advances, 100);
}

TEST(ToiTrace, RecordsAreTrue) {
  for (const ImpactMethod method : {ImpactMethod::conservative, ImpactMethod::bilateral, ImpactMethod::ray_cast}) {
    SCOPED_TRACE(name(method));
    expectTrueRecords<1>(method);
    expectTrueRecords<2>(method);
    expectTrueRecords<3>(method);
  }
}

/// Points of the runs are where the bodies are at that time, also far from the world origin.
TEST(ToiTrace, PointsAreInWorldSpace) {
  MovingCase<3> c{{Box<3>{}}, {Box<3>{}}, {{1000, 2000, 3000}}, {{1006, 2000.5, 3000}}, {{1, 0, 0}}, {{-1, 0, 0}}, {}};
  c.options.duration = 10;
  ImpactTrace<3> trace;
  const ImpactResult<3> result = c.run(&trace);
  ASSERT_EQ(result.status, ImpactStatus::hit);
  for (const ImpactRecord<3>& record : trace.records)
    for (const GjkRecord<3>& gjk : record.query.gjk)
      for (const SimplexVertex<3>& vertex : gjk.simplex) {
        EXPECT_NEAR(std::abs(vertex.support.a.x - 1000 - record.time), 1, 1e-12);
        EXPECT_NEAR(std::abs(vertex.support.b.x - 1006 + record.time), 1, 1e-12);
      }
}

/// A warm start changes the work, not the answer.
TEST(ToiTrace, AWarmStartIsKeptFromQueryToQuery) {
  MovingCase<3> c{{Box<3>{}}, {Box<3>{}}, {{0, 0, 0}}, {{6, 0.5, 0}}, {{1, 0, 0}, {1, 2, 3}}, {{-1, 0, 0}, {-1, 0, 2}},
                  {}};
  c.options.duration = 10;
  WarmStart<3> warm;
  const ImpactResult<3> cold = c.run(), first = c.run(nullptr, &warm);
  EXPECT_FALSE(warm.empty());
  EXPECT_EQ(cold.time, first.time);
  const ImpactResult<3> second = c.run(nullptr, &warm);
  EXPECT_NEAR(second.time, cold.time, 1e-7);
  expectNeverLate<3>(c, second, 50);
}

}  // namespace
}  // namespace gjk::test::toi_trace_test
