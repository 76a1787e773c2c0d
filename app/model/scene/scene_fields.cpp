#include "model/scene/scene_fields.h"

#include "model/text/translate.h"

namespace gjklab {

const char* name(ShapeKind kind) {
  const char* const word = shapeRow(kind).word;
  return word ? word : "";
}

bool existsIn(ShapeKind kind, int dimension) {
  const ShapeRow row = shapeRow(kind);
  return row.word && dimension >= row.least_dimension && dimension <= row.greatest_dimension;
}

bool hasPolytopeCore(ShapeKind kind) { return shapeRow(kind).core != ShapeCore::curved; }

bool hasPoints(ShapeKind kind) { return shapeRow(kind).fields.points; }

const char* screenName(ShapeKind kind, int dimension) {
  // One word in English, and in files; other languages have two.
  if (kind == ShapeKind::box && dimension == 2) return trc("in the plane", "box");
  const ShapeRow row = shapeRow(kind);
  const char* const own = dimension == 1 ? row.line_word : dimension == 2 ? row.plane_word : nullptr;
  return tr(own ? own : name(kind));
}

std::vector<const char*> bodyKeys(ShapeKind kind, int dimension) {
  std::vector<const char*> keys{"shape"};
  Body body;
  body.shape = kind;
  eachOwnField(body, [&](const char* key, const auto&) { keys.push_back(key); });
  keys.push_back("position");
  if (dimension == 2) keys.push_back("angle");
  if (dimension == 3) keys.push_back("orientation");
  keys.push_back("margin");
  keys.push_back("linear_velocity");
  if (dimension >= 2) keys.push_back("angular_velocity");
  return keys;
}

std::string shapesIn(int dimension) {
  std::string out;
  for (const ShapeKind kind : kAllShapes)
    if (existsIn(kind, dimension)) out += (out.empty() ? "" : ", ") + std::string(name(kind));
  return out;
}

}  // namespace gjklab
