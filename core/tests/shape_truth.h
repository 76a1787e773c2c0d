#pragma once
// What the shapes are, said a second time and in long double: their support height h(d) = max d·p by closed form, and
// how far a point lies outside of them.

#include "gjk/shape.h"

#include "nearest_oracle.h"
#include "oracle_depth.h"
#include "random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace gjk::test {

template <int D>
Long lengthLong(const LongVec<D>& v) {
  return std::sqrt(dotLong<D>(v, v));
}

template <int D>
Long heightOfPoints(const std::vector<Vec<D>>& points, const LongVec<D>& d) {
  Long greatest = -std::numeric_limits<Long>::infinity();
  for (const Vec<D>& p : points) greatest = std::max(greatest, dotLong<D>(toLong<D>(p), d));
  return greatest;
}

/// Keeps D from being deduced from this argument, too.
template <class T>
using Same = std::type_identity_t<T>;

template <int D>
Long height(const Point<D>&, const Same<LongVec<D>>&) {
  return 0;
}
template <int D>
Long height(const Segment<D>& s, const Same<LongVec<D>>& d) {
  return heightOfPoints<D>({s.points[0], s.points[1]}, d);
}
template <int D>
Long height(const Box<D>& s, const Same<LongVec<D>>& d) {
  Long sum = 0;
  for (int i = 0; i < D; ++i) sum += s.half_extents[i] * std::abs(d[i]);
  return sum;
}
template <int D>
Long height(const Sphere<D>& s, const Same<LongVec<D>>& d) {
  return s.radius * lengthLong<D>(d);
}
template <int D>
Long height(const Ellipsoid<D>& s, Same<LongVec<D>> d) {
  for (int i = 0; i < D; ++i) d[i] *= s.radii[i];
  return lengthLong<D>(d);
}
template <int D>
Long height(const Capsule<D>& s, const Same<LongVec<D>>& d) {
  return s.half_height * std::abs(d[1]) + s.radius * lengthLong<D>(d);
}
inline Long height(const Cylinder& s, const LongVec<3>& d) {
  return s.half_height * std::abs(d[1]) + s.radius * std::sqrt(d[0] * d[0] + d[2] * d[2]);
}
inline Long height(const Cone& s, const LongVec<3>& d) {
  return std::max(s.half_height * d[1], -s.half_height * d[1] + s.radius * std::sqrt(d[0] * d[0] + d[2] * d[2]));
}
template <int D>
Long height(const Hull<D>& s, const Same<LongVec<D>>& d) {
  return heightOfPoints<D>(s.points, d);
}
/// The greatest height of a curve whose control points have these heights: at an end, or where the derivative
/// α + β t + γ t² vanishes (its Bézier coefficients are the differences of the heights). A root in error by δ lowers
/// the height by no more than its square, or its cube where two roots all but coincide.
inline Long heightOfCurve(std::array<Long, 4> h, int count) {
  const auto at = [&](Long t) {
    std::array<Long, 4> work = h;
    for (int level = count - 1; level > 0; --level)
      for (int i = 0; i < level; ++i) work[i] += t * (work[i + 1] - work[i]);
    return work[0];
  };
  Long greatest = std::max(h[0], h[count - 1]);
  const auto offer = [&](Long t) {
    if (t > 0 && t < 1) greatest = std::max(greatest, at(t));
  };
  const Long first = h[1] - h[0], second = h[2] - h[1], third = count == 4 ? h[3] - h[2] : 0;
  const Long alpha = first, beta = count == 4 ? 2 * (second - first) : second - first;
  const Long gamma = count == 4 ? first - 2 * second + third : 0;
  const Long discriminant = beta * beta - 4 * alpha * gamma;
  // Just below zero it may be zero but for rounding; otherwise the curve is offered a point that is not its highest.
  const Long q = -(beta + std::copysign(std::sqrt(std::max(discriminant, Long(0))), beta)) / 2;
  offer(q / gamma);  // no number is no root
  offer(alpha / q);
  return greatest;
}

inline Long height(const Bezier& s, const Same<LongVec<2>>& d) {
  const int count = static_cast<int>(s.points.size());
  if (count != 3 && count != 4) return heightOfPoints<2>(s.points, d);
  std::array<Long, 4> heights{};
  for (int i = 0; i < count; ++i) heights[i] = dotLong<2>(toLong<2>(s.points[i]), d);
  return heightOfCurve(heights, count);
}

template <int D>
Long outsidePoints(const std::vector<Vec<D>>& points, const Same<LongVec<D>>& p) {
  std::vector<LongVec<D>> moved;
  for (const Vec<D>& q : points) {
    LongVec<D> m = toLong<D>(q);
    for (int i = 0; i < D; ++i) m[i] -= p[i];
    moved.push_back(m);
  }
  const Long depth = DepthOracle<D>(moved).depth();
  return depth > 0 && !std::isinf(depth) ? 0 : distanceByAllFeatures<D>(moved);
}

template <int D>
Long outside(const Point<D>&, const Same<LongVec<D>>& p) {
  return lengthLong<D>(p);
}
template <int D>
Long outside(const Segment<D>& s, const Same<LongVec<D>>& p) {
  return outsidePoints<D>({s.points[0], s.points[1]}, p);
}
template <int D>
Long outside(const Box<D>& s, Same<LongVec<D>> p) {
  for (int i = 0; i < D; ++i) p[i] = std::max(std::abs(p[i]) - s.half_extents[i], Long(0));
  return lengthLong<D>(p);
}
template <int D>
Long outside(const Sphere<D>& s, const Same<LongVec<D>>& p) {
  return std::max(lengthLong<D>(p) - s.radius, Long(0));
}
/// Up to the ratio of its radii: zero inside, and of the distance's size outside. Along a radius of zero the ellipsoid
/// is flat.
template <int D>
Long outside(const Ellipsoid<D>& s, Same<LongVec<D>> p) {
  Long least = std::numeric_limits<Long>::max(), off_flat = 0;
  for (int i = 0; i < D; ++i) {
    if (s.radii[i] > 0) {
      least = std::min(least, static_cast<Long>(s.radii[i]));
      p[i] /= s.radii[i];
    } else {
      off_flat += p[i] * p[i];
      p[i] = 0;
    }
  }
  const Long beyond = lengthLong<D>(p) > 1 ? (lengthLong<D>(p) - 1) * least : 0;
  return std::sqrt(off_flat + beyond * beyond);
}
template <int D>
Long outside(const Capsule<D>& s, Same<LongVec<D>> p) {
  p[1] -= std::clamp(p[1], -static_cast<Long>(s.half_height), static_cast<Long>(s.half_height));
  return std::max(lengthLong<D>(p) - s.radius, Long(0));
}
/// In the half-plane of distance from the axis and height.
inline Long outside(const Cylinder& s, const LongVec<3>& p) {
  const Long from_axis = std::max(std::sqrt(p[0] * p[0] + p[2] * p[2]) - s.radius, Long(0));
  const Long above = std::max(std::abs(p[1]) - s.half_height, Long(0));
  return std::sqrt(from_axis * from_axis + above * above);
}
inline Long outside(const Cone& s, const LongVec<3>& p) {
  const LongVec<2> q{std::sqrt(p[0] * p[0] + p[2] * p[2]), p[1]};
  return outsidePoints<2>({{-s.radius, -s.half_height}, {s.radius, -s.half_height}, {0, s.half_height}}, q);
}
template <int D>
Long outside(const Hull<D>& s, const Same<LongVec<D>>& p) {
  return outsidePoints<D>(s.points, p);
}
/// By the greatest height over the supporting lines of many directions, the best one refined.
inline Long outside(const Bezier& s, const LongVec<2>& p) {
  constexpr int kSamples = 36;
  Long best = 0, step = 6.283185307179586L / kSamples;
  const auto at = [&](Long angle) {
    const LongVec<2> d{std::cos(angle), std::sin(angle)};
    return dotLong<2>(p, d) - height(s, d);
  };
  for (int i = 1; i < kSamples; ++i)
    if (at(i * step) > at(best)) best = i * step;
  for (; step > 1e-8L; step *= 0.6L)
    for (const Long angle : {best - step, best + step})
      if (at(angle) > at(best)) best = angle;
  return std::max(at(best), Long(0));
}

template <int D>
Long height(const Shape<D>& s, const Same<LongVec<D>>& d) {
  return std::visit([&](const auto& kind) { return height(kind, d); }, s.kind) + s.margin * lengthLong<D>(d);
}
template <int D>
Long outside(const Shape<D>& s, const Same<LongVec<D>>& p) {
  return std::max(std::visit([&](const auto& kind) { return outside(kind, p); }, s.kind) - s.margin, Long(0));
}

/// A shape of the kind with this index in the variant, of about this size.
template <int D>
Shape<D> randomShape(Random& random, std::size_t kind, double size) {
  const auto length = [&] { return random.uniform(0.2, 1) * size; };
  Shape<D> shape;
  Vec<D> lengths(0.0);
  for (int i = 0; i < D; ++i) lengths[i] = length();
  const auto make = [&](auto& s) {
    using Kind = std::decay_t<decltype(s)>;
    if constexpr (std::is_same_v<Kind, Segment<D>>) s.points = {random.inBox<D>(size), random.inBox<D>(size)};
    if constexpr (std::is_same_v<Kind, Box<D>>) s.half_extents = lengths;
    if constexpr (std::is_same_v<Kind, Hull<D>>) {
      const int count = random.integer(1, 7);
      s.points = random.points<D>(count, size);
    }
    if constexpr (requires { s.radii; }) s.radii = lengths;
    if constexpr (requires { s.radius; }) s.radius = length();
    if constexpr (requires { s.half_height; }) s.half_height = length();
    if constexpr (D == 2)
      if constexpr (std::is_same_v<Kind, Bezier>) {
        const int count = random.integer(3, 4);
        s.points = random.points<2>(count, size);
      }
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto pick = [&](auto index) {
      if (kind == index) make(shape.kind.template emplace<index>());
    };
    (pick(std::integral_constant<std::size_t, I>()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<typename ShapeKinds<D>::Variant>>());
  return shape;
}

template <int D>
inline constexpr std::size_t kKinds = std::variant_size_v<typename ShapeKinds<D>::Variant>;

}  // namespace gjk::test
