#include "gjk/epa_witness.h"

#include "gjk/tolerances.h"

#include <cmath>

namespace gjk {

using namespace detail;

namespace {

/// A triangle and a point in its plane, projected along the axis nearest to the normal.
struct Shadow {
  std::array<Vec<2>, 3> corner;
  Vec<2> point;

  Shadow(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p) {
    int axis = 0;
    for (int i = 1; i < 3; ++i)
      if (std::abs(normal[i]) > std::abs(normal[axis])) axis = i;
    const int x = (axis + (normal[axis] > 0 ? 1 : 2)) % 3, y = 3 - axis - x;  // so that it turns counter-clockwise
    for (int i = 0; i < 3; ++i) corner[i] = {triangle[i][x], triangle[i][y]};
    point = {p[x], p[y]};
  }
};

/// Scales the sum to one; false if a weight is negative, that is, if the point lies outside.
bool normalised(Weights<3>& weights) {
  const double sum = weights[0] + weights[1] + weights[2];
  if (!(weights[0] >= 0 && weights[1] >= 0 && weights[2] >= 0 && sum > 0)) return false;
  for (double& weight : weights) weight /= sum;
  return true;
}

/// Whether the weights reproduce p. In a long thin triangle, plain areas do not.
bool reproduce(const Weights<3>& weights, const std::array<Vec<3>, 3>& triangle, const Vec<3>& p) {
  const Vec<3> residual = combine<3>(weights, triangle) - p;
  double size = 0;
  for (int i = 0; i < 3; ++i) size += std::abs(triangle[i].x) + std::abs(triangle[i].y) + std::abs(triangle[i].z);
  return glm::dot(residual, residual) <= kResidual * size * kResidual * size;
}

/// (b − a) × (c − a). `certain` if its sign is certain by Shewchuk's error bound (predicates.h).
double plainCross(const Vec<2>& a, const Vec<2>& b, const Vec<2>& c, bool& certain) {
  const double left = (b.x - a.x) * (c.y - a.y), right = (b.y - a.y) * (c.x - a.x);
  certain = std::abs(left - right) > 0x1p-51 * (std::abs(left) + std::abs(right));
  return left - right;
}

/// Weights as the areas opposite to the corners; false if p lies outside the triangle.
bool weightsFromAreas(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p,
                      Weights<3>& weights) {
  const Shadow shadow(triangle, normal, p);
  for (int i = 0; i < 3; ++i) {
    bool certain = false;
    weights[i] = plainCross(shadow.point, shadow.corner[(i + 1) % 3], shadow.corner[(i + 2) % 3], certain);
    if (weights[i] < 0 && certain) return false;
  }
  if (normalised(weights) && reproduce(weights, triangle, p)) return true;
  for (int i = 0; i < 3; ++i)
    weights[i] = crossProduct(shadow.point, shadow.corner[(i + 1) % 3], shadow.corner[(i + 2) % 3]);
  return normalised(weights);
}

}  // namespace

Weights<3> nearestOnTriangle(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p) {
  Weights<3> best{1, 0, 0};
  if (weightsFromAreas(triangle, normal, p, best)) return best;
  double least = -1;
  for (int i = 0; i < 3; ++i) {  // on the boundary, up to rounding
    const int j = (i + 1) % 3;
    const Weights<2> on_edge = nearestOnSegment<3>(triangle[i], triangle[j], p);
    Weights<3> weights{};
    weights[i] = on_edge[0];
    weights[j] = on_edge[1];
    const Vec<3> residual = combine<3>(weights, triangle) - p;
    if (least < 0 || glm::dot(residual, residual) < least) {
      least = glm::dot(residual, residual);
      best = weights;
    }
  }
  return best;
}

}  // namespace gjk
