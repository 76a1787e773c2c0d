#pragma once
// Imports dropped, pasted or opened points of other programs: asks which body to make from them, or which body a pasted
// matrix places. Nothing changes before the user answers.

#include "desk/news.h"
#include "export/points_import.h"
#include "model/session/session.h"

#include <optional>
#include <string>

namespace gjklab {

/// Whether a file's ending is that of points or a mesh.
bool isPointsFile(const std::string& path);

class Importing {
 public:
  Importing(Session& session, News& news) : session_(session), news_(news) {}

  /// Offers the points of a file, or reports its fault.
  void openFile(const std::string& path);
  /// Offers the content of a text; false if it is neither points nor a matrix. `source`: as in "3 points from the
  /// clipboard".
  bool openText(const std::string& text, const std::string& source);
  /// The user's choice.
  void answer(Task);

 private:
  void offer(PointCloud cloud, const std::string& source);
  void offerMatrix();
  void importAs(Which);
  void place(Which);

  /// A pasted matrix in row-major and in column-major order. If only one of them has the last row of a pose, that one
  /// is chosen.
  struct Matrix {
    std::optional<glm::dmat4> by_rows, by_columns;
    bool rows = true;  ///< what is offered
    const glm::dmat4& chosen() const { return rows ? *by_rows : *by_columns; }
  };

  Session& session_;
  News& news_;
  std::optional<PointCloud> cloud_;
  std::optional<Matrix> matrix_;
  std::string source_;
};

}  // namespace gjklab
