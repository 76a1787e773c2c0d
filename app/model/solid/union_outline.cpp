#include "model/solid/union_outline.h"

#include "model/solid/polygon.h"

#include <algorithm>
#include <limits>

namespace gjklab {
namespace {

struct Box {
  dvec2 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec2 p) { low = glm::min(low, p), high = glm::max(high, p); }
  bool meets(const Box& other) const {
    return low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y;
  }
};

/// A polygon as half-planes, drawn in by the slack.
struct ConvexCutter {
  struct Side {
    dvec2 outward;
    double offset;
  };
  std::vector<Side> sides;
  Box box;

  ConvexCutter(const std::vector<dvec2>& polygon, double slack) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      box.add(polygon[i]);
      const dvec2 along = polygon[(i + 1) % polygon.size()] - polygon[i];
      const double length = glm::length(along);
      if (!(length > 0)) continue;
      const dvec2 outward = dvec2(along.y, -along.x) / length;
      sides.push_back({outward, glm::dot(outward, polygon[i]) - slack});
    }
  }

  /// The shares of a segment that lie within: from, to; from ≥ to where nothing does (Cyrus and Beck 1978).
  std::array<double, 2> within(dvec2 p, dvec2 q) const {
    double from = 0, to = 1;
    for (const Side& side : sides) {
      const double at_p = glm::dot(side.outward, p) - side.offset, at_q = glm::dot(side.outward, q) - side.offset;
      if (at_p >= 0 && at_q >= 0) return {1, 0};
      if (at_p > 0) from = std::max(from, at_p / (at_p - at_q));
      if (at_q > 0) to = std::min(to, at_p / (at_p - at_q));
    }
    return {from, to};
  }
};

/// What the spans leave of 0 … 1.
void addRest(std::vector<std::array<double, 2>> spans, dvec2 p, dvec2 q, std::vector<OutlinePiece>& into) {
  std::sort(spans.begin(), spans.end());
  double reached = 0;
  const auto add = [&](double from, double to) {
    if (to > from) into.push_back({p + from * (q - p), p + to * (q - p)});
  };
  for (const auto& [from, to] : spans) {
    add(reached, from);
    reached = std::max(reached, to);
  }
  add(reached, 1);
}

}  // namespace

std::vector<dvec2> convexOutline(std::vector<dvec2> points) {
  const auto before = [](dvec2 p, dvec2 q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<dvec2> hull;
  const auto chain = [&](auto begin, auto end) {
    const std::size_t first = hull.size();
    for (auto p = begin; p != end; ++p) {
      while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], *p - hull.back()) <= 0)
        hull.pop_back();
      hull.push_back(*p);
    }
    hull.pop_back();  // the next chain begins with it
  };
  chain(points.begin(), points.end());
  chain(points.rbegin(), points.rend());
  return hull;
}

std::vector<OutlinePiece> unionOutline(const std::vector<std::vector<dvec2>>& polygons, double slack) {
  std::vector<ConvexCutter> cutters;
  for (const auto& polygon : polygons) cutters.emplace_back(polygon, slack);
  std::vector<OutlinePiece> pieces;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    const std::vector<dvec2>& polygon = polygons[i];
    const std::size_t sides = polygon.size() > 2 ? polygon.size() : polygon.size() == 2 ? 1 : 0;
    for (std::size_t k = 0; k < sides; ++k) {
      const dvec2 p = polygon[k], q = polygon[(k + 1) % polygon.size()];
      Box box;
      box.add(p), box.add(q);
      std::vector<std::array<double, 2>> covered;
      for (std::size_t j = 0; j < polygons.size(); ++j) {
        if (j == i || polygons[j].size() < 3 || !box.meets(cutters[j].box)) continue;
        if (const auto span = cutters[j].within(p, q); span[0] < span[1]) covered.push_back(span);
      }
      addRest(std::move(covered), p, q, pieces);
    }
  }
  return pieces;
}

}  // namespace gjklab
