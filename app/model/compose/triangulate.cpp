// Ears are cut off one by one (Meisters, "Polygons have ears", 1975): a corner that turns inwards with no other corner
// in its triangle.

#include "model/compose/triangulate.h"

#include "model/figure/screen_hull.h"

#include <algorithm>
#include <numeric>

namespace gjklab {
namespace {

using glm::dvec2;

class EarClipper {
 public:
  explicit EarClipper(const std::vector<dvec2>& corners) : corners_(corners), left_(corners.size()) {
    std::iota(left_.begin(), left_.end(), std::size_t{0});
    double area = 0;
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) area += turn(corners[0], corners[i], corners[i + 1]);
    side_ = area < 0 ? -1 : 1;
  }

  bool convex() const {
    for (std::size_t i = 0; i < left_.size(); ++i)
      if (side_ * turnAt(i) < 0) return false;
    return true;
  }
  std::array<std::size_t, 3> cutOne() {
    std::size_t ear = 0;
    while (ear < left_.size() && !isEar(ear)) ++ear;
    if (ear == left_.size()) ear = 0;
    const std::array<std::size_t, 3> triangle = triangleAt(ear);
    left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(ear));
    return triangle;
  }

 private:
  std::array<std::size_t, 3> triangleAt(std::size_t i) const {
    const std::size_t n = left_.size();
    return {left_[(i + n - 1) % n], left_[i], left_[(i + 1) % n]};
  }
  double turnAt(std::size_t i) const {
    const auto [a, b, c] = triangleAt(i);
    return turn(corners_[a], corners_[b], corners_[c]);
  }
  bool isEar(std::size_t i) const {
    if (side_ * turnAt(i) < 0) return false;
    const std::array<std::size_t, 3> ear = triangleAt(i);
    return std::none_of(left_.begin(), left_.end(), [&](std::size_t k) {
      const dvec2 p = corners_[k];
      if (std::any_of(ear.begin(), ear.end(), [&](std::size_t own) { return corners_[own] == p; })) return false;
      for (std::size_t e = 0; e < 3; ++e)
        if (side_ * turn(corners_[ear[e]], corners_[ear[(e + 1) % 3]], p) < 0) return false;
      return true;
    });
  }

  const std::vector<dvec2>& corners_;
  std::vector<std::size_t> left_;
  double side_ = 1;
};

}  // namespace

std::vector<std::array<std::size_t, 3>> triangulate(const std::vector<dvec2>& corners) {
  std::vector<std::array<std::size_t, 3>> triangles;
  if (corners.size() < 3) return triangles;
  EarClipper clipper(corners);
  if (clipper.convex()) {
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) triangles.push_back({0, i, i + 1});
    return triangles;
  }
  while (triangles.size() + 2 < corners.size()) triangles.push_back(clipper.cutOne());
  return triangles;
}

}  // namespace gjklab
