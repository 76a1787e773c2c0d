#pragma once
// A pair of bodies as source text and as meshes: what a failing pair is carried into an engine's own tests with.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// A GoogleTest that asks the library (gjk/query.h) about the pair, with its present answer as what is expected.
std::string pairAsTest(const Scene&, const gjk::Result<3>& answer);
/// Arrays of points, where the shapes have points, sizes elsewhere, and poses as row-major 4×4 matrices; C and C++.
std::string pairAsArrays(const Scene&);
/// Both bodies in the world as triangle meshes (Wavefront OBJ, objects A and B); round ones as their hulls of many
/// points on the surface. 2-D bodies are outlines at z = 0, in 1-D lines.
std::string pairAsObj(const Scene&);

}  // namespace gjklab
