#include "gjk/small/small_query.h"

#include "gjk/detail/core_support.h"
#include "gjk/minkowski.h"
#include "gjk/small/closed_form.h"
#include "gjk/small/core_answer.h"
#include "gjk/small/kernels.h"
#include "gjk/small/recorder.h"
#include "gjk/small/small_body.h"
#include "gjk/tolerances.h"

namespace gjk::small {
namespace {

/// The range of coordinates in which products of six are normal numbers.
constexpr double kSmallest = 1e-40, kLargest = 1e40;

template <int D>
Ending solve(const Question<D>& question, Answer<D>& answer, Instructions instructions) {
#if GJK_SMALL_X86
  if (instructions == Instructions::best && __builtin_cpu_supports("avx2")) return solveAvx2(question, answer);
#endif
  return instructions == Instructions::plain ? solvePlain(question, answer) : solveBaseline(question, answer);
}

/// One query on two small bodies.
template <int D>
class SmallQuery {
 public:
  GJK_SMALL_INLINE SmallQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                              const Options<D>& options)
      : body_a_(a),
        body_b_(b),
        question_{body_a_.points(), body_b_.points(), body_a_.indexMask(), body_b_.indexMask(), pose_a, pose_b},
        options_(options) {
    question_.offset = pose_a.position - pose_b.position;
    offset_length_ = largestCoordinate<D>(question_.offset);
    question_.greatest = offset_length_ + body_a_.reach() + body_b_.reach();
    question_.least = std::max(2 * options.tolerance, kNearZero) * question_.greatest;
    question_.most_iterations = std::min(kMostIterations, std::max(options.max_iterations, 1));
    question_.most_epa_iterations = std::max(options.epa_max_iterations, 1);
    if (options.tolerance > kCoarse) question_.gjk = Goal(options.tolerance);
    if (options.epa_tolerance > kCoarse) question_.epa = Goal(options.epa_tolerance);
    if (options.method == Method::boolean)
      limitTo(leastGap());
    else if (options.distance_limit < std::numeric_limits<double>::infinity())
      limitTo(options.distance_limit);
  }

  /// Only decides whether the bodies meet.
  void decide() {
    question_.decides = true;
    question_.gjk = Goal();
    limitTo(leastGap());
  }

  bool isSmall() const {
    return body_a_.size() > 0 && body_b_.size() > 0 && question_.greatest > kSmallest && question_.greatest < kLargest;
  }

  /// False if the square of the first direction is out of range, or if the warm start has other points than these
  /// bodies.
  GJK_SMALL_INLINE bool begin(WarmStart<D>* warm) {
    Vec<D> d = -question_.offset;
    double length = offset_length_;
    if (options_.initial_direction)
      d = *options_.initial_direction, length = largestCoordinate<D>(d);
    else if (length == 0)
      d[0] = length = 1;
    if (!(length > kSmallest && length < kLargest)) return false;
    question_.direction = d;
    return !warm || beginWarm(*warm);
  }

  const Question<D>& question() const { return question_; }

  /// Clears the stored polytope; false if the run began without one.
  bool forgetPolytope() {
    if (!question_.polytope || question_.polytope->facets.empty()) return false;
    question_.polytope->clear();
    return true;
  }

  /// False if the radii bring the pair close to touching.
  bool isCertain(const Answer<D>& answer) const { return std::abs(signedDistance(answer)) > question_.least; }

  GJK_SMALL_INLINE Result<D> resultOf(const Answer<D>& answer) const {
    return small::resultOf(answer, question_.pose_a.position, body_a_.coreRadius(), body_b_.coreRadius());
  }

  /// The answer for shapes further apart than the limit.
  Result<D> resultBeyond(const Answer<D>& answer) const {
    const double lower = answer.lower - radius();
    return {.status = Status::separated,
            .has_distance = false,
            .normal = answer.normal,
            .lower_bound = lower,
            .upper_bound = lower,
            .gjk_iterations = answer.iterations,
            .support_calls = answer.iterations,
            .termination = Termination::separating_direction};
  }

  Overlap<D> overlapOf(const Answer<D>& answer, Ending ending) const {
    Overlap<D> found;
    found.iterations = found.support_calls = answer.iterations;
    found.meets = ending == Ending::enclosed || (ending == Ending::apart && signedDistance(answer) < 0);
    found.termination = ending == Ending::enclosed ? Termination::origin_enclosed
                        : ending == Ending::beyond ? Termination::separating_direction
                                                   : Termination::converged;
    if (found.meets) {
      const Rotation<D>&turn_a = question_.pose_a.rotation, &turn_b = question_.pose_b.rotation;
      for (int i = 0; i < answer.simplex_size; ++i) {
        const VertexPair pair = answer.simplex[static_cast<std::size_t>(i)];
        const Vec<D> a = turn_a.apply(question_.points_a.point(pair.a)),
                     b = turn_b.apply(question_.points_b.point(pair.b));
        found.simplex.push({question_.offset + (a - b), question_.pose_a.position + a, question_.pose_b.position + b,
                            pair.a ^ question_.index_mask_a, pair.b ^ question_.index_mask_b});
      }
    } else {
      found.direction = answer.normal;
      found.gap = std::max(answer.lower - radius(), 0.0);
    }
    return found;
  }

  /// The polytope is already stored.
  void remember(const Answer<D>& answer, WarmStart<D>& warm) const {
    warm.simplex.clear();
    for (int i = answer.simplex_size - 1; i >= 0; --i)
      warm.simplex.push(localSupport(answer.simplex[static_cast<std::size_t>(i)]));
    warm.direction = question_.pose_a.rotation.applyInverse(answer.direction);
    if (!answer.overlap) warm.polytope.clear();
  }

 private:
  double radius() const { return body_a_.coreRadius() + body_b_.coreRadius(); }

  LocalSupport<D> localSupport(VertexPair pair) const {
    return {Vec<D>(0.0), question_.points_a.point(pair.a), question_.points_b.point(pair.b),
            pair.a ^ question_.index_mask_a, pair.b ^ question_.index_mask_b};
  }

  /// Shapes that are further apart than this do not count as touching.
  double leastGap() const { return 1.001 * options_.tolerance * question_.greatest; }

  /// With room for the rounding of a bound.
  void limitTo(double distance) {
    const double limit = distance + radius() + kBoundRounding * question_.greatest;
    question_.limit_squared = limit * limit;
  }

  double signedDistance(const Answer<D>& answer) const { return small::signedDistance(answer, radius()); }

  [[gnu::noinline]] bool beginWarm(WarmStart<D>& warm) {
    const int size = warm.simplex.size(), used = std::min(size, D);  // the newest vertex of a full simplex is computed
                                                                     // again
    for (int i = 0; i < used; ++i) {
      const LocalSupport<D>& vertex = warm.simplex[i];
      const int place_a = placeOf(body_a_, vertex.index_a, vertex.local_a),
                place_b = placeOf(body_b_, vertex.index_b, vertex.local_b);
      if (place_a < 0 || place_b < 0) return false;
      question_.start[static_cast<std::size_t>(used - 1 - i)] = {static_cast<std::uint8_t>(place_a),
                                                                 static_cast<std::uint8_t>(place_b)};
    }
    question_.start_size = used;
    take(warm.polytope);
    if (used > 0) return true;
    const Vec<D> last = question_.pose_a.rotation.apply(warm.direction);
    if (isFinite<D>(last) && largestCoordinate<D>(last) > 0) question_.direction = last;
    return true;
  }

  /// The stored polytope, unless it belongs to other bodies.
  void take(WarmPolytope<D>& polytope) {
    bool fits = true;
    for (const auto& vertex : polytope.vertices)
      fits &= vertex.index_a >= 0 && vertex.index_a < body_a_.size() && vertex.index_b >= 0 &&
              vertex.index_b < body_b_.size();
    for (const auto& facet : polytope.facets)
      for (const std::uint8_t corner : facet) fits &= corner < polytope.vertices.size();
    if (!fits) polytope.clear();
    question_.polytope = &polytope;
  }

  /// −1 if the body has no such point.
  static int placeOf(const SmallBody<D>& body, int index, const Vec<D>& p) {
    const int place = index ^ body.indexMask();
    return index >= 0 && index < body.size() && body.points().point(place) == p ? place : -1;
  }

  const SmallBody<D> body_a_, body_b_;
  Question<D> question_;
  double offset_length_ = 0;
  const Options<D>& options_;
};

/// A run with a log of its steps; kept out of line of runs without one.
template <int D>
[[gnu::noinline]] Ending solveTraced(const SmallQuery<D>& query, const Shape<D>& a, const Shape<D>& b,
                                     Answer<D>& answer, Trace<D>& trace) {
  const Question<D>& question = query.question();
  Recorder<D> recorder(question, trace);
  const Ending ending = solveRecorded(question, answer, recorder);
  if (ending == Ending::refused) return ending;
  const CoreSupport<D> core_a(a), core_b(b);
  trace.result = ending == Ending::beyond ? query.resultBeyond(answer) : query.resultOf(answer);
  trace.radius_sum = a.coreRadius() + b.coreRadius();
  trace.scale =
      Difference<D, CoreSupport<D>, CoreSupport<D>>(core_a, question.pose_a, core_b, question.pose_b).scale() +
      trace.radius_sum;
  return ending;
}

}  // namespace

template <int D>
Result<D> answer(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, bool& answered,
                 Instructions instructions) {
  answered = false;
  if (trace) trace->clear();
  if (!suits(options) || (options.method == Method::boolean && (trace || warm))) return {};
  SmallQuery<D> query(a, pose_a, b, pose_b, options);
  if (!query.isSmall() || !query.begin(warm)) return {};
  Answer<D> answer;
  const auto run = [&] {
    return trace ? solveTraced(query, a, b, answer, *trace) : solve(query.question(), answer, instructions);
  };
  Ending ending = run();
  if (ending == Ending::refused && query.forgetPolytope()) {
    if (trace) trace->clear();
    ending = run();
  }
  if (ending == Ending::refused || (ending != Ending::beyond && !query.isCertain(answer))) {
    if (trace) trace->clear();
    return {};
  }
  answered = true;
  if (warm) query.remember(answer, *warm);
  if (ending == Ending::beyond) return query.resultBeyond(answer);
  return query.resultOf(answer);
}

template <int D>
Overlap<D> decide(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                  const Options<D>& options, bool& answered) {
  answered = false;
  if (!(options.tolerance >= kFinest)) return {};
  const Overlap<D> of_rods = decideRods(a, pose_a, b, pose_b, options, answered);
  if (answered) return of_rods;
  SmallQuery<D> query(a, pose_a, b, pose_b, options);
  if (!query.isSmall() || !query.begin(nullptr)) return {};
  query.decide();
  Answer<D> answer;
  const Ending ending = solve(query.question(), answer, Instructions::best);
  answered =
      ending == Ending::enclosed || ending == Ending::beyond || (ending == Ending::apart && query.isCertain(answer));
  return answered ? query.overlapOf(answer, ending) : Overlap<D>{};
}

template Overlap<2> decide(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&, bool&);
template Overlap<3> decide(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&, bool&);

template Result<2> answer(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                          Trace<2>*, WarmStart<2>*, bool&, Instructions);
template Result<3> answer(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                          Trace<3>*, WarmStart<3>*, bool&, Instructions);

}  // namespace gjk::small
