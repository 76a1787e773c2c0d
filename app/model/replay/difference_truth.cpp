#include "model/replay/difference_truth.h"

#include "model/compare/least_norm.h"
#include "model/run/run.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

Body movedTo(Body body, const dvec3& position) {
  body.position = position;
  return body;
}

double largest(const dvec3& v) { return std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)}); }

}  // namespace

bool hasRadii(const Scene& scene) {
  return ExactBody(scene.a, scene.dimension, scene.a.position).radius() > 0 ||
         ExactBody(scene.b, scene.dimension, scene.b.position).radius() > 0;
}

DifferenceTruth::DifferenceTruth(const Scene& scene, ReplayPoints points)
    : first_(movedTo(scene.a, dvec3(0.0))),
      second_(movedTo(scene.b, scene.b.position - scene.a.position)),
      dimension_(scene.dimension),
      points_(points == ReplayPoints::cores ? points : ReplayPoints::whole),
      a_(first_, dimension_, dvec3(0.0)),
      b_(second_, dimension_, dvec3(0.0)),
      far_out_(std::max(largest(scene.a.position), largest(scene.b.position))) {
  if (points_ == ReplayPoints::whole) {
    radius_a_ = static_cast<double>(a_.radius());
    radius_b_ = static_cast<double>(b_.radius());
  }
  for (int i = 0; i < dimension_; ++i)
    for (const double sign : {-1.0, 1.0}) {
      dvec3 d(0.0);
      d[i] = sign;
      scale_ = std::max(scale_, std::abs(reach(d)));
    }
  Scene asked = scene;
  asked.query = {};
  const gjk::Result<3> answer = solve(asked);
  const bool apart = answer.depth == 0 && answer.status == gjk::Status::separated;
  (apart ? distance_lower : depth_lower) = answer.lower_bound;
  (apart ? distance_upper : depth_upper) = answer.upper_bound;
}

dvec3 DifferenceTruth::supportOfA(const dvec3& d) const { return dvec3(a_.support(d)) + radius_a_ * glm::normalize(d); }

dvec3 DifferenceTruth::supportOfB(const dvec3& d) const { return dvec3(b_.support(d)) + radius_b_ * glm::normalize(d); }

double DifferenceTruth::reach(const dvec3& d) const {
  const Exact3 along = glm::normalize(Exact3(d));
  return static_cast<double>(glm::dot(gjklab::support(a_, b_, along), along)) + radius_a_ + radius_b_;
}

double DifferenceTruth::outside(const dvec3& point) const {
  const ExactBody shifted(movedTo(second_, second_.position + point), dimension_, dvec3(0.0));
  const LeastNorm nearest = leastNorm(a_, shifted, dimension_);
  if (nearest.holds_origin) return 0;
  return std::max(static_cast<double>(nearest.lower) - radius_a_ - radius_b_, 0.0);
}

}  // namespace gjklab
