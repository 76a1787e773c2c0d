// The drawn proof against the bodies' corners alone: planes touch and part them, the shared point is in both, the
// polytope holds O.

#include "model/figure/figure_scenes.h"
#include "model/run/proof.h"

#include <gtest/gtest.h>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <random>
#include <vector>

namespace gjklab::proof_figure_test {
namespace {

using namespace test;

struct PairCorners {
  std::vector<dvec3> a, b;
  double size = 1;
};

/// Of bodies that are their corners' hull; none for others.
PairCorners cornersOf(const Stage& stage) {
  PairCorners corners;
  const auto take = [&](const Body& body, const Solid& solid, std::vector<dvec3>& into) {
    const ShapeKind kind = body.shape;
    if (body.margin > 0 ||
        (kind != ShapeKind::box && kind != ShapeKind::hull && kind != ShapeKind::segment && kind != ShapeKind::point))
      return;
    for (const dvec3& p : solid.vertices) into.push_back(p + body.position);
  };
  take(stage.scene.a, stage.geometry->a, corners.a);
  take(stage.scene.b, stage.geometry->b, corners.b);
  for (const auto* each : {&corners.a, &corners.b})
    for (const dvec3& p : *each) corners.size = std::max(corners.size, glm::length(p));
  return corners;
}

/// The drawn line or plane of a role: a point of it and its unit normal; 1-D: its place.
struct DrawnPlane {
  dvec3 point{0.0}, normal{0.0};
};
std::optional<DrawnPlane> drawnPlane(const Figure& figure, Role role, int dimension) {
  for (const Line& line : figure.lines) {
    if (line.role != role) continue;
    const auto& p = line.points;
    if (dimension == 1) return DrawnPlane{p[0], {1, 0, 0}};
    const dvec3 along = p[1] - p[0];
    if (dimension == 2) return DrawnPlane{p[0], glm::normalize(dvec3(-along.y, along.x, 0))};
    if (p.size() > 2) return DrawnPlane{p[0], glm::normalize(glm::cross(along, p[2] - p[0]))};
  }
  return std::nullopt;
}

struct HeightsOver {
  double least = 1e300, greatest = -1e300;
};
HeightsOver heightsOver(const DrawnPlane& plane, const std::vector<dvec3>& points) {
  HeightsOver heights;
  for (const dvec3& p : points) {
    const double h = glm::dot(p - plane.point, plane.normal);
    heights.least = std::min(heights.least, h);
    heights.greatest = std::max(heights.greatest, h);
  }
  return heights;
}

/// The plane touches the first points and has them on one side, the second ones on the other.
void expectParts(const DrawnPlane& plane, const std::vector<dvec3>& touched, const std::vector<dvec3>& beyond,
                 double near) {
  const HeightsOver first = heightsOver(plane, touched), second = heightsOver(plane, beyond);
  const bool below = std::abs(first.greatest) < std::abs(first.least);
  if (first.greatest - first.least > near) {
    EXPECT_NEAR(below ? first.greatest : first.least, 0, near);
    EXPECT_GE(below ? second.least : -second.greatest, -near);
  } else {  // it lies in the plane
    EXPECT_NEAR(first.greatest, 0, near);
    EXPECT_TRUE(second.least >= -near || second.greatest <= near);
  }
}

/// In the hull of the points: no direction of many sees it beyond all of them.
void expectWithin(dvec3 p, const std::vector<dvec3>& hull, int dimension, double near) {
  std::mt19937 random(7);
  std::normal_distribution<double> part;
  for (int i = 0; i < 500; ++i) {
    dvec3 d(part(random), dimension > 1 ? part(random) : 0, dimension > 2 ? part(random) : 0);
    d = glm::normalize(d);
    double most = -1e300;
    for (const dvec3& q : hull) most = std::max(most, glm::dot(q, d));
    ASSERT_LE(glm::dot(p, d), most + near);
  }
}

void forEveryResult(
    const std::function<void(const Stage&, const PairCorners&, const Frame&, const Figure&, const Figure&)>& check) {
  for (const GalleryEntry& entry : gallery()) {
    Stage stage(entry.scene);
    const PairCorners corners = cornersOf(stage);
    if (corners.a.empty() || corners.b.empty()) continue;
    prove(stage.scene, stage.run);
    if (!stage.run.proof || !stage.run.proof->verified) continue;
    SCOPED_TRACE(entry.id);
    const Frame frame = stage.frame({SubStep::result, 0});
    if (!frame.show_result) continue;
    check(stage, corners, frame, stage.worldAt(frame), stage.differenceAt(frame));
  }
}

TEST(ProofFigure, ThePlanesTouchTheBodiesAndPartThem) {
  int apart = 0, touching = 0;
  forEveryResult(
      [&](const Stage& stage, const PairCorners& corners, const Frame&, const Figure& world, const Figure& difference) {
        const auto& result = stage.run.trace.result;
        if (result.status == gjk::Status::intersecting) return;
        const int dimension = stage.scene.dimension;
        const double near = 1e-7 * corners.size;
        std::vector<dvec3> differences;
        for (const dvec3& p : corners.a)
          for (const dvec3& q : corners.b) differences.push_back(p - q);
        const auto of_w = drawnPlane(difference, Role::support_plane, dimension);
        ASSERT_TRUE(of_w);
        expectParts(*of_w, differences, {dvec3(0.0)}, near);
        if (const auto one = drawnPlane(world, Role::lower_bound, dimension)) {
          ++touching;
          // Nearer than it can be seen: the one plane is that of A, and B begins a little beyond it.
          expectParts(*one, corners.a, corners.b, near);
          return;
        }
        ++apart;
        const auto of_a = drawnPlane(world, Role::support_a, dimension),
                   of_b = drawnPlane(world, Role::support_b, dimension);
        ASSERT_TRUE(of_a && of_b);
        expectParts(*of_a, corners.a, corners.b, near);
        expectParts(*of_b, corners.b, corners.a, near);
        const double width = std::abs(glm::dot(of_b->point - of_a->point, of_a->normal));
        EXPECT_GT(width, 0);
        EXPECT_TRUE(!result.has_distance || width <= result.distance + near);
      });
  EXPECT_GE(apart, 12);
  EXPECT_GE(touching, 6);
}

TEST(ProofFigure, BothBodiesHoldTheSharedPoint) {
  int counted = 0;
  forEveryResult([&](const Stage& stage, const PairCorners& corners, const Frame&, const Figure& world, const Figure&) {
    if (stage.run.trace.result.status != gjk::Status::intersecting) return;
    const auto named = std::find_if(world.labels.begin(), world.labels.end(),
                                    [](const Label& label) { return label.text == "shared point"; });
    ASSERT_NE(named, world.labels.end());
    ++counted;
    const double near = 1e-7 * corners.size;
    expectWithin(named->position, corners.a, stage.scene.dimension, near);
    expectWithin(named->position, corners.b, stage.scene.dimension, near);
  });
  EXPECT_GE(counted, 12);
}

TEST(ProofFigure, ThePolytopeBelongsToTheDifferenceAndHoldsTheOrigin) {
  int counted = 0;
  forEveryResult(
      [&](const Stage& stage, const PairCorners& corners, const Frame& frame, const Figure&, const Figure& difference) {
        const auto& result = stage.run.trace.result;
        if (result.status != gjk::Status::intersecting) return;
        std::vector<dvec3> differences, drawn;
        for (const dvec3& p : corners.a)
          for (const dvec3& q : corners.b) differences.push_back(p - q);
        for (const Line& line : difference.lines)
          if (line.role == Role::facet || line.role == Role::facet_closest)
            drawn.insert(drawn.end(), line.points.begin(), line.points.end());
        if (drawn.empty()) return;  // 1-D draws EPA's ends as marks
        ++counted;
        // Without EPA it is none of the search, and has a name.
        const bool named = std::any_of(difference.labels.begin(), difference.labels.end(),
                                       [](const Label& label) { return label.text == "proof"; });
        EXPECT_EQ(named, frame.facets.empty() && !stage.run.proof->vertices.empty());
        const double near = 1e-7 * corners.size;
        for (const dvec3& p : drawn) expectWithin(p, differences, stage.scene.dimension, near);
        expectWithin(dvec3(0.0), drawn, stage.scene.dimension, near);
      });
  EXPECT_GE(counted, 10);
}

TEST(ProofFigure, NothingOfItShowsBeforeTheResult) {
  Stage stage(gallery().front().scene);
  prove(stage.scene, stage.run);
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Figure world = stage.worldAt(stage.frame(stage.timeline[i]));
    const bool named = std::any_of(world.labels.begin(), world.labels.end(),
                                   [](const Label& label) { return label.text == "shared point"; });
    EXPECT_TRUE(!named || stage.timeline[i].sub_step == SubStep::result);
  }
}

}  // namespace
}  // namespace gjklab::proof_figure_test
