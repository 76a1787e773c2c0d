#pragma once
// Points of other programs as bodies of a scene: what a file or a pasted text gives, and where a matrix puts it.

#include "export/points_reader.h"
#include "model/scene/scene.h"

namespace gjklab {

/// Endings of files that hold points: meshes, and "csv", "tsv", "txt", "xyz".
bool isPointsEnding(const std::string& ending);
/// The points of a file's bytes; otherwise a sentence. `ending` says what the bytes are.
std::variant<PointCloud, std::string> pointsIn(const std::string& bytes, const std::string& ending);
/// "the mesh is not convex: its hull of 8 corners stands for it"; empty where there is nothing to say.
std::string hollowText(const PointCloud&);

/// The hull of the points, in world coordinates.
Body hullOf(PointCloud);
/// Rotation and place become the body's pose; a matrix that scales or shears moves the points themselves, and the
/// sentence says so; else empty.
std::string placeBy(Body&, const glm::dmat4& matrix, int dimension);

}  // namespace gjklab
