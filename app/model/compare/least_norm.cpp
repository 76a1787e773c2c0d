#include "model/compare/least_norm.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

constexpr int kMostIterations = 400;

/// Points with their weights in the present nearest point.
struct Corral {
  Exact3 point[4];
  Exact weight[4];
  int size = 0;

  void drop(int i) {
    --size;
    point[i] = point[size];
    weight[i] = weight[size];
  }
  Exact3 sum() const {
    Exact3 x(0);
    for (int i = 0; i < size; ++i) x += weight[i] * point[i];
    return x;
  }
};

/// Wolfe's minor cycle: moves to the nearest point of the affine hull, and drops points while it is outside their
/// convex hull. False if rounding prevents it.
bool settle(Corral& c) {
  for (;;) {
    Exact weight[4];
    if (!affineWeights({c.point, static_cast<std::size_t>(c.size)}, weight)) return false;
    Exact step = 1;
    int leaving = -1;
    for (int i = 0; i < c.size; ++i) {
      if (weight[i] > 0) continue;
      const Exact way = c.weight[i] / (c.weight[i] - weight[i]);
      if (!(way >= step)) step = way, leaving = i;
    }
    for (int i = 0; i < c.size; ++i) c.weight[i] += step * (weight[i] - c.weight[i]);
    if (leaving < 0) return true;
    c.drop(leaving);
    if (c.size == 1) c.weight[0] = 1;
  }
}

/// `support`: a furthest point along a direction.
template <class Support>
LeastNorm leastNormOf(Support support, int dimension) {
  Corral corral;
  corral.point[0] = support(Exact3(1, 0, 0));
  corral.weight[0] = 1;
  corral.size = 1;
  LeastNorm result{corral.point[0], std::sqrt(glm::dot(corral.point[0], corral.point[0])),
                   -std::numeric_limits<Exact>::infinity(), false};
  Exact scale = result.upper;
  for (int i = 0; i < kMostIterations; ++i) {
    const Exact tiny = 4 * std::numeric_limits<Exact>::epsilon() * scale;
    result.holds_origin = corral.size > dimension || result.upper <= tiny;
    if (result.holds_origin) return result;
    const Exact3 w = support(-result.point);
    scale = std::max(scale, std::sqrt(glm::dot(w, w)));
    result.lower = std::max(result.lower, glm::dot(result.point, w) / std::sqrt(glm::dot(result.point, result.point)));
    if (result.upper - result.lower <= tiny) break;
    Corral next = corral;
    next.point[next.size] = w;
    next.weight[next.size++] = 0;
    if (!settle(next)) break;
    const Exact3 x = next.sum();
    const Exact length = std::sqrt(glm::dot(x, x));
    if (!(length < result.upper) && next.size <= dimension) break;  // rounding: no nearer any more
    corral = next;
    result.point = x;
    result.upper = std::min(result.upper, length);
  }
  return result;
}

}  // namespace

/// By Gauss elimination with full pivoting on the normal equations.
bool affineWeights(std::span<const Exact3> points, std::span<Exact> weights) {
  const std::size_t n = points.size() - 1;
  Exact m[3][4] = {};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) m[i][j] = glm::dot(points[i + 1] - points[0], points[j + 1] - points[0]);
    m[i][3] = -glm::dot(points[i + 1] - points[0], points[0]);
  }
  std::size_t column[3] = {0, 1, 2};
  Exact greatest = 0;
  for (std::size_t step = 0; step < n; ++step) {
    std::size_t row = step, col = step;
    for (std::size_t i = step; i < n; ++i)
      for (std::size_t j = step; j < n; ++j)
        if (std::abs(m[i][j]) > std::abs(m[row][col])) row = i, col = j;
    greatest = std::max(greatest, std::abs(m[row][col]));
    if (!(std::abs(m[row][col]) > greatest * std::numeric_limits<Exact>::epsilon() * 4)) return false;
    std::swap(m[step], m[row]);
    for (std::size_t i = 0; i < n; ++i) std::swap(m[i][step], m[i][col]);
    std::swap(column[step], column[col]);
    for (std::size_t i = step + 1; i < n; ++i) {
      const Exact factor = m[i][step] / m[step][step];
      for (std::size_t j = step; j < n; ++j) m[i][j] -= factor * m[step][j];
      m[i][3] -= factor * m[step][3];
    }
  }
  Exact solved[3] = {};
  for (std::size_t step = n; step-- > 0;) {
    Exact value = m[step][3];
    for (std::size_t j = step + 1; j < n; ++j) value -= m[step][j] * solved[column[j]];
    solved[column[step]] = value / m[step][step];
  }
  weights[0] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    weights[i + 1] = solved[i];
    weights[0] -= solved[i];
  }
  return true;
}

LeastNorm leastNorm(const ExactBody& a, const ExactBody& b, int dimension) {
  return leastNormOf([&](Exact3 d) { return support(a, b, d); }, dimension);
}

LeastNorm leastNorm(const std::vector<Exact3>& points, int dimension) {
  const auto furthest = [&](Exact3 d) {
    return *std::max_element(points.begin(), points.end(),
                             [d](const Exact3& p, const Exact3& q) { return glm::dot(p, d) < glm::dot(q, d); });
  };
  return leastNormOf(furthest, dimension);
}

}  // namespace gjklab
