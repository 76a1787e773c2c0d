#pragma once
// Points of other programs, dropped, pasted or opened: what they are, which body is to be made of them, or which body a
// pasted matrix places. Nothing changes before that has been answered.

#include "desk/news.h"
#include "export/points_import.h"
#include "model/session/session.h"

#include <optional>
#include <string>

namespace gjklab {

/// Whether the ending of a file's name is one of points or a mesh.
bool isPointsFile(const std::string& path);

class Importing {
 public:
  Importing(Session& session, News& news) : session_(session), news_(news) {}

  /// Offers the points of a file, or says what is wrong with it.
  void openFile(const std::string& path);
  /// Offers what a text holds; false where that is neither points nor a matrix. `name`: "clipboard", "dropped text".
  bool openText(const std::string& text, const std::string& name);
  /// What was chosen of what is offered.
  void answer(Task);

 private:
  void offer(PointCloud cloud, const std::string& source);
  void offerMatrix();
  void importAs(Which);
  void place(Which);

  /// A pasted matrix as it reads row by row and column by column; where only one of them has the last row of a pose
  /// that one is meant.
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
