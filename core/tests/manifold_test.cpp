// Contact manifolds: known contacts in any position and size, and laws on random pairs of every kind of shape.
#include "gjk/manifold.h"

#include "pair_generator.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::manifold_test {
namespace {

template <int D>
struct Scene {
  Shape<D> a, b;
  Pose<D> pose_b;  ///< A stands at the origin
};

Rotation<3> turned(Vec<3> axis, double degrees) {
  return Rotation<3>::fromQuaternion(glm::angleAxis(degrees * 0.017453292519943295, glm::normalize(axis)));
}

template <int D>
Pose<D> moved(const Pose<D>& pose, const Pose<D>& by) {
  Pose<D> result{by.toWorld(pose.position), {}};
  if constexpr (D == 2)
    result.rotation = {by.rotation.cosine * pose.rotation.cosine - by.rotation.sine * pose.rotation.sine,
                       by.rotation.sine * pose.rotation.cosine + by.rotation.cosine * pose.rotation.sine};
  if constexpr (D == 3) result.rotation = {by.rotation.matrix * pose.rotation.matrix};
  return result;
}

template <int D>
Manifold<D> solve(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                  ManifoldTrace<D>* trace = nullptr) {
  return contactManifold<D>(a, pose_a, b, pose_b, query<D>(a, pose_a, b, pose_b), trace);
}

/// In several places, turned anyhow and with A and B exchanged: the contacts on A are the expected points, in any
/// order, and every one has the expected depth.
template <int D>
void expectContacts(const Scene<D>& scene, std::vector<Vec<D>> expected, double depth, double accuracy = 1e-9) {
  Random random(51);
  for (int run = 0; run < 12; ++run) {
    const bool exchanged = run % 2 == 1;
    const Pose<D> by = run < 2 ? Pose<D>{} : Pose<D>{random.inBox<D>(run < 8 ? 3 : 1e4), random.rotation<D>()};
    const double slack = run < 8 ? accuracy : 1e-7 + accuracy;
    const Pose<D> pose_a = by, pose_b = moved<D>(scene.pose_b, by);
    const Manifold<D> manifold =
        exchanged ? solve<D>(scene.b, pose_b, scene.a, pose_a) : solve<D>(scene.a, pose_a, scene.b, pose_b);
    ASSERT_EQ(manifold.contacts.size(), static_cast<int>(expected.size())) << run;
    for (const Contact<D>& contact : manifold.contacts) {
      EXPECT_NEAR(contact.depth, depth, slack);
      const Vec<D> on_a = by.toLocal(exchanged ? contact.point_b : contact.point_a);
      double nearest = 1e300;
      for (const Vec<D>& p : expected) nearest = std::min(nearest, glm::length(p - on_a));
      EXPECT_LE(nearest, slack) << run;
    }
    for (const Contact<D>& one : manifold.contacts)  // no point twice
      for (const Contact<D>& other : manifold.contacts) {
        if (&one != &other) {
          EXPECT_GT(glm::length(one.point_a - other.point_a), 1e-6);
        }
      }
  }
}

TEST(Manifold, BoxOnBox) {
  // B's foot covers x in [0.5, 2.5], z in [−0.5, 1.5]; A's top ends at x = 2.
  expectContacts<3>({{Box<3>{{2, 1, 2}}}, {Box<3>{{1, 1, 1}}}, {{1.5, 1.9, 0.5}, {}}},
                    {{0.5, 1, -0.5}, {2, 1, -0.5}, {2, 1, 1.5}, {0.5, 1, 1.5}}, 0.1);
  expectContacts<2>({{Box<2>{{2, 1}}}, {Box<2>{{1, 1}}}, {{1.5, 1.9}, {}}}, {{0.5, 1}, {2, 1}}, 0.1);
}

TEST(Manifold, BoxAsHullOnBox) {
  std::vector<Vec<3>> corners;
  for (int i = 0; i < 8; ++i) corners.push_back({i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1});
  expectContacts<3>({{Box<3>{{2, 1, 2}}}, {Hull<3>{corners}}, {{1.5, 1.9, 0.5}, {}}},
                    {{0.5, 1, -0.5}, {2, 1, -0.5}, {2, 1, 1.5}, {0.5, 1, 1.5}}, 0.1);
}

TEST(Manifold, RoundedBoxes) {
  // Cores 0.2 apart, margins of 0.15 each: the same rectangle, on A's surface.
  expectContacts<3>({{Box<3>{{2, 1, 2}}, 0.15}, {Box<3>{{1, 1, 1}}, 0.15}, {{1.5, 2.2, 0.5}, {}}},
                    {{0.5, 1.15, -0.5}, {2, 1.15, -0.5}, {2, 1.15, 1.5}, {0.5, 1.15, 1.5}}, 0.1);
}

TEST(Manifold, AnyScale) {
  for (const double s : {1e-6, 1e-3, 1e3, 1e6}) {
    const Manifold<3> manifold =
        solve<3>({Box<3>{{2 * s, s, 2 * s}}}, {}, {Box<3>{{s, s, s}}}, {{1.5 * s, 1.9 * s, 0.5 * s}, {}});
    ASSERT_EQ(manifold.contacts.size(), 4);
    for (const auto& contact : manifold.contacts) EXPECT_NEAR(contact.depth, 0.1 * s, 1e-12 * s);
  }
}

TEST(Manifold, TurnedBy45DegreesIsReducedToFour) {
  const Pose<3> pose{{0, 1.9, 0}, turned({0, 1, 0}, 45)};
  ManifoldTrace<3> trace;
  const Manifold<3> manifold = solve<3>({Box<3>{{1, 1, 1}}}, {}, {Box<3>{{1.2, 1, 1.2}}}, pose, &trace);
  EXPECT_EQ(trace.kind, ManifoldCase::face);
  EXPECT_EQ(trace.clips.size(), 4u);
  EXPECT_EQ(trace.candidates.size(), 8u);  // an octagon
  ASSERT_EQ(manifold.contacts.size(), 4);
  // The octagon's corners are (±1, ±c), (±c, ±1), c = 1.2·√2 − 1: the largest quadrilateral of them is found by trying.
  double greatest = 0;
  const auto& all = trace.candidates;
  const auto area = [&](int i, int j, int k, int l) {
    return 0.5 * glm::length(glm::cross(all[k].point_a - all[i].point_a, all[l].point_a - all[j].point_a));
  };
  for (int i = 0; i < 8; ++i)
    for (int j = i + 1; j < 8; ++j)
      for (int k = j + 1; k < 8; ++k)
        for (int l = k + 1; l < 8; ++l) greatest = std::max(greatest, area(i, j, k, l));
  const auto& kept = trace.kept;
  EXPECT_NEAR(area(kept[0], kept[1], kept[2], kept[3]), greatest, 1e-12);
  for (const auto& contact : manifold.contacts) {
    EXPECT_NEAR(contact.depth, 0.1, 1e-12);
    EXPECT_NEAR(std::max(std::abs(contact.point_a.x), std::abs(contact.point_a.z)), 1, 1e-12);
    EXPECT_NEAR(std::min(std::abs(contact.point_a.x), std::abs(contact.point_a.z)), 1.2 * std::sqrt(2.0) - 1, 1e-12);
  }
}

TEST(Manifold, EdgesAndVertices) {
  const double s = std::sqrt(0.5);
  // Two bars on edge, crossing: one contact above the middle.
  const Shape<3> bar_x{Box<3>{{9, 1, 1}}}, bar_z{Box<3>{{1, 1, 9}}};
  const Pose<3> on_edge_a{{0, 0, 0}, turned({1, 0, 0}, 45)}, on_edge_b{{0, 4 * s - 0.1, 0}, turned({0, 0, 1}, 45)};
  ManifoldTrace<3> trace;
  const Manifold<3> crossing = solve<3>(bar_x, on_edge_a, bar_z, on_edge_b, &trace);
  ASSERT_EQ(crossing.contacts.size(), 1);
  EXPECT_EQ(trace.reference.kind, FeatureKind::edge);
  EXPECT_LE(glm::length(crossing.contacts[0].point_a - Vec<3>(0, 2 * s, 0)), 1e-9);
  EXPECT_NEAR(crossing.contacts[0].depth, 0.1, 1e-12);
  // A corner on a face, an edge on a face.
  const Vec<3> diagonal(1, 1, 1);
  const Rotation<3> corner_down = turned(glm::cross(diagonal, Vec<3>(0, -1, 0)), 54.735610317245346);
  const double reach = std::sqrt(3.0);
  expectContacts<3>({{Box<3>{{4, 1, 4}}}, {Box<3>{{1, 1, 1}}}, {{0.5, 1 + reach - 0.1, 0.3}, corner_down}},
                    {{0.5, 1, 0.3}}, 0.1);
  expectContacts<3>({{Box<3>{{4, 1, 4}}}, {Box<3>{{1, 1, 2}}}, {{0.5, 1 + 2 * s - 0.1, 0.3}, turned({0, 0, 1}, 45)}},
                    {{0.5, 1, -1.7}, {0.5, 1, 2.3}}, 0.1);
  expectContacts<2>(
      {{Box<2>{{4, 1}}}, {Box<2>{{1, 1}}}, {{0.5, 1 + 2 * s - 0.1}, Rotation<2>::fromAngle(0.78539816339744831)}},
      {{0.5, 1}}, 0.1);
}

TEST(Manifold, RoundShapes) {
  const Shape<3> table{Box<3>{{4, 1, 4}}};
  expectContacts<3>({table, {Sphere<3>{0.5}}, {{1, 1.4, 2}, {}}}, {{1, 1, 2}}, 0.1);
  const Rotation<3> lying = turned({0, 0, 1}, 90);
  expectContacts<3>({table, {Capsule<3>{1, 0.5}}, {{1, 1.4, 2}, lying}}, {{0, 1, 2}, {2, 1, 2}}, 0.1);
  expectContacts<3>({table, {Capsule<3>{1, 0.5}}, {{3.5, 1.4, 2}, lying}}, {{2.5, 1, 2}, {4, 1, 2}}, 0.1);
  expectContacts<3>({table, {Capsule<3>{1, 0.5}}, {{1, 2.4, 2}, {}}}, {{1, 1, 2}}, 0.1);
  expectContacts<3>({table, {Cylinder{1, 0.5}}, {{1, 1.4, 2}, lying}}, {{0, 1, 2}, {2, 1, 2}}, 0.1);
  // Where a curved surface touches is known to the root of the accuracy of the depth only.
  expectContacts<3>({table, {Ellipsoid<3>{{2, 0.5, 1}}}, {{1, 1.4, 2}, {}}}, {{1, 1, 2}}, 0.1, 2e-5);
  expectContacts<3>({table, {Cone{1, 0.5}}, {{1, 1.9, 2}, turned({1, 0, 0}, 180)}}, {{1, 1, 2}}, 0.1);
  // Two capsules side by side, their segments cover each other from −0.5 to 1.
  expectContacts<3>({{Capsule<3>{1, 0.5}}, {Capsule<3>{1, 0.5}}, {{0.9, 0.5, 0}, {}}}, {{0.5, -0.5, 0}, {0.5, 1, 0}},
                    0.1);
  const Shape<2> floor{Box<2>{{4, 1}}};
  expectContacts<2>({floor, {Sphere<2>{0.5}}, {{1, 1.4}, {}}}, {{1, 1}}, 0.1);
  expectContacts<2>({floor, {Capsule<2>{1, 0.5}}, {{1, 1.4}, Rotation<2>::fromAngle(1.5707963267948966)}},
                    {{0, 1}, {2, 1}}, 0.1);
  expectContacts<1>({{Box<1>{Vec<1>(1.0)}}, {Box<1>{Vec<1>(1.0)}}, {Vec<1>(1.9), {}}}, {Vec<1>(1.0)}, 0.1);
}

TEST(Manifold, StandingCylindersAndCones) {
  const Shape<3> table{Box<3>{{4, 1, 4}}};
  for (const Shape<3>& shape : {Shape<3>{Cylinder{1, 0.5}}, Shape<3>{Cone{1, 0.5}}}) {
    const Manifold<3> manifold = solve<3>(table, {}, shape, {{1, 1.9, 2}, {}});
    ASSERT_EQ(manifold.contacts.size(), 4);
    Vec<3> sum(0.0);
    for (const auto& contact : manifold.contacts) {
      EXPECT_NEAR(contact.depth, 0.1, 1e-9);
      EXPECT_NEAR(glm::length(Vec<2>(contact.point_b.x - 1, contact.point_b.z - 2)), 0.5, 1e-12);  // on the rim
      sum += contact.point_b;
    }
    EXPECT_LE(glm::length(sum * 0.25 - Vec<3>(1, 0.9, 2)), 1e-9);  // a square: the greatest area
  }
}

TEST(Manifold, ApartHasNone) {
  ManifoldTrace<3> trace;
  EXPECT_EQ((solve<3>({Box<3>{}}, {}, {Box<3>{}}, {{2.1, 0, 0}, {}}, &trace).contacts.size()), 0);
  EXPECT_EQ(trace.kind, ManifoldCase::apart);
  EXPECT_EQ((solve<3>({Box<3>{}}, {}, {Box<3>{}}, {{2, 0, 0}, {}}).contacts.size()), 4);  // touching
  EXPECT_EQ((solve<3>({Box<3>{}}, {}, {Box<3>{}}, {{std::nan(""), 0, 0}, {}}).contacts.size()), 0);
}

/// What holds for every pair: between one and four contacts, the deepest of the query's depth, each pair of points
/// parted by its depth along n and on or in the two bodies.
template <int D>
void expectLaws(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, double size,
                double far) {
  const Result<D> result = query<D>(a, pose_a, b, pose_b);
  const Manifold<D> manifold = contactManifold<D>(a, pose_a, b, pose_b, result);
  if (result.status == Status::separated) {
    EXPECT_EQ(manifold.contacts.size(), 0);
    return;
  }
  ASSERT_GE(manifold.contacts.size(), 1);
  double deepest = 0;
  for (const Contact<D>& contact : manifold.contacts) {
    deepest = std::max(deepest, contact.depth);
    EXPECT_GE(contact.depth, 0);
    EXPECT_LE(glm::length(contact.point_b - contact.point_a + contact.depth * manifold.normal),
              1e-9 * size + 1e-15 * far);
    // Faces count as square to n within kFaceAngle.
    EXPECT_LE(double(outside<D>(a, toLong<D>(pose_a.toLocal(contact.point_a)))), 4e-5 * size + 1e-14 * far);
    EXPECT_LE(double(outside<D>(b, toLong<D>(pose_b.toLocal(contact.point_b)))), 4e-5 * size + 1e-14 * far);
  }
  EXPECT_NEAR(deepest, result.depth, 1e-9 * size + 1e-15 * far);
  EXPECT_NEAR(manifold.contacts[0].depth, deepest, 1e-9 * size);
}

template <class Dimension>
class ManifoldTest : public testing::Test {};
using ManifoldDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(ManifoldTest, ManifoldDimensions);

TYPED_TEST(ManifoldTest, LawsOnDegeneratePairs) {
  constexpr int D = TypeParam::value;
  PairGenerator<D> generator(52);
  for (int run = 0; run < 300; ++run) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(std::to_string(run) + " " + pair.kind);
    double size = pair.a.radius + pair.b.radius + glm::length(pair.b.pose.position - pair.a.pose.position);
    for (const Body<D>* body : {&pair.a, &pair.b})
      for (const auto& p : body->points) size = std::max(size, glm::length(p));
    expectLaws<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, 4 * size, glm::length(pair.a.pose.position));
  }
}

TYPED_TEST(ManifoldTest, LawsOnEveryKindOfShape) {
  constexpr int D = TypeParam::value;
  Random random(53);
  for (std::size_t kind_a = 0; kind_a < kKinds<D>; ++kind_a)
    for (std::size_t kind_b = 0; kind_b < kKinds<D>; ++kind_b)
      for (int run = 0; run < 6; ++run) {
        SCOPED_TRACE(std::to_string(kind_a) + " " + std::to_string(kind_b) + " " + std::to_string(run));
        const double size = random.magnitude(-3, 3);
        const Shape<D> a = randomShape<D>(random, kind_a, size), b = randomShape<D>(random, kind_b, size);
        const bool straight = run % 2 == 0;
        const Pose<D> pose_a{random.inBox<D>(0.4 * size), straight ? Rotation<D>{} : random.rotation<D>()};
        const Pose<D> pose_b{random.inBox<D>(0.4 * size), straight ? Rotation<D>{} : random.rotation<D>()};
        expectLaws<D>(a, pose_a, b, pose_b, 4 * size, 0);
      }
}

/// What prepare() keeps is what is found anew, and is not taken for another shape's.
TEST(Manifold, PreparedShapesHaveTheSameContacts) {
  Random random(281);
  const auto same = [](const Manifold<3>& x, const Manifold<3>& y) {
    if (x.contacts.size() != y.contacts.size()) return false;
    for (int i = 0; i < x.contacts.size(); ++i)
      if (x.contacts[i].point_a != y.contacts[i].point_a || x.contacts[i].point_b != y.contacts[i].point_b ||
          x.contacts[i].depth != y.contacts[i].depth || x.contacts[i].feature != y.contacts[i].feature)
        return false;
    return true;
  };
  for (int run = 0; run < 300; ++run) {
    const Shape<3> plain[] = {
        {Box<3>{{1, 0.5, 0.8}}, run % 3 == 0 ? 0.1 : 0}, {Hull<3>{random.points<3>(9, 1)}}, {Cone{}}};
    for (const Shape<3>& a : plain)
      for (const Shape<3>& b : plain) {
        Shape<3> prepared_a = a, prepared_b = b;
        prepared_a.prepare();
        prepared_b.prepare();
        const Pose<3> pose{random.inBox<3>(1), run % 2 == 0 ? Rotation<3>{} : random.rotation<3>()};
        const Result<3> result = query(a, {}, b, pose);
        ManifoldTrace<3> trace;
        const Manifold<3> expected = contactManifold<3>(a, {}, b, pose, result);
        EXPECT_TRUE(same(contactManifold<3>(a, {}, b, pose, result, &trace), expected));
        EXPECT_TRUE(same(contactManifold<3>(prepared_a, {}, prepared_b, pose, result), expected));
        EXPECT_TRUE(same(contactManifold<3>(prepared_a, {}, prepared_b, pose, result), expected));
        if (Box<3>* const box = std::get_if<Box<3>>(&prepared_a.kind)) {  // changed, and not prepared again
          box->half_extents *= 1.25;
          const Shape<3> anew{*box, a.margin};
          const Result<3> other = query(anew, {}, b, pose);
          EXPECT_TRUE(
              same(contactManifold<3>(prepared_a, {}, b, pose, other), contactManifold<3>(anew, {}, b, pose, other)));
        }
      }
  }
}

}  // namespace
}  // namespace gjk::test::manifold_test
