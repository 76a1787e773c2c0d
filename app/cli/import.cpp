// gjklab import: a scene from points and meshes of other programs.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/points_import.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

struct ImportWords {
  std::vector<std::string> files;
  std::string pose_a, pose_b, out, title;
  std::optional<MatrixOrder> matrix;
};

/// The points of a file; nothing, and one sentence on standard error, where there are none.
std::optional<PointCloud> cloudIn(const std::string& path) {
  const std::optional<std::string> text = orSay(readFile(path));
  if (!text) return std::nullopt;
  if (isOwnFile(*text)) {
    complain(tr("{file}: this is already a gjklab file; import needs points or a mesh", arg("file", sourceName(path))));
    return std::nullopt;
  }
  auto read = pointsIn(*text, fileEnding(path));
  const auto* cloud = std::get_if<PointCloud>(&read);
  const std::string said = cloud ? hollowText(*cloud) : std::get<std::string>(read);
  if (!said.empty()) complain(fmt::format("{}: {}", sourceName(path), said));
  return cloud ? std::optional(*cloud) : std::nullopt;
}

int runImport(const ImportWords& words) {
  if (!words.matrix && !(words.pose_a.empty() && words.pose_b.empty()))
    return usageError(
        tr("--pose-a and --pose-b need --matrix row or --matrix column, the order of the matrix's numbers"));
  if (words.matrix && words.pose_a.empty() && words.pose_b.empty())
    return usageError(tr("--matrix works only with --pose-a or --pose-b"));
  if (words.files.size() > 2) return usageError(tr("import accepts at most two files: the points of A and of B"));
  Scene scene;
  scene.title = words.title;
  scene.b.shape = ShapeKind::point;
  for (std::size_t i = 0; i < words.files.size(); ++i) {
    std::optional<PointCloud> cloud = cloudIn(words.files[i]);
    if (!cloud) return 2;
    if (i > 0 && cloud->dimension != scene.dimension)
      return complain(tr("{file}: its points have {count} coordinates, but those of {other} have {other_count}",
                         arg("file", words.files[i]), arg("count", cloud->dimension), arg("other", words.files[0]),
                         arg("other_count", scene.dimension)));
    scene.dimension = cloud->dimension;
    (i == 0 ? scene.a : scene.b) = hullOf(std::move(*cloud));
  }
  for (const Which which : {Which::a, Which::b}) {
    const std::string& pose = which == Which::a ? words.pose_a : words.pose_b;
    if (pose.empty()) continue;
    const char* name = which == Which::a ? "--pose-a" : "--pose-b";
    const auto matrix = readMatrix(pose, *words.matrix);
    if (const auto* fault = std::get_if<std::string>(&matrix)) return usageError(fmt::format("{}: {}", name, *fault));
    const std::string said = placeBy(body(scene, which), std::get<glm::dmat4>(matrix), scene.dimension);
    if (!said.empty()) complain(fmt::format("{}: {}", name, said));
  }
  clearUnusedCoordinates(scene);
  const std::string fault = validate(scene);
  return fault.empty() ? deliver(writeScene(scene), words.out) : complain(fault);
}

void declare(Verb& verb, ImportWords& words) {
  verb.argument(
          "FILE", words.files,
          translatable("a file with the points of A, and one with those of B: .obj, .stl or .ply, a table (CSV), or an "
                       "array in C, C++, Python or MATLAB syntax; '-' is standard input; without a second file, B is a "
                       "point at the origin, or where --pose-b puts it"))
      .required();
  verb.option("--pose-a", "MATRIX", words.pose_a, translatable("4x4 matrix that places A, as 16 numbers"));
  verb.option("--pose-b", "MATRIX", words.pose_b, translatable("4x4 matrix that places B, as 16 numbers"));
  verb.choice<std::optional<MatrixOrder>>(
      "--matrix", {{"row", MatrixOrder::row_major}, {"column", MatrixOrder::column_major}}, words.matrix,
      translatable("order of the matrices' numbers: row (row-major) or column (column-major); required with --pose-a "
                   "and --pose-b"));
  verb.option("--title", "TEXT", words.title, translatable("title of the scene"));
  verb.option("-o", "FILE", words.out, translatable("output file; standard output by default"));
}

}  // namespace

void declareImport(CommandLine& line) {
  line.addVerb<ImportWords>("import", translatable("makes a scene from the points or meshes of another program"),
                            runImport, declare);
}

}  // namespace gjklab
