#pragma once
// Convex solids as intersections of half-spaces, and back.

#include "model/solid/geometry.h"

#include <vector>

namespace gjklab {

/// The planes of a closed convex mesh; consecutive triangles of one flat face give one plane. A curved surface is
/// replaced by the polytope that is drawn. Triangles without area have no plane. `size`: of the whole mesh.
std::vector<FacePlane> meshPlanes(const std::vector<dvec3>& positions, const std::vector<int>& triangles, double size);

/// The faces of a 3-D solid, moved by `offset`.
std::vector<FacePlane> planesOf(const Solid&, dvec3 offset);

/// The greatest distance of a point outside any of the half-spaces; negative if it is inside all of them.
double outside(const std::vector<FacePlane>&, dvec3 p);

/// A convex polygon that stores which plane cut each of its edges (−1: none).
struct TaggedPolygon {
  std::vector<dvec3> corners;
  std::vector<int> made_by;  ///< of the edge from each corner to the next
};

/// Keeps the part of the polygon in a half-space; the new edge stores `index` (Sutherland and Hodgman 1974).
void cut(TaggedPolygon&, const FacePlane&, int index);

/// A face of an intersection of half-spaces, counter-clockwise from outside; `made_by`: the plane beyond each edge.
struct ConvexFace {
  TaggedPolygon polygon;
  int plane = 0;
};

/// The faces of the intersection of half-spaces, which must be bounded. `size`: no corner is further from the origin.
/// Each plane gives at most one face: a large square in it, clipped by all the others.
std::vector<ConvexFace> facesOf(const std::vector<FacePlane>&, double size);

}  // namespace gjklab
