#include "model/marking/shrink.h"

#include "model/scene/body_fields.h"
#include "model/scene/scene_io.h"

#include <fmt/format.h>

#include <cmath>

namespace gjklab {

namespace {

/// Fewer points count more than shorter numbers.
constexpr long long kPerPoint = 100;

long long sizeOf(double value) {
  if (value == 0) return 0;
  // Digits, and between numbers of as many the one nearer the origin.
  const auto digits = static_cast<long long>(fmt::format("{}", value).size());
  return 4 * digits + static_cast<long long>(std::abs(std::log10(std::abs(value))));
}

/// Every number of a body that its shape has.
template <class BodyOrConst, class Visit>
void eachNumber(BodyOrConst& body, int dimension, Visit visit) {
  const auto vector = [&](auto& value) {
    for (int i = 0; i < dimension; ++i) visit(value[i]);
  };
  eachOwnField(body, [&](const char*, auto& field) {
    using Field = std::remove_cvref_t<decltype(field)>;
    if constexpr (std::is_same_v<Field, double>)
      visit(field);
    else if constexpr (std::is_same_v<Field, dvec3>)
      vector(field);
    else
      for (auto& point : field) vector(point);
  });
  visit(body.margin);
  vector(body.position);
  if (dimension == 2) visit(body.angle);
}

double roundedTo(double value, int digits) {
  return std::strtod(fmt::format("{:.{}g}", value, digits).c_str(), nullptr);
}

class Shrinker {
 public:
  Shrinker(const Scene& scene, const StillFails& fails, int most_tries)
      : best_(scene), size_(gjklab::sizeOf(scene)), fails_(fails), tries_left_(most_tries), most_tries_(most_tries) {}

  Shrunk run() {
    for (bool smaller = true; smaller && tries_left_ > 0;) {
      const long long before = size_;
      plainly();
      points(Which::a);
      points(Which::b);
      home();
      numbers(Which::a);
      numbers(Which::b);
      smaller = size_ < before;
    }
    return {best_, most_tries_ - tries_left_, tries_left_ > 0};
  }

 private:
  bool attempt(const Scene& scene) {
    const long long size = gjklab::sizeOf(scene);
    if (size >= size_ || tries_left_ <= 0 || !validate(scene).empty()) return false;
    --tries_left_;
    if (!fails_(scene)) return false;
    best_ = scene;
    size_ = size;
    return true;
  }
  template <class Change>
  bool attemptWith(Change change) {
    Scene scene = best_;
    change(scene);
    return attempt(scene);
  }

  /// All that may be beside the point.
  void plainly() {
    attemptWith([](Scene& s) { s.title.clear(); });
    attemptWith([](Scene& s) { s.query = QuerySettings{}; });
    for (const Which which : {Which::a, Which::b}) {
      attemptWith([&](Scene& s) { body(s, which).linear_velocity = body(s, which).angular_velocity = dvec3(0.0); });
      attemptWith([&](Scene& s) { body(s, which).margin = 0; });
      attemptWith([&](Scene& s) {
        body(s, which).angle = 0;
        body(s, which).orientation = glm::dquat(1, 0, 0, 0);
      });
      for (const double scale : {0.1, 0.5}) turnRounded(which, scale);
    }
  }
  /// The quaternion with its parts rounded to a step.
  void turnRounded(Which which, double step) {
    attemptWith([&](Scene& s) {
      glm::dquat& q = body(s, which).orientation;
      const auto rounded = [step](double part) { return std::round(part / step) * step; };
      if (const auto unit = unitOrientation({rounded(q.w), rounded(q.x), rounded(q.y), rounded(q.z)})) q = *unit;
    });
  }

  /// Halves, quarters, … single ones.
  void points(Which which) {
    if (best_.dimension < 1 || body(best_, which).shape != ShapeKind::hull) return;
    for (std::size_t part = body(best_, which).points.size() / 2; part > 0; part /= 2)
      for (std::size_t from = 0; from < body(best_, which).points.size();) {
        const bool dropped = attemptWith([&](Scene& s) {
          auto& points = body(s, which).points;
          const auto first = points.begin() + static_cast<std::ptrdiff_t>(from);
          points.erase(first, first + static_cast<std::ptrdiff_t>(std::min(part, points.size() - from)));
        });
        if (!dropped) from += part;
      }
  }

  /// A at the origin; both nearer to it.
  void home() {
    attemptWith([](Scene& s) {
      s.b.position -= s.a.position;
      s.a.position = dvec3(0.0);
    });
    attemptWith([](Scene& s) {
      const dvec3 middle = glm::round((s.a.position + s.b.position) * 0.5);
      s.a.position -= middle;
      s.b.position -= middle;
    });
  }

  void numbers(Which which) {
    int count = 0;
    eachNumber(body(best_, which), best_.dimension, [&count](double) { ++count; });
    for (int i = 0; i < count && tries_left_ > 0; ++i) number(which, i);
  }
  void number(Which which, int index) {
    const auto set = [&](auto make) {
      return attemptWith([&](Scene& s) {
        int at = 0;
        eachNumber(body(s, which), s.dimension, [&](double& value) {
          if (at++ == index) value = make(value);
        });
      });
    };
    if (set([](double) { return 0.0; })) return;
    for (const double small : {1.0, -1.0, 2.0, -2.0})
      if (set([small](double) { return small; })) return;
    if (set([](double value) { return std::round(value); })) return;
    for (int digits = 1; digits <= 15; ++digits)
      if (set([digits](double value) { return roundedTo(value, digits); })) return;
  }

  Scene best_;
  long long size_;
  const StillFails& fails_;
  int tries_left_, most_tries_;
};

}  // namespace

long long sizeOf(const Scene& scene) {
  long long size = static_cast<long long>(scene.title.size());
  for (const Body* body : {&scene.a, &scene.b}) {
    size += kPerPoint * static_cast<long long>(body->points.size());
    eachNumber(*body, scene.dimension, [&size](double value) { size += sizeOf(value); });
    if (scene.dimension == 3 && body->orientation != glm::dquat(1, 0, 0, 0))
      for (const double part : {body->orientation.x, body->orientation.y, body->orientation.z, body->orientation.w})
        size += 1 + sizeOf(part);
    if (body->linear_velocity != dvec3(0.0) || body->angular_velocity != dvec3(0.0)) size += kPerPoint;
  }
  return size + (scene.query == QuerySettings{} ? 0 : kPerPoint);
}

Shrunk shrink(const Scene& scene, const StillFails& fails, int most_tries) {
  return Shrinker(scene, fails, most_tries).run();
}

}  // namespace gjklab
