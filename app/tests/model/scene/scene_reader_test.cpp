#include "model/scene/scene_text.h"

#include <gtest/gtest.h>

namespace gjklab::scene_reader_test {
namespace {

Scene sceneOf(const std::string& text) {
  auto read = readScene(text, "f.json");
  if (const auto* error = std::get_if<SceneError>(&read)) ADD_FAILURE() << error->message;
  return std::holds_alternative<Scene>(read) ? std::get<Scene>(read) : Scene{};
}

TEST(SceneReader, TheDocumentedExample) {
  const Scene scene = sceneOf(R"({
  "gjklab": 1,
  "dimension": 3,
  "title": "Cone over a box",
  "a": { "shape": "box", "half_extents": [1, 0.5, 1], "position": [0, 0, 0], "orientation": [0, 0, 0, 1] },
  "b": { "shape": "cone", "half_height": 1, "radius": 0.6, "position": [0.2, 1.3, 0], "margin": 0.05,
         "linear_velocity": [0, -3, 0], "angular_velocity": [0, 0, 1] },
  "query": { "method": "distance", "sub_distance": "voronoi", "rounding": "core", "initial_direction": [1, 0, 0],
             "tolerance": 1e-10, "max_iterations": 128, "epa_tolerance": 1e-10, "epa_max_iterations": 1024 }
})");
  EXPECT_EQ(scene.dimension, 3);
  EXPECT_EQ(scene.title, "Cone over a box");
  EXPECT_EQ(scene.a.shape, ShapeKind::box);
  EXPECT_EQ(scene.a.half_extents, dvec3(1, 0.5, 1));
  EXPECT_EQ(scene.b.shape, ShapeKind::cone);
  EXPECT_EQ(scene.b.half_height, 1);
  EXPECT_EQ(scene.b.radius, 0.6);
  EXPECT_EQ(scene.b.position, dvec3(0.2, 1.3, 0));
  EXPECT_EQ(scene.b.margin, 0.05);
  EXPECT_EQ(scene.b.linear_velocity, dvec3(0, -3, 0));
  EXPECT_EQ(scene.b.angular_velocity, dvec3(0, 0, 1));
  EXPECT_EQ(scene.query.initial_direction, dvec3(1, 0, 0));
  EXPECT_EQ(scene.query.max_iterations, 128);
}

TEST(SceneReader, DefaultsOfWhatIsNotSaid) {
  const Scene scene = sceneOf(sceneWith(2, R"({"shape": "sphere", "radius": 2})"));
  EXPECT_EQ(scene.title, "");
  EXPECT_EQ(scene.a.position, dvec3(0.0));
  EXPECT_EQ(scene.a.angle, 0);
  EXPECT_EQ(scene.a.margin, 0);
  EXPECT_EQ(scene.query, QuerySettings{});
}

TEST(SceneReader, EveryDimensionAndEveryWord) {
  const Scene line = sceneOf(R"({"dimension": 1, "gjklab": 1.0,
    "b": {"shape": "hull", "points": [[1], [2], [-3]]}, "a": {"points": [[1], [3]], "shape": "segment"},
    "query": {"method": "boolean", "sub_distance": "signed-volumes", "rounding": "support", "initial_direction": [-2]}})");
  EXPECT_EQ(line.a.points, (std::vector<dvec3>{{1, 0, 0}, {3, 0, 0}}));
  EXPECT_EQ(line.b.points.size(), 3U);
  EXPECT_EQ(line.query.method, gjk::Method::boolean);
  EXPECT_EQ(line.query.sub_distance, gjk::SubDistance::signed_volumes);
  EXPECT_EQ(line.query.rounding, gjk::Rounding::support);
  EXPECT_EQ(line.query.initial_direction, dvec3(-2, 0, 0));
  const Scene plane = sceneOf(
      sceneWith(2, R"({"shape": "bezier", "points": [[0, 1], [2, 3], [4, 5]], "angle": 0.5, "angular_velocity": -2})",
                R"(, "query": {"sub_distance": "johnson"})"));
  EXPECT_EQ(plane.a.angle, 0.5);
  EXPECT_EQ(plane.a.angular_velocity, dvec3(0, 0, -2));
  EXPECT_EQ(plane.query.sub_distance, gjk::SubDistance::johnson);
}

TEST(SceneReader, TheMotionsQuestion) {
  const Scene scene =
      sceneOf(sceneWith(2, R"({"shape": "point"})",
                        R"(, "query": {"duration": 0.25, "impact_tolerance": 1e-6, "impact_method": "bilateral"})"));
  EXPECT_EQ(scene.query.duration, 0.25);
  EXPECT_EQ(scene.query.impact_tolerance, 1e-6);
  EXPECT_EQ(scene.query.impact_method, gjk::ImpactMethod::bilateral);
}

TEST(SceneReader, OrientationIsNormalised) {
  const auto orientation = [](const std::string& numbers) {
    return sceneOf(sceneWith(3, R"({"shape": "point", "orientation": )" + numbers + "}")).a.orientation;
  };
  EXPECT_EQ(orientation("[0, 0, 0, 2]"), glm::dquat(1, 0, 0, 0));
  EXPECT_EQ(orientation("[0, 3e-200, 0, 4e-200]"), glm::dquat(0.8, 0, 0.6, 0));
  EXPECT_EQ(orientation("[0, 3e200, 0, 4e200]"), glm::dquat(0.8, 0, 0.6, 0));
  const glm::dquat q = orientation("[1, 2, 3, 4]");
  EXPECT_NEAR(glm::dot(q, q), 1, 1e-15);
}

TEST(SceneReader, MissingFields) {
  expectFault("{}", "gjklab", {"missing", "gjklab", "1"});
  expectFault(R"({"gjklab": 1})", "dimension", {"missing", "1", "2", "3"});
  expectFault(R"({"gjklab": 1, "dimension": 2})", "a", {"missing", "bodies"});
  expectFault(R"({"gjklab": 1, "dimension": 2, "a": {"shape": "point"}})", "b", {"missing", "bodies"});
  expectFault(sceneWith(2, "{}"), "a.shape",
              {"missing", "point", "segment", "box", "sphere", "ellipsoid", "capsule", "hull", "bezier"});
  expectFault(sceneWith(3, R"({"shape": "cone", "half_height": 1})"), "a.radius", {"missing", "cone"});
  expectFault(sceneWith(2, R"({"shape": "ellipsoid"})"), "a.radii", {"missing", "ellipsoid"});
}

TEST(SceneReader, UnknownKeysAreNamed) {
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "querry": {})"), "querry",
              {"unknown", "gjklab", "dimension", "title", "query", "id", "kind", "comment", "expect"});
  expectFault(sceneWith(1, R"({"shape": "box", "half_extents": [1], "radius": 1})"), "a.radius",
              {"unknown", "box", "1-D", "shape", "half_extents", "position", "margin", "linear_velocity"});
  expectFault(sceneWith(3, R"({"shape": "point", "angle": 1})"), "a.angle", {"unknown"});
  expectFault(sceneWith(2, R"({"shape": "point", "orientation": [0, 0, 0, 1]})"), "a.orientation", {"unknown"});
  expectFault(sceneWith(1, R"({"shape": "point", "angular_velocity": 1})"), "a.angular_velocity", {"unknown"});
  EXPECT_NE(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"tolerence": 1}})")), "");
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"tolerence": 1})"), "query.tolerence",
              {"unknown", "method", "tolerance"});
  expectFault(sceneWith(2, "{\"shape\": \"point\", \"" + std::string(500, 'k') + "\\n\": 1}"),
              "a." + std::string(40, 'k') + "…", {"unknown"});
}

TEST(SceneReader, KeysGivenTwice) {
  expectFault(R"({"gjklab": 1, "dimension": 2, "gjklab": 1})", "gjklab", {"twice"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1, "radius": 1})"), "a.radius", {"twice"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1, "r\u0061dius": 1})"), "a.radius", {"twice"});
  expectFault(
      sceneWith(2, R"({"shape": "point"})", R"(, "query": {"tolerance": 1, "rounding": "core", "tolerance": 2})"),
      "query.tolerance", {"twice"});
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "x": [0, {"y": [{"z": 1, "z": 2}]}])"), "x[1].y[0].z",
              {"twice"});
}

TEST(SceneReader, WrongTypes) {
  expectFault("[]", "", {"object", "gjklab", "1", "array"});
  expectFault("17", "", {"object", "gjklab", "1", "17"});
  expectFault(R"({"gjklab": 2})", "gjklab", {"1", "2"});
  expectFault(R"({"gjklab": "1"})", "gjklab", {"1"});
  expectFault(R"({"gjklab": 1, "dimension": 4})", "dimension", {"1", "2", "3", "4"});
  expectFault(R"({"gjklab": 1, "dimension": 2.5})", "dimension", {"1", "2", "3", "2.5"});
  expectFault(sceneWith(2, "null"), "a", {"object", "shape", "null"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": "1"})"), "a.radius", {"number", "1"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": null})"), "a.radius", {"number", "null"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1, "position": 3})"), "a.position",
              {"array", "2", "numbers", "2-D", "3"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1, "position": [1, true]})"), "a.position[1]",
              {"number", "true", "false"});
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "title": 3)"), "title", {"string", "3"});
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "query": [])"), "query", {"object", "method", "array"});
  expectFault(sceneWith(2, R"({"shape": "hull", "points": 3})"), "a.points", {"array", "points", "3"});
}

TEST(SceneReader, NumbersOfCoordinates) {
  expectFault(sceneWith(2, R"({"shape": "point", "position": [1, 2, 3]})"), "a.position",
              {"array", "2", "numbers", "2-D", "3"});
  expectFault(sceneWith(1, R"({"shape": "hull", "points": [[1], [1, 2]]})"), "a.points[1]",
              {"array", "1", "number", "1-D", "2"});
  expectFault(sceneWith(3, R"({"shape": "point", "orientation": [0, 0, 1]})"), "a.orientation",
              {"quaternion", "array", "4", "numbers", "3"});
  expectFault(sceneWith(2, R"({"shape": "segment", "points": [[0, 0]]})"), "a.points", {"segment", "2", "points", "1"});
  expectFault(sceneWith(2, R"({"shape": "hull", "points": []})"), "a.points", {"hull", "1", "points", "0"});
  expectFault(sceneWith(2, R"({"shape": "bezier", "points": [[0, 0], [1, 1]]})"), "a.points",
              {"bezier", "3", "4", "points", "2"});
  expectFault(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"initial_direction": [1]})"),
              "query.initial_direction", {"array", "2", "numbers", "2-D", "1"});
}

TEST(SceneReader, WrongValues) {
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": -1})"), "a.radius", {"0", "1e50", "-1"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1e200})"), "a.radius", {"from 0", "1e50", "1e+200"});
  expectFault(sceneWith(2, R"({"shape": "box", "half_extents": [1, -0.5]})"), "a.half_extents[1]",
              {"0", "1e50", "-0.5"});
  expectFault(sceneWith(2, R"({"shape": "point", "margin": -1e-9})"), "a.margin", {"0", "1e50", "-1e-09"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1e999})"), "a.radius", {"finite", "number", "1e999"});
  expectFault(sceneWith(2, R"({"shape": "hull", "points": [[0, 0], [1, -1e400]]})"), "a.points[1][1]",
              {"finite", "number", "-1e400"});
  expectFault(sceneWith(2, R"({"shape": "point", "position": [1e200, 0]})"), "a.position[0]",
              {"-1e50", "1e50", "1e+200"});
  expectFault(sceneWith(3, R"({"shape": "point", "orientation": [0, 0, 0, 0]})"), "a.orientation",
              {"quaternion", "zero"});
  expectFault(sceneWith(1, R"({"shape": "cone", "half_height": 1, "radius": 1})"), "a.shape",
              {"cone", "1-D", "point", "segment", "box", "hull"});
  expectFault(sceneWith(1, R"({"shape": "blob"})"), "a.shape", {"point", "segment", "box", "hull", "blob"});
  expectFault(sceneWith(2, R"({"shape": "sphere", "radius": 1e-310})"), "a.radius", {"0", "1e-50", "1e-310"});
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "hull", "points": [[5, 5], [5, 5]]})")), "");
  expectFault(sceneWith(2, R"({"shape": "hull", "points": [[0, 0], [0, 1e-60]]})"), "a.points", {"1e-50", "1e-60"});
}

TEST(SceneReader, WrongQueries) {
  const auto wrong = [](const std::string& inside, const char* path, const std::vector<std::string>& facts) {
    expectFault(sceneWith(2, R"({"shape": "point"})", ", \"query\": {" + inside + "}"), path, facts);
  };
  wrong(R"("initial_direction": [0, 0])", "query.initial_direction", {"zero"});
  wrong(R"("tolerance": 0)", "query.tolerance", {"greater", "0"});
  wrong(R"("epa_tolerance": -1)", "query.epa_tolerance", {"greater", "0", "-1"});
  wrong(R"("duration": 0)", "query.duration", {"greater", "0"});
  wrong(R"("impact_tolerance": -1e-8)", "query.impact_tolerance", {"greater", "0", "-1e-08"});
  wrong(R"("impact_method": "newton")", "query.impact_method", {"conservative", "bilateral", "ray-cast", "newton"});
  wrong(R"("max_iterations": 0)", "query.max_iterations", {"least", "1", "0"});
  wrong(R"("epa_max_iterations": -5)", "query.epa_max_iterations", {"least", "1", "-5"});
  wrong(R"("max_iterations": 1.5)", "query.max_iterations", {"whole", "number", "1", "2147483647", "1.5"});
  wrong(R"("max_iterations": 1e10)", "query.max_iterations", {"whole", "number", "1", "2147483647", "10000000000"});
  wrong(R"("method": "fast")", "query.method", {"distance", "boolean", "separating-axes", "textbook", "fast"});
  wrong(R"("acceleration": "fast")", "query.acceleration", {"none", "nesterov", "polyak", "fast"});
  wrong(R"("method": "boolean", "acceleration": "polyak")", "query.acceleration",
        {"method", "momentum", "none", "distance"});
  wrong(R"("sub_distance": 3)", "query.sub_distance", {"voronoi", "signed-volumes", "johnson", "3"});
  wrong(R"("rounding": "CORE")", "query.rounding", {"core", "support", "CORE"});
}

}  // namespace
}  // namespace gjklab::scene_reader_test
