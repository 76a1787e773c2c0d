#pragma once
// The input of the small path: the few points whose hull is a body's core.
//
// Hulls and boxes are handled inline, because a whole query on them takes only a few hundred instructions more.

#include "gjk/small/four_lanes.h"
#include "gjk/small/pair.h"
#include "gjk/support.h"

namespace gjk::small {

template <int D>
class SmallBody {
 public:
  /// Refers to the shape, which must outlive this object. Invalid shapes are not allowed.
  GJK_SMALL_INLINE explicit SmallBody(const Shape<D>& shape) : core_radius_(shape.margin) {
    if (shape.margin < 0) return;
    if (const auto* const hull = std::get_if<Hull<D>>(&shape.kind); hull && hull->table)
      takePrepared(*hull);
    else if (const auto* const box = std::get_if<Box<D>>(&shape.kind))
      takeBox(*box);
    else
      takeOther(shape);
    reach_ += shape.margin;
  }

  /// Empty if the body is not small.
  const SmallPoints<D>& points() const { return points_; }
  int size() const { return size_; }
  /// The point at position i has the index i ^ this in the body.
  int indexMask() const { return index_mask_; }
  /// An upper bound on |p| over the points of the whole body.
  double reach() const { return reach_; }
  /// The radius of the core: Shape::coreRadius().
  double coreRadius() const { return core_radius_; }

 private:
  static constexpr int kBlock = PointBlock<D>::kSize;

  GJK_SMALL_INLINE void takePrepared(const Hull<D>& hull) {
    const SupportTable<D>& table = *hull.table;
    const std::size_t size = hull.points.size();
    if (size > kMostPoints || table.size() != static_cast<int>(size)) return;  // too many, or not these points
    own(table.blocks(), static_cast<int>(size), table.reach());
  }

  /// From the last corner to the first. If several are equally far, the first one found is then the positive one, as in
  /// Box::support.
  GJK_SMALL_INLINE void takeBox(const Box<D>& box) {
    if (glm::any(glm::lessThan(box.half_extents, Vec<D>(0.0)))) return;
    index_mask_ = (1 << D) - 1;
    points_.half_extents = &box.half_extents;
    own({nullptr, 1}, 1 << D, detail::reach(box));
  }

  [[gnu::noinline]] void takeOther(const Shape<D>& shape) {
    const auto& kind = shape.kind;
    if (const auto* const hull = std::get_if<Hull<D>>(&kind))
      take(hull->points, reachOf(hull->points));
    else if (const auto* const segment = std::get_if<Segment<D>>(&kind))
      take(segment->points, detail::reach(*segment));
    else if (std::holds_alternative<Point<D>>(kind))
      take(std::array<Vec<D>, 1>{Vec<D>(0.0)}, 0);
    else if (const auto* const sphere = std::get_if<Sphere<D>>(&kind))
      takeSphere(*sphere);
    else if (const auto* const capsule = std::get_if<Capsule<D>>(&kind))
      takeCapsule(*capsule);
  }

  /// The same bound as that of a SupportTable of the points, so that preparing a hull does not change the answer. Not
  /// finite if a coordinate is not.
  static double reachOf(const std::vector<Vec<D>>& points) {
    double longest = 0 * detail::reach<D>(points);
    for (const Vec<D>& p : points) longest = std::max(longest, (1 + 4 * 0x1p-52) * glm::length(p));
    return longest;
  }

  void takeSphere(const Sphere<D>& sphere) {
    if (sphere.radius < 0) return;
    core_radius_ += sphere.radius;
    take(std::array<Vec<D>, 1>{Vec<D>(0.0)}, detail::reach(sphere));
  }

  void takeCapsule(const Capsule<D>& capsule) {
    if (capsule.radius < 0 || capsule.half_height < 0) return;
    core_radius_ += capsule.radius;
    Vec<D> end(0.0);
    end[D > 1 ? 1 : 0] = capsule.half_height;
    take(std::array<Vec<D>, 2>{-end, end}, detail::reach(capsule));
  }

  template <class Points>
  void take(const Points& points, double reach) {
    const int size = static_cast<int>(points.size());
    if (size == 0 || size > kMostPoints) return;
    for (int i = 0; i < (size + kBlock - 1) / kBlock * kBlock; ++i)
      for (int k = 0; k < D; ++k)
        own_[i / kBlock].coordinate[k][i % kBlock / 2][i % 2] = points[static_cast<std::size_t>(i < size ? i : 0)][k];
    own({own_, (size + kBlock - 1) / kBlock}, size, reach);
  }

  GJK_SMALL_INLINE void own(const PointBlocks<D>& blocks, int size, double reach) {
    points_.blocks = blocks;
    size_ = size;
    reach_ = reach;
  }

  SmallPoints<D> points_;
  int size_ = 0, index_mask_ = 0;
  double reach_ = 0, core_radius_;
  PointBlock<D> own_[kMostPoints / kBlock];
};

}  // namespace gjk::small
