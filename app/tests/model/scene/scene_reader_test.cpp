#include "model/scene/scene_text.h"

#include <gtest/gtest.h>

namespace gjklab {
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
  EXPECT_EQ(errorOf("{}"), "f.json: gjklab: is missing; a scene has \"gjklab\": 1");
  EXPECT_EQ(errorOf(R"({"gjklab": 1})"), "f.json: dimension: is missing; it is 1, 2 or 3");
  EXPECT_EQ(errorOf(R"({"gjklab": 1, "dimension": 2})"), "f.json: a: is missing; a scene has two bodies, a and b");
  EXPECT_EQ(errorOf(R"({"gjklab": 1, "dimension": 2, "a": {"shape": "point"}})"),
            "f.json: b: is missing; a scene has two bodies, a and b");
  EXPECT_EQ(errorOf(sceneWith(2, "{}")),
            "f.json: a.shape: is missing; there are point, segment, box, sphere, ellipsoid, capsule, hull, bezier");
  EXPECT_EQ(errorOf(sceneWith(3, R"({"shape": "cone", "half_height": 1})")),
            "f.json: a.radius: is missing; a cone needs it");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "ellipsoid"})")), "f.json: a.radii: is missing; a ellipsoid needs it");
}

TEST(SceneReader, UnknownKeysAreNamed) {
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "querry": {})")),
            "f.json: querry: unknown key; a scene may have gjklab, dimension, title, a, b, query, id, kind, comment, "
            "expect");
  EXPECT_EQ(
      errorOf(sceneWith(1, R"({"shape": "box", "half_extents": [1], "radius": 1})")),
      "f.json: a.radius: unknown key; a box in 1-D may have shape, half_extents, position, margin, linear_velocity");
  EXPECT_NE(errorOf(sceneWith(3, R"({"shape": "point", "angle": 1})")).find("f.json: a.angle: unknown key"),
            std::string::npos);
  EXPECT_NE(errorOf(sceneWith(2, R"({"shape": "point", "orientation": [0, 0, 0, 1]})")).find("a.orientation: unknown"),
            std::string::npos);
  EXPECT_NE(errorOf(sceneWith(1, R"({"shape": "point", "angular_velocity": 1})")).find("a.angular_velocity: unknown"),
            std::string::npos);
  EXPECT_NE(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"tolerence": 1}})")).find("f.json:"),
            std::string::npos);
  EXPECT_NE(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"tolerence": 1})"))
                .find("f.json: query.tolerence: unknown key; query may have method, "),
            std::string::npos);
  EXPECT_NE(errorOf(sceneWith(2, "{\"shape\": \"point\", \"" + std::string(500, 'k') + "\\n\": 1}"))
                .find("a." + std::string(40, 'k') + "…: unknown key"),
            std::string::npos);
}

TEST(SceneReader, KeysGivenTwice) {
  EXPECT_EQ(errorOf(R"({"gjklab": 1, "dimension": 2, "gjklab": 1})"), "f.json: gjklab: is given twice");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": 1, "radius": 1})")),
            "f.json: a.radius: is given twice");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": 1, "r\u0061dius": 1})")),
            "f.json: a.radius: is given twice");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})",
                              R"(, "query": {"tolerance": 1, "rounding": "core", "tolerance": 2})")),
            "f.json: query.tolerance: is given twice");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "x": [0, {"y": [{"z": 1, "z": 2}]}])")),
            "f.json: x[1].y[0].z: is given twice");
}

TEST(SceneReader, WrongTypes) {
  EXPECT_EQ(errorOf("[]"), "f.json: must be an object, {\"gjklab\": 1, …}; it is an array");
  EXPECT_EQ(errorOf("17"), "f.json: must be an object, {\"gjklab\": 1, …}; it is 17");
  EXPECT_EQ(errorOf(R"({"gjklab": 2})"), "f.json: gjklab: must be 1, the format's version; it is 2");
  EXPECT_EQ(errorOf(R"({"gjklab": "1"})"), "f.json: gjklab: must be 1, the format's version; it is \"1\"");
  EXPECT_EQ(errorOf(R"({"gjklab": 1, "dimension": 4})"), "f.json: dimension: must be 1, 2 or 3; it is 4");
  EXPECT_EQ(errorOf(R"({"gjklab": 1, "dimension": 2.5})"), "f.json: dimension: must be 1, 2 or 3; it is 2.5");
  EXPECT_EQ(errorOf(sceneWith(2, "null")), "f.json: a: must be an object, {\"shape\": …}; it is null");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": "1"})")),
            "f.json: a.radius: must be a number; it is \"1\"");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": null})")),
            "f.json: a.radius: must be a number; it is null");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": 1, "position": 3})")),
            "f.json: a.position: must be an array of 2 numbers in 2-D; it is 3");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": 1, "position": [1, true]})")),
            "f.json: a.position[1]: must be a number; it is true or false");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "title": 3)")),
            "f.json: title: must be a text in quotes; it is 3");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "query": [])")),
            "f.json: query: must be an object, {\"method\": …}; it is an array");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "hull", "points": 3})")),
            "f.json: a.points: must be an array of points; it is 3");
}

TEST(SceneReader, NumbersOfCoordinates) {
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point", "position": [1, 2, 3]})")),
            "f.json: a.position: must be an array of 2 numbers in 2-D; here there are 3");
  EXPECT_EQ(errorOf(sceneWith(1, R"({"shape": "hull", "points": [[1], [1, 2]]})")),
            "f.json: a.points[1]: must be an array of 1 number in 1-D; here there are 2");
  EXPECT_EQ(errorOf(sceneWith(3, R"({"shape": "point", "orientation": [0, 0, 1]})")),
            "f.json: a.orientation: must be a quaternion, an array of 4 numbers [x, y, z, w]; here there are 3");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "segment", "points": [[0, 0]]})")),
            "f.json: a.points: a segment has exactly 2 points; here there are 1");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "hull", "points": []})")),
            "f.json: a.points: a hull has 1 or more points; here there are 0");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "bezier", "points": [[0, 0], [1, 1]]})")),
            "f.json: a.points: a bezier has 3 or 4 control points; here there are 2");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point"})", R"(, "query": {"initial_direction": [1]})")),
            "f.json: query.initial_direction: must be an array of 2 numbers in 2-D; here there are 1");
}

TEST(SceneReader, WrongValues) {
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": -1})")),
            "f.json: a.radius: must be at least 0; it is -1");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "box", "half_extents": [1, -0.5]})")),
            "f.json: a.half_extents[1]: must be at least 0; it is -0.5");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point", "margin": -1e-9})")),
            "f.json: a.margin: must be at least 0; it is -1e-09");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "sphere", "radius": 1e999})")),
            "f.json: a.radius: must be a finite number; 1e999 is too large for one");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "hull", "points": [[0, 0], [1, -1e400]]})")),
            "f.json: a.points[1][1]: must be a finite number; -1e400 is too large for one");
  EXPECT_EQ(errorOf(sceneWith(2, R"({"shape": "point", "position": [1e200, 0]})")),
            "f.json: a.position[0]: must lie between -1e50 and 1e50; it is 1e+200");
  EXPECT_EQ(errorOf(sceneWith(3, R"({"shape": "point", "orientation": [0, 0, 0, 0]})")),
            "f.json: a.orientation: must be a quaternion [x, y, z, w] that is not zero");
  EXPECT_EQ(errorOf(sceneWith(1, R"({"shape": "cone", "half_height": 1, "radius": 1})")),
            "f.json: a.shape: there is no cone in 1-D; there are point, segment, box, hull");
  EXPECT_EQ(errorOf(sceneWith(1, R"({"shape": "blob"})")),
            "f.json: a.shape: must be one of point, segment, box, hull; it is \"blob\"");
}

TEST(SceneReader, WrongQueries) {
  const auto query = [](const std::string& inside) {
    return errorOf(sceneWith(2, R"({"shape": "point"})", ", \"query\": {" + inside + "}"));
  };
  EXPECT_EQ(query(R"("initial_direction": [0, 0])"), "f.json: query.initial_direction: must not be zero");
  EXPECT_EQ(query(R"("tolerance": 0)"), "f.json: query.tolerance: must be greater than 0; it is 0");
  EXPECT_EQ(query(R"("epa_tolerance": -1)"), "f.json: query.epa_tolerance: must be greater than 0; it is -1");
  EXPECT_EQ(query(R"("duration": 0)"), "f.json: query.duration: must be greater than 0; it is 0");
  EXPECT_EQ(query(R"("impact_tolerance": -1e-8)"),
            "f.json: query.impact_tolerance: must be greater than 0; it is -1e-08");
  EXPECT_EQ(query(R"("impact_method": "newton")"),
            R"(f.json: query.impact_method: must be one of "conservative", "bilateral", "ray-cast"; it is "newton")");
  EXPECT_EQ(query(R"("max_iterations": 0)"), "f.json: query.max_iterations: must be at least 1; it is 0");
  EXPECT_EQ(query(R"("epa_max_iterations": -5)"), "f.json: query.epa_max_iterations: must be at least 1; it is -5");
  EXPECT_EQ(query(R"("max_iterations": 1.5)"),
            "f.json: query.max_iterations: must be a whole number from 1 to 2147483647; it is 1.5");
  EXPECT_EQ(query(R"("max_iterations": 1e10)"),
            "f.json: query.max_iterations: must be a whole number from 1 to 2147483647; it is 10000000000");
  EXPECT_EQ(
      query(R"("method": "fast")"),
      R"(f.json: query.method: must be one of "distance", "boolean", "separating-axes", "textbook"; it is "fast")");
  EXPECT_EQ(query(R"("acceleration": "fast")"),
            R"(f.json: query.acceleration: must be one of "none", "nesterov", "polyak"; it is "fast")");
  EXPECT_EQ(
      query(R"("method": "boolean", "acceleration": "polyak")"),
      R"(f.json: query.acceleration: the boolean method has no momentum; it must be "none", or the method "distance")");
  EXPECT_EQ(query(R"("sub_distance": 3)"),
            R"(f.json: query.sub_distance: must be one of "voronoi", "signed-volumes", "johnson"; it is 3)");
  EXPECT_EQ(query(R"("rounding": "CORE")"),
            R"(f.json: query.rounding: must be one of "core", "support"; it is "CORE")");
}

}  // namespace
}  // namespace gjklab
