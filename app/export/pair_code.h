#pragma once
// Writes a pair of bodies as source code and as meshes, to carry a failing pair into an engine's own tests.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// A GoogleTest that queries the pair with the library (gjk/query.h), and expects its present answer.
std::string pairAsTest(const Scene&, const gjk::Result<3>& answer);
/// Arrays of points for shapes with points, sizes for others, and poses as row-major 4×4 matrices; for C and C++.
std::string pairAsArrays(const Scene&);
/// Both bodies in the world as triangle meshes (Wavefront OBJ, objects A and B); round ones as their hulls of many
/// points on the surface. 2-D bodies are outlines at z = 0, in 1-D lines.
std::string pairAsObj(const Scene&);

}  // namespace gjklab
