#pragma once
// Convex solids as intersections of half-spaces, and back.

#include "model/solid/geometry.h"

#include <vector>

namespace gjklab {

/// The planes of a closed convex mesh; triangles of one flat face that follow each other give one. A curved surface is
/// taken as the polytope it is drawn as. Triangles without an area have no plane. `size`: of the whole mesh.
std::vector<FacePlane> meshPlanes(const std::vector<dvec3>& positions, const std::vector<int>& triangles, double size);

/// The faces of a 3-D solid, moved by `offset`.
std::vector<FacePlane> planesOf(const Solid&, dvec3 offset);

/// How far a point is outside of the half-space that it is furthest outside of; negative inside of all.
double outside(const std::vector<FacePlane>&, dvec3 p);

/// A convex polygon that knows which plane made each of its edges (−1: none did).
struct TaggedPolygon {
  std::vector<dvec3> corners;
  std::vector<int> made_by;  ///< of the edge from each corner to the next
};

/// Keeps the part of the polygon in a half-space; the new edge is made by `index` (Sutherland and Hodgman 1974).
void cut(TaggedPolygon&, const FacePlane&, int index);

/// A face of an intersection of half-spaces, counter-clockwise from outside; `made_by`: the plane beyond each edge.
struct ConvexFace {
  TaggedPolygon polygon;
  int plane = 0;
};

/// The faces of the intersection of half-spaces, which must be bounded. `size`: no corner is further from the origin.
/// Each plane gives at most one face: a large square in it, cut with all the others.
std::vector<ConvexFace> facesOf(const std::vector<FacePlane>&, double size);

}  // namespace gjklab
