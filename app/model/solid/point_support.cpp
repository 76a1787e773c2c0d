#include "model/solid/point_support.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <span>
#include <utility>

namespace gjklab {
namespace {

constexpr std::size_t kFew = 512, kLeaf = 32;

struct Furthest {
  const dvec3* point = nullptr;
  double along = -std::numeric_limits<double>::infinity();
  std::size_t* looked = nullptr;

  void look(std::span<const dvec3> points, dvec3 d) {
    if (looked) *looked += points.size();
    for (const dvec3& p : points)
      if (const double at = glm::dot(d, p); at > along || point == nullptr) {
        along = at;
        point = &p;
      }
  }
};

/// Boxes in boxes, each with half of the points of the one around it.
class PointTree {
 public:
  explicit PointTree(std::vector<dvec3> points) : points_(std::move(points)) { divide(0, points_.size()); }

  dvec3 furthest(dvec3 d, std::size_t* looked) const {
    Furthest best{.looked = looked};
    visit(0, d, best);
    return *best.point;
  }

 private:
  struct Node {
    dvec3 low, high;
    std::size_t begin, end;
    std::size_t second = 0;  ///< its first half is the next node; 0: a leaf
    double reach(dvec3 d) const { return glm::dot(d, glm::mix(low, high, glm::greaterThan(d, dvec3(0.0)))); }
  };

  void divide(std::size_t begin, std::size_t end) {
    const std::size_t at = nodes_.size();
    dvec3 low = points_[begin], high = low;
    for (std::size_t i = begin; i < end; ++i) low = glm::min(low, points_[i]), high = glm::max(high, points_[i]);
    nodes_.push_back({low, high, begin, end});
    if (end - begin <= kLeaf) return;
    const dvec3 size = high - low;
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    const std::size_t middle = begin + (end - begin) / 2;
    const auto place = [this](std::size_t i) { return points_.begin() + static_cast<std::ptrdiff_t>(i); };
    std::nth_element(place(begin), place(middle), place(end),
                     [axis](const dvec3& a, const dvec3& b) { return a[axis] < b[axis]; });
    divide(begin, middle);
    nodes_[at].second = nodes_.size();
    divide(middle, end);
  }

  void visit(std::size_t at, dvec3 d, Furthest& best) const {
    const Node& node = nodes_[at];
    if (best.point != nullptr && node.reach(d) <= best.along) return;
    if (node.second == 0) return best.look(std::span(points_).subspan(node.begin, node.end - node.begin), d);
    const bool first = nodes_[at + 1].reach(d) >= nodes_[node.second].reach(d);
    visit(first ? at + 1 : node.second, d, best);
    visit(first ? node.second : at + 1, d, best);
  }

  std::vector<dvec3> points_;
  std::vector<Node> nodes_;
};

}  // namespace

SupportFunction supportOfPoints(std::vector<dvec3> points, std::size_t* looked) {
  if (points.size() > kFew)
    return [tree = std::make_shared<const PointTree>(std::move(points)), looked](dvec3 d) {
      return tree->furthest(d, looked);
    };
  return [points = std::move(points), looked](dvec3 d) {
    Furthest best{.looked = looked};
    best.look(points, d);
    return *best.point;
  };
}

}  // namespace gjklab
