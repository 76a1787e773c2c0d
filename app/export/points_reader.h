#pragma once
// Points as people have them: tables (CSV), and arrays in the spelling of C, C++, Python and MATLAB; poses as 4×4
// matrices.

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

struct PointCloud {
  int dimension = 3;  ///< how many numbers each point has
  std::vector<glm::dvec3> points;
  /// Of a mesh: it is not convex, so that its hull is not the same body.
  bool was_hollow = false;
};

/// Groups of 1 to 3 numbers in any brackets, `{{1, 2.5f}, {3, 4}}`, `[[1, 2], [3, 4]]`, `[1 2; 3 4]`,
/// `Vec3(1, 2, 3), Vec3(4, 5, 6)`; without brackets one point a line, parted by commas, semicolons or blanks, below a
/// headline if there is one. What debuggers print is read, too (debugger_text.h). Comments are left out. Otherwise a
/// sentence.
std::variant<PointCloud, std::string> readPoints(const std::string& text);

/// How a matrix is written down.
enum class MatrixOrder { row_major, column_major };
/// 16 numbers, brackets and commas as they come; row-major: the fourth, eighth and twelfth move. Otherwise a sentence:
/// not sixteen numbers, or a last row that is not 0 0 0 1, and whether the other order would have it.
std::variant<glm::dmat4, std::string> readMatrix(const std::string& text, MatrixOrder order);

}  // namespace gjklab
