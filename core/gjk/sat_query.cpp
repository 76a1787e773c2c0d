#include "gjk/sat_query.h"

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/support.h"
#include "gjk/tolerances.h"
#include "gjk/validate.h"

#include <algorithm>
#include <cmath>

namespace GJK_API gjk {

using namespace detail;

namespace {

template <int D>
class SatQuery {
 public:
  SatQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
           const Options<D>& options, SatTrace<D>& trace)
      : a_(a), pose_a_(pose_a), b_(b), pose_b_(pose_b), options_(options), trace_(trace) {}

  Result<D> run() {
    const auto found = separatingAxisTest<D>(a_, pose_a_, b_, pose_b_, &trace_);
    if (!found || !(scale() <= kGreatestCoordinate)) return noAnswer<D>(Termination::invalid_input);
    separation_ = found->separation;
    result_.normal = found->normal;
    if (flattened() > 0) measureAsTheyAre();
    if (flattened() > 0 || mayNeedNearestAxis()) addNearestAxis();
    addRadii();
    answer();
    return result_;
  }

 private:
  double radius() const { return a_.coreRadius() + b_.coreRadius(); }

  double scale() const { return scaleOf<D>(trace_.a, trace_.b) + radius(); }

  /// True if the radii may close the gap between the cores, if rounded axes may have missed the gap, or if it is so
  /// small that another axis at a sharp corner may have a larger one.
  bool mayNeedNearestAxis() const {
    return radius() > 0 ? separation_ > -kAxisError * scale() : separation_ > 0 && isTouching();
  }

  bool isTouching() const { return std::abs(separation_) <= options_.tolerance * scale(); }

  /// By how much the test's flattened bodies are thinner than the real ones.
  double flattened() const { return trace_.a.flattened + trace_.b.flattened; }

  /// The shadow of the unflattened core, relative to A's position.
  Interval trueShadow(const Shape<D>& shape, const Pose<D>& pose, const Vec<D>& n) const {
    const Vec<D> offset = pose.position - pose_a_.position, local = pose.rotation.applyInverse(n);
    const auto along = [&](const Vec<D>& d) {
      return glm::dot(n, offset + pose.rotation.apply(shape.coreSupport(d).point));
    };
    return {along(-local), along(local)};
  }

  /// Sets the shadows of the bodies instead of the meshes, and orients the axis so that B is beyond A along it.
  void measure(SatAxis<D>& axis) const {
    axis.shadow_a = trueShadow(a_, pose_a_, axis.direction);
    axis.shadow_b = trueShadow(b_, pose_b_, axis.direction);
    if (axis.shadow_a.low - axis.shadow_b.high > axis.shadow_b.low - axis.shadow_a.high) {
      axis.direction = -axis.direction;
      axis.shadow_a = {-axis.shadow_a.high, -axis.shadow_a.low};
      axis.shadow_b = {-axis.shadow_b.high, -axis.shadow_b.low};
    }
    axis.separation = axis.shadow_b.low - axis.shadow_a.high;
  }

  /// Adds the thickness that the meshes treat as rounding. This may change which axis is best.
  void measureAsTheyAre() {
    bool first = true;
    for (std::size_t k = 0; k < trace_.axes.size(); ++k) {
      SatAxis<D>& axis = trace_.axes[k];
      if (axis.skip != SatSkip::tested) continue;
      measure(axis);
      if (first || axis.separation > separation_ + kBetter * scaleOf<D>(trace_.a, trace_.b))
        decide(axis, static_cast<int>(k));
      first = false;
    }
  }

  void decide(const SatAxis<D>& axis, int number) {
    separation_ = axis.separation;
    result_.normal = axis.direction;
    trace_.deciding = number;
  }

  /// The line through the nearest points of the cores.
  void addNearestAxis() {
    Options<D> options;
    options.initial_direction = result_.normal;
    const Vec<D> n = query<D>(a_, pose_a_, b_, pose_b_, options).normal;
    SatAxis<D> axis{SatAxisKind::nearest_points, -1, -1, SatSkip::tested, -1, n, {}, {}, 0};
    if (flattened() > 0) {
      measure(axis);
    } else {
      axis.shadow_a = shadow<D>(trace_.a, n);
      axis.shadow_b = shadow<D>(trace_.b, n);
      axis.separation = axis.shadow_b.low - axis.shadow_a.high;
    }
    if (axis.separation > separation_ + kBetter * scaleOf<D>(trace_.a, trace_.b))
      decide(axis, static_cast<int>(trace_.axes.size()));
    trace_.axes.push_back(axis);
  }

  void addRadii() {
    separation_ -= radius();
    for (SatAxis<D>& axis : trace_.axes) {
      if (axis.skip != SatSkip::tested) continue;
      axis.shadow_a = {axis.shadow_a.low - a_.coreRadius(), axis.shadow_a.high + a_.coreRadius()};
      axis.shadow_b = {axis.shadow_b.low - b_.coreRadius(), axis.shadow_b.high + b_.coreRadius()};
      axis.separation -= radius();
    }
  }

  void answer() {
    result_.status = isTouching() ? Status::touching : separation_ > 0 ? Status::separated : Status::intersecting;
    if (result_.status == Status::separated) {
      result_.has_distance = false;
      result_.lower_bound = result_.upper_bound = separation_;
      return;
    }
    result_.distance = separation_ > 0 ? separation_ : 0;
    result_.depth = separation_ < 0 ? -separation_ : 0;
    result_.lower_bound = result_.upper_bound = std::abs(separation_);
    if (separation_ < 0) result_.lower_bound = provenDepth();
    addWitnessPoints();
  }

  /// Every axis bounds the depth from above. Axes are rounded, and only one of several nearly parallel ones is tested,
  /// so only EPA can prove that no other is slightly better.
  double provenDepth() const {
    const Result<D> result = query<D>(a_, pose_a_, b_, pose_b_);
    return std::min(result.depth > 0 ? result.lower_bound : 0, result_.depth);
  }

  /// The point where the bodies touch after moving B by depth · normal.
  void addWitnessPoints() {
    Pose<D> apart = pose_b_;
    apart.position -= separation_ * result_.normal;
    const Result<D> contact = query<D>(a_, pose_a_, b_, apart);
    const Vec<D> point = 0.5 * (contact.point_a + contact.point_b);
    result_.point_a = point;
    result_.point_b = point + separation_ * result_.normal;
  }

  const Shape<D>& a_;
  const Pose<D>& pose_a_;
  const Shape<D>& b_;
  const Pose<D>& pose_b_;
  const Options<D>& options_;
  SatTrace<D>& trace_;
  Result<D> result_;
  double separation_ = 0;
};

}  // namespace

template <int D>
long long satAxisCount(const Shape<D>& a, const Shape<D>& b) {
  const FaceMesh<D> mesh_a = faceMesh<D>(a), mesh_b = faceMesh<D>(b);
  if (mesh_a.rank < 0 || mesh_b.rank < 0) return -1;
  const auto size = [](const auto& list) { return static_cast<long long>(list.size()); };
  return size(mesh_a.faces) + size(mesh_b.faces) + (D == 3 ? size(mesh_a.edges) * size(mesh_b.edges) : 0);
}

template <int D>
Result<D> queryBySeparatingAxes(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                const Options<D>& options, SatTrace<D>* trace) {
  SatTrace<D> own;
  SatTrace<D>& into = trace ? *trace : own;
  into = {};
  // A hull ignores points that are not finite, so they are rejected here.
  const bool valid = isWellFormed<D>(a) && isWellFormed<D>(b) && isRigid(pose_a.rotation) && isRigid(pose_b.rotation) &&
                     reachWithMargin(a) + reachWithMargin(b) <= kGreatestCoordinate;
  if (!valid) return noAnswer<D>(Termination::invalid_input);
  const long long axes = satAxisCount<D>(a, b);
  if (axes < 0 || axes > kMostSatAxes) return noAnswer<D>(Termination::unsuited);
  return SatQuery<D>(a, pose_a, b, pose_b, options, into).run();
}

template long long satAxisCount(const Shape<1>&, const Shape<1>&);
template long long satAxisCount(const Shape<2>&, const Shape<2>&);
template long long satAxisCount(const Shape<3>&, const Shape<3>&);
template Result<1> queryBySeparatingAxes(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&,
                                         const Options<1>&, SatTrace<1>*);
template Result<2> queryBySeparatingAxes(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&,
                                         const Options<2>&, SatTrace<2>*);
template Result<3> queryBySeparatingAxes(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&,
                                         const Options<3>&, SatTrace<3>*);

}  // namespace gjk
