#include "model/solid/silhouette.h"

#include "model/solid/polygon.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// The plane across the line of sight, in which lengths are those of the solid: x to the right, y up.
class Screen {
 public:
  /// `middle`: a point of the solid, where an eye at a place looks at.
  Screen(const Eye& eye, dvec3 middle) : middle_(middle), towards_(glm::normalize(eye.from(middle))) {
    const dvec3 helper = std::abs(towards_.y) < 0.9 ? dvec3(0, 1, 0) : dvec3(0, 0, 1);
    right_ = glm::normalize(glm::cross(helper, towards_));
    up_ = glm::cross(towards_, right_);
    if (eye.position()) distance_ = glm::distance(*eye.position(), middle);
  }
  const std::optional<double>& distance() const { return distance_; }
  dvec3 towards() const { return towards_; }

  dvec2 project(dvec3 p) const {
    if (!distance_) return {glm::dot(p, right_), glm::dot(p, up_)};
    const dvec3 q = p - middle_;
    return dvec2(glm::dot(q, right_), glm::dot(q, up_)) / share(p);
  }
  dvec3 lift(dvec2 v) const { return v.x * right_ + v.y * up_; }
  /// How far a point is from the eye, in distances of the solid's middle.
  double share(dvec3 p) const { return 1 - glm::dot(p - middle_, towards_) / *distance_; }

  /// The point of a convex set that is furthest on the screen along a unit vector. From far away: its support point.
  /// Else what is sought is the greatest c for which dot(u, p) ≥ c · share(p) for some p: each c is tried with the
  /// support point of the difference, whose own fraction is the next one. The fractions rise, faster than linearly.
  dvec3 furthest(const SupportFunction& support, dvec2 u) const {
    constexpr int kMostTries = 24;
    dvec3 best = support(lift(u));
    if (!distance_) return best;
    double c = glm::dot(project(best), u);
    for (int i = 0; i < kMostTries; ++i) {
      const dvec3 next = support(lift(u) + towards_ * (c / *distance_));
      const double fraction = glm::dot(project(next), u);
      if (!(fraction > c + 1e-14 * *distance_)) break;
      best = next;
      c = fraction;
    }
    return best;
  }

 private:
  dvec3 middle_, towards_, right_{0.0}, up_{0.0};
  std::optional<double> distance_;
};

/// Follows the outline of a convex set that is known by its support function only: between two points of the outline
/// the one furthest from their chord, perpendicular to it, is a support point, so its distance is the exact error of
/// the chord. Where it is none, the chord is an edge; elsewhere both halves are looked at in turn.
class OutlineTracer {
 public:
  OutlineTracer(const Screen& screen, const SupportFunction& support, double tolerance)
      : screen_(screen), support_(support), tolerance_(tolerance) {}

  void trace() {
    const dvec3 extreme[4] = {screen_.furthest(support_, {1, 0}), screen_.furthest(support_, {0, 1}),
                              screen_.furthest(support_, {-1, 0}), screen_.furthest(support_, {0, -1})};
    for (int i = 0; i < 4; ++i) {
      push(extreme[i]);
      refine(extreme[i], extreme[(i + 1) % 4], kDeepest);
    }
  }

  std::vector<dvec3> points;
  std::vector<dvec2> projected;

 private:
  static constexpr int kDeepest = 40;
  static constexpr std::size_t kMost = 20000;  // against a support function that rounding makes inconsistent

  void push(dvec3 p) {
    points.push_back(p);
    projected.push_back(screen_.project(p));
  }

  void refine(dvec3 from, dvec3 to, int depth) {
    const dvec2 start = screen_.project(from), chord = screen_.project(to) - start;
    const double length = glm::length(chord);
    if (!(length > tolerance_) || depth == 0 || points.size() > kMost) return;
    const dvec2 outward = dvec2(chord.y, -chord.x) / length;
    const dvec3 furthest = screen_.furthest(support_, outward);
    if (!(glm::dot(screen_.project(furthest) - start, outward) > tolerance_)) return;
    refine(from, furthest, depth - 1);
    push(furthest);
    refine(furthest, to, depth - 1);
  }

  const Screen& screen_;
  const SupportFunction& support_;
  double tolerance_;
};

SupportFunction withBall(const SupportFunction& core, double radius) {
  return [core, radius](dvec3 d) {
    const double length = glm::length(d);
    return core(d) + (length > 0 ? d * (radius / length) : dvec3(0.0));
  };
}

/// An eye at a place sees the solid right only from outside, and not from so near that the picture bursts.
Screen screenOf(const Eye& eye, const SupportFunction& solid) {
  constexpr double kNearest = 0.05;  // of the distance to its middle
  if (!eye.position()) return Screen(eye, dvec3(0.0));
  const Screen screen(eye, 0.5 * (solid(eye.sight()) + solid(-eye.sight())));
  const bool seen = *screen.distance() > 0 && screen.share(solid(screen.towards())) > kNearest;
  return seen ? screen : Screen(Eye(eye.sight()), dvec3(0.0));
}

}  // namespace

std::vector<dvec3> silhouette(const Eye& eye, const SupportFunction& core, double radius, double tolerance) {
  // On the screen of an eye at a place a ball is no circle: there the rounding is a part of the solid.
  if (eye.position() && radius > 0) {
    constexpr double kOfRadius = 2e-5;
    return silhouette(eye, withBall(core, radius), 0, std::max(tolerance, kOfRadius * radius));
  }
  const Screen screen = screenOf(eye, core);
  OutlineTracer tracer(screen, core, tolerance);
  tracer.trace();
  const std::vector<bool> is_corner = trueCorners(tracer.projected, roundingOf(tracer.projected));
  std::vector<dvec3> points;
  std::vector<dvec2> projected;
  for (std::size_t i = 0; i < is_corner.size(); ++i) {
    if (!is_corner[i]) continue;
    points.push_back(tracer.points[i]);
    projected.push_back(tracer.projected[i]);
  }
  if (radius <= 0) return points;

  std::vector<dvec3> outline;
  for (const RoundedPoint& p : rounded(projected, radius)) {
    const auto corner = static_cast<std::size_t>(p.corner);
    outline.push_back(points[corner] + screen.lift(p.point - projected[corner]));
  }
  return outline;
}

}  // namespace gjklab
