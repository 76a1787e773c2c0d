#pragma once
// EPA's starting polytope: a simplex of full dimension, built from GJK's last simplex.
//
// GJK may end with a point, an edge or a face that contains the origin, or with a full simplex that is flat or has
// repeated vertices. Its affinely independent vertices (decided exactly) are kept. While the affine hull of the corners
// has less than full dimension, the support points along orthogonal directions perpendicular to it, both ways, are
// computed, and the one furthest from the hull becomes the next corner. If none is outside the hull, A ⊖ B is flat: it
// has no width in those directions.

#include "gjk/numeric/vector.h"
#include "gjk/polytope.h"
#include "gjk/simplex.h"
#include "gjk/trace.h"

#include <array>

namespace gjk::detail {

/// The support points of EPA, by vertex of its polytope, and the one measured last; the first D + 1 of them begin it.
template <int D>
using EpaSupports = InlineVector<LocalSupport<D>, kInlineVertices + 1>;

template <int D>
struct EpaStart {
  bool flat = false;        ///< there are fewer than D + 1 affinely independent corners
  Vec<D> flat_normal{0.0};  ///< unit, a direction in which A ⊖ B is flat: of those tried, the one with the least
                            ///< support distance
  double flat_height = 0;   ///< the support distance along it
  int turn = 0;             ///< orientation of the D + 1 corners
  bool invalid = false;     ///< a support was not finite, or out of range (predicates.h)
};

/// Whether p lies outside the affine hull of the first corners (of which there are at most D, affinely independent).
template <int D>
bool leavesAffineHull(const EpaSupports<D>& corners, int count, const Vec<D>& p) {
  if (count == 0) return true;
  if (count == 1) return corners[0].w != p;
  if constexpr (D >= 2)
    if (count == 2) return !collinear(corners[0].w, corners[1].w, p);
  if constexpr (D >= 3)
    if (count == 3) return orientation(corners[0].w, corners[1].w, corners[2].w, p) != 0;
  return false;
}

/// Sign of the volume of D + 1 corners; zero if they are not independent.
inline int orientationOf(const EpaSupports<1>& s) { return orientation(s[0].w, s[1].w); }
inline int orientationOf(const EpaSupports<2>& s) { return orientation(s[0].w, s[1].w, s[2].w); }
inline int orientationOf(const EpaSupports<3>& s) { return orientation(s[0].w, s[1].w, s[2].w, s[3].w); }

/// An orthonormal basis of the directions perpendicular to the affine hull of the corners.
template <int D>
InlineList<Vec<D>, D> orthogonalDirections(const EpaSupports<D>& corners) {
  InlineList<Vec<D>, D> directions;
  if (corners.size() == 1) {
    for (int i = 0; i < D; ++i) {
      Vec<D> axis(0.0);
      axis[i] = 1;
      directions.push(axis);
    }
  }
  if constexpr (D == 2)
    if (corners.size() == 2) directions.push(facetPlane({corners[0].w, corners[1].w}).normal);
  if constexpr (D == 3) {
    if (corners.size() == 2) {
      const Vec<3> edge = unit<3>(corners[1].w - corners[0].w);
      int least = 0;
      for (int i = 1; i < 3; ++i)
        if (std::abs(edge[i]) < std::abs(edge[least])) least = i;
      Vec<3> axis(0.0);
      axis[least] = 1;
      const Vec<3> first = unit<3>(glm::cross(edge, axis));
      directions.push(first);
      directions.push(glm::cross(edge, first));
    }
    if (corners.size() == 3) directions.push(facetPlane({corners[0].w, corners[1].w, corners[2].w}).normal);
  }
  return directions;
}

/// Finds the next corner; sets `flat` or `invalid` if there is none.
template <int D, class Source>
void addFurthestCorner(Source& source, EpaStart<D>& start, EpaSupports<D>& corners) {
  double furthest = -1;
  LocalSupport<D> corner;
  bool first = true;
  const auto directions = orthogonalDirections<D>(corners);
  for (int i = 0; i < 2 * directions.size(); ++i) {
    const Vec<D> d = i % 2 == 0 ? directions[i / 2] : -directions[i / 2];
    LocalSupport<D> support = source.localSupport(d);
    if (!admit<D>(support.w)) start.invalid = true;
    const double height = glm::dot(d, support.w);
    if (first || height < start.flat_height) {
      start.flat_normal = d;
      start.flat_height = height;
    }
    first = false;
    const double distance = std::abs(glm::dot(d, support.w - corners[0].w));
    if (distance > furthest && leavesAffineHull<D>(corners, corners.size(), support.w)) {
      furthest = distance;
      corner = support;
    }
  }
  if (furthest < 0)
    start.flat = true;
  else
    corners.push(corner);
}

/// Makes `corners` the D + 1 corners of the starting polytope. `seed`: the simplex, by size() and support(i).
template <int D, class Source, class Seed>
EpaStart<D> startingSimplex(Source& source, const Seed& seed, EpaSupports<D>& corners) {
  EpaStart<D> start;
  for (int i = 0; i < seed.size(); ++i) {
    LocalSupport<D>& corner = *corners.grow() = seed.support(i);
    if (!admit<D>(corner.w)) start.invalid = true;
  }
  start.invalid = start.invalid || corners.empty();
  if (start.invalid) return start;
  if (corners.size() == D + 1) start.turn = orientationOf(corners);
  if (start.turn != 0) return start;
  int kept = 0;
  for (int i = 0; i < corners.size(); ++i)
    if (leavesAffineHull<D>(corners, kept, corners[i].w)) corners[kept++] = corners[i];
  corners.end(corners.begin() + kept);
  while (!start.flat && !start.invalid && corners.size() <= D) addFurthestCorner<D>(source, start, corners);
  if (corners.size() == D + 1) start.turn = orientationOf(corners);
  return start;
}

}  // namespace gjk::detail
