// A pair as C and C++.

#include "export/pair_code.h"

#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"
#include "model/scene/scene_io.h"
#include "model/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iterator>

namespace gjklab {

namespace {

/// Always a floating-point literal: "1" would be an int.
std::string literal(double value) {
  const std::string text = fmt::format("{}", value == 0 ? 0.0 : value);
  return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

std::string list(const dvec3& v, int dimension) {
  std::string out = "{";
  for (int i = 0; i < dimension; ++i) out += (i > 0 ? ", " : "") + literal(v[i]);
  return out + "}";
}

std::string listOf(const std::vector<dvec3>& points, int dimension) {
  std::string out;
  for (std::size_t i = 0; i < points.size(); ++i)
    out += (i == 0 ? "" : i % 4 == 0 ? ",\n    " : ", ") + list(points[i], dimension);
  return out;
}

/// A comment of one line.
std::string oneLine(std::string text) {
  for (char& c : text)
    if (c == '\n' || c == '\r' || c == '\\') c = ' ';
  return text;
}

class TestText : TextLines {
 public:
  TestText(const Scene& scene, const gjk::Result<3>& answer) : scene_(scene), answer_(answer), d_(scene.dimension) {}

  std::string write() {
    line("// {}", oneLine(scene_.title.empty() ? "A pair exported from gjklab." : scene_.title));
    line("// {}", oneLine(writeScene(scene_, false)));
    line("#include <gjk/query.h>\n\n#include <gtest/gtest.h>\n");
    line("TEST(Pair, {}) {{", answer_.status == gjk::Status::separated  ? "IsSeparated"
                              : answer_.status == gjk::Status::touching ? "Touches"
                                                                        : "Intersects");
    body("a", scene_.a);
    body("b", scene_.b);
    options();
    line("  const gjk::Result<{}> answer = gjk::query(a, pose_a, b, pose_b, options);", d_);
    line("  EXPECT_EQ(answer.status, gjk::Status::{});", gjk::name(answer_.status));
    if (answer_.has_distance) line("  EXPECT_NEAR(answer.distance, {}, tolerance);", literal(answer_.distance));
    line("  EXPECT_NEAR(answer.depth, {}, tolerance);\n}}", literal(answer_.depth));
    return take();
  }

 private:
  std::string kind(const Body& body) const {
    const ShapeRow row = shapeRow(body.shape);
    std::string type = row.word, fields;
    type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
    if (row.least_dimension < row.greatest_dimension) type += fmt::format("<{}>", d_);
    const auto add = [&fields](const std::string& field) { fields += (fields.empty() ? "" : ", ") + field; };
    eachOwnField(body,
                 Overloaded{[&](const char*, const std::vector<dvec3>& points) { add("{" + typed(points) + "}"); },
                            [&](const char*, const dvec3& value) { add(vec(value)); },
                            [&](const char*, double value) { add(literal(value)); }});
    return fmt::format("gjk::{}{{{}}}", type, fields);
  }
  std::string vec(const dvec3& v) const { return fmt::format("gjk::Vec<{}>{}", d_, list(v, d_)); }
  std::string typed(const std::vector<dvec3>& points) const {
    std::string out;
    for (const dvec3& point : points) out += (out.empty() ? "" : ", ") + vec(point);
    return out;
  }

  void body(const char* name, const Body& body) {
    line("  const gjk::Shape<{}> {}{{{}, {}}};", d_, name, kind(body), literal(body.margin));
    std::string rotation;
    if (d_ == 2) rotation = fmt::format("gjk::Rotation<2>::fromAngle({})", literal(body.angle));
    if (d_ == 3)
      rotation =
          fmt::format("gjk::Rotation<3>::fromQuaternion(glm::dquat({}, {}, {}, {}))", literal(body.orientation.w),
                      literal(body.orientation.x), literal(body.orientation.y), literal(body.orientation.z));
    if (d_ == 1) rotation = "gjk::Rotation<1>{}";
    line("  const gjk::Pose<{}> pose_{}{{{}, {}}};", d_, name, vec(body.position), rotation);
  }
  void options() {
    const QuerySettings usual;
    line("  gjk::Options<{}> options;", d_);
    const auto word = [&](const char* field, const char* type, std::string value) {
      for (char& c : value)
        if (c == '-') c = '_';
      line("  options.{} = gjk::{}::{};", field, type, value);
    };
    const QuerySettings& query = scene_.query;
    if (query.method != usual.method) word("method", "Method", gjk::name(query.method));
    if (query.sub_distance != usual.sub_distance) word("sub_distance", "SubDistance", gjk::name(query.sub_distance));
    if (query.acceleration != usual.acceleration) word("acceleration", "Acceleration", gjk::name(query.acceleration));
    if (query.rounding != usual.rounding) word("rounding", "Rounding", gjk::name(query.rounding));
    if (query.initial_direction) line("  options.initial_direction = {};", vec(*query.initial_direction));
    line("  options.tolerance = {};\n  options.max_iterations = {};", literal(query.tolerance), query.max_iterations);
    line("  options.epa_tolerance = {};\n  options.epa_max_iterations = {};", literal(query.epa_tolerance),
         query.epa_max_iterations);
    line("  const double tolerance = {};", literal(1e-9 * scale()));
  }
  double scale() const {
    double size = 0;
    const auto add = [&](const dvec3& v) {
      for (int i = 0; i < d_; ++i) size = std::max(size, std::abs(v[i]));
    };
    for (const Body* body : {&scene_.a, &scene_.b}) {
      add(body->position);
      add(body->half_extents);
      for (const dvec3& point : body->points) add(point);
    }
    return std::max(size, 1e-3);
  }

  const Scene& scene_;
  const gjk::Result<3>& answer_;
  int d_;
};

std::string bodyArrays(const char* name, const Body& body, int d) {
  TextLines out;
  const ShapeFields fields = shapeRow(body.shape).fields;
  out.line("/* {}: a {} in its own frame. */", name, gjklab::name(body.shape));
  const bool box = body.shape == ShapeKind::box;
  const std::vector<dvec3> points = box ? boxCorners(body.half_extents, d) : body.points;
  if (fields.points || box) {
    out.line("enum {{ {}_count = {} }};", name, points.size());
    out.line("static const double {}_points[{}][{}] = {{\n    {}}};", name, points.size(), d, listOf(points, d));
  }
  if (fields.radii) out.line("static const double {}_radii[{}] = {};", name, d, list(body.radii, d));
  if (fields.half_height) out.line("static const double {}_half_height = {};", name, literal(body.half_height));
  if (fields.radius) out.line("static const double {}_radius = {};", name, literal(body.radius));
  out.line("static const double {}_margin = {};", name, literal(body.margin));
  const glm::dmat3 r = rotationOf(body, d);
  out.line("/* Row-major; the last column is the translation. */\nstatic const double {}_pose[4][4] = {{", name);
  for (int i = 0; i < 3; ++i)
    out.line("    {{{}, {}, {}, {}}},", literal(r[0][i]), literal(r[1][i]), literal(r[2][i]),
             literal(body.position[i]));
  out.line("    {{0.0, 0.0, 0.0, 1.0}}}};\n");
  return out.take();
}

}  // namespace

std::string pairAsTest(const Scene& scene, const gjk::Result<3>& answer) { return TestText(scene, answer).write(); }

std::string pairAsArrays(const Scene& scene) {
  std::string title = oneLine(scene.title);
  for (std::size_t at = title.find("*/"); at != std::string::npos; at = title.find("*/")) title.replace(at, 2, "* ");
  return (title.empty() ? "" : fmt::format("/* {} */\n", title)) + bodyArrays("a", scene.a, scene.dimension) +
         bodyArrays("b", scene.b, scene.dimension);
}

}  // namespace gjklab
