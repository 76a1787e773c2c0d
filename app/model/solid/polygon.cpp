#include "model/solid/polygon.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

/// Whether p adds nothing between its neighbours: on one of them, or on the line between them. (Where they coincide p
/// is the far end of a segment.)
bool isBetween(dvec2 before, dvec2 p, dvec2 after, double tolerance) {
  if (glm::distance(before, p) <= tolerance || glm::distance(p, after) <= tolerance) return true;
  const dvec2 chord = after - before;
  const double length = glm::length(chord);
  return length > tolerance && std::abs(cross(chord, p - before)) <= tolerance * length &&
         glm::dot(p - before, chord) >= 0 && glm::dot(after - p, chord) >= 0;
}

/// Angle from one edge's normal to the next one's, 0 … π. (At the end of a segment the half turn may come out as −π.)
double turnBetween(dvec2 from, dvec2 to) {
  const double angle = std::atan2(cross(from, to), glm::dot(from, to));
  return angle < -1 ? angle + 2 * std::numbers::pi : std::max(angle, 0.0);
}

dvec2 turned(dvec2 v, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * v.x - s * v.y, s * v.x + c * v.y};
}

}  // namespace

double roundingOf(const std::vector<dvec2>& polygon) {
  double largest = 0;
  for (const dvec2 p : polygon) largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
  return 1e-14 * largest;
}

std::vector<bool> trueCorners(const std::vector<dvec2>& polygon, double tolerance) {
  const std::size_t count = polygon.size();
  std::vector<bool> kept(count, true);
  std::size_t left = count;
  const auto neighbour = [&](std::size_t i, std::size_t step) {
    do i = (i + step) % count;
    while (!kept[i]);
    return i;
  };
  for (bool changed = true; changed && left > 1;) {
    changed = false;
    for (std::size_t i = 0; i < count && left > 1; ++i) {
      if (!kept[i] || !isBetween(polygon[neighbour(i, count - 1)], polygon[i], polygon[neighbour(i, 1)], tolerance))
        continue;
      kept[i] = false;
      --left;
      changed = true;
    }
  }
  return kept;
}

std::vector<RoundedPoint> rounded(const std::vector<dvec2>& polygon, double radius) {
  const double step = 2 * std::numbers::pi / kTurnSamples;
  std::vector<RoundedPoint> outline;
  if (polygon.size() == 1) {
    for (int k = 0; k < kTurnSamples; ++k) outline.push_back({polygon[0] + radius * turned({1, 0}, k * step), 0});
    return outline;
  }
  const std::size_t count = polygon.size();
  for (std::size_t i = 0; i < count; ++i) {
    const dvec2 in = glm::normalize(polygon[i] - polygon[(i + count - 1) % count]);
    const dvec2 out = glm::normalize(polygon[(i + 1) % count] - polygon[i]);
    const double angle = turnBetween(in, out);
    const int steps = static_cast<int>(std::ceil(angle / step));
    const dvec2 normal(in.y, -in.x);
    for (int k = 0; k <= steps; ++k) {
      const dvec2 along = turned(normal, steps > 0 ? angle * k / steps : 0.0);
      outline.push_back({polygon[i] + radius * along, static_cast<int>(i)});
    }
  }
  return outline;
}

}  // namespace gjklab
