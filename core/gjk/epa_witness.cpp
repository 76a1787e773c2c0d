#include "gjk/epa_witness.h"

#include <cmath>

namespace gjk {
namespace {

double cross(const Vec<2>& u, const Vec<2>& v) { return u.x * v.y - u.y * v.x; }

/// Weights from areas, projected along the axis nearest to the normal. False where p projects outside the triangle, and
/// where the triangle is too thin for the weights to reproduce p.
bool weightsFromAreas(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p,
                      Weights<3>& weights) {
  int axis = 0;
  for (int i = 1; i < 3; ++i)
    if (std::abs(normal[i]) > std::abs(normal[axis])) axis = i;
  const int x = (axis + 1) % 3, y = (axis + 2) % 3;
  std::array<Vec<2>, 3> q;
  for (int i = 0; i < 3; ++i) q[i] = {triangle[i][x] - p[x], triangle[i][y] - p[y]};
  for (int i = 0; i < 3; ++i) weights[i] = cross(q[(i + 1) % 3], q[(i + 2) % 3]) * (normal[axis] > 0 ? 1 : -1);
  const double area = weights[0] + weights[1] + weights[2];
  if (!(weights[0] >= 0 && weights[1] >= 0 && weights[2] >= 0 && area > 0)) return false;
  for (double& weight : weights) weight /= area;
  constexpr double kResidual = 0x1p-46;
  const Vec<3> residual = combine<3>(weights, triangle) - p;
  double size = 0;
  for (int i = 0; i < 3; ++i) size += std::abs(triangle[i].x) + std::abs(triangle[i].y) + std::abs(triangle[i].z);
  return glm::dot(residual, residual) <= kResidual * size * kResidual * size;
}

}  // namespace

Weights<3> nearestOnTriangle(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p) {
  Weights<3> best{1, 0, 0};
  if (weightsFromAreas(triangle, normal, p, best)) return best;
  double least = -1;
  for (int i = 0; i < 3; ++i) {  // on the rim, or within rounding of it
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
