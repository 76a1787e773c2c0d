#include "shrink.h"

#include "gjk/numeric/vector.h"

#include <cstdio>
#include <cstdlib>

namespace gjk::fuzz {
namespace {

/// The number with so many significant digits.
double shortened(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*g", digits, value);
  return std::strtod(text, nullptr);
}

template <int D, class Visit>
void forEachNumber(Vec<D>& v, Visit visit) {
  for (int i = 0; i < D; ++i) visit(v[i]);
}

template <int D, class Visit>
void forEachNumber(Body<D>& body, Visit visit) {
  std::visit(
      [&](auto& kind) {
        if constexpr (requires { kind.points; })
          for (auto& p : kind.points) forEachNumber<D>(p, visit);
        if constexpr (requires { kind.half_extents; }) forEachNumber<D>(kind.half_extents, visit);
        if constexpr (requires { kind.radii; }) forEachNumber<D>(kind.radii, visit);
        if constexpr (requires { kind.half_height; }) visit(kind.half_height);
        if constexpr (requires { kind.radius; }) visit(kind.radius);
      },
      body.shape.kind);
  visit(body.shape.margin);
  forEachNumber<D>(body.position, visit);
  if constexpr (D == 2) visit(body.turn.angle);
  forEachNumber<D>(body.motion.linear, visit);
  if constexpr (D == 2) visit(body.motion.angular);
  if constexpr (D == 3) forEachNumber<3>(body.motion.angular, visit);
}

template <int D>
class Shrinker {
 public:
  Shrinker(Case<D> c, const StillFails<D>& still_fails, const std::function<bool()>& out_of_time)
      : case_(std::move(c)), still_fails_(still_fails), out_of_time_(out_of_time) {}

  Case<D> run() {
    do {
      progress_ = false;
      simplifyOptions();
      simplifyPose();
      for (const bool of_a : {true, false}) {
        removePoints(of_a);
        simplifyBody(of_a);
      }
      simplifyNumbers();
    } while (progress_ && !out_of_time_());
    return case_;
  }

 private:
  Body<D>& bodyOf(Case<D>& c, bool of_a) const { return of_a ? c.a : c.b; }

  /// Keeps a change if the case still fails with it.
  template <class Change>
  bool tryTo(Change change) {
    if (out_of_time_()) return false;
    Case<D> candidate = case_;
    change(candidate);
    if (sceneText(candidate) == sceneText(case_) || !still_fails_(candidate)) return false;
    case_ = std::move(candidate);
    progress_ = true;
    return true;
  }

  void simplifyOptions() {
    const Options<D> usual;
    tryTo([&](Case<D>& c) { c.options = usual; });
    tryTo([&](Case<D>& c) { c.options.initial_direction.reset(); });
    tryTo([&](Case<D>& c) { c.options.method = usual.method; });
    tryTo([&](Case<D>& c) { c.options.sub_distance = usual.sub_distance; });
    tryTo([&](Case<D>& c) { c.options.acceleration = usual.acceleration; });
    tryTo([&](Case<D>& c) { c.options.rounding = usual.rounding; });
    tryTo([&](Case<D>& c) { c.options.tolerance = usual.tolerance; });
    tryTo([&](Case<D>& c) { c.options.epa_tolerance = usual.epa_tolerance; });
    tryTo([&](Case<D>& c) { c.options.max_iterations = usual.max_iterations; });
    tryTo([&](Case<D>& c) { c.options.epa_max_iterations = usual.epa_max_iterations; });
  }

  void simplifyPose() {
    tryTo([](Case<D>& c) {
      c.b.position -= c.a.position;
      c.a.position = Vec<D>(0.0);
    });
    tryTo([](Case<D>& c) { c.a.position = c.b.position = Vec<D>(0.0); });
    for (const bool of_a : {true, false}) {
      tryTo([&](Case<D>& c) { bodyOf(c, of_a).turn = {}; });
      tryTo([&](Case<D>& c) { bodyOf(c, of_a).shape.margin = 0; });
      tryTo([&](Case<D>& c) { bodyOf(c, of_a).motion = {}; });
    }
    tryTo([](Case<D>& c) {  // to a size of about one
      double largest = 0;
      const auto look = [&](double x) { largest = std::max(largest, std::abs(x)); };
      Body<D> a = c.a, b = c.b;
      forEachNumber(a, look);
      forEachNumber(b, look);
      if (!(largest > 0) || !std::isfinite(largest)) return;
      const double factor = std::exp2(-std::floor(std::log2(largest)));
      const auto scale = [&](double& x) { x *= factor; };
      for (Body<D>* body : {&c.a, &c.b}) {
        const Turn<D> turn = body->turn;
        const Spin<D> spin = body->motion.angular;
        forEachNumber(*body, scale);
        body->turn = turn;
        body->motion.angular = spin;
      }
    });
  }

  void removePoints(bool of_a) {
    const auto* hull = std::get_if<Hull<D>>(&bodyOf(case_, of_a).shape.kind);
    if (!hull) return;
    for (std::size_t part = std::max<std::size_t>(hull->points.size() / 2, 1); part >= 1; part /= 2)
      for (std::size_t first = 0; first < std::get<Hull<D>>(bodyOf(case_, of_a).shape.kind).points.size();) {
        const bool gone = tryTo([&](Case<D>& c) {
          auto& points = std::get<Hull<D>>(bodyOf(c, of_a).shape.kind).points;
          const auto begin = points.begin() + static_cast<std::ptrdiff_t>(first);
          const auto end = points.begin() + static_cast<std::ptrdiff_t>(std::min(first + part, points.size()));
          if (static_cast<std::size_t>(end - begin) < points.size()) points.erase(begin, end);
        });
        if (!gone) first += part;
      }
  }

  void simplifyBody(bool of_a) {
    tryTo([&](Case<D>& c) { bodyOf(c, of_a).shape.kind = Point<D>{}; });
    tryTo([&](Case<D>& c) { bodyOf(c, !of_a).shape = bodyOf(c, of_a).shape; });
  }

  void simplifyNumbers() {
    for (const bool of_a : {true, false}) {
      int count = 0;
      Body<D> copy = bodyOf(case_, of_a);
      forEachNumber(copy, [&](double&) { ++count; });
      for (int index = 0; index < count && !out_of_time_(); ++index) simplifyNumber(of_a, index);
    }
  }

  void simplifyNumber(bool of_a, int index) {
    const auto change = [&](auto to) {
      return tryTo([&](Case<D>& c) {
        int i = 0;
        forEachNumber(bodyOf(c, of_a), [&](double& x) {
          if (i++ == index) x = to(x);
        });
      });
    };
    if (change([](double) { return 0.0; })) return;
    for (const int digits : {1, 2, 3, 5, 8, 12})
      if (change([&](double x) { return shortened(x, digits); })) return;
  }

  Case<D> case_;
  const StillFails<D>& still_fails_;
  const std::function<bool()>& out_of_time_;
  bool progress_ = false;
};

}  // namespace

template <int D>
Case<D> shrunk(Case<D> c, const StillFails<D>& still_fails, const std::function<bool()>& out_of_time) {
  return Shrinker<D>(std::move(c), still_fails, out_of_time).run();
}

template Case<1> shrunk(Case<1>, const StillFails<1>&, const std::function<bool()>&);
template Case<2> shrunk(Case<2>, const StillFails<2>&, const std::function<bool()>&);
template Case<3> shrunk(Case<3>, const StillFails<3>&, const std::function<bool()>&);

}  // namespace gjk::fuzz
