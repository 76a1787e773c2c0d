// The floor of a 3-D picture: a plate under the solids with their shadows, which shows their positions.
//
// The light comes straight from above: a shadow then shows the body's horizontal position at any height, and its border
// is softer the higher the body is.

#include "model/figure/figure_parts.h"
#include "model/solid/convex_planes.h"
#include "model/solid/convex_polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

/// Lines of the floor's grid along its longer side.
constexpr double kLinesAcross = 12;
/// The margin of the floor around the objects above it, relative to their size.
constexpr double kRoomAround = 0.16;
/// A plumb line shorter than this many pixels says nothing, nor one of what is this near to the floor, in the height of
/// all.
constexpr double kLeastPlumb = 12, kLeastHang = 0.15;

struct Box {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
};

const std::vector<dvec3>& pointsOf(const Solid& solid) {
  return solid.positions.empty() ? solid.vertices : solid.positions;
}

/// The plate: its height and its borders on steps of its grid, so that it stays while bodies move.
struct Plate {
  double step = 0, y = 0, x0 = 0, x1 = 0, z0 = 0, z1 = 0;
  std::vector<dvec3> corners() const { return {{x0, y, z0}, {x0, y, z1}, {x1, y, z1}, {x1, y, z0}}; }
};

std::optional<Plate> plateUnder(const Box& box) {
  const dvec3 size = box.high - box.low;
  const double across = std::max({size.x, size.z, 0.5 * size.y});
  if (!(across > 0) || !isDrawable(box.low) || !isDrawable(box.high)) return std::nullopt;
  Plate plate;
  plate.step = niceStep(across * (1 + 2 * kRoomAround) / kLinesAcross);
  const double step = plate.step, room = kRoomAround * across;
  // Doubles far from the origin cannot hold a grid so fine.
  if (glm::length(glm::max(glm::abs(box.low), glm::abs(box.high))) > 1e12 * step) return std::nullopt;
  plate.y = std::floor(box.low.y / (0.5 * step) + 1e-9) * 0.5 * step;
  plate.x0 = std::floor((box.low.x - room) / step) * step;
  plate.z0 = std::floor((box.low.z - room) / step) * step;
  plate.x1 = std::ceil((box.high.x + room) / step) * step;
  plate.z1 = std::ceil((box.high.z + room) / step) * step;
  return plate;
}

/// A convex polygon of the floor, counter-clockwise seen from above, with a border around it.
std::vector<dvec3> widened(const std::vector<dvec3>& polygon, double by) {
  constexpr double kStep = 0.6;  // radians
  std::vector<dvec3> wide;
  const std::size_t n = polygon.size();
  const auto outward = [&](std::size_t i) {
    const dvec3 edge = polygon[(i + 1) % n] - polygon[i % n];
    return std::atan2(edge.x, -edge.z);  // of (−edge.z, edge.x), to the right of the edge
  };
  for (std::size_t i = 0; i < n; ++i) {
    const double from = outward(i + n - 1);
    const double turn = std::remainder(outward(i) - from, 2 * std::acos(-1.0));
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / kStep)));
    for (int k = 0; k <= steps; ++k) {
      const double angle = from + turn * k / steps;
      wide.push_back(polygon[i] + by * dvec3(std::cos(angle), 0, std::sin(angle)));
    }
  }
  return wide;
}

/// The shadow's outline in the x-y plane, counter-clockwise.
std::vector<dvec3> flatOutline(const FloorObject& what) {
  std::vector<dvec3> flat;
  for (const dvec3& p : what.solid->shadow) flat.push_back({p.x + what.offset.x, p.z + what.offset.z, 0});
  if (signedArea(flat) < 0) std::reverse(flat.begin(), flat.end());
  return flat;
}

/// Where two shadows lie on each other they are together as dark as one: the factor on both.
float inkOfShadows(const std::vector<FloorObject>& standing) {
  if (standing.size() != 2) return 1;
  const std::vector<dvec3> other = flatOutline(standing[1]);
  std::vector<dvec3> common = flatOutline(standing[0]);
  const double least = std::min(signedArea(common), signedArea(other));
  if (!(least > 0)) return 1;
  for (std::size_t i = 0; i < other.size(); ++i) {
    const dvec3 edge = other[(i + 1) % other.size()] - other[i];
    common = clipToHalfSpace(common, dvec3(edge.y, -edge.x, 0), 0, other[i]);
  }
  const double share = std::clamp(signedArea(common) / least, 0.0, 1.0);
  return static_cast<float>(1 - 0.5 * share);
}

void addShadow(FigureBuilder& builder, const FloorObject& what, double floor, float ink) {
  const std::vector<dvec3>& outline = what.solid->shadow;
  if (outline.size() < 3) return;
  double lowest = std::numeric_limits<double>::infinity();
  for (const dvec3& p : pointsOf(*what.solid)) lowest = std::min(lowest, p.y + what.offset.y);
  std::vector<dvec3> shadow;
  for (const dvec3& p : outline) shadow.push_back({p.x + what.offset.x, floor, p.z + what.offset.z});
  const double size = what.solid->size;
  const double softness = std::min(0.03 * size + 0.16 * std::max(0.0, lowest - floor), 0.25 * size);
  // Half of the soft border lies within the shadow's outline: what is drawn full is a little smaller.
  dvec3 middle(0.0);
  for (const dvec3& p : shadow) middle += p / static_cast<double>(shadow.size());
  double least = std::numeric_limits<double>::infinity();
  for (const dvec3& p : shadow) least = std::min(least, glm::distance(p, middle));
  const double shrink = least > 0 ? std::max(0.3, 1 - 0.5 * softness / least) : 1;
  for (dvec3& p : shadow) p = middle + (p - middle) * shrink;
  builder.background(
      {.role = Role::shadow, .points = widened(shadow, 0), .rim = widened(shadow, 1.5 * softness), .ink = ink});
}

/// Down to the floor, or to the first solid on the way.
void addPlumb(FigureBuilder& builder, dvec3 from, double floor, const std::vector<FloorObject>& standing,
              const Solid* own) {
  dvec3 foot(from.x, floor, from.z);
  if (from.y <= floor) return;
  for (const FloorObject& what : standing) {
    if (what.solid == own) continue;
    double enters = from.y, leaves = floor;
    for (const FacePlane& plane : planesOf(*what.solid, what.offset)) {
      const double h = glm::dot(plane.normal, dvec3(from.x, 0, from.z)) - plane.offset;  // + normal.y · y ≤ 0 inside
      if (plane.normal.y > 0) enters = std::min(enters, -h / plane.normal.y);
      if (plane.normal.y < 0) leaves = std::max(leaves, -h / plane.normal.y);
      if (plane.normal.y == 0 && h > 0) leaves = from.y + 1;
    }
    if (enters > leaves) foot.y = std::max(foot.y, enters);
  }
  if (builder.onScreen(from, foot) < kLeastPlumb) return;
  builder.line(Role::plumb, from, foot);
  const double arm = builder.pixels(5);
  builder.line({.role = Role::plumb, .points = {foot - dvec3(arm, 0, 0), foot + dvec3(arm, 0, 0)}});
  builder.line({.role = Role::plumb, .points = {foot - dvec3(0, 0, arm), foot + dvec3(0, 0, arm)}});
}

/// The middle of the lowest corners: a box hangs by the middle of its underside.
dvec3 lowestPoint(const FloorObject& what) {
  const auto& points = pointsOf(*what.solid);
  double y = std::numeric_limits<double>::infinity();
  for (const dvec3& p : points) y = std::min(y, p.y);
  dvec3 sum(0.0);
  double count = 0;
  for (const dvec3& p : points)
    if (p.y <= y + 1e-6 * what.solid->size) sum += p, ++count;
  return sum / std::max(count, 1.0) + what.offset;
}

}  // namespace

void addFloor(FigureBuilder& builder, const std::vector<FloorObject>& standing, const std::optional<dvec3>& point) {
  if (builder.dimension() != 3 || !builder.options.grid) return;
  Box box;
  for (const FloorObject& what : standing)
    for (const dvec3& p : pointsOf(*what.solid)) box.add(p + what.offset);
  if (point) box.add(*point);
  const auto plate = plateUnder(box);
  if (!plate) return;
  // From below, and edge-on, the floor would only hide the objects above it.
  const dvec3 middle(0.5 * (plate->x0 + plate->x1), plate->y, 0.5 * (plate->z0 + plate->z1));
  if (builder.eye.facing({0, 1, 0}, middle) > 0.02) {
    builder.background({.role = Role::floor, .points = plate->corners()});
    if (builder.options.detail == Detail::full && !point) {
      const float ink = inkOfShadows(standing);
      for (const FloorObject& what : standing) addShadow(builder, what, plate->y, ink);
    }
  }
  const double columns = std::round((plate->x1 - plate->x0) / plate->step);
  const double rows = std::round((plate->z1 - plate->z0) / plate->step);
  for (double k = 0; k <= columns; ++k) {
    const double x = plate->x0 + k * plate->step;
    builder.backgroundLine({.role = Role::floor, .points = {{x, plate->y, plate->z0}, {x, plate->y, plate->z1}}});
  }
  for (double k = 0; k <= rows; ++k) {
    const double z = plate->z0 + k * plate->step;
    builder.backgroundLine({.role = Role::floor, .points = {{plate->x0, plate->y, z}, {plate->x1, plate->y, z}}});
  }
  if (point) return addPlumb(builder, *point, plate->y, {}, nullptr);
  for (const FloorObject& what : standing) {
    if (pointsOf(*what.solid).empty()) continue;
    const dvec3 from = lowestPoint(what);
    const bool hangs = from.y - plate->y > kLeastHang * (box.high.y - box.low.y);
    if (hangs) addPlumb(builder, from, plate->y, standing, what.solid);
  }
}

}  // namespace gjklab
