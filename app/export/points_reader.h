#pragma once
// Reads points from tables (CSV) and arrays in the syntax of C, C++, Python and MATLAB, and poses from 4×4 matrices.

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

struct PointCloud {
  int dimension = 3;  ///< how many numbers each point has
  std::vector<glm::dvec3> points;
  /// For a mesh: it is not convex, so its hull is a different body.
  bool was_hollow = false;
};

/// Groups of 1 to 3 numbers in any brackets, `{{1, 2.5f}, {3, 4}}`, `[[1, 2], [3, 4]]`, `[1 2; 3 4]`,
/// `Vec3(1, 2, 3), Vec3(4, 5, 6)`; without brackets one point per line, separated by commas, semicolons or spaces,
/// after an optional header line. Also reads the output of debuggers (debugger_text.h). Ignores comments. On failure a
/// sentence.
std::variant<PointCloud, std::string> readPoints(const std::string& text);

/// The order of a matrix.
enum class MatrixOrder { row_major, column_major };
/// 16 numbers with any brackets and commas; in row-major order the fourth, eighth and twelfth are the translation. On
/// failure a sentence: not sixteen numbers, or a last row other than 0 0 0 1, and whether the other order would be
/// valid.
std::variant<glm::dmat4, std::string> readMatrix(const std::string& text, MatrixOrder order);

}  // namespace gjklab
