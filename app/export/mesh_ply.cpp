// PLY: a header that says which numbers each element has, then the numbers.

#include "export/mesh_file.h"
#include "export/mesh_words.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace gjklab {

namespace {

enum class PlyKind : std::uint8_t { none, int8, uint8, int16, uint16, int32, uint32, float32, float64 };

PlyKind kindNamed(std::string_view word) {
  struct Name {
    std::string_view older, newer;
    PlyKind kind;
  };
  constexpr Name kTypeNames[] = {
      {"char", "int8", PlyKind::int8},        {"uchar", "uint8", PlyKind::uint8},
      {"short", "int16", PlyKind::int16},     {"ushort", "uint16", PlyKind::uint16},
      {"int", "int32", PlyKind::int32},       {"uint", "uint32", PlyKind::uint32},
      {"float", "float32", PlyKind::float32}, {"double", "float64", PlyKind::float64},
  };
  for (const Name& name : kTypeNames)
    if (word == name.older || word == name.newer) return name.kind;
  return PlyKind::none;
}

struct PlyProperty {
  std::string_view name;
  PlyKind kind = PlyKind::none, length = PlyKind::none;  ///< the length is a list's
};

struct PlyElement {
  std::string_view name;
  double count = 0;
  std::vector<PlyProperty> properties;
};

enum class PlySpelling : std::uint8_t { text, little, big };

struct PlyHeader {
  PlySpelling spelling = PlySpelling::text;
  std::vector<PlyElement> elements;
};

/// `rest` begins behind it then. What is wrong; empty: nothing is.
std::string takeHeader(std::string_view& rest, PlyHeader& header) {
  if (takeLine(rest) != "ply") return tr("the file does not start with \"ply\"");
  while (!rest.empty()) {
    std::string_view line = takeLine(rest);
    const std::string_view first = takeWord(line);
    if (first == "end_header") return "";
    if (first == "format") {
      const std::string_view spelling = takeWord(line);
      header.spelling = spelling == "binary_little_endian" ? PlySpelling::little
                        : spelling == "binary_big_endian"  ? PlySpelling::big
                                                           : PlySpelling::text;
    }
    if (first == "element") {
      const std::string_view name = takeWord(line);
      const std::optional<double> count = takeNumber(line);
      if (!count || !(*count >= 0)) return tr("an element in the header has no count");
      header.elements.push_back({name, *count, {}});
    }
    if (first != "property") continue;
    PlyProperty property;
    std::string_view kind = takeWord(line);
    if (kind == "list") {
      property.length = kindNamed(takeWord(line));
      kind = takeWord(line);
      if (property.length == PlyKind::none) return tr("a list in the header has no type for its length");
    }
    property.kind = kindNamed(kind);
    property.name = takeWord(line);
    if (property.kind == PlyKind::none)
      return tr("\"{type}\" in the header is not a number type", arg("type", kind.substr(0, 40)));
    if (header.elements.empty()) return tr("a property in the header belongs to no element");
    header.elements.back().properties.push_back(property);
  }
  return tr("the header has no end (\"end_header\")");
}

/// The numbers behind the header.
class PlyNumbers {
 public:
  PlyNumbers(std::string_view rest, PlySpelling spelling) : rest_(rest), spelling_(spelling) {}

  /// Nothing at the end of the file, or where no number is.
  std::optional<double> take(PlyKind kind) {
    if (spelling_ == PlySpelling::text) return takeNumber(rest_);
    switch (kind) {
      case PlyKind::int8:
        return taken<std::int8_t>();
      case PlyKind::uint8:
        return taken<std::uint8_t>();
      case PlyKind::int16:
        return taken<std::int16_t>();
      case PlyKind::uint16:
        return taken<std::uint16_t>();
      case PlyKind::int32:
        return taken<std::int32_t>();
      case PlyKind::uint32:
        return taken<std::uint32_t>();
      case PlyKind::float32:
        return taken<float>();
      case PlyKind::float64:
        return taken<double>();
      case PlyKind::none:
        break;
    }
    return std::nullopt;
  }

 private:
  template <class T>
  std::optional<double> taken() {
    std::array<char, sizeof(T)> bytes{};
    if (rest_.size() < sizeof(T)) return std::nullopt;
    std::copy_n(rest_.begin(), sizeof(T), bytes.begin());
    rest_.remove_prefix(sizeof(T));
    if ((spelling_ == PlySpelling::little) != (std::endian::native == std::endian::little))
      std::reverse(bytes.begin(), bytes.end());
    T value{};
    std::memcpy(&value, bytes.data(), sizeof(T));
    return static_cast<double>(value);
  }

  std::string_view rest_;
  PlySpelling spelling_;
};

/// One element's numbers, of which the mesh takes points and faces. False at the end of the file.
bool takeElement(PlyNumbers& numbers, const PlyElement& element, glm::dvec3& point, std::vector<double>& corners) {
  for (const PlyProperty& property : element.properties) {
    double count = 1;
    const bool list = property.length != PlyKind::none;
    if (list) {
      const auto length = numbers.take(property.length);
      if (!length) return false;
      count = *length;
    }
    const bool of_corners = list && property.name.starts_with("vertex_ind");
    for (double i = 0; i < count; ++i) {
      const auto value = numbers.take(property.kind);
      if (!value) return false;
      if (of_corners) corners.push_back(*value);
      if (!list && property.name.size() == 1 && property.name[0] >= 'x' && property.name[0] <= 'z')
        point[property.name[0] - 'x'] = *value;
    }
  }
  return true;
}

std::string addCorners(const std::vector<double>& corners, MeshFile& mesh) {
  for (const double corner : corners)
    if (!(corner >= 0) || !(corner < static_cast<double>(mesh.points.size())))
      return tr("a face refers to point {index}, but there are {count} points",
                arg("index", fmt::format("{:.0f}", corner)), arg("count", mesh.points.size()));
  for (std::size_t i = 2; i < corners.size(); ++i)
    mesh.triangles.push_back({static_cast<std::size_t>(corners[0]), static_cast<std::size_t>(corners[i - 1]),
                              static_cast<std::size_t>(corners[i])});
  return "";
}

}  // namespace

MeshOrFault readPly(std::string_view bytes) {
  std::string_view rest = bytes;
  PlyHeader header;
  if (std::string fault = takeHeader(rest, header); !fault.empty()) return fault;
  PlyNumbers numbers(rest, header.spelling);
  MeshFile mesh;
  std::vector<double> corners;
  for (const PlyElement& element : header.elements) {
    if (element.properties.empty()) continue;
    for (double i = 0; i < element.count; ++i) {
      glm::dvec3 point(0);
      corners.clear();
      if (!takeElement(numbers, element, point, corners))
        return tr("the header announces {count} \"{element}\" elements, but the file ends after {bytes} bytes",
                  arg("count", fmt::format("{:.0f}", element.count)), arg("element", element.name.substr(0, 40)),
                  arg("bytes", bytes.size()));
      if (element.name == "vertex") mesh.points.push_back(point);
      if (std::string fault = addCorners(corners, mesh); !fault.empty()) return fault;
    }
  }
  return mesh;
}

}  // namespace gjklab
