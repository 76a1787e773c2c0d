#include "model/figure/screen_hull.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace gjklab {
namespace {

/// Most corners of a round body lie well within: those in the polygon of the extreme points in eight directions are
/// not on the hull (Akl and Toussaint, 1978).
void dropInner(std::span<const dvec2> points, std::vector<std::size_t>& order) {
  constexpr std::size_t kFew = 16;
  if (points.size() < kFew) return;
  constexpr dvec2 kWays[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
  std::array<dvec2, std::size(kWays)> extreme;
  for (std::size_t k = 0; k < extreme.size(); ++k) {
    double most = -std::numeric_limits<double>::infinity();
    for (const dvec2& p : points)
      if (const double along = glm::dot(p, kWays[k]); along > most) most = along, extreme[k] = p;
  }
  std::erase_if(order, [&](std::size_t i) {
    for (std::size_t k = 0; k < extreme.size(); ++k)
      if (turn(extreme[k], extreme[(k + 1) % extreme.size()], points[i]) <= 0 &&
          extreme[k] != extreme[(k + 1) % extreme.size()])
        return false;
    return true;
  });
}

}  // namespace

// Andrew's monotone chain.
std::vector<std::size_t> hullIndices(std::span<const dvec2> points) {
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  dropInner(points, order);
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return points[i].x != points[j].x ? points[i].x < points[j].x : points[i].y < points[j].y;
  });
  const auto same = [&](std::size_t i, std::size_t j) { return points[i] == points[j]; };
  order.erase(std::unique(order.begin(), order.end(), same), order.end());
  if (order.size() < 3) return order;
  std::vector<std::size_t> hull;
  for (int half = 0; half < 2; ++half) {
    const std::size_t start = hull.size();
    for (const std::size_t i : order) {
      while (hull.size() >= start + 2 && turn(points[hull[hull.size() - 2]], points[hull.back()], points[i]) <= 0)
        hull.pop_back();
      hull.push_back(i);
    }
    hull.pop_back();
    std::reverse(order.begin(), order.end());
  }
  return hull;
}

std::vector<dvec2> hullOf(std::span<const dvec2> points) {
  std::vector<dvec2> hull;
  for (const std::size_t i : hullIndices(points)) hull.push_back(points[i]);
  return hull;
}

std::vector<std::size_t> withoutFlat(std::span<const dvec2> points, const std::vector<std::size_t>& hull, double off) {
  if (hull.size() < 8) return hull;
  std::vector<std::size_t> kept{hull[0]};
  std::size_t last = 0;
  for (std::size_t i = 1; i < hull.size(); ++i) {
    const dvec2 from = points[hull[last]], to = points[hull[(i + 1) % hull.size()]];
    const double length = glm::distance(from, to);
    bool flat = true;
    for (std::size_t k = last + 1; k <= i && flat; ++k) flat = std::abs(turn(from, to, points[hull[k]])) < off * length;
    if (flat) continue;
    last = i;
    kept.push_back(hull[i]);
  }
  return kept;
}

bool isWithin(const std::vector<dvec2>& hull, dvec2 p) {
  const std::size_t n = hull.size();
  if (n < 3) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (turn(hull[i], hull[(i + 1) % n], p) < 0) return false;
  return true;
}

// Sutherland and Hodgman, 1974.
std::vector<dvec2> clippedTo(std::vector<dvec2> hull, const ScreenBox& box) {
  const auto keep = [&](int axis, double limit, double sign) {
    std::vector<dvec2> kept;
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const dvec2 p = hull[i], q = hull[(i + 1) % hull.size()];
      const double over = sign * (p[axis] - limit), next = sign * (q[axis] - limit);
      if (over <= 0) kept.push_back(p);
      if (over * next < 0) kept.push_back(p + (q - p) * (over / (over - next)));
    }
    hull = std::move(kept);
  };
  for (const int axis : {0, 1}) {
    keep(axis, box.low[axis], -1);
    keep(axis, box.high[axis], 1);
  }
  return hull;
}

double screenArea(const std::vector<dvec2>& hull) {
  double twice = 0;
  for (std::size_t i = 1; i + 1 < hull.size(); ++i) twice += turn(hull[0], hull[i], hull[i + 1]);
  return 0.5 * twice;
}

}  // namespace gjklab
