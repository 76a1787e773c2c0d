#pragma once
// The points of a mesh file: OBJ, STL (text or binary), PLY.

#include "export/points_reader.h"

namespace gjklab {

/// The supported endings: "obj", "stl", "ply".
bool isMeshEnding(const std::string& ending);

/// The corners of the hull of all of the file's points; otherwise a sentence. `ending` says what the bytes are.
std::variant<PointCloud, std::string> readMesh(const std::string& bytes, const std::string& ending);

}  // namespace gjklab
