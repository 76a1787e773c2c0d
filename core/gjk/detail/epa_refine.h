#pragma once
// The last digits of a depth after EPA has reached its iteration limit.
//
// Where all directions of a circle or a sphere are equally good, or nearly (a cone about the axis of a cylinder,
// concentric balls, a ball-like ellipsoid), EPA's lower bound increases slowly with the number of facets. Its least
// upper bound is that of a facet's normal, which differs from the best direction by about a facet's width. The support
// distance h(n) = max n·w is then minimised directly over the unit sphere, starting from the best normal found.
//
// Method: gradient sampling (J. V. Burke, A. S. Lewis, M. L. Overton, A Robust Gradient Sampling Algorithm for
// Nonsmooth, Nonconvex Optimization, SIAM J. Optim. 15, 2005), since h has sharp valleys wherever A ⊖ B has straight
// parts. The gradient of h along the sphere is w − (w·n) n, so each support point also gives a gradient. The descent
// direction is the shortest convex combination of the gradients at n and on a ring around it: in a valley, the
// gradients of both sides cancel and leave the slope along it. If it is zero, n is a local minimum within the ring, and
// the ring shrinks. Deviation: fixed samples, rotated in each round, instead of random ones. Descent finds a local
// minimum, which may not be the global one, so it starts at facets on all sides.

#include "gjk/epa_witness.h"
#include "gjk/numeric/vector.h"
#include "gjk/simplex.h"
#include "gjk/tolerances.h"

#include <array>
#include <cmath>
#include <numbers>

namespace gjk::detail {

template <int D>
struct UpperBound {
  double height = 0;        ///< support distance along `normal`
  Vec<D> normal{0.0};       ///< unit
  LocalSupport<D> support;  ///< found along it
};

template <int D, class Source>
UpperBound<D> boundAlong(Source& source, const Vec<D>& normal) {
  LocalSupport<D> support = source.localSupport(normal);
  flushTiny<D>(support.w);
  return {glm::dot(normal, support.w), normal, support};
}

/// Two unit directions perpendicular to a normal and to each other; in 2-D one, and zero.
inline std::array<Vec<2>, 2> tangents(const Vec<2>& n) { return {Vec<2>(-n.y, n.x), Vec<2>(0.0)}; }
inline std::array<Vec<3>, 2> tangents(const Vec<3>& n) {
  const Vec<3> u = unit<3>(glm::cross(n, std::abs(n.x) < 0.6 ? Vec<3>(1, 0, 0) : Vec<3>(0, 1, 0)));
  return {u, glm::cross(n, u)};
}

/// The point of the convex hull of points in the plane nearest to the origin; zero if the hull contains the origin.
template <std::size_t N>
Vec<2> leastCombination(const std::array<Vec<2>, N>& points) {
  Vec<2> least = points[0];
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto weights = nearestOnSegment<2>(points[i], points[j], Vec<2>(0.0));
      const Vec<2> p = weights[0] * points[i] + weights[1] * points[j];
      if (glm::dot(p, p) < glm::dot(least, least)) least = p;
    }
  for (const Vec<2>& p : points)  // it is the nearest point if all points lie beyond it
    if (glm::dot(p, least) < 0.5 * glm::dot(least, least)) return Vec<2>(0.0);
  return least;
}

/// Lowers the bound by descent from its normal.
template <int D, class Source>
class UpperBoundSearch {
 public:
  UpperBoundSearch(Source& source, UpperBound<D>& best) : source_(source), best_(best) {}

  void run(int most_rounds = 80) {
    double radius = kFirstRadius;
    for (int round = 0; round < most_rounds && radius > kLeastRadius; ++round) {
      const double before = best_.height;
      descend(radius, 0.1 * round);
      if (!(best_.height < before)) radius *= 0.3;
    }
  }

 private:
  static constexpr int kRing = 6;

  /// One step from the best normal: computes gradients on a ring with this radius (an angle), then moves along the
  /// descent direction.
  void descend(double radius, double turn) {
    const UpperBound<D> centre = best_;
    const auto [u, v] = tangents(centre.normal);
    std::array<Vec<2>, kRing + 1> gradients;
    gradients[kRing] = gradient(centre, u, v);
    for (int k = 0; k < kRing; ++k) {
      const double angle = turn + 2 * std::numbers::pi * k / kRing;
      const UpperBound<D> sample =
          boundAlong<D>(source_, unit<D>(centre.normal + radius * (std::cos(angle) * u + std::sin(angle) * v)));
      gradients[k] = gradient(sample, u, v);
      offer(sample);
    }
    const Vec<2> slope = leastCombination(gradients);
    if (slope == Vec<2>(0.0)) return;
    const Vec<2> down = -unit<2>(slope);
    for (double step = radius; step < 1; step *= 2)
      if (!offer(boundAlong<D>(source_, unit<D>(centre.normal + step * (down.x * u + down.y * v))))) break;
  }

  static Vec<2> gradient(const UpperBound<D>& at, const Vec<D>& u, const Vec<D>& v) {
    const Vec<D> along_sphere = at.support.w - at.height * at.normal;
    return {glm::dot(along_sphere, u), glm::dot(along_sphere, v)};
  }

  bool offer(const UpperBound<D>& bound) {
    const bool lower = bound.height < best_.height;
    if (lower) best_ = bound;
    return lower;
  }

  Source& source_;
  UpperBound<D>& best_;
};

/// Upper bounds on all sides, the least of every neighbourhood. h may have many local minima that differ by less than
/// the polytope can resolve (for a small body in a large ball), and descent ends in the nearest one.
template <int D>
class ScatteredBounds {
 public:
  void offer(const UpperBound<D>& bound) {
    int worst = 0;
    for (int i = 0; i < count_; ++i) {
      if (glm::dot(all_[i].normal, bound.normal) > kNeighbourhood) {
        if (bound.height < all_[i].height) all_[i] = bound;
        return;
      }
      if (all_[i].height > all_[worst].height) worst = i;
    }
    if (count_ < kMost)
      all_[count_++] = bound;
    else if (bound.height < all_[worst].height)
      all_[worst] = bound;
  }

  /// The least bound reached by a short descent from any of them, or `best` if none is less.
  template <class Source>
  void lower(Source& source, UpperBound<D>& best) const {
    constexpr int kRounds = 16;
    for (int i = 0; i < count_; ++i) {
      UpperBound<D> bound = all_[i];
      UpperBoundSearch<D, Source>(source, bound).run(kRounds);
      if (bound.height < best.height) best = bound;
    }
  }

 private:
  static constexpr int kMost = 32;  ///< about as many such neighbourhoods cover the sphere
  std::array<UpperBound<D>, kMost> all_;
  int count_ = 0;
};

}  // namespace gjk::detail
