// gjklab import: a scene from points and meshes of other programs.

#include "cli/arguments.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/points_import.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <cstdio>

namespace gjklab {

namespace {

constexpr std::size_t kMeshFileLimit = std::size_t{256} << 20;

struct ImportWords {
  std::vector<std::string> files;
  std::string pose_a, pose_b, matrix, out, title;
};

int importError(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  return 2;
}

/// The points of a file; nothing, and one sentence on standard error, where there are none.
std::optional<PointCloud> cloudIn(const std::string& path) {
  const std::string label = path == "-" ? "standard input" : path, ending = fileEnding(path);
  const auto bytes = readFile(path, kMeshFileLimit);
  if (const auto* error = std::get_if<FileError>(&bytes)) {
    importError(error->message);
    return std::nullopt;
  }
  const auto& text = std::get<std::string>(bytes);
  auto read = pointsIn(text, ending);
  if (const auto* fault = std::get_if<std::string>(&read)) {
    importError(label + ": " + *fault);
    return std::nullopt;
  }
  auto cloud = std::get<PointCloud>(std::move(read));
  if (const std::string hollow = hollowText(cloud); !hollow.empty()) fmt::print(stderr, "{}: {}\n", label, hollow);
  return cloud;
}

int runImport(const ImportWords& words) {
  const bool posed = !words.pose_a.empty() || !words.pose_b.empty();
  MatrixOrder order{};
  static const std::map<std::string, MatrixOrder> kOrders{{"row", MatrixOrder::row_major},
                                                          {"column", MatrixOrder::column_major}};
  if (posed && words.matrix.empty())
    return usageError("--matrix must say how the matrix of --pose-a or --pose-b is written: row or column (major)");
  if (!words.matrix.empty())
    if (std::string error = chooseWord("--matrix", kOrders, words.matrix, order); !error.empty())
      return usageError(error);
  if (words.files.size() > 2) return usageError("import takes the points of A, and of B");
  Scene scene;
  scene.title = words.title;
  scene.b.shape = ShapeKind::point;
  for (std::size_t i = 0; i < words.files.size(); ++i) {
    std::optional<PointCloud> cloud = cloudIn(words.files[i]);
    if (!cloud) return 2;
    if (i > 0 && cloud->dimension != scene.dimension)
      return importError(fmt::format("{}: its points have {} numbers, those of {} have {}", words.files[i],
                                     cloud->dimension, words.files[0], scene.dimension));
    scene.dimension = cloud->dimension;
    (i == 0 ? scene.a : scene.b) = hullOf(std::move(*cloud));
  }
  for (const Which which : {Which::a, Which::b}) {
    const std::string& pose = which == Which::a ? words.pose_a : words.pose_b;
    if (pose.empty()) continue;
    const char* name = which == Which::a ? "--pose-a" : "--pose-b";
    const auto matrix = readMatrix(pose, order);
    if (const auto* fault = std::get_if<std::string>(&matrix)) return usageError(fmt::format("{} {}", name, *fault));
    const std::string said = placeBy(body(scene, which), std::get<glm::dmat4>(matrix), scene.dimension);
    if (!said.empty()) fmt::print(stderr, "{}: {}\n", name, said);
  }
  clearUnusedCoordinates(scene);
  if (const std::string fault = validate(scene); !fault.empty()) return importError(fault);
  if (words.out.empty()) return print(writeScene(scene)) ? 0 : 1;
  const std::string fault = writeFile(words.out, writeScene(scene), Flush::program);
  if (!fault.empty()) fmt::print(stderr, "{}\n", fault);
  return fault.empty() ? 0 : 1;
}

}  // namespace

void declareImport(CommandLine& line) {
  const auto words = std::make_shared<ImportWords>();
  Verb verb =
      line.addVerb("import", "a scene from points and meshes of other programs", [words] { return runImport(*words); });
  verb.argument(
          "FILE", words->files,
          "the points of A, and of B (else B is a point): .obj, .stl, .ply; a table; an array in C, C++, Python or "
          "MATLAB spelling; '-': standard input")
      .required();
  verb.option("--pose-a", "MATRIX", words->pose_a, "a 4x4 matrix that places A");
  verb.option("--pose-b", "MATRIX", words->pose_b, "the same for B");
  verb.option("--matrix", "ORDER", words->matrix, "how they are written: row or column (major)");
  verb.option("--title", "TEXT", words->title, "the scene's title");
  verb.option("-o", "FILE", words->out, "writes into a file");
}

}  // namespace gjklab
