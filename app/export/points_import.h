#pragma once
// Imports points of other programs as bodies of a scene, from a file or a pasted text, with an optional matrix.

#include "export/points_reader.h"
#include "model/scene/scene.h"

namespace gjklab {

/// Endings of files with points: meshes, and "csv", "tsv", "txt", "xyz".
bool isPointsEnding(const std::string& ending);
/// The points in a file's bytes; otherwise a sentence. `ending` determines the format.
std::variant<PointCloud, std::string> pointsIn(const std::string& bytes, const std::string& ending);
/// A remark, such as that the mesh is not convex and is replaced by its hull; may be empty.
std::string hollowText(const PointCloud&);

/// The hull of the points, in world coordinates.
Body hullOf(PointCloud);
/// Rotation and translation become the body's pose. Scale or shear is applied to the points, and a sentence reports it;
/// otherwise empty.
std::string placeBy(Body&, const glm::dmat4& matrix, int dimension);

}  // namespace gjklab
