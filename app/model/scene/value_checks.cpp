#include "model/scene/value_checks.h"

#include "model/scene/scene_fields.h"

#include <algorithm>

namespace gjklab {

void ValueChecks::points(const std::string& path, const Body& body) {
  const PointCount allowed = shapeRow(body.shape).points;
  const int count = static_cast<int>(body.points.size());
  if (count < allowed.least || count > allowed.greatest) {
    report(path, fmt::format("{}; here there are {}", allowed.needs, count));
  }
  for (int i = 0; i < count; ++i) {
    const dvec3& point = body.points[static_cast<std::size_t>(i)];
    bool fine = true;  // no text is made for the good ones: hulls are large
    for (int k = 0; k < dimension_; ++k) fine = fine && std::abs(point[k]) <= kGreatestNumber;
    if (!fine) vector(fmt::format("{}[{}]", path, i), point);
  }
  extent(path, body.points);
}

/// A hull may be a point, and as flat as it likes; all of it must not be too small to be reckoned with.
void ValueChecks::extent(const std::string& path, const std::vector<dvec3>& points) {
  double greatest = 0;
  for (const dvec3& point : points)
    for (int k = 0; k < dimension_; ++k) greatest = std::max(greatest, std::abs(point[k] - points[0][k]));
  if (greatest > 0 && greatest < kLeastSize)
    report(path, fmt::format("must be one point, or lie at least 1e-50 apart; here it is {}", greatest));
}

void ValueChecks::check(const std::string& path, const Body& body) {
  if (!existsIn(body.shape, dimension_)) {
    report(path + ".shape",
           fmt::format("there is no {} in {}-D; there are {}", name(body.shape), dimension_, shapesIn(dimension_)));
    return;
  }
  const std::string own = path + ".";
  eachOwnField(body, Overloaded{[&](const char* key, const std::vector<dvec3>&) { points(own + key, body); },
                                [&](const char* key, const dvec3& value) { sizes(own + key, value); },
                                [&](const char* key, double value) { size(own + key, value); }});
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
