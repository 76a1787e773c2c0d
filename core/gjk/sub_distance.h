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
//
// This header has what GJK's loop runs without a trace, to be compiled into it. The rest is compiled once, in
// sub_distance.cpp.

#include "gjk/affine_nearest.h"
#include "gjk/detail/export.h"
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
template <int D>
GJK_API FeaturePoint<D, double> pointNamed(SubDistance solver, const Points<D, double>& s, NoLog log);
template <int D>
GJK_API FeaturePoint<D, double> pointNamed(SubDistance solver, const Points<D, double>& s, SignTestLog log);

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

/// Stages 2 and 3.
template <int D>
GJK_API Nearest<D> nearestPrecisely(SubDistance solver, const Simplex<D>& simplex, double scale, NoLog log);
template <int D>
GJK_API Nearest<D> nearestPrecisely(SubDistance solver, const Simplex<D>& simplex, double scale, SignTestLog log);

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

/// `scale`: the largest coordinate of the simplex's vertices, or more. `precise`: skip stage 1.
template <int D, class Log>
Nearest<D> nearestInStages(SubDistance solver, const Simplex<D>& simplex, double scale, bool precise, Log log) {
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

template <int D>
Nearest<D> nearestOfSimplex(SubDistance solver, const Simplex<D>& simplex, double scale, bool precise, NoLog log) {
  return nearestInStages(solver, simplex, scale, precise, log);
}
/// The log ends with the sign tests of the stage that decided.
template <int D>
GJK_API Nearest<D> nearestOfSimplex(SubDistance solver, const Simplex<D>& simplex, double scale, bool precise,
                                    SignTestLog log);

/// The same for any points without a newest vertex found along −x, such as the moved simplex of an earlier run.
template <int D>
GJK_API Nearest<D> nearestOfAnySimplex(const Simplex<D>& simplex, double scale);

/// The nearest point on all of a feature's line, plane or space.
template <int D>
GJK_API Nearest<D> nearestOn(const Points<D, DoubleDouble>& s, Feature region);

}  // namespace gjk::detail
