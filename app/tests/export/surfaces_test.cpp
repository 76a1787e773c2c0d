// Surfaces in vectors against the line of sight: at points of the screen the painted pieces come in the order in which
// a ray meets the triangles, the farthest first.

#include "export/paint/surfaces.h"

#include "export/paint/merged_outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace gjklab::surfaces_test {
namespace {

/// A convex body's surface with its own arrays.
struct BodyArrays {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles;
};

/// A rounded column over a regular polygon: many facets, some of them in one plane.
std::shared_ptr<BodyArrays> column(int corners, double radius, double half_height, const glm::dquat& turn, dvec3 at) {
  auto body = std::make_shared<BodyArrays>();
  for (const double y : {-half_height, half_height})
    for (int i = 0; i < corners; ++i) {
      const double angle = 2 * std::numbers::pi * i / corners;
      body->positions.push_back(at + turn * dvec3(radius * std::cos(angle), y, radius * std::sin(angle)));
    }
  body->normals.assign(body->positions.size(), dvec3(0, 1, 0));
  const auto add = [&](int a, int b, int c) { body->triangles.insert(body->triangles.end(), {a, b, c}); };
  for (int i = 0; i < corners; ++i) {
    const int j = (i + 1) % corners;
    add(i, i + corners, j);
    add(j, i + corners, j + corners);
    if (i > 0 && j > 0) {
      add(0, i, j);
      add(corners, j + corners, i + corners);
    }
  }
  return body;
}

Mesh meshOf(const std::shared_ptr<BodyArrays>& body, Role role) {
  Mesh mesh{.role = role,
            .owner = body,
            .positions = body->positions,
            .normals = body->normals,
            .triangles = body->triangles};
  return mesh;
}

View sightView() {
  View view;
  view.dimension = 3;
  view.size = {600, 500};
  view.pixels_per_unit = 90;
  view.orientation = glm::normalize(glm::dquat(0.9, 0.3, -0.2, 0.1));
  return view;
}

bool within(const std::vector<std::vector<dvec2>>& outlines, dvec2 p, double& nearest) {
  bool inside = false;
  for (const std::vector<dvec2>& outline : outlines)
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const dvec2 a = outline[i], b = outline[(i + 1) % outline.size()];
      const double along = std::clamp(glm::dot(p - a, b - a) / std::max(glm::dot(b - a, b - a), 1e-12), 0.0, 1.0);
      nearest = std::min(nearest, glm::distance(p, a + along * (b - a)));
      if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
    }
  return inside;
}

/// The part of the screen outside which nothing needs to be asked.
struct Extent {
  dvec2 low{1e9}, high{-1e9};

  void add(dvec2 p) { low = glm::min(low, p), high = glm::max(high, p); }
  bool near(dvec2 p) const {
    return glm::all(glm::greaterThan(p, low - 1.0)) && glm::all(glm::lessThan(p, high + 1.0));
  }
};

Extent extentOf(const SurfacePiece& piece) {
  Extent extent;
  for (const std::vector<dvec2>& outline : piece.outlines)
    for (const dvec2 p : outline) extent.add(p);
  return extent;
}

/// A triangle on the screen, with its depth.
struct Seen {
  dvec3 corners[3];
  Role role;
  Extent extent;
};

std::vector<Seen> trianglesOf(const Figure& figure, const PaneContext& pane) {
  std::vector<Seen> triangles;
  for (const Mesh& mesh : figure.meshes)
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
      Seen seen{.corners = {}, .role = mesh.role, .extent = {}};
      for (std::size_t k = 0; k < 3; ++k) {
        const auto corner = static_cast<std::size_t>(mesh.triangles[i + k]);
        seen.corners[k] = pane.projection(mesh.positions[corner] + mesh.offset);
        seen.extent.add(dvec2(seen.corners[k]));
      }
      triangles.push_back(seen);
    }
  return triangles;
}

struct Crossing {
  double depth;
  Role role;
};

/// By brute force: all triangles over the point; none where two are nearly as deep.
std::optional<std::vector<Role>> alongSight(const std::vector<Seen>& triangles, dvec2 p) {
  std::vector<Crossing> crossings;
  for (const Seen& seen : triangles) {
    if (!seen.extent.near(p)) continue;
    const auto& c = seen.corners;
    const dvec2 u = dvec2(c[1]) - dvec2(c[0]), v = dvec2(c[2]) - dvec2(c[0]), q = p - dvec2(c[0]);
    const double area = u.x * v.y - u.y * v.x;
    const double s = (q.x * v.y - q.y * v.x) / area, t = (u.x * q.y - u.y * q.x) / area;
    if (s >= 0 && t >= 0 && s + t <= 1)
      crossings.push_back({c[0].z + s * (c[1].z - c[0].z) + t * (c[2].z - c[0].z), seen.role});
  }
  std::sort(crossings.begin(), crossings.end(), [](const auto& a, const auto& b) { return a.depth > b.depth; });
  std::vector<Role> roles;
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    if (i > 0 && crossings[i - 1].depth - crossings[i].depth < 0.5) return std::nullopt;
    roles.push_back(crossings[i].role);
  }
  return roles;
}

/// The number of points at which both orders were compared.
int compareOrders(const Figure& figure, const View& view) {
  const PaneContext pane(view, theme(ThemeName::light), view.size);
  const std::vector<SurfacePiece> pieces = paintedSurfaces(figure, pane);
  std::vector<Extent> extents;
  for (const SurfacePiece& piece : pieces) extents.push_back(extentOf(piece));
  const std::vector<Seen> triangles = trianglesOf(figure, pane);
  int compared = 0;
  for (double y = 3.3; y < view.size.y; y += 7.1)
    for (double x = 2.7; x < view.size.x; x += 7.3) {
      const std::optional<std::vector<Role>> expected = alongSight(triangles, {x, y});
      if (!expected) continue;
      std::vector<Role> painted;
      double nearest = 1e9;
      for (std::size_t i = 0; i < pieces.size(); ++i)
        if (extents[i].near({x, y}) && within(pieces[i].outlines, {x, y}, nearest)) painted.push_back(pieces[i].role);
      if (nearest < 0.4) continue;
      EXPECT_EQ(painted, *expected) << "at " << x << ", " << y;
      if (painted != *expected) return compared;
      compared += expected->size() > 2;
    }
  return compared;
}

TEST(PaintedSurfaces, BodiesThatCutEachOtherAreInTheOrderOfTheLineOfSight) {
  std::mt19937 random(24);
  std::uniform_real_distribution<double> uniform(-1, 1);
  int compared = 0;
  for (int round = 0; round < 24; ++round) {
    const int count = 2 + round % 3;
    Figure figure;
    for (int i = 0; i < count; ++i) {
      const glm::dquat turn =
          glm::normalize(glm::dquat(uniform(random), uniform(random), uniform(random), uniform(random)));
      const dvec3 at = 0.9 * dvec3(uniform(random), uniform(random), uniform(random));
      constexpr Role kRoles[] = {Role::body_a, Role::body_b, Role::difference, Role::ghost};
      figure.meshes.push_back(
          meshOf(column(3 + (round + 5 * i) % 14, 0.8 + 0.3 * uniform(random), 0.9, turn, at), kRoles[i]));
    }
    View view = sightView();
    view.perspective = round % 2 == 1;
    view.eye_distance = 8;
    compared += compareOrders(figure, view);
    if (HasFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(compared, 5000);
}

/// Where they touch, the top of the lower one and the bottom of the upper one lie in one plane.
TEST(PaintedSurfaces, ABodyOnAnotherHidesWhatItStandsOn) {
  const glm::dquat upright(1, 0, 0, 0);
  for (const bool upper_first : {true, false}) {
    Figure figure;
    figure.meshes = {meshOf(column(4, 1, 0.5, upright, dvec3(0)), Role::body_a),
                     meshOf(column(4, 1, 0.5, upright, dvec3(0, 1, 0)), Role::body_b)};
    if (upper_first) std::swap(figure.meshes[0], figure.meshes[1]);
    View view = sightView();
    view.orientation = glm::angleAxis(1.0, dvec3(1, 0, 0));
    const PaneContext pane(view, theme(ThemeName::light), view.size);
    const dvec2 at(pane.projection({0.03, 0.5, 0.02}));
    std::vector<Role> painted;
    double nearest = 1e9;
    for (const SurfacePiece& piece : paintedSurfaces(figure, pane))
      if (within(piece.outlines, at, nearest)) painted.push_back(piece.role);
    EXPECT_EQ(painted, (std::vector<Role>{Role::body_a, Role::body_a, Role::body_b, Role::body_b}));
  }
}

/// Bodies that look alike come as one mesh: they are painted as if each came by itself.
TEST(PaintedSurfaces, TheBodiesOfOneMeshHideEachOther) {
  const auto merged = std::make_shared<BodyArrays>();
  std::vector<int> parts;
  Figure apart, together;
  for (int i = 0; i < 5; ++i) {
    const auto body = column(3 + i, 0.8, 0.5, glm::angleAxis(0.3 * i, dvec3(0, 1, 0)), dvec3(0.2 * i, i - 2, 0));
    apart.meshes.push_back(meshOf(body, Role::body_moving));
    const auto base = static_cast<int>(merged->positions.size());
    merged->positions.insert(merged->positions.end(), body->positions.begin(), body->positions.end());
    merged->normals.insert(merged->normals.end(), body->normals.begin(), body->normals.end());
    for (const int index : body->triangles) merged->triangles.push_back(base + index);
    parts.push_back(static_cast<int>(merged->triangles.size()));
  }
  together.meshes.push_back(meshOf(merged, Role::body_moving));
  together.meshes[0].parts = parts;
  const View view = sightView();
  const PaneContext pane(view, theme(ThemeName::light), view.size);
  const auto own = paintedSurfaces(apart, pane), all = paintedSurfaces(together, pane);
  ASSERT_EQ(own.size(), all.size());
  for (std::size_t i = 0; i < own.size(); ++i) EXPECT_EQ(own[i].outlines, all[i].outlines) << i;
  EXPECT_GT(own.size(), 20u);
}

TEST(PaintedSurfaces, NeighboursOfOneColourAreOneAreaWithoutInnerEdges) {
  const std::vector<std::vector<dvec3>> halves{{{0, 0, 0}, {4, 0, 0}, {4, 4, 0}}, {{0, 0, 0}, {4, 4, 0}, {0, 4, 0}}};
  const std::vector<std::vector<dvec2>> outlines = mergedOutlines(halves);
  ASSERT_EQ(outlines.size(), 1u);
  EXPECT_EQ(outlines[0].size(), 4u);
}

TEST(PaintedSurfaces, WhatLiesInOnePlaneIsPaintedInTheOrderOfTheFigure) {
  Figure figure;
  const dvec3 square[] = {{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
  for (const Role role : {Role::facet, Role::facet_closest, Role::horizon})
    figure.fills.push_back({role, {square[0], square[1], square[2], square[3]}});
  const View view = sightView();
  const std::vector<SurfacePiece> pieces =
      paintedSurfaces(figure, PaneContext(view, theme(ThemeName::light), view.size));
  std::vector<Role> roles;
  for (const SurfacePiece& piece : pieces) roles.push_back(piece.role);
  EXPECT_EQ(roles, (std::vector<Role>{Role::facet, Role::facet_closest, Role::horizon}));
}

}  // namespace
}  // namespace gjklab::surfaces_test
