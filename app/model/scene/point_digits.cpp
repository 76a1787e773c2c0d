#include "model/scene/point_digits.h"

#include "model/scene/body_points.h"
#include "model/scene/shape_table.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

constexpr int kAllDigits = 17;
constexpr double kRounding = 1e-15;  ///< of the largest coordinate: nearer ones are the same number

/// How far a round body reaches beyond its points, at most.
double sizeOf(const Body& body) {
  const ShapeFields fields = shapeRow(body.shape).fields;
  const double radii = fields.radii ? std::max({body.radii.x, body.radii.y, body.radii.z}) : 0;
  return radii + (fields.radius ? body.radius : 0) + body.margin;
}

/// A body's points in the world along one axis, and the ends of a round one.
void coordinates(const Body& body, int dimension, int axis, std::vector<double>& into) {
  const std::vector<dvec3>& points = body.shape == ShapeKind::bezier ? body.points : hullPoints(body, dimension);
  for (const dvec3& point : points) into.push_back(toWorld(body, dimension, point)[axis]);
  for (const double end : {-sizeOf(body), sizeOf(body)}) into.push_back(body.position[axis] + end);
}

/// Digits of the number down to half of the gap to the one beside it; log10 of the half, which may be too small a
/// number.
int digitsFor(double value, double gap) {
  return static_cast<int>(std::floor(std::log10(value)) - std::floor(std::log10(gap) - 0.30103)) + 1;
}

}  // namespace

int pointDigits(const Scene& scene, int least) {
  int digits = least;
  for (int axis = 0; axis < scene.dimension; ++axis) {
    std::vector<double> values;
    coordinates(scene.a, scene.dimension, axis, values);
    coordinates(scene.b, scene.dimension, axis, values);
    std::sort(values.begin(), values.end());
    const double same = kRounding * std::max(std::abs(values.front()), std::abs(values.back()));
    for (std::size_t i = 1; i < values.size(); ++i) {
      const double larger = std::max(std::abs(values[i - 1]), std::abs(values[i])), gap = values[i] - values[i - 1];
      if (gap > same && larger > 0) digits = std::max(digits, digitsFor(larger, gap));
    }
  }
  return std::min(digits, kAllDigits);
}

}  // namespace gjklab
