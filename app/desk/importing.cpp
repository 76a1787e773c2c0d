#include "desk/importing.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <utility>

namespace gjklab {

namespace {

std::string endingOf(const std::string& path) {
  std::string ending = textOf(pathOf(path).extension());
  for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return ending.empty() ? ending : ending.substr(1);
}

std::optional<glm::dmat4> matrixIn(const std::string& text, MatrixOrder order) {
  auto read = readMatrix(text, order);
  auto* matrix = std::get_if<glm::dmat4>(&read);
  return matrix != nullptr ? std::optional(*matrix) : std::nullopt;
}

}  // namespace

bool isPointsFile(const std::string& path) { return isPointsEnding(endingOf(path)); }

void Importing::openFile(const std::string& path) {
  const std::string name = fileNameOf(path);
  if (const std::string fault = notAFile(path); !fault.empty()) return news_.say(fault, News::Mood::error);
  const auto bytes = readFile(path);
  if (const auto* error = std::get_if<FileError>(&bytes)) return news_.say(error->message, News::Mood::error);
  auto read = pointsIn(std::get<std::string>(bytes), endingOf(path));
  if (const auto* fault = std::get_if<std::string>(&read))
    return news_.say(fmt::format("{}: {}", name, *fault), News::Mood::error);
  offer(std::get<PointCloud>(std::move(read)), name);
}

bool Importing::openText(const std::string& text, const std::string& source) {
  Matrix matrix{matrixIn(text, MatrixOrder::row_major), matrixIn(text, MatrixOrder::column_major)};
  if (matrix.by_rows || matrix.by_columns) {
    matrix.rows = matrix.by_rows.has_value();
    matrix_ = matrix;
    source_ = source;
    offerMatrix();
    return true;
  }
  auto read = readPoints(text);
  auto* cloud = std::get_if<PointCloud>(&read);
  if (cloud != nullptr) offer(std::move(*cloud), source);
  return cloud != nullptr;
}

void Importing::offer(PointCloud cloud, const std::string& source) {
  cloud_ = std::move(cloud);
  source_ = source;
  const std::string hollow = hollowText(*cloud_);
  const std::string points = counted(static_cast<int>(cloud_->points.size()), "point", "points");
  news_.offer(
      hollow.empty() ? tr("{points} in {dimension}-D from {source}. Which body should they become?",
                          arg("points", points), arg("dimension", cloud_->dimension), arg("source", source))
                     : tr("{points} from {source}: {shape}. Which body should it become?", arg("points", points),
                          arg("source", source), arg("shape", hollow)),
      {{"A", Do{Task::import_as_a}}, {"B", Do{Task::import_as_b}}, {tr("Neither"), Do{Task::discard_import}, true}});
}

/// The two readings differ by more than their turn where the matrix moves: then one of them has no last row 0 0 0 1.
void Importing::offerMatrix() {
  std::vector<News::Choice> choices{{"A", Do{Task::import_as_a}}, {"B", Do{Task::import_as_b}}};
  const bool both = matrix_->by_rows && matrix_->by_columns;
  if (both)
    choices.push_back({matrix_->rows ? tr("Read by columns") : tr("Read by rows"), Do{Task::import_other_order}});
  choices.push_back({tr("Neither"), Do{Task::discard_import}, true});
  news_.offer(matrix_->rows
                  ? tr("This 4×4 matrix, read row by row, moves by {offset}. Which body should it place?",
                       arg("offset", vectorText(dvec3(matrix_->chosen()[3]), 3)))
                  : tr("This 4×4 matrix, read column by column, moves by {offset}. Which body should it place?",
                       arg("offset", vectorText(dvec3(matrix_->chosen()[3]), 3))),
              std::move(choices));
}

void Importing::answer(Task task) {
  news_.dismiss();
  if (task == Task::import_other_order && matrix_) {
    matrix_->rows = !matrix_->rows;
    return offerMatrix();
  }
  const Which which = task == Task::import_as_a ? Which::a : Which::b;
  if (task == Task::import_as_a || task == Task::import_as_b) {
    if (matrix_)
      place(which);
    else if (cloud_)
      importAs(which);
  }
  cloud_.reset();
  matrix_.reset();
}

/// Within the scene's dimension an edit of one body; else a scene of the points' dimension.
void Importing::importAs(Which which) {
  const int dimension = cloud_->dimension;
  const bool same = dimension == session_.scene().dimension;
  Scene scene = same ? session_.scene() : defaultScene(dimension);
  const std::size_t count = cloud_->points.size();
  Body& made = body(scene, which);
  made = hullOf(std::move(*cloud_));
  clearUnusedCoordinates(scene);
  if (const std::string fault = validate(scene); !fault.empty())
    return news_.say(fmt::format("{}: {}", source_, fault), News::Mood::error);
  if (same) {
    session_.apply(Edit{SetBody{which, made}});
    session_.apply(FrameAll{});
  } else {
    scene.title = tr("Points from {file}", arg("file", source_));
    session_.apply(ShowScene{scene});
  }
  const std::string points = counted(static_cast<int>(count), "point", "points");
  news_.say(same ? tr("{body} is the hull of {points} from {source}.", arg("body", letterOf(which)),
                      arg("points", points), arg("source", source_))
                 : tr("{body} is the hull of {points} from {source}, in a new {dimension}-D scene.",
                      arg("body", letterOf(which)), arg("points", points), arg("source", source_),
                      arg("dimension", dimension)));
}

void Importing::place(Which which) {
  Scene scene = session_.scene();
  Body placed = body(scene, which);
  const bool has_points = placed.shape == ShapeKind::hull;
  const std::string said = placeBy(placed, matrix_->chosen(), scene.dimension);
  if (!said.empty() && !has_points)
    return news_.say(tr("The matrix does more than turn and move {body}. Only the points of a hull can follow it.",
                        arg("body", letterOf(which))),
                     News::Mood::error);
  body(scene, which) = placed;
  clearUnusedCoordinates(scene);
  if (const std::string fault = validate(scene); !fault.empty()) return news_.say(fault, News::Mood::error);
  session_.apply(Edit{SetBody{which, body(scene, which)}});
  news_.say(said.empty() ? tr("The matrix places {body}.", arg("body", letterOf(which)))
                         : fmt::format("{}: {}.", letterOf(which), said));
}

}  // namespace gjklab
