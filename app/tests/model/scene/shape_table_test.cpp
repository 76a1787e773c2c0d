// The table of shapes against the library's own shapes.

#include "model/scene/shape_table.h"

#include "gjk/face_mesh.h"
#include "gjk/shape_fields.h"
#include "model/scene/body_fields.h"
#include "model/scene/core_shape.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace gjklab::shape_table_test {
namespace {

/// A body of the kind whose sizes are all different from those of a new one.
Body sized(ShapeKind kind, int dimension) {
  Body body;
  body.shape = kind;
  body.points.assign(static_cast<std::size_t>(shapeRow(kind).points.least), dvec3(0.25));
  body.radius = 0.75;
  body.half_height = 1.5;
  body.margin = 0.125;
  clearUnusedCoordinates(body, dimension);
  return body;
}

template <int D>
std::string wordOf(const gjk::Shape<D>& shape) {
  return std::visit([]<class Kind>(const Kind&) { return std::string(Kind::kWord); }, shape.kind);
}

template <int D>
std::vector<std::string> fieldsOf(const gjk::Shape<D>& shape) {
  std::vector<std::string> keys;
  std::visit(
      [&](const auto& kind) { gjk::eachField(kind, [&](const char* key, const auto&) { keys.emplace_back(key); }); },
      shape.kind);
  return keys;
}

/// How many vertices answer when all directions of a grid are asked.
template <int D>
int verticesOf(const gjk::Shape<D>& shape) {
  std::set<int> vertices;
  for (int i = 0; i < 343; ++i) {
    gjk::Vec<D> d(0.0);
    for (int k = 0, rest = i; k < D; ++k, rest /= 7) d[k] = rest % 7 - 3;
    if (d != gjk::Vec<D>(0.0)) vertices.insert(shape.coreSupport(d).index);
  }
  vertices.erase(-1);
  return static_cast<int>(vertices.size());
}

template <int D>
void expectAsInTheLibrary() {
  std::set<std::size_t> kinds;
  std::set<std::string> words;
  for (const ShapeKind kind : kAllShapes) {
    if (!existsIn(kind, D)) continue;
    SCOPED_TRACE(name(kind));
    const Body body = sized(kind, D);
    const gjk::Shape<D> shape = coreShape<D>(body);
    EXPECT_TRUE(kinds.insert(shape.kind.index()).second) << "two kinds are the same shape of the library";
    EXPECT_TRUE(words.insert(screenName(kind, D)).second) << "two kinds have the same name on the screen";
    EXPECT_EQ(wordOf<D>(shape), name(kind));
    std::vector<std::string> keys;
    eachOwnField(body, [&](const char* key, const auto&) { keys.emplace_back(key); });
    EXPECT_EQ(fieldsOf<D>(shape), keys);
    const bool has_tips = !hasPolytopeCore(kind) && !hasPoints(kind);
    EXPECT_EQ(has_tips ? verticesOf<D>(shape) : 0, shapeRow(kind).tips);
    EXPECT_EQ(gjk::hasPolytopeCore<D>(shape), hasPolytopeCore(kind));
    EXPECT_EQ(shape.coreRadius(), coreRadius(body));
    EXPECT_EQ(shape.kindRadius() > 0, shapeRow(kind).core == ShapeCore::rounded);
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<typename gjk::ShapeKinds<D>::Variant>);
}

TEST(ShapeTable, AgreesWithTheLibraryInEveryDimension) {
  expectAsInTheLibrary<1>();
  expectAsInTheLibrary<2>();
  expectAsInTheLibrary<3>();
}

TEST(ShapeTable, CountsPointsWhereTheFieldIs) {
  for (const ShapeKind kind : kAllShapes) {
    const ShapeRow row = shapeRow(kind);
    SCOPED_TRACE(row.word);
    EXPECT_EQ(row.fields.points, row.points.greatest > 0);
    EXPECT_EQ(row.fields.points, std::string(row.points.needs).find("point") != std::string::npos);
    EXPECT_LE(row.points.least, row.points.greatest);
  }
}

}  // namespace
}  // namespace gjklab::shape_table_test
