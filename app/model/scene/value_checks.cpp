#include "model/scene/value_checks.h"

#include "model/scene/scene_fields.h"

namespace gjklab {

void ValueChecks::points(const std::string& path, const Body& body) {
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

void ValueChecks::check(const std::string& path, const Body& body) {
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

void ValueChecks::positive(const std::string& path, double value) {
  number(path, value);
  if (!(value > 0)) report(path, fmt::format("must be greater than 0; it is {}", value));
}

}  // namespace gjklab
