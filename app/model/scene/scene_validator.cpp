// What makes a scene valid beyond its types. Shared by the reader (with the file's name in front) and by commands.

#include "model/scene/scene_validator.h"
#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"

#include <fmt/format.h>

#include <cmath>

namespace gjklab {

namespace {

/// The algorithms multiply up to six lengths; their products must stay finite in double precision.
constexpr double kGreatestNumber = 1e50;

class Validator {
 public:
  explicit Validator(int dimension) : dimension_(dimension) {}

  SceneFault fault;

  void check(const std::string& path, const Body& body);
  void check(const QuerySettings& query);

 private:
  void report(const std::string& path, std::string sentence) {
    if (fault.sentence.empty()) fault = {path, std::move(sentence)};
  }
  void number(const std::string& path, double value) {
    if (!std::isfinite(value)) {
      report(path, "must be a finite number");
    } else if (std::abs(value) > kGreatestNumber) {
      report(path, fmt::format("must lie between -1e50 and 1e50; it is {}", value));
    }
  }
  void size(const std::string& path, double value) {
    number(path, value);
    if (value < 0) report(path, fmt::format("must be at least 0; it is {}", value));
  }
  template <class Check>
  void each(const std::string& path, const dvec3& vector, Check check_one) {
    for (int i = 0; i < dimension_; ++i)
      if (!std::isfinite(vector[i]) || std::abs(vector[i]) > kGreatestNumber || vector[i] < 0)
        check_one(fmt::format("{}[{}]", path, i), vector[i]);
  }
  void vector(const std::string& path, const dvec3& value) {
    each(path, value, [this](const std::string& where, double x) { number(where, x); });
  }
  void sizes(const std::string& path, const dvec3& value) {
    each(path, value, [this](const std::string& where, double x) { size(where, x); });
  }
  void points(const std::string& path, const Body& body);
  void tolerance(const char* path, double value);
  void iterations(const char* path, int value) {
    if (value < 1) report(path, fmt::format("must be at least 1; it is {}", value));
  }

  int dimension_;
};

void Validator::points(const std::string& path, const Body& body) {
  const PointCount allowed = pointCount(body.shape);
  const int count = static_cast<int>(body.points.size());
  if (count < allowed.least || count > allowed.greatest) {
    const char* needs = body.shape == ShapeKind::segment ? "a segment has exactly 2 points"
                        : body.shape == ShapeKind::hull  ? "a hull has 1 or more points"
                                                         : "a bezier has 3 or 4 control points";
    report(path, fmt::format("{}; here there are {}", needs, count));
  }
  for (int i = 0; i < count; ++i) {
    const dvec3& point = body.points[static_cast<std::size_t>(i)];
    bool fine = true;  // no text is made for the good ones: hulls are large
    for (int k = 0; k < dimension_; ++k) fine = fine && std::abs(point[k]) <= kGreatestNumber;
    if (!fine) vector(fmt::format("{}[{}]", path, i), point);
  }
}

void Validator::check(const std::string& path, const Body& body) {
  if (!existsIn(body.shape, dimension_)) {
    report(path + ".shape",
           fmt::format("there is no {} in {}-D; there are {}", name(body.shape), dimension_, shapesIn(dimension_)));
    return;
  }
  const ShapeFields fields = fieldsOf(body.shape);
  if (fields.points) points(path + ".points", body);
  if (fields.half_extents) sizes(path + ".half_extents", body.half_extents);
  if (fields.radii) sizes(path + ".radii", body.radii);
  if (fields.half_height) size(path + ".half_height", body.half_height);
  if (fields.radius) size(path + ".radius", body.radius);
  vector(path + ".position", body.position);
  if (dimension_ == 2) number(path + ".angle", body.angle);
  if (dimension_ == 3 && !unitOrientation(body.orientation))
    report(path + ".orientation", "must be a quaternion [x, y, z, w] that is not zero");
  size(path + ".margin", body.margin);
  vector(path + ".linear_velocity", body.linear_velocity);
  if (dimension_ == 2) number(path + ".angular_velocity", body.angular_velocity.z);
  if (dimension_ == 3) vector(path + ".angular_velocity", body.angular_velocity);
}

void Validator::tolerance(const char* path, double value) {
  number(path, value);
  if (!(value > 0)) report(path, fmt::format("must be greater than 0; it is {}", value));
}

void Validator::check(const QuerySettings& query) {
  if (query.initial_direction) {
    vector("query.initial_direction", *query.initial_direction);
    bool zero = true;
    for (int i = 0; i < dimension_; ++i) zero = zero && (*query.initial_direction)[i] == 0;
    if (zero) report("query.initial_direction", "must not be zero");
  }
  if (query.acceleration != gjk::Acceleration::none && query.method != gjk::Method::distance)
    report("query.acceleration",
           fmt::format("the {} method has no momentum; it must be \"none\", or the method \"distance\"",
                       name(query.method)));
  tolerance("query.tolerance", query.tolerance);
  iterations("query.max_iterations", query.max_iterations);
  tolerance("query.epa_tolerance", query.epa_tolerance);
  iterations("query.epa_max_iterations", query.epa_max_iterations);
}

}  // namespace

SceneFault firstFault(const Scene& scene) {
  if (scene.dimension < 1 || scene.dimension > 3)
    return {"dimension", fmt::format("must be 1, 2 or 3; it is {}", scene.dimension)};
  Validator validator(scene.dimension);
  validator.check("a", scene.a);
  validator.check("b", scene.b);
  validator.check(scene.query);
  return validator.fault;
}

std::string validate(const Scene& scene) {
  const SceneFault fault = firstFault(scene);
  return fault.sentence.empty() ? std::string{} : fault.path + ": " + fault.sentence;
}

}  // namespace gjklab
