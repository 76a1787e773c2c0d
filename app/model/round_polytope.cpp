// Ellipsoids, cylinders and cones, with or without a ball around them, as polytopes inscribed in them.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/solids.h"

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

/// Turns profiles about the axis, ring by ring.
class Lathe {
 public:
  explicit Lathe(int samples) : samples_(samples) {}

  Polytope turn(const std::vector<ProfilePoint>& profile) {
    const double size = glm::distance(profile.front().at, profile.back().at);
    std::vector<int> ring(profile.size());  // first point of each one's ring
    for (std::size_t i = 0; i < profile.size(); ++i) {
      const bool repeated = i > 0 && glm::distance(profile[i - 1].at, profile[i].at) <= 1e-14 * size;
      ring[i] = repeated ? ring[i - 1] : addRing(profile[i].at);
    }
    for (std::size_t i = 1; i < profile.size(); ++i)
      if (ring[i] != ring[i - 1]) addBand(profile[i - 1], profile[i], ring[i - 1], ring[i]);
    result_.connect();
    return std::move(result_);
  }

 private:
  static bool onAxis(dvec2 at) { return at.x <= 0; }
  double angle(double k) const { return 2 * std::numbers::pi * k / samples_; }

  int addRing(dvec2 at) {
    const int first = static_cast<int>(result_.points.size());
    for (int k = 0; k < (onAxis(at) ? 1 : samples_); ++k) result_.points.push_back(around(at, angle(k)));
    result_.index.resize(result_.points.size(), -1);
    return first;
  }

  void addBand(const ProfilePoint& low, const ProfilePoint& high, int low_ring, int high_ring) {
    const bool flat = low.normal == high.normal && low.normal.x == 0;
    if (flat && (onAxis(low.at) || onAxis(high.at))) {
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

/// A grid of parallels and meridians of the unit sphere, stretched; each point moved out along the normal there. A
/// stretched quadrangle is plane; with a ball around it is split along the diagonal that lies further out.
Polytope ellipsoid(dvec3 radii, double radius, int samples) {
  Polytope p;
  std::vector<dvec3> normals;
  const int rows = samples / 2;
  const auto addPoint = [&](dvec3 on_sphere) {
    const dvec3 normal = glm::normalize(on_sphere / radii);
    p.points.push_back(radii * on_sphere + radius * normal);
    normals.push_back(normal);
    return static_cast<int>(p.points.size()) - 1;
  };
  const auto addFace = [&](const int* corners, int count) {
    p.addFace(corners, count, planeNormal(p, corners, count));
    p.faces.back().curved = true;
    for (int i = 0; i < count; ++i) p.corner_normals[p.faces.back().first + i] = normals[corners[i]];
  };
  const int bottom = addPoint({0, -1, 0});
  for (int row = 1; row < rows; ++row)
    for (int k = 0; k < samples; ++k) {
      const double height = -std::numbers::pi / 2 + std::numbers::pi * row / rows;
      addPoint(around({std::cos(height), std::sin(height)}, 2 * std::numbers::pi * k / samples));
    }
  const int top = addPoint({0, 1, 0});
  const auto place = [&](int row, int k) {
    return row == 0 ? bottom : row == rows ? top : 1 + (row - 1) * samples + k % samples;
  };
  for (int row = 0; row < rows; ++row) {
    for (int k = 0; k < samples; ++k) {
      const int quad[4] = {place(row, k), place(row, k + 1), place(row + 1, k + 1), place(row + 1, k)};
      const int below[3] = {quad[0], quad[1], quad[2]}, above[3] = {quad[0], quad[2], quad[3]};
      if (row == 0)
        addFace(above, 3);
      else if (row == rows - 1)
        addFace(below, 3);
      else if (radius <= 0)
        addFace(quad, 4);
      else {
        const dvec3 normal = planeNormal(p, below, 3);
        const bool fourth_is_inside = glm::dot(p.points[quad[3]] - p.points[quad[0]], normal) <= 0;
        const int right[3] = {quad[1], quad[2], quad[3]}, left[3] = {quad[1], quad[3], quad[0]};
        addFace(fourth_is_inside ? below : right, 3);
        addFace(fourth_is_inside ? above : left, 3);
      }
    }
  }
  p.index.assign(p.points.size(), -1);
  p.connect();
  return p;
}

}  // namespace

Polytope roundPolytope(const Body& body, double radius, int samples) {
  // A body without any thickness in one direction is given a little: its picture is the same, and it has normals.
  if (body.shape == ShapeKind::ellipsoid) {
    const double largest = std::max({body.radii.x, body.radii.y, body.radii.z});
    return ellipsoid(glm::max(body.radii, dvec3(largest > 0 ? 1e-6 * largest : 1e-12)), radius, samples);
  }
  const double least = std::max(1e-6 * std::max(body.radius, body.half_height), 1e-12);
  const double r = std::max(body.radius, least), h = std::max(body.half_height, least);
  if (body.shape == ShapeKind::cylinder) {
    return Lathe(samples).turn(profileOf({{0, -h}, {r, -h}, {r, h}, {0, h}}, radius, samples));
  }
  Polytope cone = Lathe(samples).turn(profileOf({{0, -h}, {r, -h}, {0, h}}, radius, samples));
  if (radius <= 0) cone.index.back() = 0;  // the tip
  return cone;
}

}  // namespace gjklab
