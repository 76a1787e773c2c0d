#include "gjk/sub_distance.h"

#include "gjk/sub_distance_johnson.h"
#include "gjk/sub_distance_signed_volumes.h"

namespace gjk::detail {
namespace {

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

template <int D, class T, class Log>
FeaturePoint<D, T> pointOfNamed(SubDistance solver, const Points<D, T>& s, Log log) {
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

template <int D, int N, class T, class Log>
FeaturePoint<D, T> nearestBy(SubDistance solver, const Points<D, T>& s, Log log) {
  if constexpr (N == 1) return {1, s.p[0], dot(s.p[0], s.p[0])};
  if constexpr (N > 1) {
    if (solver == SubDistance::voronoi) return voronoiNearest<D, T, N>(s, log);
    return pointOfNamed(solver, s, log);
  }
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

template <int D, class Log>
Nearest<D> nearestInDoubleDouble(SubDistance solver, const Simplex<D>& simplex, double scale, Log log) {
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

}  // namespace

template <int D>
Nearest<D> nearestOn(const Points<D, DoubleDouble>& s, Feature region) {
  const Tuple<D, DoubleDouble> x = nearestOnFeature(s, region).point;
  return {region, rounded(x), dot(x, x)};
}

template <int D>
FeaturePoint<D, double> pointNamed(SubDistance solver, const Points<D, double>& s, NoLog log) {
  return pointOfNamed(solver, s, log);
}
template <int D>
FeaturePoint<D, double> pointNamed(SubDistance solver, const Points<D, double>& s, SignTestLog log) {
  return pointOfNamed(solver, s, log);
}

template <int D>
Nearest<D> nearestPrecisely(SubDistance solver, const Simplex<D>& simplex, double scale, NoLog log) {
  return nearestInDoubleDouble(solver, simplex, scale, log);
}
template <int D>
Nearest<D> nearestPrecisely(SubDistance solver, const Simplex<D>& simplex, double scale, SignTestLog log) {
  return nearestInDoubleDouble(solver, simplex, scale, log);
}

template <int D>
Nearest<D> nearestOfSimplex(SubDistance solver, const Simplex<D>& simplex, double scale, bool precise,
                            SignTestLog log) {
  return nearestInStages(solver, simplex, scale, precise, log);
}

template <int D>
Nearest<D> nearestOfAnySimplex(const Simplex<D>& simplex, double scale) {
  Nearest<D> nearest;
  if (nearestInDoubles(SubDistance::voronoi, simplex, scale, NoLog(), nearest)) return nearest;
  const Points<D, DoubleDouble> s(simplex);
  if (s.size == D + 1 && holdsOrigin(s) && signedVolumes(s).part[0] * signedVolumes(s).whole >= DoubleDouble(0.0))
    return {allOf(D + 1), Vec<D>(0.0), 0.0};
  return nearestOn(s, nearestFeatureOfAll(s, false));
}

template FeaturePoint<1, double> pointNamed(SubDistance, const Points<1, double>&, NoLog);
template FeaturePoint<2, double> pointNamed(SubDistance, const Points<2, double>&, NoLog);
template FeaturePoint<3, double> pointNamed(SubDistance, const Points<3, double>&, NoLog);

template FeaturePoint<1, double> pointNamed(SubDistance, const Points<1, double>&, SignTestLog);
template FeaturePoint<2, double> pointNamed(SubDistance, const Points<2, double>&, SignTestLog);
template FeaturePoint<3, double> pointNamed(SubDistance, const Points<3, double>&, SignTestLog);

template Nearest<1> nearestPrecisely(SubDistance, const Simplex<1>&, double, NoLog);
template Nearest<2> nearestPrecisely(SubDistance, const Simplex<2>&, double, NoLog);
template Nearest<3> nearestPrecisely(SubDistance, const Simplex<3>&, double, NoLog);
template Nearest<1> nearestPrecisely(SubDistance, const Simplex<1>&, double, SignTestLog);
template Nearest<2> nearestPrecisely(SubDistance, const Simplex<2>&, double, SignTestLog);
template Nearest<3> nearestPrecisely(SubDistance, const Simplex<3>&, double, SignTestLog);

template Nearest<1> nearestOfSimplex(SubDistance, const Simplex<1>&, double, bool, SignTestLog);
template Nearest<2> nearestOfSimplex(SubDistance, const Simplex<2>&, double, bool, SignTestLog);
template Nearest<3> nearestOfSimplex(SubDistance, const Simplex<3>&, double, bool, SignTestLog);

template Nearest<1> nearestOfAnySimplex(const Simplex<1>&, double);
template Nearest<2> nearestOfAnySimplex(const Simplex<2>&, double);
template Nearest<3> nearestOfAnySimplex(const Simplex<3>&, double);

template Nearest<1> nearestOn(const Points<1, DoubleDouble>&, Feature);
template Nearest<2> nearestOn(const Points<2, DoubleDouble>&, Feature);
template Nearest<3> nearestOn(const Points<3, DoubleDouble>&, Feature);

}  // namespace gjk::detail
