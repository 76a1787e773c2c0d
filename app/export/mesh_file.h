#pragma once
// The content of mesh files: points and triangles.

#include <array>
#include <cstddef>
#include <glm/glm.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab {

struct MeshFile {
  std::vector<glm::dvec3> points;
  std::vector<std::array<std::size_t, 3>> triangles;  ///< of points, by index
};

using MeshOrFault = std::variant<MeshFile, std::string>;

/// The points and faces of an OBJ file; faces with more than three corners become fans. Ignores everything else.
MeshOrFault readObj(std::string_view bytes);
/// Text or binary.
MeshOrFault readStl(std::string_view bytes);
/// Text or binary, in either byte order.
MeshOrFault readPly(std::string_view bytes);

}  // namespace gjklab
