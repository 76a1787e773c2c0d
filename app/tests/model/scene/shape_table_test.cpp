// The table of shapes against the library's own shapes.

#include "model/scene/shape_table.h"

#include "gjk/face_mesh.h"
#include "model/run/core_shape.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace gjklab {
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
}  // namespace gjklab
