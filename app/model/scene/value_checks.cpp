#include "model/scene/value_checks.h"

#include "model/scene/scene_fields.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

// How many points the shapes of the table need.
[[maybe_unused]] static constexpr const char* kNeeds[] = {translatable("a segment has exactly 2 points"),
                                                          translatable("a hull has 1 or more points"),
                                                          translatable("a bezier has 3 or 4 control points")};

void ValueChecks::points(const std::string& path, const Body& body) {
  const PointCount allowed = shapeRow(body.shape).points;
  const int count = static_cast<int>(body.points.size());
  if (count < allowed.least || count > allowed.greatest) {
    report(path, tr("{rule}; this one has {n}", arg("rule", tr(allowed.needs)), arg("n", count)));
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
    report(path, tr("must coincide or lie at least 1e-50 apart; their distance is {value}", arg("value", greatest)));
}

void ValueChecks::check(const std::string& path, const Body& body) {
  if (!existsIn(body.shape, dimension_)) {
    report(path + ".shape",
           tr("there is no \"{shape}\" in {n}-D; the shapes are {shapes}", arg("shape", name(body.shape)),
              arg("n", dimension_), arg("shapes", shapesIn(dimension_))));
    return;
  }
  const std::string own = path + ".";
  eachOwnField(body, Overloaded{[&](const char* key, const std::vector<dvec3>&) { points(own + key, body); },
                                [&](const char* key, const dvec3& value) { sizes(own + key, value); },
                                [&](const char* key, double value) { size(own + key, value); }});
  vector(path + ".position", body.position);
  if (dimension_ == 2) number(path + ".angle", body.angle);
  if (dimension_ == 3 && !unitOrientation(body.orientation))
    report(path + ".orientation", tr("must be a quaternion [x, y, z, w] that is not zero"));
  size(path + ".margin", body.margin);
  vector(path + ".linear_velocity", body.linear_velocity);
  if (dimension_ == 2) number(path + ".angular_velocity", body.angular_velocity.z);
  if (dimension_ == 3) vector(path + ".angular_velocity", body.angular_velocity);
}

void ValueChecks::positive(const std::string& path, double value) {
  if (!std::isfinite(value)) {
    report(path, tr("must be a finite number"));
  } else if (value <= 0) {
    report(path, tr("must be greater than 0; it is {value}", arg("value", value)));
  } else if (value > kGreatestNumber) {
    report(path, tr("must be at most 1e50; it is {value}", arg("value", value)));
  }
}

}  // namespace gjklab
