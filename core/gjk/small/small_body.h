#pragma once
// A body as the small path takes it: the few points that its core is the hull of.

#include "gjk/small/pair.h"
#include "gjk/support.h"

namespace gjk::small {

template <int D>
class SmallBody {
 public:
  /// Refers to the shape; keep it alive.
  explicit SmallBody(const Shape<D>& shape) : core_radius_(shape.margin), margin_(std::abs(shape.margin)) {
    const auto& kind = shape.kind;
    if (const auto* const hull = std::get_if<Hull<D>>(&kind))
      takeHull(*hull);
    else if (const auto* const box = std::get_if<Box<D>>(&kind))
      takeBox(*box);
    else if (const auto* const segment = std::get_if<Segment<D>>(&kind))
      take(segment->points, detail::reach(*segment));
    else if (std::holds_alternative<Point<D>>(kind))
      take(std::array<Vec<D>, 1>{Vec<D>(0.0)}, 0);
    else if (const auto* const sphere = std::get_if<Sphere<D>>(&kind))
      takeSphere(*sphere);
    else if (const auto* const capsule = std::get_if<Capsule<D>>(&kind))
      takeCapsule(*capsule);
  }

  /// None where the body is no small one.
  const SmallPoints<D>& points() const { return points_; }
  int size() const { return size_; }
  /// The point at place i has the index i ^ this in the body.
  int indexMask() const { return index_mask_; }
  /// An upper bound on |p| over the points of the whole body.
  double reach() const { return reach_; }
  /// What was taken off, as Shape::coreRadius() says.
  double coreRadius() const { return core_radius_; }

 private:
  static constexpr int kBlock = PointBlock<D>::kSize;

  void takeHull(const Hull<D>& hull) {
    const int size = static_cast<int>(hull.points.size());
    if (size == 0 || size > kMostPoints) return;
    if (!hull.table) return take(hull.points, reachOf(hull));
    if (hull.table->size() != size) return;  // of other points than these
    points_.blocks = hull.table->blocks();
    size_ = size;
    reach_ = hull.table->reach() + margin_;
  }

  /// The bound that a SupportTable of the points has, so that a prepared hull is not answered otherwise; no finite
  /// number if a coordinate is none.
  static double reachOf(const Hull<D>& hull) {
    double longest = 0 * detail::reach(hull);
    for (const Vec<D>& p : hull.points) longest = std::max(longest, (1 + 4 * 0x1p-52) * glm::length(p));
    return longest;
  }

  /// From the last corner to the first: of several that are equally far, the first one found is then the positive one,
  /// as in Box::support.
  void takeBox(const Box<D>& box) {
    index_mask_ = (1 << D) - 1;
    points_.half_extents = &box.half_extents;
    own({nullptr, 1}, 1 << D, detail::reach(box));
  }

  void takeSphere(const Sphere<D>& sphere) {
    core_radius_ += sphere.radius;
    take(std::array<Vec<D>, 1>{Vec<D>(0.0)}, detail::reach(sphere));
  }

  void takeCapsule(const Capsule<D>& capsule) {
    core_radius_ += capsule.radius;
    Vec<D> end(0.0);
    end[D > 1 ? 1 : 0] = capsule.half_height;
    take(std::array<Vec<D>, 2>{-end, end}, detail::reach(capsule));
  }

  template <class Points>
  void take(const Points& points, double reach) {
    const int size = static_cast<int>(points.size());
    for (int i = 0; i < (size + kBlock - 1) / kBlock * kBlock; ++i)
      for (int k = 0; k < D; ++k)
        own_[i / kBlock].coordinate[k][i % kBlock / 2][i % 2] = points[static_cast<std::size_t>(i < size ? i : 0)][k];
    own({own_, (size + kBlock - 1) / kBlock}, size, reach);
  }

  void own(const PointBlocks<D>& blocks, int size, double reach) {
    points_.blocks = blocks;
    size_ = size;
    reach_ = reach + margin_;
  }

  SmallPoints<D> points_;
  int size_ = 0, index_mask_ = 0;
  double reach_ = 0, core_radius_, margin_;
  PointBlock<D> own_[kMostPoints / kBlock];
};

}  // namespace gjk::small
