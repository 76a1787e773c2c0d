#pragma once
// The kinds of shapes with their words, dimensions, fields and core. Readers, writers, checks, editors and tests loop
// over this table.

#include "model/text/translatable.h"

#include <array>
#include <cstdint>
#include <limits>

namespace gjklab {

enum class ShapeKind : std::uint8_t { point, segment, box, sphere, ellipsoid, capsule, cylinder, cone, hull, bezier };

/// A shape's own fields, all required in files.
struct ShapeFields {
  bool points = false, half_extents = false, radii = false, half_height = false, radius = false;
};

/// Least and greatest number of points.
struct PointCount {
  int least = 0, greatest = 0;
  const char* needs = "";  ///< "a segment has exactly 2 points"
};

/// Without its radii, a shape is a polytope with its own corners, a polytope with a radius, or curved.
enum class ShapeCore : std::uint8_t { polytope, rounded, curved };

struct ShapeRow {
  const char* word = nullptr;  ///< in files, and the library's (kWord)
  int least_dimension = 1, greatest_dimension = 3;
  ShapeCore core = ShapeCore::polytope;
  ShapeFields fields{};
  PointCount points{};
  const char* plane_word = nullptr;  ///< on the screen in 2-D, if different
  const char* line_word = nullptr;   ///< on the screen in 1-D, if different
  int tips = 0;                      ///< the number of vertices of a curved shape without points
};

/// Empty if the word is not a kind.
constexpr ShapeRow shapeRow(ShapeKind kind) {
  constexpr int kAny = std::numeric_limits<int>::max();
  switch (kind) {
    case ShapeKind::point:
      return {translatable("point")};
    case ShapeKind::segment:
      return {translatable("segment"),
              1,
              3,
              ShapeCore::polytope,
              {.points = true},
              {2, 2, "a segment has exactly 2 points"}};
    case ShapeKind::box:
      return {translatable("box"),    1,  3,       ShapeCore::polytope,
              {.half_extents = true}, {}, nullptr, translatable("interval")};
    case ShapeKind::sphere:
      return {translatable("sphere"), 2, 3, ShapeCore::rounded, {.radius = true}, {}, translatable("circle")};
    case ShapeKind::ellipsoid:
      return {translatable("ellipsoid"), 2, 3, ShapeCore::curved, {.radii = true}, {}, translatable("ellipse")};
    case ShapeKind::capsule:
      return {translatable("capsule"), 2, 3, ShapeCore::rounded, {.half_height = true, .radius = true}};
    case ShapeKind::cylinder:
      return {translatable("cylinder"), 3, 3, ShapeCore::curved, {.half_height = true, .radius = true}};
    case ShapeKind::cone:
      return {translatable("cone"),
              3,
              3,
              ShapeCore::curved,
              {.half_height = true, .radius = true},
              {},
              nullptr,
              nullptr,
              1};
    case ShapeKind::hull:
      return {
          translatable("hull"), 1, 3, ShapeCore::polytope, {.points = true}, {1, kAny, "a hull has 1 or more points"}};
    case ShapeKind::bezier:
      return {translatable("bezier"),
              2,
              2,
              ShapeCore::curved,
              {.points = true},
              {3, 4, "a bezier has 3 or 4 control points"},
              translatable("Bézier hull")};
  }
  return {};
}

constexpr int countShapes() {
  int count = 0;
  while (shapeRow(static_cast<ShapeKind>(count)).word) ++count;
  return count;
}

/// Every kind, in the order of the enumerators.
inline constexpr auto kAllShapes = [] {
  std::array<ShapeKind, countShapes()> all{};
  for (int i = 0; i < countShapes(); ++i) all[static_cast<std::size_t>(i)] = static_cast<ShapeKind>(i);
  return all;
}();

/// The word on the screen: "circle" for a sphere in 2-D.
const char* screenName(ShapeKind, int dimension);

}  // namespace gjklab
