// OBJ and STL.

#include "export/mesh_file.h"
#include "export/mesh_words.h"
#include "model/text/translate.h"

#include <cstdint>
#include <cstring>

namespace gjklab {

namespace {

/// The point that "3", "3/1" or "-1" (the newest) names among `count`.
std::optional<std::size_t> cornerNamed(std::string_view word, std::size_t count) {
  const std::optional<double> number = numberIn(word.substr(0, word.find('/')));
  if (!number) return std::nullopt;
  const double index = *number < 0 ? static_cast<double>(count) + *number : *number - 1;
  if (!(index >= 0) || !(index < static_cast<double>(count)) ||
      index != static_cast<double>(static_cast<std::size_t>(index)))
    return std::nullopt;
  return static_cast<std::size_t>(index);
}

/// What is wrong with the line of a face; empty: nothing is.
std::string addFace(std::string_view line, MeshFile& mesh) {
  std::vector<std::size_t> corners;
  for (std::string_view word = takeWord(line); !word.empty(); word = takeWord(line)) {
    const auto corner = cornerNamed(word, mesh.points.size());
    if (!corner)
      return tr("a face refers to point {index}, but only {count} points come before it", arg("index", word),
                arg("count", mesh.points.size()));
    corners.push_back(*corner);
  }
  for (std::size_t i = 2; i < corners.size(); ++i) mesh.triangles.push_back({corners[0], corners[i - 1], corners[i]});
  return "";
}

constexpr std::size_t kStlHeader = 84, kStlTriangle = 50;  // bytes

std::size_t stlTriangles(std::string_view bytes) {
  std::uint32_t count = 0;
  std::memcpy(&count, bytes.data() + kStlHeader - sizeof count, sizeof count);
  return count;
}

MeshFile binaryStl(std::string_view bytes) {
  MeshFile mesh;
  for (std::size_t at = kStlHeader; at + kStlTriangle <= bytes.size(); at += kStlTriangle) {
    std::array<float, 9> numbers{};
    std::memcpy(numbers.data(), bytes.data() + at + 12, sizeof numbers);  // behind the normal
    const std::size_t first = mesh.points.size();
    for (std::size_t i = 0; i < 9; i += 3) mesh.points.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2]);
    mesh.triangles.push_back({first, first + 1, first + 2});
  }
  return mesh;
}

}  // namespace

MeshOrFault readObj(std::string_view bytes) {
  MeshFile mesh;
  while (!bytes.empty()) {
    std::string_view line = takeLine(bytes);
    const std::string_view kind = takeWord(line);
    if (kind == "v") {
      const auto point = takePoint(line);
      if (!point) return tr("point {point} does not have three numbers", arg("point", mesh.points.size() + 1));
      mesh.points.push_back(*point);
    }
    if (kind != "f") continue;
    if (std::string fault = addFace(line, mesh); !fault.empty()) return fault;
  }
  return mesh;
}

MeshOrFault readStl(std::string_view bytes) {
  if (bytes.size() >= kStlHeader && bytes.size() >= kStlHeader + kStlTriangle * stlTriangles(bytes)) {
    const std::size_t size = kStlHeader + kStlTriangle * stlTriangles(bytes);
    if (bytes.size() == size || !bytes.starts_with("solid")) return binaryStl(bytes.substr(0, size));
  }
  MeshFile mesh;
  for (std::string_view word = takeWord(bytes); !word.empty(); word = takeWord(bytes)) {
    if (word != "vertex") continue;
    const auto point = takePoint(bytes);
    if (!point) return tr("point {point} does not have three numbers", arg("point", mesh.points.size() + 1));
    mesh.points.push_back(*point);
    const std::size_t count = mesh.points.size();
    if (count % 3 == 0) mesh.triangles.push_back({count - 3, count - 2, count - 1});
  }
  return mesh;
}

}  // namespace gjklab
