#pragma once
// A placed pair as the tests know it: support heights in long double (shape_truth.h), and the signed distance they
// bound.
//
// For a unit n the separation along it is (least of B) − (greatest of A). The signed distance is the greatest
// separation over all n: apart, the gap along the line between the nearest points; overlapping, minus the depth. So
// every n gives a lower bound on the signed distance, with no algorithm in between.

#include "fuzz_case.h"
#include "internals.h"

#include "gjk/numeric/predicates.h"
#include "gjk/support.h"

#include "shape_truth.h"

namespace gjk::fuzz {

using test::Long;
using test::LongVec;

/// R v and Rᵀ v in long double.
inline LongVec<1> turned(const Rotation<1>&, const LongVec<1>& v, bool) { return v; }
inline LongVec<2> turned(const Rotation<2>& r, const LongVec<2>& v, bool back) {
  const Long c = r.cosine, s = back ? -r.sine : r.sine;
  return {c * v[0] - s * v[1], s * v[0] + c * v[1]};
}
inline LongVec<3> turned(const Rotation<3>& r, const LongVec<3>& v, bool back) {
  LongVec<3> out{};
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) out[i] += v[k] * (back ? r.matrix[i][k] : r.matrix[k][i]);
  return out;
}

/// How far the shape reaches from its local origin, within a small factor.
template <int D>
double reachOfShape(const Shape<D>& shape) {
  double largest = 0;
  if (const auto* hull = std::get_if<Hull<D>>(&shape.kind)) {
    for (const Vec<D>& p : hull->points) largest = std::max(largest, largestCoordinate<D>(p));
  } else {
    largest = std::visit([](const auto& kind) { return reach(kind); }, shape.kind);
  }
  return largest + shape.margin;
}

template <int D>
class PairHeights {
 public:
  explicit PairHeights(const Case<D>& c)
      : a_(c.a), b_(c.b), rotation_a_(c.a.turn.rotation()), rotation_b_(c.b.turn.rotation()) {
    for (int i = 0; i < D; ++i) offset_[i] = Long(a_.position[i]) - Long(b_.position[i]);
    radius_sum_ = Long(a_.shape.coreRadius()) + Long(b_.shape.coreRadius());
    for (int i = 0; i < D; ++i) {
      LongVec<D> axis{};
      for (const Long sign : {1.0L, -1.0L}) {
        axis[i] = sign;
        scale_ = std::max(scale_, std::abs(separation(axis)));
      }
    }
    constexpr double kUlps = 16 * 0x1p-52;
    // The library takes coordinates below kLeastCoordinate for zero (predicates.h).
    rounding_ = 4 * kLeastCoordinate + kUlps * (reachOfShape<D>(a_.shape) + reachOfShape<D>(b_.shape) +
                                                static_cast<double>(test::lengthLong<D>(offset_)));
    world_rounding_ = kUlps * (largestCoordinate<D>(a_.position) + largestCoordinate<D>(b_.position));
  }

  /// Along n, of any length.
  Long separation(LongVec<D> n) const {
    const Long length = test::lengthLong<D>(n);
    LongVec<D> opposite;
    for (int i = 0; i < D; ++i) {
      n[i] /= length;
      opposite[i] = -n[i];
    }
    return -(test::height<D>(a_.shape, turned(rotation_a_, n, true)) +
             test::height<D>(b_.shape, turned(rotation_b_, opposite, true)) + test::dotLong<D>(offset_, n));
  }
  Long separation(const Vec<D>& n) const { return separation(test::toLong<D>(n)); }

  /// How far a world point lies outside of A (or B); for hulls of many points a lower bound on it.
  double outside(bool of_a, const Vec<D>& point) const {
    const Body<D>& body = of_a ? a_ : b_;
    LongVec<D> p;
    for (int i = 0; i < D; ++i) p[i] = Long(point[i]) - Long(body.position[i]);
    p = turned(of_a ? rotation_a_ : rotation_b_, p, true);
    const auto* hull = std::get_if<Hull<D>>(&body.shape.kind);
    constexpr std::size_t kFew = D == 3 ? 14 : 40;
    if (!hull || hull->points.size() <= kFew) return static_cast<double>(test::outside<D>(body.shape, p));
    return static_cast<double>(outsideAlongMany(body.shape, p));
  }

  double scale() const { return static_cast<double>(scale_); }
  Long radiusSum() const { return radius_sum_; }
  double rounding() const { return rounding_; }             ///< of relative coordinates
  double worldRounding() const { return world_rounding_; }  ///< of world coordinates

 private:
  static Long outsideAlongMany(const Shape<D>& shape, const LongVec<D>& p) {
    test::Random random(61);
    Long greatest = 0;
    for (int i = 0; i < 48; ++i) {
      const LongVec<D> d = test::toLong<D>(random.direction<D>());
      greatest = std::max(greatest, test::dotLong<D>(d, p) - test::height<D>(shape, d));
    }
    return greatest;
  }

  const Body<D>&a_, &b_;
  Rotation<D> rotation_a_, rotation_b_;
  LongVec<D> offset_{};
  Long radius_sum_ = 0, scale_ = 0;
  double rounding_ = 0, world_rounding_ = 0;
};

}  // namespace gjk::fuzz
