#pragma once
// The point of the simplex nearest to the origin, and the feature that contains it, by one of three solvers.
//
// If the simplex is a needle or the origin is close, Voronoi regions, signed volumes and Johnson's cofactors all depend
// on the signs of differences of nearly equal products. So every solver is a template on the number type, and its
// answer is checked:
//   1. It runs in doubles. The answer is accepted if it is optimal: no vertex of the simplex lies lower along x than x
//      does (the condition that makes x the nearest point of a convex set), to within kOptimalitySlack · S; x is not so
//      small that its direction is lost (kSmallDistance); and if x lies in a triangle, this is no needle (kNeedle), so
//      that x really lies within it. "Contains the origin" is accepted if no signed volume is in doubt.
//   2. Otherwise it runs again in double-double arithmetic. Simplices of support points differ from flat ones by the
//      tolerance of the progress test, far more than its precision of 1e-32.
//   3. If that is not optimal either (a simplex that is flat beyond those digits; the cofactors are squares of volumes
//      and lose twice as many), the signed volumes decide whether the simplex contains the origin. If not, every
//      feature is tried, and the answer is the nearest point that lies within its feature.
//
// Only features with the newest vertex a are considered: w is strictly nearer to the origin along −x than x, so the
// nearest point of the new simplex cannot lie on the old one.

#include "gjk/affine_nearest.h"
#include "gjk/sub_distance_johnson.h"
#include "gjk/sub_distance_signed_volumes.h"
#include "gjk/sub_distance_voronoi.h"
#include "gjk/tolerances.h"

namespace gjk::detail {

/// The answer of a sub-distance solver.
template <int D>
struct Nearest {
  Feature region = kNoFeature;  ///< by letter
  Vec<D> point{0.0};
  DoubleDouble squared;  ///< |point|²; its low part is zero when found in doubles
};

/// Whether x is the nearest point of the simplex: it lies within its feature, and x·v ≥ |x|² for every vertex v, with
/// equality on the feature. No branches: the answer is nearly always yes.
template <int D, int N, class T, class Vertices>
bool isNearest(const Vertices& s, const FeaturePoint<D, T>& x, const T& slack) {
  unsigned holds = x.within ? 1 : 0;  // not a bool, so that & and | are clearly intended
  const T least = T(0.0) - slack;
  unrolled<N>([&](auto i) {
    const T beyond = dot(x.point, s.p[i]) - x.squared;
    const unsigned above = beyond >= least, below = beyond <= slack, off = !contains(x.region, i);
    holds &= above & (below | off);
  });
  return holds != 0;
}

/// Whether doubles prove that a full simplex contains the origin.
template <int D>
bool certainlyHoldsOrigin(const Points<D, double>& s, double scale) {
  const SignedVolumes<D, double> volume = signedVolumes(s);
  double error = kVolumeError;
  for (int i = 0; i < D; ++i) error *= scale;
  const double sign = volume.whole > 0 ? 1 : -1;
  for (const double part : volume.part)
    if (!(sign * part > error)) return false;
  return true;
}

/// Finds the nearest point by trying every feature with the newest vertex: the least distance among those whose weights
/// are all positive.
template <int D, class T>
Feature nearestFeatureOfAll(const Points<D, T>& s, bool with_newest_only = true) {
  Feature best = 1;
  T least = dot(s.p[0], s.p[0]);
  for (Feature feature = 2; feature <= allOf(s.size); ++feature) {
    if (vertexCount(feature) > D || (with_newest_only && !contains(feature, 0))) continue;
    const AffineNearest<D, T> x = nearestOnFeature(s, feature);
    bool inside = true;
    for (int i = 0; i < s.size; ++i) inside = inside && (!contains(feature, i) || x.weight[i] >= T(0.0));
    const T squared = dot(x.point, x.point);
    if (inside && squared < least) {
      least = squared;
      best = feature;
    }
  }
  return best;
}

/// The point on a feature that a solver names.
template <int D, class T>
FeaturePoint<D, T> pointOn(const Points<D, T>& s, Feature region) {
  if (region == kNoFeature) return {};
  const AffineNearest<D, T> x = nearestOnFeature(s, region);
  FeaturePoint<D, T> r{region, x.point, dot(x.point, x.point)};
  const FeatureVertices& v = verticesOf(region);
  for (int n = 0; n < v.size; ++n) r.within = r.within && x.weight[v.index[n]] >= T(-kWeightSlack);
  if constexpr (D == 3) {
    if (v.size == 3) {
      const Tuple<3, T>& a = s.p[v.index[0]];
      const Tuple<3, T> u = s.p[v.index[1]] - a, w = s.p[v.index[2]] - a, normal = cross(u, w);
      const T uu = dot(u, u), ww = dot(w, w);
      r.needle = isNeedle(uu > ww ? uu : ww, dot(normal, normal));
    }
  }
  return r;
}

/// The answer of a solver that names a feature but not its point.
template <int D, class T, class Log>
[[gnu::noinline]] FeaturePoint<D, T> pointNamed(SubDistance solver, const Points<D, T>& s, Log log) {
  switch (solver) {
    case SubDistance::voronoi:
      break;  // nearestBy() calls it, inline
    case SubDistance::signed_volumes:
      return pointOn(s, signedVolumesRegion(s, log));
    case SubDistance::johnson:
      return pointOn(s, johnsonRegion(s, log));
  }
  return {};
}

/// The answer of a solver for N vertices; no region if its signs contradict each other.
template <int D, int N, class Log>
FeaturePoint<D, double> nearestBy(SubDistance solver, const Simplex<D>& simplex, Log log) {
  const SimplexPoints<D, N> s(simplex);
  if constexpr (N == 1) return {1, s.p[0], dot(s.p[0], s.p[0])};
  if constexpr (N > 1) {
    if (solver == SubDistance::voronoi) return voronoiNearest<D, double, N>(s, log);
    return pointNamed(solver, Points<D, double>(simplex), log);
  }
}

template <int D, int N, class T, class Log>
FeaturePoint<D, T> nearestBy(SubDistance solver, const Points<D, T>& s, Log log) {
  if constexpr (N == 1) return {1, s.p[0], dot(s.p[0], s.p[0])};
  if constexpr (N > 1) {
    if (solver == SubDistance::voronoi) return voronoiNearest<D, T, N>(s, log);
    return pointNamed(solver, s, log);
  }
}

template <int D>
Nearest<D> nearestOn(const Points<D, DoubleDouble>& s, Feature region) {
  const Tuple<D, DoubleDouble> x = nearestOnFeature(s, region).point;
  return {region, rounded(x), dot(x, x)};
}

/// Whether a full simplex contains the origin. The face without a needs no strict test; only a clearly wrong sign
/// there rules it out.
template <int D>
bool holdsOrigin(const Points<D, DoubleDouble>& s) {
  SignedVolumes<D, DoubleDouble> volume = signedVolumes(s);
  if (volume.whole < DoubleDouble(0.0)) {
    volume.whole = -volume.whole;
    for (DoubleDouble& part : volume.part) part = -part;
  }
  if (!(volume.whole > DoubleDouble(0.0))) return false;
  for (int i = 1; i <= D; ++i)
    if (!(volume.part[i] >= DoubleDouble(0.0))) return false;
  return volume.part[0] >= volume.whole * DoubleDouble(-kOptimalitySlack);
}

/// Stages 2 and 3.
template <int D, class Log>
[[gnu::noinline]] Nearest<D> nearestPrecisely(SubDistance solver, const Simplex<D>& simplex, double scale, Log log) {
  const Points<D, DoubleDouble> s(simplex);
  const auto find = [&](auto size) { return nearestBy<D, size>(solver, s, log); };
  const FeaturePoint<D, DoubleDouble> x = withSize<D>(s.size, find);
  if (x.region != kNoFeature && vertexCount(x.region) <= D) {
    const double slack = kOptimalitySlack * scale * std::sqrt(x.squared.high);
    const auto is_nearest = [&](auto size) { return isNearest<D, size>(s, x, DoubleDouble(slack)); };
    if (withSize<D>(s.size, is_nearest)) return {x.region, rounded(x.point), x.squared};
  }
  if (s.size == D + 1 && holdsOrigin(s)) return {allOf(D + 1), Vec<D>(0.0), 0.0};
  return nearestOn(s, nearestFeatureOfAll(s));
}

/// Stage 1 for N vertices: fills `nearest`; false if doubles cannot guarantee an answer.
template <int D, int N, class Log>
bool nearestInDoubles(SubDistance solver, const Simplex<D>& simplex, double scale, Log log, Nearest<D>& nearest) {
  const FeaturePoint<D, double> x = nearestBy<D, N>(solver, simplex, log);
  nearest.region = x.region;
  unrolled<D>([&](auto i) { nearest.point[i] = x.point.c[i]; });
  nearest.squared = x.squared;
  if (N > 1 && x.region == kNoFeature) return false;  // the signs contradict each other: doubles cannot decide
  if (N > D && x.region == allOf(D + 1)) return certainlyHoldsOrigin(Points<D, double>(simplex), scale);
  const double length = std::sqrt(x.squared);
  const bool direction_is_certain = N == 1 || length > kSmallDistance * scale || vertexCount(x.region) == 1;
  return direction_is_certain && !x.needle &&
         isNearest<D, N>(SimplexPoints<D, N>(simplex), x, kOptimalitySlack * scale * length);
}

template <int D, class Log>
bool nearestInDoubles(SubDistance solver, const Simplex<D>& simplex, double scale, Log log, Nearest<D>& nearest) {
  return withSize<D>(simplex.size(),
                     [&](auto size) { return nearestInDoubles<D, size>(solver, simplex, scale, log, nearest); });
}

/// `scale`: the largest coordinate of the simplex's vertices, or more. `precise`: skip stage 1. The log ends with the
/// sign tests of the stage that decided.
template <int D, class Log>
Nearest<D> nearestOfSimplex(SubDistance solver, const Simplex<D>& simplex, double scale, bool precise, Log log) {
  Nearest<D> nearest;
  if (precise || !nearestInDoubles(solver, simplex, scale, log, nearest)) {
    log.clear();
    const Nearest<D> found = nearestPrecisely(solver, simplex, scale, log);
    nearest.region = found.region;
    assign<D>(nearest.point, found.point);
    nearest.squared = found.squared;
  }
  return nearest;
}

/// The same for any points without a newest vertex found along −x, such as the moved simplex of an earlier run.
template <int D>
Nearest<D> nearestOfAnySimplex(const Simplex<D>& simplex, double scale) {
  Nearest<D> nearest;
  if (nearestInDoubles(SubDistance::voronoi, simplex, scale, NoLog(), nearest)) return nearest;
  const Points<D, DoubleDouble> s(simplex);
  if (s.size == D + 1 && holdsOrigin(s) && signedVolumes(s).part[0] * signedVolumes(s).whole >= DoubleDouble(0.0))
    return {allOf(D + 1), Vec<D>(0.0), 0.0};
  return nearestOn(s, nearestFeatureOfAll(s, false));
}

}  // namespace gjk::detail
