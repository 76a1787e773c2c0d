// Round bodies, with or without a ball around them, as polytopes inscribed in them.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <variant>

#include "model/scene/core_shape.h"
#include "model/solid/solids.h"

namespace gjklab {
namespace {

/// A point of the curve that is turned about the y axis: distance from the axis, height, and the surface's normal
/// there. Where it turns sharply the point stands twice, with both normals.
struct ProfilePoint {
  dvec2 at, normal;
};

dvec3 around(dvec2 v, double angle) { return {v.x * std::cos(angle), v.y, -v.x * std::sin(angle)}; }

/// From the bottom of the axis to its top along the corners, a ball's radius outside, arcs around the corners.
std::vector<ProfilePoint> profileOf(const std::vector<dvec2>& corners, double radius, int samples) {
  std::vector<dvec2> normals;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const dvec2 along = glm::normalize(corners[i] - corners[i - 1]);
    normals.emplace_back(along.y, -along.x);
  }
  std::vector<ProfilePoint> profile;
  for (std::size_t i = 0; i < normals.size(); ++i) {
    profile.push_back({corners[i] + radius * normals[i], normals[i]});
    profile.push_back({corners[i + 1] + radius * normals[i], normals[i]});
    if (radius <= 0) continue;
    // The arc to the next normal; at the top of the axis to straight up.
    const dvec2 next = i + 1 < normals.size() ? normals[i + 1] : dvec2(0, 1);
    const double start = std::atan2(normals[i].y, normals[i].x), turn = std::atan2(next.y, next.x) - start;
    const int steps = static_cast<int>(std::ceil(turn * samples / (2 * std::numbers::pi)));
    for (int k = 1; k <= steps; ++k) {
      const double angle = start + turn * k / steps;
      const dvec2 along = k == steps ? next : dvec2(std::cos(angle), std::sin(angle));
      profile.push_back({corners[i + 1] + radius * along, along});
    }
  }
  return profile;
}

dvec3 planeNormal(const Polytope& p, const int* corners, int count) {
  const dvec3 first = p.points[corners[0]];
  dvec3 area(0.0);
  for (int i = 2; i < count; ++i) area += glm::cross(p.points[corners[i - 1]] - first, p.points[corners[i]] - first);
  return glm::normalize(area);
}

// Two faces of a curved surface are seamless where a common corner has the same normal in both, within this angle's
// cosine (more than rounding, less than at any rim).
constexpr double kSeamless = 0.999;

/// Finds the edges, and the seams among them.
void connectSeamlessly(Polytope& p) {
  for (const Polytope::Face& face : p.faces)
    for (int i = face.first; i < face.end(); ++i) p.seams[i] = 1;
  p.connect();
  const auto cornerOf = [&p](int f, int point) {
    int i = p.faces[f].first;
    while (p.loops[i] != point) ++i;
    return i;
  };
  for (Polytope::Edge& e : p.edges) {
    const int left_from = cornerOf(e.left, e.from), left_to = cornerOf(e.left, e.to);
    const int right_from = cornerOf(e.right, e.from), right_to = cornerOf(e.right, e.to);
    e.sharp = glm::dot(p.corner_normals[left_from], p.corner_normals[right_from]) < kSeamless &&
              glm::dot(p.corner_normals[left_to], p.corner_normals[right_to]) < kSeamless;
    if (e.sharp) p.seams[left_from] = p.seams[right_to] = 0;
  }
}

/// Turns profiles about the axis, ring by ring.
class Lathe {
 public:
  explicit Lathe(int samples) : samples_(samples) {}

  Polytope turn(const std::vector<ProfilePoint>& profile) {
    const double size = glm::distance(profile.front().at, profile.back().at);
    std::vector<int> ring(profile.size());  // first point of each one's ring
    const auto isCapCentre = [&](std::size_t i) {
      const std::size_t other = i == 0 ? 1 : i - 1;
      return onAxis(profile[i].at) && isCap(profile[i], profile[other]);
    };
    for (std::size_t i = 0; i < profile.size(); ++i) {
      const bool repeated = i > 0 && glm::distance(profile[i - 1].at, profile[i].at) <= 1e-14 * size;
      ring[i] = repeated ? ring[i - 1] : isCapCentre(i) ? -1 : addRing(profile[i].at);
    }
    for (std::size_t i = 1; i < profile.size(); ++i)
      if (ring[i] != ring[i - 1]) addBand(profile[i - 1], profile[i], ring[i - 1], ring[i]);
    connectSeamlessly(result_);
    return std::move(result_);
  }

 private:
  static bool onAxis(dvec2 at) { return at.x <= 0; }
  /// A flat end: one face.
  static bool isCap(const ProfilePoint& p, const ProfilePoint& q) {
    return p.normal == q.normal && p.normal.x == 0 && (onAxis(p.at) || onAxis(q.at));
  }
  double angle(double k) const { return 2 * std::numbers::pi * k / samples_; }

  int addRing(dvec2 at) {
    const int first = static_cast<int>(result_.points.size());
    for (int k = 0; k < (onAxis(at) ? 1 : samples_); ++k) result_.points.push_back(around(at, angle(k)));
    result_.index.resize(result_.points.size(), -1);
    return first;
  }

  void addBand(const ProfilePoint& low, const ProfilePoint& high, int low_ring, int high_ring) {
    if (isCap(low, high)) {
      addCap(onAxis(low.at) ? high_ring : low_ring, low.normal.y);
      return;
    }
    for (int k = 0; k < samples_; ++k) {
      const int next = (k + 1) % samples_;
      std::array<int, 4> corners;
      std::array<dvec3, 4> normals;
      int count = 0;
      const auto add = [&](const ProfilePoint& p, int ring, int place, double turn) {
        corners[count] = ring + (onAxis(p.at) ? 0 : place);
        normals[count++] = around(p.normal, angle(onAxis(p.at) ? k + 0.5 : turn));
      };
      add(low, low_ring, k, k);
      if (!onAxis(low.at)) add(low, low_ring, next, k + 1);
      if (!onAxis(high.at)) add(high, high_ring, next, k + 1);
      add(high, high_ring, k, k);
      result_.addFace(corners.data(), count, planeNormal(result_, corners.data(), count));
      result_.faces.back().curved = true;
      std::copy_n(normals.begin(), count, result_.corner_normals.end() - count);
    }
  }

  void addCap(int ring, double up) {
    std::vector<int> corners(samples_);
    for (int k = 0; k < samples_; ++k) corners[k] = ring + (up > 0 ? k : samples_ - 1 - k);
    result_.addFace(corners.data(), samples_, {0, up, 0});
  }

  int samples_;
  Polytope result_;
};

/// A grid of parallels and meridians on the unit sphere: the poles first, then the rows from below.
struct SphereGrid {
  int samples, rows;
  std::vector<dvec3> points{{0, -1, 0}, {0, 1, 0}};

  explicit SphereGrid(int count) : samples(count), rows(count / 2) {
    for (int row = 1; row < rows; ++row)
      for (int k = 0; k < samples; ++k) {
        const double height = -std::numbers::pi / 2 + std::numbers::pi * row / rows;
        points.push_back(around({std::cos(height), std::sin(height)}, 2 * std::numbers::pi * k / samples));
      }
  }
  int at(int row, int k) const { return row == 0 ? 0 : row == rows ? 1 : 2 + (row - 1) * samples + k % samples; }
};

void addCurvedFace(Polytope& p, const std::vector<dvec3>& normals, const int* corners, int count) {
  p.addFace(corners, count, planeNormal(p, corners, count));
  p.faces.back().curved = true;
  for (int i = 0; i < count; ++i) p.corner_normals[p.faces.back().first + i] = normals[corners[i]];
}

/// The grid, stretched: its quadrangles stay plane.
Polytope ellipsoid(dvec3 radii, int samples) {
  const SphereGrid grid(samples);
  Polytope p;
  std::vector<dvec3> normals;
  for (const dvec3& u : grid.points) {
    p.points.push_back(radii * u);
    normals.push_back(glm::normalize(u / radii));
  }
  for (int row = 0; row < grid.rows; ++row)
    for (int k = 0; k < samples; ++k) {
      const int quad[4] = {grid.at(row, k), grid.at(row, k + 1), grid.at(row + 1, k + 1), grid.at(row + 1, k)};
      if (row == 0 || row == grid.rows - 1) {
        const int triangle[3] = {quad[0], row == 0 ? quad[2] : quad[1], row == 0 ? quad[3] : quad[2]};
        addCurvedFace(p, normals, triangle, 3);
      } else {
        addCurvedFace(p, normals, quad, 4);
      }
    }
  p.index.assign(p.points.size(), -1);
  connectSeamlessly(p);
  return p;
}

/// With a ball around it: the hull of points spread evenly over the ellipsoid and of points with normals spread evenly,
/// for at a sharp end nearly all directions belong to one place.
Polytope roundedEllipsoid(dvec3 radii, double radius, int samples) {
  const SphereGrid grid(samples * 3 / 4);
  std::vector<dvec3> points, normals;
  const auto add = [&](dvec3 on_ellipsoid, dvec3 normal) {
    points.push_back(on_ellipsoid + radius * normal);
    normals.push_back(normal);
  };
  for (const dvec3& u : grid.points) {
    add(radii * u, glm::normalize(u / radii));
    add(radii * glm::normalize(radii * u), u);
  }
  Polytope p = hullPolytope(points);
  for (std::size_t i = 0; i < p.loops.size(); ++i) p.corner_normals[i] = normals[p.index[p.loops[i]]];
  for (Polytope::Face& face : p.faces) face.curved = true;
  p.index.assign(p.points.size(), -1);
  connectSeamlessly(p);
  return p;
}

// A body without any thickness in one direction, or with next to none beside the ball around it, is given a little: its
// picture is the same, and it has normals.
constexpr double kLeastThickness = 1e-6;

/// The hull of two rims, a ball's radius outside.
Polytope turnedRims(const std::array<gjk::Rim, 2>& rims, double radius, int samples) {
  std::vector<dvec2> corners{{0, rims[0].height}};
  for (const gjk::Rim& rim : rims)
    if (rim.radius > 0) corners.emplace_back(rim.radius, rim.height);
  corners.emplace_back(0, rims[1].height);
  Polytope solid = Lathe(samples).turn(profileOf(corners, radius, samples));
  if (radius <= 0 && !(rims[1].radius > 0)) solid.index.back() = 0;  // the tip
  return solid;
}

/// Any other round shape: the hull of its supporting points in directions spread evenly.
template <class Kind>
Polytope supportHull(const Kind& shape, double radius, int samples) {
  const SphereGrid grid(samples);
  std::vector<dvec3> points;
  for (const dvec3& u : grid.points) points.push_back(shape.support(u).point + radius * u);
  Polytope p = hullPolytope(points);
  for (std::size_t i = 0; i < p.loops.size(); ++i) p.corner_normals[i] = grid.points[p.index[p.loops[i]]];
  for (Polytope::Face& face : p.faces) face.curved = true;
  p.index.assign(p.points.size(), -1);
  connectSeamlessly(p);
  return p;
}

/// Of a body whose greatest length is between 1 and 2, or which has no size at all.
Polytope ofUnitSize(Body body, double radius, int samples) {
  const double largest = std::max({body.radii.x, body.radii.y, body.radii.z, body.radius, body.half_height, radius});
  const double least = largest > 0 ? kLeastThickness * largest : 1e-12;
  body.radii = glm::max(body.radii, dvec3(least));
  body.radius = std::max(body.radius, least);
  body.half_height = std::max(body.half_height, least);
  return std::visit(
      [&](const auto& shape) {
        if constexpr (requires { shape.radii; })
          return radius > 0 ? roundedEllipsoid(shape.radii, radius, samples) : ellipsoid(shape.radii, samples);
        else if constexpr (requires { shape.rims(); })
          return turnedRims(shape.rims(), radius, samples);
        else
          return supportHull(shape, radius, samples);
      },
      coreShape<3>(body).kind);
}

}  // namespace

// Built near the size of 1 and scaled by a power of two, which changes no digit: the squares of lengths beyond 1e154,
// or below 1e-154, are no numbers that normals can be made of.
Polytope roundPolytope(const Body& body, double radius, int samples) {
  const ShapeFields fields = shapeRow(body.shape).fields;
  Body unit;
  unit.shape = body.shape;
  unit.radii = fields.radii ? body.radii : dvec3(0.0);
  unit.radius = fields.radius ? body.radius : 0;
  unit.half_height = fields.half_height ? body.half_height : 0;
  const double largest = std::max({unit.radii.x, unit.radii.y, unit.radii.z, unit.radius, unit.half_height, radius});
  const int exponent = largest > 0 ? std::ilogb(largest) : 0;
  for (double* length : {&unit.radii.x, &unit.radii.y, &unit.radii.z, &unit.radius, &unit.half_height, &radius})
    *length = std::ldexp(*length, -exponent);
  Polytope result = ofUnitSize(unit, radius, samples);
  for (dvec3& point : result.points)
    for (int k = 0; k < 3; ++k) point[k] = std::ldexp(point[k], exponent);
  return result;
}

}  // namespace gjklab
