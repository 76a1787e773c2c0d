#include "model/predict/reach_points.h"

#include "model/quiz/furthest.h"
#include "model/scene/body_points.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr int kArrows = 12;          ///< in the plane
constexpr double kSamePlace = 1e-9;  ///< over S: two arrows lead to the same point, or reach as far
constexpr double kDegrees = 180 / std::numbers::pi;

double angleOf(dvec3 d) {
  const double angle = std::atan2(d.y, d.x);
  return angle < -1e-9 ? angle + 2 * std::numbers::pi : angle;
}

/// Even steps from the direction on, listed from the x axis on: their order does not tell which is which.
std::vector<dvec3> arrowsInPlane(dvec3 d) {
  std::vector<dvec3> arrows;
  for (int i = 0; i < kArrows; ++i) {
    const double turn = 2 * std::numbers::pi * i / kArrows, c = std::cos(turn), s = std::sin(turn);
    arrows.emplace_back(c * d.x - s * d.y, s * d.x + c * d.y, 0);
  }
  arrows.front() = d;
  std::sort(arrows.begin(), arrows.end(), [](dvec3 p, dvec3 q) { return angleOf(p) < angleOf(q); });
  return arrows;
}

/// The direction, its opposite, four across and the eight between.
std::vector<dvec3> arrowsInSpace(dvec3 d) {
  const dvec3 u = glm::normalize(glm::cross(d, std::abs(d.x) < 0.7 ? dvec3(1, 0, 0) : dvec3(0, 1, 0)));
  const dvec3 v = glm::cross(d, u);
  std::vector<dvec3> arrows{d, -d};
  for (const dvec3& across : {u, -u, v, -v}) {
    arrows.push_back(across);
    arrows.push_back(glm::normalize(across + d));
    arrows.push_back(glm::normalize(across - d));
  }
  std::sort(arrows.begin(), arrows.end(), [](dvec3 p, dvec3 q) {
    return p.x != q.x ? p.x < q.x : p.y != q.y ? p.y < q.y : p.z < q.z;
  });
  return arrows;
}

dvec3 directionAt(const Run& run, const Moment& moment) {
  const auto record = static_cast<std::size_t>(moment.record);
  return phaseOf(moment.sub_step) == Phase::epa ? run.trace.epa[record].direction : run.trace.gjk[record].direction;
}

/// Places of the points that reach furthest.
std::vector<int> furthest(const Scene& scene, const Run& run, dvec3 d, Which which, const ReachPoints& choice) {
  if (choice.vertices) return furthestOf(body(scene, which), run.dimension, d, heightSlack(1e-3));
  double best = -INFINITY;
  for (const dvec3& p : choice.points) best = std::max(best, glm::dot(p, d));
  std::vector<int> out;
  for (std::size_t i = 0; i < choice.points.size(); ++i)
    if (glm::dot(choice.points[i], d) >= best - kSamePlace * run.trace.scale) out.push_back(static_cast<int>(i));
  return out;
}

}  // namespace

ReachPoints reachPoints(const Scene& scene, const Run& run, dvec3 direction, Which which) {
  const Body& shape = body(scene, which);
  const int dimension = run.dimension;
  ReachPoints out;
  if (isPolytope(shape, scene.query.rounding)) {
    out.points = hullPoints(shape, dimension);
    for (dvec3& p : out.points) p = toWorld(shape, dimension, p);
    for (int i = 0; i < static_cast<int>(out.points.size()); ++i) out.names.push_back(pointName(which, i));
    return out;
  }
  out.vertices = false;
  const double length = glm::length(direction);
  if (!(length > 0) || dimension < 2) return out;
  const dvec3 d = direction / length * (which == Which::a ? 1.0 : -1.0);
  const char* letter = letterOf(which);
  for (const dvec3& arrow : dimension == 2 ? arrowsInPlane(d) : arrowsInSpace(d)) {
    const dvec3 p = supportOf(shape, dimension, arrow, scene.query.rounding == gjk::Rounding::support).point;
    const auto same = [&](const dvec3& q) { return glm::distance(p, q) <= kSamePlace * run.trace.scale; };
    if (std::any_of(out.points.begin(), out.points.end(), same)) continue;
    out.names.push_back(dimension == 2 ? fmt::format("{} {:.0f}°", letter, angleOf(arrow) * kDegrees)
                                       : fmt::format("{} ({})", letter, out.points.size() + 1));
    out.points.push_back(p);
  }
  return out;
}

std::optional<Question> roundSupport(const Scene& scene, const Run& run, const Moment& moment) {
  if (moment.sub_step != SubStep::gjk_support && moment.sub_step != SubStep::epa_support) return std::nullopt;
  const gjk::Rounding rounding = scene.query.rounding;
  if (isPolytope(scene.a, rounding) && isPolytope(scene.b, rounding)) return std::nullopt;
  const dvec3 d = directionAt(run, moment);
  const double length = glm::length(d);
  if (!(length > 1e-6 * run.trace.scale)) return std::nullopt;  // rounding has a part in where it points
  const ReachPoints a = reachPoints(scene, run, d, Which::a), b = reachPoints(scene, run, d, Which::b);
  if (a.points.empty() || b.points.empty() || a.points.size() * b.points.size() < 2) return std::nullopt;
  return Question{
      Ask::support, moment,
      FurthestPairs{furthest(scene, run, d / length, Which::a, a), furthest(scene, run, -d / length, Which::b, b)}};
}

}  // namespace gjklab
