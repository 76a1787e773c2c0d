#include "gjk/detail/ray_cast.h"

#include "gjk/minkowski.h"
#include "gjk/sub_distance.h"

namespace gjk::detail {

template <int D>
bool RayCast<D>::run(int max_iterations, ImpactTrace<D>* trace) {
  const Pose<D> pose_a{Vec<D>(0.0), pair_.a().start().rotation}, pose_b{pair_.offset(0), pair_.b().start().rotation};
  Difference<D, CoreSupport<D>, CoreSupport<D>> difference(pair_.a().core(), pose_a, pair_.b().core(), pose_b);
  Vec<D> d = pair_.offset(0);
  if (largestCoordinate<D>(d) == 0) d[0] = 1;
  while (iterations_ < max_iterations) {
    ++iterations_;
    ImpactRecord<D> unused;
    ImpactRecord<D>& record = trace ? trace->records.emplace_back() : unused;
    LocalSupport<D> w = difference.localSupport(d);
    w.w -= time_ * pair_.velocity();
    const bool passed = !advance(d, w, record);
    const bool progress = include(w);
    if (trace) remember(w, d, record);
    if (passed || !progress || glm::length(closest_) - pair_.radius() <= near_) return passed;
    d = -closest_;
  }
  return false;
}

/// Adds w to the simplex and drops the vertices that the nearest point does not need. False if the precision is
/// exhausted: w is already known, or the origin lies on the simplex.
template <int D>
bool RayCast<D>::include(const LocalSupport<D>& w) {
  const bool known = simplex_.holds(w.w);
  if (!known) simplex_.add(w);
  double scale = 0;
  for (int i = 0; i < simplex_.size(); ++i) scale = std::max(scale, largestCoordinate<D>(simplex_.letter(i).w));
  Nearest<D> nearest = nearestOfAnySimplex(simplex_, scale);
  const bool enclosed = vertexCount(nearest.region) == D + 1;
  if (enclosed) {
    simplex_.dropNewest();
    nearest = nearestOfAnySimplex(simplex_, scale);
  }
  simplex_.keep(nearest.region);
  closest_ = nearest.point;
  return !known && !enclosed && largestCoordinate<D>(closest_) > 0;
}

template <int D>
bool RayCast<D>::advance(const Vec<D>& d, LocalSupport<D>& w, ImpactRecord<D>& record) {
  record.time = time_;
  record.normal = unit<D>(d);
  const double room =
      -glm::dot(record.normal, w.w) - pair_.radius() - target_ - pair_.rounding() - time_ * pair_.roundingRate();
  if (!(room > 0)) return true;
  record.speed_bound = record.linear_speed = pair_.roundingRate() - glm::dot(record.normal, pair_.velocity());
  const double remaining = duration_ - time_;
  const bool passes = !(record.speed_bound * remaining > room);
  record.advance = passes ? remaining : room / record.speed_bound;
  slide(record.advance);
  w.w -= record.advance * pair_.velocity();
  if (passes) time_ = duration_;
  return !passes;
}

template <int D>
void RayCast<D>::slide(double step) {
  time_ += step;
  Simplex<D> moved;
  for (int i = simplex_.size() - 1; i >= 0; --i) {
    LocalSupport<D> vertex = simplex_.letter(i);
    vertex.w -= step * pair_.velocity();
    moved.add(vertex);
  }
  simplex_ = moved;
}

/// The record of the iteration, as one of GJK: the kept simplex and its nearest point.
template <int D>
void RayCast<D>::remember(const LocalSupport<D>& s, const Vec<D>& d, ImpactRecord<D>& record) const {
  const Pose<D> pose_a = poseAt(pair_.a().start(), pair_.a().motion(), time_);
  const Pose<D> pose_b = poseAt(pair_.b().start(), pair_.b().motion(), time_);
  const auto placed = [&](const LocalSupport<D>& vertex) {
    return Support<D>{vertex.w, pose_a.toWorld(vertex.local_a), pose_b.toWorld(vertex.local_b), vertex.index_a,
                      vertex.index_b};
  };
  GjkRecord<D>& gjk = record.query.gjk.emplace_back();
  gjk.iteration = 1;
  gjk.direction = d;
  gjk.support = placed(s);
  for (int i = 0; i < simplex_.size(); ++i) gjk.simplex.push({placed(simplex_.letter(i)), 0});
  gjk.region = gjk.kept = allOf(simplex_.size());
  gjk.closest = closest_;
  gjk.lower_bound = std::max(-glm::dot(record.normal, s.w), 0.0);
  gjk.upper_bound = glm::length(closest_);
  record.query.radius_sum = pair_.radius();
  record.query.result.gjk_iterations = record.query.result.support_calls = 1;
  record.query.result.normal = record.normal;
  record.query.result.distance = record.distance = std::max(gjk.upper_bound - pair_.radius(), 0.0);
  record.query.result.lower_bound = std::max(gjk.lower_bound - pair_.radius(), 0.0);
  record.query.result.upper_bound = record.distance;
}

template class RayCast<1>;
template class RayCast<2>;
template class RayCast<3>;

}  // namespace gjk::detail
