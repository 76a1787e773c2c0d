#pragma once
// EPA's starting polytope: a simplex of full dimension, from whatever simplex GJK ended with.
//
// GJK may end with a point, an edge or a face that holds the origin, or with a full simplex that is flat or has
// repeated vertices. Its affinely independent vertices (decided exactly) are kept. Then, while the affine hull of the
// corners has not full dimension, both supports along each of a set of orthogonal directions at right angles to it are
// found, and the one furthest from it becomes the next corner. If none leaves it, A ⊖ B is flat: it has no width in
// those directions.

#include "gjk/predicates.h"
#include "gjk/trace.h"
#include "gjk/vector.h"

namespace gjk {

template <int D>
struct EpaStart {
  InlineList<Support<D>, D + 1> corners;  ///< affinely independent; D + 1 of them unless flat or invalid
  bool flat = false;
  Vec<D> flat_normal{0.0};  ///< unit, a direction in which A ⊖ B is flat; of those tried that of least support distance
  double flat_height = 0;  ///< the support distance along it
  bool invalid = false;    ///< a support was not finite, or out of range (predicates.h)
};

/// Whether p lies outside the affine hull of the corners (of which there are at most D, affinely independent).
template <int D>
bool leavesAffineHull(const InlineList<Support<D>, D + 1>& corners, const Vec<D>& p) {
  if (corners.size() == 0) return true;
  if (corners.size() == 1) return corners[0].w != p;
  if constexpr (D >= 2)
    if (corners.size() == 2) return !collinear(corners[0].w, corners[1].w, p);
  if constexpr (D >= 3)
    if (corners.size() == 3) return orientation(corners[0].w, corners[1].w, corners[2].w, p) != 0;
  return false;
}

/// An orthonormal basis of the directions at right angles to the affine hull of the corners.
template <int D>
InlineList<Vec<D>, D> orthogonalDirections(const InlineList<Support<D>, D + 1>& corners) {
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

/// Finds the next corner; sets `flat` or `invalid` where there is none.
template <int D, class Source>
void addFurthestCorner(Source& source, EpaStart<D>& start) {
  double furthest = -1;
  Support<D> corner;
  bool first = true;
  const auto directions = orthogonalDirections<D>(start.corners);
  for (int i = 0; i < 2 * directions.size(); ++i) {
    const Vec<D> d = i % 2 == 0 ? directions[i / 2] : -directions[i / 2];
    Support<D> support = source.support(d);
    start.invalid = start.invalid || !withinRange<D>(support.w);
    support.w = flushTiny<D>(support.w);
    const double height = glm::dot(d, support.w);
    if (first || height < start.flat_height) {
      start.flat_normal = d;
      start.flat_height = height;
    }
    first = false;
    const double distance = std::abs(glm::dot(d, support.w - start.corners[0].w));
    if (distance > furthest && leavesAffineHull<D>(start.corners, support.w)) {
      furthest = distance;
      corner = support;
    }
  }
  if (furthest < 0)
    start.flat = true;
  else
    start.corners.push(corner);
}

template <int D, class Source>
EpaStart<D> startingSimplex(Source& source, const InlineList<SimplexVertex<D>, kSimplexSize<D>>& simplex) {
  EpaStart<D> start;
  for (const SimplexVertex<D>& vertex : simplex) {
    Support<D> support = vertex.support;
    start.invalid = start.invalid || !withinRange<D>(support.w);
    support.w = flushTiny<D>(support.w);
    if (leavesAffineHull<D>(start.corners, support.w)) start.corners.push(support);
  }
  start.invalid = start.invalid || start.corners.empty();
  while (!start.flat && !start.invalid && start.corners.size() <= D) addFurthestCorner<D>(source, start);
  return start;
}

}  // namespace gjk
