// Queries allocate nothing: GJK never, EPA not up to the inline capacity of its polytope.
// Not with the address sanitizer, which has operators of its own.
#include "sanitizers.h"
#if !defined(__SANITIZE_ADDRESS__)

#include "gjk/cast.h"
#include "gjk/epa.h"
#include "gjk/manifold.h"
#include "gjk/overlap.h"
#include "gjk/query.h"
#include "internals.h"
#include "random.h"
#include "vertex_source.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {
int allocations = 0;  // tests run on one thread
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace gjk::test::allocation_test {
namespace {

template <int D>
Shape<D> randomHull(Random& random, int count) {
  Hull<D> hull;
  hull.points.clear();
  for (int i = 0; i < count; ++i) hull.points.push_back(random.direction<D>());
  return {hull};
}

/// How often a query allocates.
template <int D>
int allocationsOf(const Shape<D>& a, const Shape<D>& b, const Pose<D>& pose_b, Result<D>& result) {
  const int before = allocations;
  result = query(a, {}, b, pose_b);
  return allocations - before;
}

template <int D>
void expectNoneForHulls(int count) {
  Random random(71);
  int overlapping = 0;
  for (int round = 0; round < 200; ++round) {
    const Shape<D> a = randomHull<D>(random, count), b = randomHull<D>(random, count);
    Result<D> result;
    ASSERT_EQ(allocationsOf<D>(a, b, {random.inBox<D>(0.9), random.rotation<D>()}, result), 0) << "round " << round;
    overlapping += result.epa_iterations > 0;
  }
  EXPECT_GT(overlapping, 100);
}

TEST(Allocation, TheCounterCounts) {
  const int before = allocations;
  Random random(70);
  const Shape<3> hull = randomHull<3>(random, 8);
  EXPECT_GT(allocations, before);
}

TEST(Allocation, NoneForHulls) {
  expectNoneForHulls<2>(32);
  expectNoneForHulls<3>(8);
  expectNoneForHulls<3>(32);
  expectNoneForHulls<3>(128);
}

TEST(Allocation, NoneForBoxesAndCapsules) {
  Random random(72);
  int overlapping = 0;
  for (int round = 0; round < 200; ++round) {
    const Shape<3> box{Box<3>{{1, 0.5, 0.8}}}, other{Box<3>{{0.4, 1.2, 0.7}}}, capsule{Capsule<3>{0.8, 0.3}};
    Result<3> result;
    ASSERT_EQ(allocationsOf<3>(box, other, {random.inBox<3>(1), random.rotation<3>()}, result), 0);
    overlapping += result.epa_iterations > 0;
    ASSERT_EQ(allocationsOf<3>(box, capsule, {random.inBox<3>(1), random.rotation<3>()}, result), 0);
    overlapping += result.epa_iterations > 0;
  }
  EXPECT_GT(overlapping, 200);
}

TEST(Allocation, NoneForImpacts) {
  Random random(74);
  const Shape<3> hull = randomHull<3>(random, 40), box{Box<3>{{1, 0.5, 0.8}}}, cone{Cone{0.8, 0.3}};
  int hits = 0;
  for (int round = 0; round < 100; ++round) {
    const Motion<3> motion{random.inBox<3>(2), random.inBox<3>(5)};
    const Pose<3> pose{random.direction<3>() * 4.0, random.rotation<3>()};
    const int before = allocations;
    for (const Shape<3>* other : {&box, &cone})
      hits += impact(hull, {}, motion, *other, pose, {-pose.position}).status == ImpactStatus::hit;
    ASSERT_EQ(allocations, before) << "round " << round;
  }
  EXPECT_GT(hits, 50);
}

TEST(Allocation, NoneForOverlapTestsAndCasts) {
  Random random(75);
  const Shape<3> hull = randomHull<3>(random, 40), cone{Cone{0.8, 0.3}};
  int met = 0;
  for (int round = 0; round < 100; ++round) {
    const Pose<3> pose{random.direction<3>() * 1.2, random.rotation<3>()};
    const int before = allocations;
    met += overlap(hull, {}, cone, pose).meets;
    met += shapeCast(hull, {}, cone, {pose.position * 3.0, pose.rotation}, -3.0 * pose.position).status ==
           ImpactStatus::hit;
    ASSERT_EQ(allocations, before) << "round " << round;
  }
  EXPECT_GT(met, 110);
}

/// Of prepared shapes, from the second manifold on: the first one finds their faces.
TEST(Allocation, NoneForManifoldsOfPreparedShapes) {
  Random random(76);
  std::vector<Shape<3>> shapes{{Box<3>{{1, 0.5, 0.8}}},  {Box<3>{{0.4, 1.2, 0.7}}, 0.1}, randomHull<3>(random, 12),
                               {Cylinder{0.6, 0.5}},     {Capsule<3>{0.8, 0.3}},         {Sphere<3>{0.7}},
                               randomHull<3>(random, 60)};
  for (Shape<3>& shape : shapes) shape.prepare();
  int contacts = 0;
  for (int round = 0; round < 100; ++round)
    for (const Shape<3>& a : shapes)
      for (const Shape<3>& b : shapes) {
        const Pose<3> pose{random.inBox<3>(0.8), round % 2 == 0 ? Rotation<3>{} : random.rotation<3>()};
        const Result<3> result = query(a, {}, b, pose);
        if (round == 0) contactManifold<3>(a, {}, b, pose, result);
        const int before = allocations;
        contacts += contactManifold<3>(a, {}, b, pose, result).contacts.size();
        ASSERT_EQ(allocations, before) << "round " << round << ", kinds " << a.kind.index() << " " << b.kind.index();
      }
  EXPECT_GT(contacts, 5000);
}

TEST(Allocation, NoneForClosedForms) {
  Random random(77);
  const Shape<3> box{Box<3>{{1, 0.5, 0.8}}}, capsule{Capsule<3>{0.8, 0.3}};
  for (int round = 0; round < 100; ++round) {
    const Pose<3> pose{random.inBox<3>(1), random.rotation<3>()};
    const int before = allocations;
    query(box, {}, box, pose, {.closed_forms = true});
    query(capsule, {}, capsule, pose, {.closed_forms = true});
    ASSERT_EQ(allocations, before);
  }
}

/// The corners of a simplex among points all around the origin.
struct Corners {
  const VertexSource<3>& source;
  int size() const { return 4; }
  LocalSupport<3> support(int i) const { return source.at(i); }
  Weights<4> weights() const { return {}; }
};

TEST(Allocation, NoneUpToTheInlineCapacity) {
  Random random(73);
  VertexSource<3> sphere{{{1, 1, 1}, {-1, -1, 1}, {-1, 1, -1}, {1, -1, -1}}};
  for (int i = 0; i < 400; ++i) sphere.points.push_back(random.direction<3>() * 2.0);
  constexpr int kIterations = kInlineVertices - 4 + 1;  // all but the last add a vertex
  const int before = allocations;
  const EpaOutcome<3> outcome = expandPolytope<3>(sphere, Corners{sphere}, 1e-10, kIterations, nullptr);
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(outcome.iterations, kIterations);
  EXPECT_EQ(outcome.termination, Termination::max_iterations);
}

}  // namespace
}  // namespace gjk::test::allocation_test

#endif
