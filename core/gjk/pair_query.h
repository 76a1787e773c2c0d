#pragma once
// The query on any two placed shapes with a support function. It is header only, so that it compiles to one loop
// without calls through pointers. query.h is the same for the shapes of shape.h.
//
//   struct Lens { SupportPoint<3> support(Vec<3> d) const; … };
//   Result<3> answer = queryPair<3>(lens, pose_a, Box<3>{{1, 1, 1}}, pose_b);
//
// A shape may have a radius: the query then runs on the shape as its core and subtracts the radii afterwards
// (Rounding::core). If the cores are δ apart, the shapes are δ − (r_A + r_B) apart, or that deep if negative: the
// boundary of A ⊖ B, rounded by r, is at distance r from A ⊖ B, whose nearest point to the origin is at distance δ.

#include "gjk/boolean_gjk.h"
#include "gjk/detail/rigid.h"
#include "gjk/epa.h"
#include "gjk/gjk.h"
#include "gjk/minkowski.h"
#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjk/warm_start.h"

#include <optional>

namespace gjk::detail {

/// GJK's last simplex, as EPA's seed.
template <int D>
struct EnclosingSimplex {
  const GjkOutcome<D>& gjk;
  int size() const { return gjk.simplex.size(); }
  const LocalSupport<D>& support(int i) const { return gjk.simplex.letter(i); }
  Weights<D + 1> weights() const {
    return barycentricWeights(gjk.simplex, allOf(gjk.simplex.size()), gjk.closest, gjk.scale);
  }
};

template <int D, class ShapeA, class ShapeB>
class PairQuery {
 public:
  /// `radius_a`, `radius_b`: the radii of the balls around the shapes, at least 0. Refers to its arguments, which must
  /// outlive this object.
  PairQuery(const ShapeA& a, const Pose<D>& pose_a, double radius_a, const ShapeB& b, const Pose<D>& pose_b,
            double radius_b, const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm)
      : difference_(a, pose_a, b, pose_b),
        radius_a_(radius_a),
        radius_b_(radius_b),
        greatest_scale_(largestCoordinate<D>(difference_.offset()) + difference_.reach() + radius_a + radius_b),
        options_(options),
        trace_(trace),
        warm_(warm) {}

  using Source = Difference<D, ShapeA, ShapeB>;

  /// Like run(), but without EPA's iterations. If the query needs EPA, this leaves it in `later`, ready to run, and
  /// returns nothing; pass its outcome to answerOf(). Do not move either object before that.
  std::optional<Result<D>> runUpToEpa(std::optional<Epa<D, Source>>& later);

  /// The answer, from the outcome of a finished EPA.
  Result<D> answerOf(const EpaOutcome<D>& epa);

  Result<D> run();

  /// Decides whether the shapes meet, by the boolean method without EPA.
  Overlap<D> decide() {
    Overlap<D> answer;
    answer.termination = Termination::invalid_input;
    const Vec<D> direction = initialDirection();
    if (!valid(direction)) return answer;
    const OverlapMethod<D, Source> method(difference_, radius(), options_.tolerance, 1.001 * greatest_scale_);
    Gjk<D, Source, OverlapMethod<D, Source>> gjk(difference_, method, options_.tolerance,
                                                 std::max(options_.max_iterations, 1), nullptr);
    const GjkOutcome<D>& outcome = gjk.run(direction);
    answer.iterations = outcome.iterations;
    answer.termination = outcome.termination;
    if (outcome.termination == Termination::invalid_input) return answer;
    answer.meets = meet(outcome);
    if (answer.meets) {
      for (int i = 0; i < outcome.simplex.size(); ++i)
        answer.simplex.push(difference_.placed(outcome.simplex.letter(i)));
    } else {
      const bool by_direction = outcome.termination == Termination::separating_direction;
      answer.direction = unit<D>(by_direction ? outcome.direction : -outcome.closest);
      answer.gap = std::max(outcome.lower - radius(), 0.0);
    }
    answer.support_calls = difference_.calls();
    return answer;
  }

 private:
  double radius() const { return radius_a_ + radius_b_; }

  bool valid(const Vec<D>& direction) const {
    return greatest_scale_ <= kGreatestCoordinate && largestCoordinate<D>(direction) > 0 && isFinite<D>(direction) &&
           radius_a_ >= 0 && radius_b_ >= 0 && isRigid(difference_.poseA().rotation) &&
           isRigid(difference_.poseB().rotation) && options_.distance_limit >= 0;
  }

  /// The distance limit of what the query runs on, with room for the rounding of a bound, so that "beyond the limit" is
  /// proven.
  double greatestDistance() const {
    if (!(options_.distance_limit <= std::numeric_limits<double>::max())) return options_.distance_limit;
    return options_.distance_limit + radius() + kBoundRounding * scale();
  }

  Vec<D> initialDirection() const {
    if (options_.initial_direction) return *options_.initial_direction;
    Vec<D> d = -difference_.offset();
    if (largestCoordinate<D>(d) == 0) d[0] = 1;
    return d;
  }

  template <class Method, class Search = PlainSearch<D>>
  Result<D> runMethod(const Method& method, Vec<D> direction, Search search = {}) {
    Gjk<D, Source, Method, Search> gjk(difference_, method, options_.tolerance, std::max(options_.max_iterations, 1),
                                       trace_, search);
    const GjkOutcome<D>& outcome = gjk.run(warm_ ? warmDirection(gjk, direction) : direction);
    if (warm_) remember(outcome);
    result_.gjk_iterations = outcome.iterations;
    if (outcome.termination == Termination::invalid_input) return finish(Termination::invalid_input);
    if (outcome.termination == Termination::separating_direction) return separatedByDirection(outcome);
    return outcome.decision == GjkDecision::enclosed || lostInRounding(outcome) ? overlapping(outcome) : apart(outcome);
  }

  /// Begins GJK with the previous query's simplex. Returns the first direction, `cold` if there is nothing to start
  /// from.
  template <class Method, class Search>
  Vec<D> warmDirection(Gjk<D, Source, Method, Search>& gjk, Vec<D> cold) const {
    Simplex<D> simplex;
    for (const LocalSupport<D>& known : warm_->simplex) {
      LocalSupport<D> vertex = known;
      vertex.w = difference_.difference(known.local_a, known.local_b);
      flushTiny<D>(vertex.w);
      simplex.add(vertex);
    }
    if (gjk.resume(simplex)) return -gjk.outcome().closest;
    const Vec<D> last = difference_.poseA().rotation.apply(warm_->direction);
    return isFinite<D>(last) && largestCoordinate<D>(last) > 0 ? last : cold;
  }

  void remember(const GjkOutcome<D>& gjk) {
    warm_->clear();
    if (gjk.termination == Termination::invalid_input) return;
    for (int i = gjk.simplex.size() - 1; i >= 0; --i) warm_->simplex.push(gjk.simplex.letter(i));
    warm_->direction = difference_.poseA().rotation.applyInverse(gjk.direction);
  }

  /// GJK ran out of digits at a distance that counts as touching, where −x is no reliable normal. EPA finds a
  /// separating one from any simplex.
  bool lostInRounding(const GjkOutcome<D>& gjk) const {
    return gjk.termination == Termination::precision_limit &&
           (gjk.upper <= options_.tolerance * gjk.scale || !isFinite<D>(gjk.closest));
  }

  /// Agrees with the status of run().
  bool meet(const GjkOutcome<D>& gjk) const {
    if (gjk.termination == Termination::separating_direction) return false;
    if (gjk.decision == GjkDecision::enclosed || lostInRounding(gjk)) return true;
    const double distance = gjk.upper - radius();
    return distance <= 0 ||
           (distance <= options_.tolerance * 1.001 * greatest_scale_ && distance <= options_.tolerance * scale());
  }

  /// The shapes are separated, with a direction that proves it but without a distance (boolean method, distance limit).
  Result<D> separatedByDirection(const GjkOutcome<D>& gjk) {
    result_.has_distance = false;
    result_.normal = unit<D>(gjk.direction);
    result_.lower_bound = gjk.lower - radius();
    result_.upper_bound = result_.lower_bound;
    return finish(gjk.termination);
  }

  /// The cores are apart; the shapes may still overlap by their radii.
  Result<D> apart(const GjkOutcome<D>& gjk) {
    const double lower = gjk.lower - radius(), upper = gjk.upper - radius();
    const WitnessPoints<D> local = witnessPoints(gjk.simplex, gjk.closest, gjk.scale);
    const WitnessPoints<D> core{difference_.poseA().toWorld(local.a), difference_.poseB().toWorld(local.b)};
    if (upper >= 0) {
      setAnswer(core, unit<D>(-gjk.closest), upper);
      result_.lower_bound = lower > 0 ? lower : 0;
      result_.upper_bound = upper;
    } else {
      const Vec<D> normal = unit<D>(-gjk.closest);
      // At the iteration limit `lower` may belong to another direction, and if it is zero the cores may overlap by as
      // much as the tolerance allows. Then only the extent along this very normal certainly separates the pair.
      const bool proven = gjk.termination != Termination::max_iterations && gjk.lower > 0;
      const double along = proven ? lower : -(glm::dot(difference_.support(normal).w, normal) + radius());
      setAnswer(core, normal, std::min(along, upper));  // they overlap, whatever the rounding of the extent
      result_.lower_bound = -upper;
      result_.upper_bound = std::max(result_.depth, -lower);
    }
    return finish(gjk.termination);
  }

  /// The difference of the cores contains the origin: EPA computes the depth.
  Result<D> overlapping(const GjkOutcome<D>& gjk) {
    const int most = std::max(options_.epa_max_iterations, 1);
    const EpaTouching touching{options_.tolerance, radius()};
    if (later_) {
      later_->emplace(difference_, options_.epa_tolerance, most, nullptr, touching);
      if ((*later_)->start(EnclosingSimplex<D>{gjk})) return result_;
      const EpaOutcome<D> epa = (*later_)->outcome();
      later_->reset();
      return answerOf(epa);
    }
    const EpaOutcome<D> epa =
        expandPolytope<D>(difference_, EnclosingSimplex<D>{gjk}, options_.epa_tolerance, most, trace_, touching);
    if (warm_ && !epa.facet.empty()) {
      warm_->simplex.clear();
      for (const LocalSupport<D>& corner : epa.facet) warm_->simplex.push(corner);
    }
    return answerOf(epa);
  }

  /// Sets the answer from points of the cores, the normal, and the signed distance of the shapes.
  void setAnswer(WitnessPoints<D> core, Vec<D> normal, double signed_distance) {
    result_.normal = normal;
    const WitnessPoints<D> points =
        alignedWith<D>({core.a + radius_a_ * normal, core.b - radius_b_ * normal}, normal, signed_distance);
    result_.point_a = points.a;
    result_.point_b = points.b;
    result_.distance = signed_distance > 0 ? signed_distance : 0;
    result_.depth = signed_distance < 0 ? -signed_distance : 0;
    const double size = std::abs(signed_distance);
    result_.status = signed_distance < 0 ? Status::intersecting : Status::separated;
    // S is computed only if it matters: it is at most greatest_scale_, up to rounding.
    if (size <= options_.tolerance * 1.001 * greatest_scale_ && size <= options_.tolerance * scale())
      result_.status = Status::touching;
  }

  double scale() const { return difference_.scale() + radius(); }

  /// The one exit: counts, reason and trace.
  Result<D> finish(Termination termination) {
    if (termination == Termination::invalid_input || termination == Termination::unsuited)
      result_ = noAnswer<D>(termination);
    result_.termination = termination;
    result_.support_calls = difference_.calls();
    if (trace_) {
      trace_->result = result_;
      trace_->radius_sum = radius();
      if (termination != Termination::invalid_input) trace_->scale = scale();
    }
    return result_;
  }

  Source difference_;
  double radius_a_, radius_b_;
  double greatest_scale_;
  const Options<D>& options_;
  Trace<D>* trace_;
  WarmStart<D>* warm_;
  std::optional<Epa<D, Source>>* later_ = nullptr;  ///< runUpToEpa()'s
  Result<D> result_;
};

// Outside of the class and thus not inline: what is compiled once for custom shapes (detail/custom_query.h) is not
// compiled anew where it is called.

template <int D, class ShapeA, class ShapeB>
std::optional<Result<D>> PairQuery<D, ShapeA, ShapeB>::runUpToEpa(std::optional<Epa<D, Source>>& later) {
  later_ = &later;
  const Result<D> result = run();
  later_ = nullptr;
  if (later) return std::nullopt;
  return result;
}

template <int D, class ShapeA, class ShapeB>
Result<D> PairQuery<D, ShapeA, ShapeB>::answerOf(const EpaOutcome<D>& epa) {
  result_.epa_iterations = epa.iterations;
  setAnswer({epa.point_a, epa.point_b}, epa.normal, std::min(-(epa.depth + radius()), 0.0));
  result_.lower_bound = std::min(std::max(epa.lower, 0.0) + radius(), result_.depth);
  result_.upper_bound = result_.depth;
  const bool only_core_is_flat = epa.termination == Termination::flat_difference && radius() > 0;
  return finish(only_core_is_flat ? Termination::converged : epa.termination);
}

template <int D, class ShapeA, class ShapeB>
Result<D> PairQuery<D, ShapeA, ShapeB>::run() {
  if (trace_) trace_->clear();
  const Vec<D> direction = initialDirection();
  if (!valid(direction)) return finish(Termination::invalid_input);
  if (options_.method == Method::separating_axes)
    return finish(Termination::unsuited);  // support functions have no
                                           // faces
  if (options_.method == Method::boolean)
    return runMethod(BooleanMethod<D, Source>(difference_, radius(), options_.tolerance, 1.001 * greatest_scale_),
                     direction);
  const DistanceMethod distance{options_.sub_distance, greatestDistance()};
  if (options_.acceleration != Acceleration::none)
    return runMethod(distance, direction, MomentumSearch<D>(options_.acceleration));
  return runMethod(distance, direction);
}

}  // namespace gjk::detail

namespace gjk {

/// Distance and witness points, or depth and normal, of two placed shapes: any types with `SupportPoint<D>
/// support(Vec<D> d) const` (shape.h states the contract). Options::rounding does not apply: the query runs on exactly
/// what `support` returns.
template <int D, class ShapeA, class ShapeB>
Result<D> queryPair(const ShapeA& a, const Pose<D>& pose_a, const ShapeB& b, const Pose<D>& pose_b,
                    const Options<D>& options = {}, std::type_identity_t<Trace<D>>* trace = nullptr,
                    std::type_identity_t<WarmStart<D>>* warm = nullptr) {
  return detail::PairQuery<D, ShapeA, ShapeB>(a, pose_a, 0, b, pose_b, 0, options, trace, warm).run();
}

}  // namespace gjk
