#include "model/frame/test_plane.h"

#include "model/frame/region_tests.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

/// Radius of the disc, in lengths of the longest edge from the vertex where the test is asked. It grows to hold the
/// foot of O, up to the greatest; beside an O that is far away it keeps a share of that distance.
constexpr double kRadius = 0.35, kGreatestRadius = 4, kBeyondFoot = 1.15, kBesideOrigin = 0.15;

std::vector<dvec3> pointsOf(const Frame& frame) {
  std::vector<dvec3> points;
  for (const FrameVertex& vertex : frame.simplex) points.push_back(vertex.support.w);
  return points;
}

/// The test whose plane is to be shown, with its sign.
const gjk::SignTest* testOf(const Frame& frame) {
  if (frame.test) return &frame.test->test;
  const auto* target = std::get_if<TestTarget>(&frame.hover);
  if (!target || frame.moment.sub_step != SubStep::gjk_region) return nullptr;
  const auto& tests = frame.run->trace.gjk[static_cast<std::size_t>(frame.moment.record)].tests;
  for (int i = 0; i < tests.size(); ++i)
    if (tests[i].subject == target->subject) return &tests[i];
  return nullptr;
}

/// The middle of what the test is asked at: a vertex, an edge or a face.
dvec3 middleOf(const std::vector<dvec3>& points, const gjk::TestSubject& test) {
  const auto at = [&](int i) { return points[static_cast<std::size_t>(i)]; };
  if (test.kind == gjk::TestKind::along) return at(0);
  if (test.kind == gjk::TestKind::beside) return 0.5 * (at(0) + at(test.vertex));
  dvec3 sum(0.0);
  int count = 0;
  for (int i = 0; i < static_cast<int>(points.size()); ++i)
    if (gjk::contains(test.feature, i)) sum += at(i), ++count;
  return sum / static_cast<double>(count);
}

}  // namespace

std::optional<TestPlane> testPlaneOf(const Frame& frame) {
  if (frame.dimension != 3) return std::nullopt;
  const gjk::SignTest* test = testOf(frame);
  const std::vector<dvec3> points = pointsOf(frame);
  if (!test || (test->subject.feature >> points.size()) != 0) return std::nullopt;
  const auto lost = sideLost(points, *test);
  if (!lost) return std::nullopt;
  double longest = 0;
  for (const dvec3& p : points) longest = std::max(longest, glm::distance(p, points[0]));
  TestPlane plane{.test = test->subject, .centre = middleOf(points, test->subject), .normal = lost->normal};
  plane.foot = lost->normal * lost->offset;
  plane.distance = (test->holds ? 1 : -1) * std::abs(lost->offset);
  const double least = std::max(kRadius * longest, kBesideOrigin * glm::length(plane.centre));
  plane.radius = std::clamp(kBeyondFoot * glm::distance(plane.centre, plane.foot), least,
                            std::max(least, kGreatestRadius * longest));
  if (!(plane.radius > 0)) return std::nullopt;
  return plane;
}

bool tellsTestPlane(const Frame& frame) { return frame.test && testPlaneOf(frame); }

std::vector<dvec3> roomOfTest(const Frame& frame) {
  const auto plane = frame.test ? testPlaneOf(frame) : std::nullopt;
  if (!plane) return {};
  std::vector<dvec3> room = pointsOf(frame);
  room.push_back(dvec3(0.0));
  room.push_back(plane->foot);
  // A ball around the disc: the same room from wherever it is looked at.
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      dvec3 p = plane->centre;
      p[axis] += side * plane->radius;
      room.push_back(p);
    }
  return room;
}

}  // namespace gjklab
