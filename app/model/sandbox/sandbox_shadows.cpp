// Contact shadows: a body near the ground darkens its footprint, more strongly and sharply the nearer it is. They are
// not cast by a light, and show only the body's position.

#include "model/figure/figure_parts.h"
#include "model/figure/screen_hull.h"
#include "model/sandbox/body_axes.h"
#include "model/sandbox/sandbox_figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <span>
#include <utility>

namespace gjklab {
namespace {

/// A face of a fixed body is ground up to this slope (the cosine), and seen from no flatter than that.
constexpr double kSteepest = 0.6, kFlattestSeen = 0.02;
/// Bodies higher over the ground than this, in their size, leave no shadow.
constexpr double kReach = 0.5;
/// The soft border of a shadow, in the body's size: of one that touches, and more by this share of its height.
constexpr double kSoftest = 0.12, kSofterByHeight = 0.5;
/// Of the theme's shadow, which lies beneath the tint of the ground.
constexpr float kStrength = 2.6f;
/// A curved body has no face to stand on.
constexpr std::size_t kMostFaces = 40;

/// A flat face of a fixed body, with axes in its plane: normal = u × v.
struct Ground {
  dvec3 normal, origin, u, v;
  std::vector<dvec2> corners;  ///< counter-clockwise along u and v

  dvec2 flat(dvec3 p) const { return {glm::dot(p - origin, u), glm::dot(p - origin, v)}; }
  dvec3 at(dvec2 p) const { return origin + p.x * u + p.y * v; }
  double height(dvec3 p) const { return glm::dot(p - origin, normal); }
  /// False for most of what leaves no shadow here.
  bool mayBeUnder(const WorldBodyState& body, double size) const {
    const double h = height((body.box_low + body.box_high) * 0.5);
    if (!(h < (1 + kReach) * size && h > -(1 + kReach) * size)) return false;
    const dvec2 middle = flat((body.box_low + body.box_high) * 0.5);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const dvec2 edge = corners[(i + 1) % corners.size()] - corners[i];
      if (glm::dot(middle - corners[i], dvec2(edge.y, -edge.x)) > size * glm::length(edge)) return false;
    }
    return true;
  }
  /// The last point on the way from a point of the face to `p` that is on the face.
  dvec2 clipped(dvec2 from, dvec2 p) const {
    double share = 1;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const dvec2 a = corners[i], edge = corners[(i + 1) % corners.size()] - a;
      const dvec2 outward(edge.y, -edge.x);
      const double over = glm::dot(p - a, outward), within = glm::dot(from - a, outward);
      if (over > 0 && within < over) share = std::min(share, -within / (over - within));
    }
    return from + std::max(0.0, share) * (p - from);
  }
};

Ground groundOf(dvec3 normal, std::span<const dvec3> corners) {
  Ground ground;
  ground.normal = normal;
  ground.origin = corners[0];
  ground.u = glm::normalize(glm::cross(std::abs(normal.x) < 0.6 ? dvec3(1, 0, 0) : dvec3(0, 0, 1), normal));
  ground.v = glm::cross(normal, ground.u);
  std::vector<dvec2> flat;
  for (const dvec3& p : corners) flat.push_back(ground.flat(p));
  ground.corners = hullOf(flat);
  return ground;
}

/// The shadow of a body on the ground; none if it is too high, or beside the ground. Its footprint is the polygon of
/// its furthest points in this many directions along the ground.
std::optional<Fill> shadowOf(const Ground& ground, const Solid& solid, dvec3 position, const glm::dmat3& rotation) {
  constexpr int kDirections = 20;
  const double size = solid.size;
  const auto furthest = [&](dvec3 direction) {
    return position + rotation * solid.core_support(glm::transpose(rotation) * direction) + solid.radius * direction;
  };
  const double lowest = ground.height(furthest(-ground.normal));
  if (!(lowest < kReach * size && lowest > -kReach * size)) return std::nullopt;
  std::vector<dvec2> flat;
  for (int k = 0; k < kDirections; ++k) {
    const double angle = 2 * std::numbers::pi * k / kDirections;
    flat.push_back(ground.flat(furthest(std::cos(angle) * ground.u + std::sin(angle) * ground.v)));
  }
  const std::vector<dvec2> hull = hullOf(flat);
  if (hull.size() < 3) return std::nullopt;
  dvec2 middle(0.0);
  for (const dvec2& p : hull) middle += p / static_cast<double>(hull.size());
  if (!isWithin(ground.corners, middle)) return std::nullopt;
  const double height = std::max(0.0, lowest), soft = kSoftest * size + kSofterByHeight * height;
  Fill shadow{.role = Role::shadow, .points = {}};
  shadow.ink = kStrength * static_cast<float>(1 - height / (kReach * size));
  for (const dvec2& p : hull) {
    const double far = glm::distance(p, middle);
    if (!(far > 0)) continue;
    const dvec2 out = (p - middle) / far;
    const dvec2 full = middle + out * std::max(0.3 * far, far - 0.5 * soft), rim = p + out * soft;
    shadow.points.push_back(ground.at(ground.clipped(middle, full)));
    shadow.rim.push_back(ground.at(ground.clipped(middle, rim)));
  }
  return shadow;
}

/// The part of a line in the ground that is on the face; none if it misses it.
std::optional<std::array<dvec2, 2>> onFace(const Ground& ground, dvec2 from, dvec2 to) {
  double enters = 0, leaves = 1;
  for (std::size_t i = 0; i < ground.corners.size(); ++i) {
    const dvec2 a = ground.corners[i], edge = ground.corners[(i + 1) % ground.corners.size()] - a;
    const dvec2 outward(edge.y, -edge.x);
    const double begin = glm::dot(from - a, outward), slope = glm::dot(to - from, outward);
    if (slope == 0 && begin > 0) return std::nullopt;
    if (slope > 0) leaves = std::min(leaves, -begin / slope);
    if (slope < 0) enters = std::max(enters, -begin / slope);
  }
  if (!(enters < leaves)) return std::nullopt;
  return std::array{from + enters * (to - from), from + leaves * (to - from)};
}

/// Lines on a ground that is much larger than what stands on it, and would fill the pane like paper: a grid around the
/// bodies as they began.
void addGrid(Figure& figure, const Ground& ground, dvec3 low, dvec3 high) {
  constexpr double kLinesAcross = 12, kRoomAround = 0.22, kMuchLarger = 1.5;
  dvec2 least(std::numeric_limits<double>::infinity()), most(-std::numeric_limits<double>::infinity());
  for (int i = 0; i < 8; ++i) {
    const dvec2 p = ground.flat({i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z});
    least = glm::min(least, p), most = glm::max(most, p);
  }
  const double across = std::max({most.x - least.x, most.y - least.y, 0.5 * glm::distance(low, high)});
  if (!(across > 0)) return;
  const double step = niceStep(across * (1 + 2 * kRoomAround) / kLinesAcross), room = kRoomAround * across;
  least = glm::floor((least - room) / step) * step;
  most = glm::ceil((most + room) / step) * step;
  dvec2 face_low = ground.corners[0], face_high = face_low;
  for (const dvec2& p : ground.corners) face_low = glm::min(face_low, p), face_high = glm::max(face_high, p);
  if (glm::distance(face_low, face_high) < kMuchLarger * glm::distance(least, most)) return;
  const auto add = [&](dvec2 from, dvec2 to) {
    if (const auto part = onFace(ground, from, to))
      figure.background_lines.push_back(
          {.role = Role::floor, .points = {ground.at((*part)[0]), ground.at((*part)[1])}});
  };
  for (double k = 0; k <= std::round((most.x - least.x) / step); ++k)
    add({least.x + k * step, least.y}, {least.x + k * step, most.y});
  for (double k = 0; k <= std::round((most.y - least.y) / step); ++k)
    add({least.x, least.y + k * step}, {most.x, least.y + k * step});
}

}  // namespace

void SandboxPainter::drawShadows(const Sandbox& sandbox, const View& view) {
  const WorldFile& file = sandbox.file();
  const double pull = glm::length(file.world.gravity);
  if (!(pull > 0) || file.dimension < 3) return;
  const dvec3 up = -file.world.gravity / pull;
  const Eye eye = eyeOf(view);
  std::vector<Ground> grounds;
  for (std::size_t i = 0; i < file.bodies.size(); ++i) {
    if (!file.bodies[i].fixed) continue;
    const Solid& solid = solidOf(static_cast<int>(i), view.pixels_per_unit);
    if (solid.faces.size() > kMostFaces) continue;
    const glm::dmat3 rotation = axesOf(sandbox.state().bodies[i], 3);
    const std::vector<dvec3> all = points(sandbox, static_cast<int>(i), solid.positions);
    for (const FacePlane& plane : solid.faces) {
      const dvec3 normal = rotation * plane.normal;
      if (glm::dot(normal, up) < kSteepest) continue;
      std::vector<dvec3> corners;
      for (std::size_t k = 0; k < all.size(); ++k)
        if (std::abs(glm::dot(plane.normal, solid.positions[k]) - plane.offset) < 1e-6 * solid.size)
          corners.push_back(all[k]);
      if (corners.size() < 3 || eye.facing(normal, corners[0]) < kFlattestSeen) continue;
      if (Ground ground = groundOf(normal, corners); ground.corners.size() > 2) grounds.push_back(std::move(ground));
    }
  }
  for (const Ground& ground : grounds) addGrid(figure_, ground, start_low_, start_high_);
  for (std::size_t i = 0; i < file.bodies.size() && !grounds.empty(); ++i) {
    if (file.bodies[i].fixed) continue;
    const Solid& solid = solidOf(static_cast<int>(i), view.pixels_per_unit);
    const WorldBodyState& state = sandbox.state().bodies[i];
    if (!solid.core_support) continue;
    for (const Ground& ground : grounds)
      if (ground.mayBeUnder(state, solid.size))
        if (std::optional<Fill> shadow = shadowOf(ground, solid, state.position, axesOf(state, 3)))
          figure_.background.push_back(std::move(*shadow));
  }
}

}  // namespace gjklab
