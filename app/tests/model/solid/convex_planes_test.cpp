#include "model/solid/convex_planes.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "model/frame/voronoi_regions.h"
#include "model/solid/solid_checks.h"

namespace gjklab::convex_planes_test {
namespace {

std::vector<FacePlane> boxAround(dvec3 centre, double half) {
  std::vector<FacePlane> box;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      dvec3 normal(0.0);
      normal[axis] = side;
      box.push_back({normal, half + side * centre[axis]});
    }
  return box;
}

Solid solidOf(const std::vector<ConvexFace>& faces, double size) {
  Solid solid;
  solid.size = size;
  for (const ConvexFace& face : faces) {
    const int base = static_cast<int>(solid.positions.size());
    const auto& corners = face.polygon.corners;
    solid.positions.insert(solid.positions.end(), corners.begin(), corners.end());
    for (int i = 2; i < static_cast<int>(corners.size()); ++i)
      for (const int k : {0, i - 1, i}) solid.triangles.push_back(base + k);
  }
  return solid;
}

/// The corners of an intersection of half-spaces by trying all triples of planes.
std::vector<dvec3> cornersByTriples(const std::vector<FacePlane>& planes, double tolerance) {
  std::vector<dvec3> corners;
  for (std::size_t i = 0; i < planes.size(); ++i)
    for (std::size_t j = i + 1; j < planes.size(); ++j)
      for (std::size_t k = j + 1; k < planes.size(); ++k) {
        const glm::dmat3 rows = glm::transpose(glm::dmat3(planes[i].normal, planes[j].normal, planes[k].normal));
        if (std::abs(glm::determinant(rows)) < 1e-9) continue;
        const dvec3 p = glm::inverse(rows) * dvec3(planes[i].offset, planes[j].offset, planes[k].offset);
        if (outside(planes, p) <= tolerance) corners.push_back(p);
      }
  return corners;
}

/// The regions of a random simplex, each cut off by a box.
struct Region {
  std::vector<FacePlane> planes;
  std::size_t walls = 0;
};
std::vector<Region> regionsOf(const std::vector<dvec3>& simplex, const std::vector<FacePlane>& box) {
  std::vector<Region> regions;
  for (gjk::Feature feature = 1; feature < 1u << simplex.size(); ++feature) {
    Region region;
    for (const RegionSide& side : regionSides(simplex, feature).sides) {
      const double length = glm::length(side.normal);
      region.planes.push_back({side.normal / length, side.offset / length});
    }
    region.walls = region.planes.size();
    region.planes.insert(region.planes.end(), box.begin(), box.end());
    regions.push_back(std::move(region));
  }
  return regions;
}

std::vector<dvec3> randomSimplex(std::mt19937& random, std::size_t count, double scale) {
  std::normal_distribution<double> normal;
  std::vector<dvec3> simplex;
  for (std::size_t i = 0; i < count; ++i) {
    const double x = normal(random), y = normal(random), z = normal(random);
    simplex.push_back(scale * dvec3(x, y, z));
  }
  return simplex;
}

TEST(ConvexPlanes, VoronoiRegionsInABoxAreClosedAndFillIt) {
  Covered cases(200);
  std::mt19937 random(11);
  for (int i = 0; i < 40; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6), half = 4 * scale;
    const auto simplex = randomSimplex(random, 1 + static_cast<std::size_t>(i) % 4, scale);
    const std::vector<FacePlane> box = boxAround({0.3 * scale, 0, -0.1 * scale}, half);
    double volume = 0;
    for (const Region& region : regionsOf(simplex, box)) {
      const auto faces = facesOf(region.planes, 2 * half);
      if (faces.empty()) continue;  // the region begins beyond the box
      ++cases;
      const Solid solid = solidOf(faces, half);
      volume += solid_checks::volumeOf(solid);
      for (const ConvexFace& face : faces)
        for (std::size_t k = 0; k < face.polygon.corners.size(); ++k) {
          const dvec3 p = face.polygon.corners[k], q = face.polygon.corners[(k + 1) % face.polygon.corners.size()];
          EXPECT_LE(outside(region.planes, p), 1e-9 * scale);
          const FacePlane& wall = region.planes[static_cast<std::size_t>(face.plane)];
          EXPECT_NEAR(glm::dot(wall.normal, p), wall.offset, 1e-9 * scale) << "a corner lies in its face's plane";
          const FacePlane& beyond = region.planes[static_cast<std::size_t>(face.polygon.made_by[k])];
          EXPECT_NEAR(glm::dot(beyond.normal, 0.5 * (p + q)), beyond.offset, 1e-9 * scale) << "and edges in two";
        }
    }
    EXPECT_NEAR(volume / std::pow(2 * half, 3), 1, 1e-7) << "the regions of a simplex fill space once";
  }
}

TEST(ConvexPlanes, FacesReachAsFarAsTheCornersOfAllTriplesOfPlanes) {
  Covered cases(200);
  std::mt19937 random(12);
  for (int i = 0; i < 20; ++i) {
    const auto simplex = randomSimplex(random, 4, 1);
    for (const Region& region : regionsOf(simplex, boxAround(dvec3(0.0), 4))) {
      const auto expected = cornersByTriples(region.planes, 1e-9);
      const Solid solid = solidOf(facesOf(region.planes, 8), 8);
      if (solid.positions.empty() || expected.empty()) continue;
      ++cases;
      for (int k = 0; k < 20; ++k) {
        const dvec3 d = randomSimplex(random, 1, 1)[0];
        EXPECT_NEAR(solid_checks::extent(solid.positions, d), solid_checks::extent(expected, d), 1e-7);
      }
    }
  }
}

}  // namespace
}  // namespace gjklab::convex_planes_test
