#include "model/replay/log_points.h"

#include "model/replay/difference_truth.h"
#include "model/scene/body_points.h"
#include "model/scene/body_pose.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// More pairs than this are not searched for the one behind a point.
constexpr std::size_t kMostPairs = 20000;

std::vector<dvec3> worldPoints(const Body& body, int dimension) {
  std::vector<dvec3> points = hullPoints(body, dimension);
  for (dvec3& point : points) point = toWorld(poseOf(body), dimension, point);
  return points;
}

}  // namespace

LogPoints::LogPoints(const Scene& scene, ReplayPoints points, double tolerance)
    : scene_(scene),
      a_(scene.a, scene.dimension),
      b_(scene.b, scene.dimension),
      whole_(points == ReplayPoints::whole),
      tolerance_(tolerance) {
  if (whole_ && hasRadii(scene)) return;
  points_a_ = worldPoints(scene.a, scene.dimension);
  points_b_ = worldPoints(scene.b, scene.dimension);
  if (points_a_.size() * points_b_.size() > kMostPairs) points_a_.clear();
}

gjk::Support<3> LogPoints::pairOf(const dvec3& w, const std::optional<dvec3>& direction) {
  for (const gjk::Support<3>& seen : known_)
    if (seen.w == w) return seen;
  const bool searched = direction && glm::length(*direction) > 0;
  std::optional<gjk::Support<3>> pair = searched ? furthest(w, *direction) : std::nullopt;
  if (!pair) pair = vertices(w);
  if (!pair) {
    const dvec3 a = a_(searched ? *direction : glm::length(w) > 0 ? w : dvec3(1, 0, 0), whole_).point;
    pair = gjk::Support<3>{w, a, a - w, -1, -1};
  }
  pair->w = w;
  return known_.emplace_back(*pair);
}

std::optional<gjk::Support<3>> LogPoints::furthest(const dvec3& w, const dvec3& direction) const {
  const gjk::SupportPoint<3> a = a_(direction, whole_), b = b_(-direction, whole_);
  if (glm::distance(a.point - b.point, w) > tolerance_) return std::nullopt;
  return gjk::Support<3>{w, a.point, b.point, a.index, b.index};
}

/// The vertices whose difference comes nearest, where that is near enough.
std::optional<gjk::Support<3>> LogPoints::vertices(const dvec3& w) const {
  std::optional<gjk::Support<3>> best;
  double least = tolerance_;
  for (std::size_t i = 0; i < points_a_.size(); ++i)
    for (std::size_t j = 0; j < points_b_.size(); ++j) {
      const double off = glm::distance(points_a_[i] - points_b_[j], w);
      if (off > least || (best && off == least)) continue;
      least = off;
      best = gjk::Support<3>{w, points_a_[i], points_b_[j], static_cast<int>(i), static_cast<int>(j)};
    }
  return best;
}

}  // namespace gjklab
