// Shift M: −B slides round A, in every dimension; where it has been is A ⊖ B.

#include "model/figure/view.h"
#include "model/scene_named.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <memory>
#include <vector>

namespace gjklab::making_test {
namespace {

/// How far a body reaches along d, in world space.
double reachOf(const Body& body, const Solid& solid, dvec3 d) {
  if (solid.core_support) return glm::dot(solid.core_support(d) + body.position, d) + solid.radius;
  double most = -1e300;
  for (const auto* points : {&solid.vertices, &solid.outline})
    for (const dvec3& p : *points) most = std::max(most, glm::dot(p + body.position, d));
  return most;
}

/// A session whose panes have a size, with the making begun.
class Made {
 public:
  explicit Made(const char* id, bool reduce_motion = false)
      : scene_(test::sceneNamed(id)),
        geometry_(makeGeometry(scene_, nullptr, nullptr)),
        session_(scene_, "", settings(reduce_motion)) {
    for (const Space space : {Space::world, Space::difference}) session_.resize(space, {500, 500}, 1);
    session_.update();
    EXPECT_TRUE(copies().empty()) << id;
    session_.apply(ToggleMaking{});
    session_.update();
  }

  Session& session() { return session_; }
  int dimension() const { return scene_.dimension; }
  void advance(double seconds) {
    session_.advance(seconds);
    session_.update();
  }
  std::vector<dvec3> copies() const {
    std::vector<dvec3> points;
    for (const auto& line : session_.figure(Space::difference).lines)
      if (line.role == Role::body_b) points.insert(points.end(), line.points.begin(), line.points.end());
    return points;
  }
  double reach(dvec3 d) const { return reachOf(scene_.a, geometry_->a, d) + reachOf(scene_.b, geometry_->b, -d); }

 private:
  static Settings settings(bool reduce_motion) {
    Settings settings;
    settings.reduce_motion = reduce_motion;
    return settings;
  }
  const Scene& scene_;
  std::shared_ptr<const Geometry> geometry_;
  Session session_;
};

std::vector<dvec3> directions(int dimension) {
  if (dimension == 1) return {{1, 0, 0}, {-1, 0, 0}};
  std::vector<dvec3> all;
  for (int i = 0; i < 40; ++i) {
    const double turn = 2.4 * i, y = dimension == 3 ? std::cos(0.7 * i) : 0, r = std::sqrt(1 - y * y);
    all.push_back(dimension == 2 ? dvec3(std::cos(turn), std::sin(turn), 0)
                                 : dvec3(r * std::cos(turn), y, r * std::sin(turn)));
  }
  return all;
}

/// The farthest of the copies along each direction: nowhere beyond A ⊖ B.
void expectWithin(const Made& made, double tolerance, bool all) {
  const std::vector<dvec3> copies = made.copies();
  ASSERT_FALSE(copies.empty());
  for (const dvec3& d : directions(made.dimension())) {
    const double most = made.reach(d);
    double found = -1e300;
    for (const dvec3& p : copies) found = std::max(found, glm::dot(p, d));
    EXPECT_LE(found, most + tolerance * (1 + std::abs(most)));
    if (all) {
      EXPECT_NEAR(found, most, tolerance * (1 + std::abs(most)));
    }
  }
}

TEST(Making, TheCopiesOfMinusBFillAMinusB) {
  for (const char* id :
       {"line-apart", "line-overlap", "rectangle-triangle", "hard-2d-deep", "hard-3d-edge-face", "hard-3d-face-face"}) {
    SCOPED_TRACE(id);
    Made made(id);
    EXPECT_EQ(made.session().idleSeconds(), 0);
    for (int tenth = 0; tenth < 41; ++tenth) {
      expectWithin(made, 1e-6, false);
      made.advance(0.1);
    }
    expectWithin(made, 1e-6, true);
    for (int i = 0; i < 25; ++i) made.advance(0.1);
    EXPECT_TRUE(made.copies().empty());
    EXPECT_FALSE(made.session().making());
  }
}

TEST(Making, RoundBodiesAndThoseOfManyCornersToo) {
  for (const char* id : {"diamond-pair", "shape-2d-circle", "shape-3d-sphere", "shape-3d-ellipsoid", "cone-in-box"}) {
    SCOPED_TRACE(id);
    Made made(id);
    for (int i = 0; i < 5; ++i) {
      expectWithin(made, 2e-3, false);
      made.advance(1);
    }
    made.session().apply(ToggleMaking{});
    EXPECT_FALSE(made.session().making()) << "again ends it";
  }
}

/// In space copies stay at every corner of A, though it has many; of a round A so many that nothing of A ⊖ B is far
/// from one of them.
TEST(Making, InSpaceManyCopiesFillAMinusB) {
  for (const char* id : {"diamond-pair", "shape-3d-ellipsoid", "cone-in-box"}) {
    SCOPED_TRACE(id);
    Made made(id, true);
    const std::vector<dvec3> copies = made.copies();
    ASSERT_FALSE(copies.empty());
    const dvec3 sight = towardsViewer(made.session().view(Space::difference));
    for (const dvec3& any : directions(3)) {
      const dvec3 d = glm::normalize(any - sight * glm::dot(any, sight));
      const double most = made.reach(d), width = most + made.reach(-d);
      double found = -1e300;
      for (const dvec3& p : copies) found = std::max(found, glm::dot(p, d));
      EXPECT_LE(found, most + 2e-3 * (1 + std::abs(most)));
      EXPECT_GE(found, most - 0.03 * width);
    }
  }
}

TEST(Making, WithoutMotionAllCopiesShowAtOnce) {
  Made made("rectangle-triangle", true);
  expectWithin(made, 1e-6, true);
  const std::size_t count = made.copies().size();
  made.advance(1);
  EXPECT_EQ(made.copies().size(), count);
}

}  // namespace
}  // namespace gjklab::making_test
