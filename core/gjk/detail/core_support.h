#pragma once
// Support of a shape without its radii, for one query with Rounding::core.
//
// It determines the kind of shape once. The usual kinds are then inlined, so that a query on them compiles to one loop.

#include "gjk/detail/turned_points.h"
#include "gjk/support.h"

namespace gjk::detail {

template <int D>
class CoreSupport {
 public:
  /// Refers to the shape, which must outlive this object.
  explicit CoreSupport(const Shape<D>& shape) : shape_(shape) {
    if (const auto* const hull = std::get_if<Hull<D>>(&shape.kind)) {
      table_ = hull->table.get();
      if (table_) kind_ = Kind::table;
      // A table of other points than these must not be used.
      const bool fits = !table_ || table_->size() == static_cast<int>(hull->points.size());
      if (fits && hull->points.size() <= TurnedPoints<D>::kMost) few_points_ = hull->points;
    } else if (const auto* const box = std::get_if<Box<D>>(&shape.kind)) {
      kind_ = Kind::box;
      box_ = *box;
    }
    if constexpr (D > 1) {
      if (std::holds_alternative<Sphere<D>>(shape.kind)) kind_ = Kind::point;
      if (const auto* const capsule = std::get_if<Capsule<D>>(&shape.kind)) {
        kind_ = Kind::segment_along_y;
        box_.half_extents[1] = capsule->half_height;
      }
    }
  }

  /// The length of d must give products that are normal numbers (tamed()).
  SupportPoint<D> support(const Vec<D>& d) const {
    switch (kind_) {
      case Kind::table:
        return table_->support(d);
      case Kind::box:
        return box_.support(d);
      case Kind::point:
        return {Vec<D>(0.0), 0};
      case Kind::segment_along_y:
        return segmentSupport(d);
      case Kind::other:
        break;
    }
    return shape_.coreSupport(d);
  }

  const Shape<D>& shape() const { return shape_; }

  /// The points of a hull with so few points that rotating all of them once is faster (turned_points.h); otherwise
  /// none.
  std::span<const Vec<D>> fewPoints() const { return few_points_; }
  void turnPoints(const Rotation<D>& rotation, double sign, TurnedPoints<D>& into) const {
    if (table_)
      into.turn(table_->blocks(), rotation, sign);
    else
      into.turn(few_points_, rotation, sign);
  }

 private:
  enum class Kind : std::uint8_t { table, box, point, segment_along_y, other };

  SupportPoint<D> segmentSupport(const Vec<D>& d) const {
    Vec<D> end(0.0);
    const bool upper = d[D > 1 ? 1 : 0] * box_.half_extents[D > 1 ? 1 : 0] > 0;
    end[D > 1 ? 1 : 0] = upper ? box_.half_extents[D > 1 ? 1 : 0] : -box_.half_extents[D > 1 ? 1 : 0];
    return {end, upper ? 1 : 0};
  }

  const Shape<D>& shape_;
  Kind kind_ = Kind::other;
  const SupportTable<D>* table_ = nullptr;
  std::span<const Vec<D>> few_points_;
  Box<D> box_;  ///< or of a capsule's segment
};

template <int D>
double reach(const CoreSupport<D>& core) {
  return reachWithMargin(core.shape());
}

}  // namespace gjk::detail
