#pragma once
// The Voronoi regions of a simplex that contain the origin: one, or all that share the border on which it lies.
//
// A feature F (a set of vertices) has O in its closed region exactly when the point x of F's affine hull nearest to O
// lies in F (its weights are not negative) and no vertex of the simplex lies lower along x than x does, (v − x)·x ≥ 0:
// then x is the nearest point of the whole simplex, and O − x is normal to it everywhere on F. On a border several
// features have the same x.

#include "gjk/conventions.h"
#include "model/scene/scene.h"

#include <span>
#include <vector>

namespace gjklab {

/// All such features, the smaller masks first. `scale`: S. The vertices have a rounding error of a few ulps of it; the
/// origin counts as on a border within this error. At most four vertices.
std::vector<gjk::Feature> featuresNearestOrigin(std::span<const dvec3> simplex, double scale);

}  // namespace gjklab
