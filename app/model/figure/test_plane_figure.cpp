// Difference space in 3-D: the plane of a sign test as a disc, the foot of O in it with the signed distance, and the
// side that is ruled out.

#include "model/figure/figure_parts.h"
#include "model/frame/test_plane.h"
#include "model/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

using std::numbers::pi;

/// Unit vectors in the plane: the one that is seen in its full length, and the one perpendicular to it.
Across spannedTowardsSight(const FigureBuilder& builder, const TestPlane& plane) {
  const dvec3 u = glm::cross(plane.normal, builder.eye.from(plane.centre));
  if (glm::length(u) < 1e-6) return across(plane.normal);
  return {glm::normalize(u), glm::cross(plane.normal, glm::normalize(u))};
}

dvec3 onRim(const TestPlane& plane, const Across& axes, double angle) {
  return plane.centre + plane.radius * (std::cos(angle) * axes.u + std::sin(angle) * axes.v);
}

void addDisc(FigureBuilder& builder, const TestPlane& plane, const Across& axes) {
  Line rim = circle(builder, Role::test_plane, plane.centre, plane.radius, axes.u, axes.v);
  builder.fill({.role = Role::test_plane, .points = rim.points});
  builder.line(std::move(rim));
}

/// What lies over the disc on the lost side: as it is seen, a half of the rim, moved outwards. It thins out in bands.
void addLostSide(FigureBuilder& builder, const TestPlane& plane, const Across& axes) {
  constexpr int kBands = 5, kPieces = 24;
  const dvec3 reach = -plane.normal * (1.1 * plane.radius);
  // The halves of the rim are told apart by which of them is nearer to where the other one goes.
  const bool front = glm::dot(builder.screenDirection(axes.v), builder.screenDirection(reach)) > 0;
  for (int band = 1; band <= kBands; ++band) {
    const dvec3 shift = reach * (static_cast<double>(band) / kBands);
    std::vector<dvec3> area;
    for (int i = 0; i <= kPieces; ++i) area.push_back(onRim(plane, axes, (front ? -1 : 1) * pi * i / kPieces));
    for (int i = kPieces; i >= 0; --i) area.push_back(onRim(plane, axes, (front ? 1 : -1) * pi * i / kPieces) + shift);
    builder.background({.role = Role::region_ruled_out,
                        .points = std::move(area),
                        .emphasis = Emphasis::faint,
                        .hatched = true,
                        .ink = 1.4f / kBands});
  }
}

/// The edge or the face that the test is about.
void addSubject(FigureBuilder& builder, const TestPlane& plane) {
  const auto at = [&](int i) { return builder.frame.simplex[static_cast<std::size_t>(i)].support.w; };
  const int count = static_cast<int>(builder.frame.simplex.size());
  if (plane.test.kind != gjk::TestKind::side)
    return builder.line(Role::simplex, at(0), at(plane.test.vertex), Emphasis::strong);
  for (int i = 0; i < count; ++i)
    for (int j = i + 1; j < count; ++j)
      if (gjk::contains(plane.test.feature, i) && gjk::contains(plane.test.feature, j))
        builder.line(Role::simplex, at(i), at(j), Emphasis::strong);
}

/// From the foot in the plane to O, with the distance: above zero where the test's value is.
void addDistance(FigureBuilder& builder, const TestPlane& plane) {
  builder.marker(Role::closest_point, plane.foot, MarkerShape::ring);
  if (builder.onScreen(plane.foot, plane.centre) > 4)
    builder.line(Role::closest_point, plane.centre, plane.foot, Emphasis::faint, true);
  const double seen = builder.onScreen(plane.foot, dvec3(0.0));
  if (seen < 3) return;
  // The head stands clear of the ring around O, where there is room.
  const double clear = std::min(kMarkOfOrigin / seen, 0.4);
  builder.arrow(Role::closest_point, plane.foot, clear * plane.foot, Emphasis::normal);
  const dvec3 up = unitOrZero(-plane.foot), in_plane = unitOrZero(plane.centre - plane.foot);
  if (seen > 30 && in_plane != dvec3(0.0))
    addRightAngle(builder, Role::closest_point, plane.foot, in_plane, up, Emphasis::faint);
  const dvec2 along = builder.screenDirection(-plane.foot);
  const dvec2 aside = along.x > 0 ? dvec2(along.y, -along.x) : dvec2(-along.y, along.x);  // above the arrow
  // Beside a short arrow, between two marks, there is no room.
  builder.label(Role::closest_point, seen > kRoomForNumber ? 0.5 * plane.foot : plane.foot,
                (plane.distance > 0 ? "+" : "") + number(plane.distance), seen > kRoomForNumber ? aside : -along,
                priority_answer);
}

/// Of the region that the test excludes, on its side.
void addLostName(FigureBuilder& builder, const TestPlane& plane) {
  const gjk::Feature lost = builder.frame.test ? builder.frame.test->test.excludes : gjk::kNoFeature;
  if (lost == gjk::kNoFeature) return;
  for (const FrameRegion& region : builder.frame.regions)
    if (region.feature == lost && region.state == RegionState::excluded)
      builder.label(Role::region_ruled_out, plane.centre - plane.normal * (0.55 * plane.radius),
                    regionName(builder.frame, region), dvec2(0.0), priority_region + 8);
}

}  // namespace

void addTestPlane(FigureBuilder& builder) {
  const auto plane = testPlaneOf(builder.frame);
  if (!plane) return;
  const Across axes = spannedTowardsSight(builder, *plane);
  addLostSide(builder, *plane, axes);
  addDisc(builder, *plane, axes);
  addSubject(builder, *plane);
  if (plane->test.kind != gjk::TestKind::side) {
    const dvec3 edge = builder.frame.simplex[static_cast<std::size_t>(plane->test.vertex)].support.w -
                       builder.frame.simplex[0].support.w;
    const bool across_edge = plane->test.kind == gjk::TestKind::along;
    addRightAngle(builder, Role::test_plane, plane->centre, across_edge ? unitOrZero(edge) : plane->normal,
                  across_edge ? axes.u : unitOrZero(edge), Emphasis::faint);
  }
  addDistance(builder, *plane);
  addLostName(builder, *plane);
}

}  // namespace gjklab
