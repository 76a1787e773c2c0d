// The scenes whose numbers come from the literature, so that they can be checked against it.

#include "model/gallery/gallery_parts.h"

#include <cmath>
#include <numbers>

namespace gjklab {

namespace {

constexpr double kPi = std::numbers::pi;

/// [low, high] on the number line, its local origin in the middle.
Body interval(double low, double high) {
  const double half = (high - low) / 2;
  return segmentBody({-half, 0, 0}, {half, 0, 0}, {(low + high) / 2, 0, 0});
}

void addLine(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupSources, 1, title, std::move(a), std::move(b)));
  };
  add("line-overlap", "Intervals that overlap", interval(1, 3), interval(2, 4));
  add("line-apart", "Intervals apart", interval(1, 3), interval(-2, -1));
  add("line-contained", "An interval inside another", interval(10, 20), interval(5, 40));
  add("line-touching", "Intervals that touch", interval(1, 2), interval(2, 3));
}

void addPlane(std::vector<GalleryEntry>& all) {
  all.push_back(
      entry("dyn4j-pair", kGroupSources, 2, "Triangle and quadrilateral", sourceTriangle(), sourceQuadrilateral()));
  all.push_back(entry("rectangle-triangle", kGroupSources, 2, "Rectangle and triangle",
                      hullBody({{-2, 1, 0}, {2, 1, 0}, {2, -1, 0}, {-2, -1, 0}}, {3, 2, 0}),
                      hullBody({{-1, 1, 0}, {1, 1, 0}, {0, -1, 0}}, {3, 3, 0})));
}

void addTetrahedra(std::vector<GalleryEntry>& all) {
  const std::vector<dvec3> unit{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const auto add = [&](const char* id, const char* title, std::vector<dvec3> points, dvec3 position) {
    all.push_back(entry(id, kGroupSources, 3, title, hullBody(std::move(points), position), pointBody(dvec3(0.0))));
  };
  add("tetrahedron-vertex", "Tetrahedron and point: a corner is nearest", unit, {1, 1, 1});
  add("tetrahedron-edge", "Tetrahedron and point: an edge is nearest", unit, {1, 1, -0.5});
  add("tetrahedron-face", "Tetrahedron and point: a face is nearest", unit, {-1, -1, -1});
  add("tetrahedron-inside", "Tetrahedron around a point", unit, {-0.25, -0.25, -0.25});
  add("tetrahedron-ill-conditioned", "Ill-conditioned tetrahedron and point", illConditionedTetrahedron(), dvec3(0.0));
}

void addDiamond(std::vector<GalleryEntry>& all) {
  all.push_back(entry("diamond-pair", kGroupSources, 3, "Two diamonds",
                      turned(hullBody(diamond(), {-0.7, 0.2, 0}), {0, 0, 1}, 0.35),
                      turned(hullBody(diamond(), {0.75, -0.1, 0.1}), {1, 0, 1}, -0.6)));
  all.push_back(entry("diamond-sphere", kGroupSources, 3, "Diamond and sphere", hullBody(diamond(), {0, 0, 0}),
                      sphereBody(0.5, {1.4, 0.7, 0.3})));
  Body ball = sphereBody(0.5, {10, 3, 0});
  ball.linear_velocity = {-100, 0, 0};
  Body gem = hullBody(diamond(), {-10, 3, 0});
  gem.linear_velocity = {100, 0, 0};
  gem.angular_velocity = {0, 0, -10};
  all.push_back(entry("diamond-sphere-moving", kGroupSources, 3, "Sphere and diamond on collision course",
                      std::move(ball), std::move(gem)));
}

void addSpace(std::vector<GalleryEntry>& all) {
  all.push_back(
      entry("cone-in-box", kGroupSources, 3, "Cone in a box", boxBody({1, 0.85, 0.8}, {0, 0, 0}),
            turned(turned(axialBody(ShapeKind::cone, 0.8, 0.7, {1.1, 0.5, 0.15}), {0, 0, 1}, 1.5), {0, 1, 0}, -0.35)));
  Body cone = axialBody(ShapeKind::cone, 1, 0.6, {0.2, 1.85, 0});
  cone.margin = 0.05;
  all.push_back(
      entry("cone-over-box", kGroupSources, 3, "Cone over a box", boxBody({1, 0.5, 1}, {0, 0, 0}), std::move(cone)));
}

}  // namespace

/// The cut gem: a profile of seven points repeated eight times about the vertical axis. The source has z up; with y up
/// its (x, y, z) is (x, z, −y) here.
std::vector<dvec3> diamond() {
  struct ProfilePoint {
    double radius, height, turn;
  };
  constexpr ProfilePoint kProfile[] = {{0.1, -1, 0},        {1, 0, 0},       {1, 0.1, 0},      {0.4, 0.4, 0},
                                       {0.8, 0.3, kPi / 8}, {1, 0, kPi / 8}, {1, 0.1, kPi / 8}};
  std::vector<dvec3> points;
  for (int facet = 0; facet < 8; ++facet) {
    for (const ProfilePoint& point : kProfile) {
      const double angle = facet * kPi / 4 + point.turn;
      points.emplace_back(point.radius * std::cos(angle), point.height, -point.radius * std::sin(angle));
    }
  }
  return points;
}

Body sourceTriangle() { return hullBody({{-2, 3, 0}, {-2, -3, 0}, {3, 1, 0}}, {6, 8, 0}); }

Body sourceQuadrilateral() { return hullBody({{-3, 2, 0}, {-1, -2, 0}, {2, -3, 0}, {4, 2, 0}}, {8, 5, 0}); }

std::vector<dvec3> illConditionedTetrahedron() {
  return {{51.1996613, 26.1989613, 1.91339576},
          {-51.0567360, -26.0565681, -0.436143428},
          {50.8978920, -24.1035538, -1.04042661},
          {-49.1021080, 25.8964462, -1.04042661}};
}

std::vector<GalleryEntry> sourceScenes() {
  std::vector<GalleryEntry> all;
  addLine(all);
  addPlane(all);
  addSpace(all);
  addTetrahedra(all);
  addDiamond(all);
  return all;
}

}  // namespace gjklab
