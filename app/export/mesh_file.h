#pragma once
// What mesh files hold: points, and triangles between them.

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

/// Points and faces of an OBJ file; faces with more than three corners become fans. What else it holds is left out.
MeshOrFault readObj(std::string_view bytes);
/// Text or binary.
MeshOrFault readStl(std::string_view bytes);
/// Text or binary, in either order of bytes.
MeshOrFault readPly(std::string_view bytes);

}  // namespace gjklab
