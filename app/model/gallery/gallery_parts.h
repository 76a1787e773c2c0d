#pragma once
// Building blocks of the built-in scenes: bodies in one line each, and the lists of the single rooms.

#include "model/gallery/gallery.h"

#include <utility>

namespace gjklab {

inline constexpr const char* kGroupMethods = "Methods, one by one";
inline constexpr const char* kGroupSources = "From the sources";
inline constexpr const char* kGroupShapes = "One of each shape";
inline constexpr const char* kGroupHard = "Hard cases";
inline constexpr const char* kGroupHulls = "Convex hulls";

Body pointBody(dvec3 position);
Body segmentBody(dvec3 from, dvec3 to, dvec3 position = dvec3(0.0));
Body boxBody(dvec3 half_extents, dvec3 position);
Body sphereBody(double radius, dvec3 position);
Body ellipsoidBody(dvec3 radii, dvec3 position);
/// Capsule, cylinder or cone.
Body axialBody(ShapeKind, double half_height, double radius, dvec3 position);
/// Local points and where the body stands.
Body hullBody(std::vector<dvec3> points, dvec3 position = dvec3(0.0));
Body bezierBody(std::vector<dvec3> points, dvec3 position);

/// The same body, turned: counter-clockwise in 2-D, about an axis in 3-D.
Body turned(Body, double angle);
Body turned(Body, dvec3 axis, double angle);

/// A regular polygon around the local origin, first corner at `phase` from the x axis.
std::vector<dvec3> regularPolygon(int corners, double radius, double phase = 0);

/// The cut gem of the sources: 56 points, all of them corners.
std::vector<dvec3> diamond();

/// The pair of polygons that the sources go through by hand, and a tetrahedron on which careless solvers fail.
Body sourceTriangle();
Body sourceQuadrilateral();
std::vector<dvec3> illConditionedTetrahedron();

GalleryEntry entry(const char* id, const char* group, int dimension, const char* title, Body a, Body b);

// The rooms of the gallery.
std::vector<GalleryEntry> methodScenes();
std::vector<GalleryEntry> sourceScenes();
std::vector<GalleryEntry> shapeScenes();
std::vector<GalleryEntry> hardScenes();
std::vector<GalleryEntry> hullScenes();

}  // namespace gjklab
