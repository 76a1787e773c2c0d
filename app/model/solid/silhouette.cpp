#include "model/solid/silhouette.h"

#include "model/solid/polygon.h"

#include <cmath>

namespace gjklab {
namespace {

/// The plane across the line of sight: x to the right, y up.
struct Screen {
  dvec3 right, up;

  explicit Screen(dvec3 towards_viewer) {
    const dvec3 t = glm::normalize(towards_viewer);
    const dvec3 helper = std::abs(t.y) < 0.9 ? dvec3(0, 1, 0) : dvec3(0, 0, 1);
    right = glm::normalize(glm::cross(helper, t));
    up = glm::cross(t, right);
  }
  dvec2 project(dvec3 p) const { return {glm::dot(p, right), glm::dot(p, up)}; }
  dvec3 lift(dvec2 v) const { return v.x * right + v.y * up; }
};

/// Follows the outline of a convex set that is known by its support function only: between two points of the outline
/// the support point square to their chord is the one furthest from it, so its distance is the exact error of the
/// chord. Where it is none, the chord is an edge; elsewhere both halves are looked at in turn.
class OutlineTracer {
 public:
  OutlineTracer(const Screen& screen, const SupportFunction& support, double tolerance)
      : screen_(screen), support_(support), tolerance_(tolerance) {}

  void trace() {
    const dvec3 extreme[4] = {support_(screen_.right), support_(screen_.up), support_(-screen_.right),
                              support_(-screen_.up)};
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
    const dvec3 furthest = support_(screen_.lift(outward));
    if (!(glm::dot(screen_.project(furthest) - start, outward) > tolerance_)) return;
    refine(from, furthest, depth - 1);
    push(furthest);
    refine(furthest, to, depth - 1);
  }

  const Screen& screen_;
  const SupportFunction& support_;
  double tolerance_;
};

}  // namespace

std::vector<dvec3> silhouette(dvec3 towards_viewer, const SupportFunction& core, double radius, double tolerance) {
  const Screen screen(towards_viewer);
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
