#pragma once
// Queries on your own shapes without compiling a query for each: the library contains one for all of them.
//
//   struct Lens { SupportPoint<3> support(Vec<3> d) const; … };
//   Result<3> answer = query(CustomShape<3>(lens), pose_a, CustomShape<3>(box), pose_b);
//
// pair_query.h compiles the same query for two types. This avoids calls through pointers and shortens the query by some
// tens of percent, but costs seconds of compile time and a few hundred kilobytes for each pair of types.

#include "gjk/numeric/predicates.h"
#include "gjk/options.h"
#include "gjk/pose.h"
#include "gjk/result.h"
#include "gjk/shape.h"
#include "gjk/trace.h"
#include "gjk/warm_start.h"

#include <type_traits>

namespace gjk::detail {

template <int D>
class WholeShape;

}  // namespace gjk::detail

namespace GJK_API gjk {

/// Any shape with `SupportPoint<D> support(Vec<D> d) const` (shape.h states the contract; check_support.h tests it),
/// with a ball of `radius` (at least 0) added all round: the query runs on the shape and subtracts the radius
/// afterwards.
template <int D>
class CustomShape {
 public:
  /// Refers to the shape, which must outlive this object.
  template <class ShapeType>
  requires(!std::is_same_v<ShapeType, CustomShape>) explicit CustomShape(const ShapeType& shape, double radius = 0)
      : shape_(&shape),
        support_([](const void* s, const Vec<D>& d) -> SupportPoint<D> {
          return static_cast<const ShapeType*>(s)->support(d);
        }),
        radius_(radius) {}

  SupportPoint<D> support(Vec<D> d) const { return support_(shape_, d); }
  double radius() const { return radius_; }

 private:
  const void* shape_;
  SupportPoint<D> (*support_)(const void*, const Vec<D>&);
  double radius_;
  double reach_ = numeric::kUnknownReach;  ///< an upper bound on |p| over its points
  friend detail::WholeShape<D>;
  friend double reach(const CustomShape& custom) { return custom.reach_; }
};

/// Like query() in query.h, for D = 1, 2, 3. Options::rounding does not apply. At the end each support function is
/// called twice more, along the normal and against it. A support function with the wrong sign contradicts itself there,
/// and the result is Status::invalid with Termination::invalid_input.
template <int D>
Result<D> query(const CustomShape<D>& a, const Pose<D>& pose_a, const CustomShape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options = {}, std::type_identity_t<Trace<D>>* trace = nullptr,
                std::type_identity_t<WarmStart<D>>* warm = nullptr);

}  // namespace gjk
