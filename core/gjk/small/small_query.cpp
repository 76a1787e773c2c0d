#include "gjk/small/small_query.h"

#include "gjk/detail/core_support.h"
#include "gjk/minkowski.h"
#include "gjk/small/kernels.h"
#include "gjk/small/recorder.h"
#include "gjk/small/small_body.h"
#include "gjk/witness.h"

namespace gjk::small {
namespace {

/// Coarser tolerances ask for fewer iterations, finer ones for more digits than doubles have.
constexpr double kFinest = kProof, kCoarsest = 1e-9;
/// Coordinates between which products of six of them are normal numbers.
constexpr double kSmallest = 1e-40, kLargest = 1e40;

template <int D>
bool suits(const Options<D>& options) {
  return options.method == Method::distance && options.sub_distance == SubDistance::voronoi &&
         options.acceleration == Acceleration::none && options.rounding == Rounding::core &&
         options.distance_limit == std::numeric_limits<double>::infinity() && options.tolerance >= kFinest &&
         options.tolerance <= kCoarsest && options.epa_tolerance >= kFinest && options.epa_tolerance <= kCoarsest;
}

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
    question_.most_epa_iterations = std::min(kMostIterations, std::max(options.epa_max_iterations, 1));
  }

  bool isSmall() const {
    return body_a_.size() > 0 && body_b_.size() > 0 && question_.greatest > kSmallest && question_.greatest < kLargest;
  }

  /// False where the direction to begin with has no square, or the warm start is not one of these points.
  GJK_SMALL_INLINE bool begin(const WarmStart<D>* warm) {
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

  /// False where radii bring the pair close to touching.
  bool isCertain(const Answer<D>& answer) const { return std::abs(signedDistance(answer)) > question_.least; }

  /// Written where it is wanted: copied, its parts would be read together that were written one by one, which waits
  /// until they have reached memory.
  GJK_SMALL_INLINE Result<D> resultOf(const Answer<D>& answer) const {
    const double radius_a = body_a_.coreRadius(), radius_b = body_b_.coreRadius(), radius = radius_a + radius_b;
    const double distance = signedDistance(answer), depth = std::max(-distance, 0.0);
    const double apart = (answer.overlap ? -answer.upper : answer.upper) - radius;
    const Vec<D>& normal = answer.normal;
    const WitnessPoints<D> points =
        alignedWith<D>({answer.on_a + radius_a * normal, answer.on_b - radius_b * normal}, normal, distance);
    const double lower = answer.overlap ? std::min(answer.lower + radius, depth)
                         : apart < 0    ? -apart
                                        : std::max(answer.lower - radius, 0.0);
    return {.status = distance < 0 ? Status::intersecting : Status::separated,
            .distance = std::max(distance, 0.0),
            .has_distance = true,
            .depth = depth,
            .normal = normal,
            .point_a = question_.pose_a.position + points.a,
            .point_b = question_.pose_a.position + points.b,
            .lower_bound = lower,
            .upper_bound = answer.overlap || apart < 0 ? depth : apart,
            .gjk_iterations = answer.iterations,
            .epa_iterations = answer.epa_iterations,
            .support_calls = answer.iterations + answer.epa_iterations,
            .termination = Termination::converged};
  }

  void remember(const Answer<D>& answer, WarmStart<D>& warm) const {
    warm.clear();
    for (int i = answer.simplex_size - 1; i >= 0; --i) {
      const VertexPair pair = answer.simplex[static_cast<std::size_t>(i)];
      warm.simplex.push({Vec<D>(0.0), question_.points_a.point(pair.a), question_.points_b.point(pair.b),
                         pair.a ^ question_.index_mask_a, pair.b ^ question_.index_mask_b});
    }
    warm.direction = question_.pose_a.rotation.applyInverse(answer.direction);
  }

 private:
  /// Of the whole bodies. A pair that overlaps by its radii is no deeper than they are less the lower bound on the
  /// cores' distance.
  double signedDistance(const Answer<D>& answer) const {
    const double radius = body_a_.coreRadius() + body_b_.coreRadius();
    const double apart = (answer.overlap ? -answer.upper : answer.upper) - radius;
    return apart < 0 && !answer.overlap ? answer.lower - radius : apart;
  }

  [[gnu::noinline]] bool beginWarm(const WarmStart<D>& warm) {
    const int size = warm.simplex.size(), used = std::min(size, D);  // of a full simplex the newest is found anew
    for (int i = 0; i < used; ++i) {
      const LocalSupport<D>& vertex = warm.simplex[i];
      const int place_a = placeOf(body_a_, vertex.index_a, vertex.local_a),
                place_b = placeOf(body_b_, vertex.index_b, vertex.local_b);
      if (place_a < 0 || place_b < 0) return false;
      question_.start[static_cast<std::size_t>(used - 1 - i)] = {static_cast<std::uint8_t>(place_a),
                                                                 static_cast<std::uint8_t>(place_b)};
    }
    question_.start_size = used;
    if (used > 0) return true;
    const Vec<D> last = question_.pose_a.rotation.apply(warm.direction);
    if (isFinite<D>(last) && largestCoordinate<D>(last) > 0) question_.direction = last;
    return true;
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

/// With a log of its steps; out of the way of runs without one.
template <int D>
[[gnu::noinline]] Ending solveTraced(const SmallQuery<D>& query, const Shape<D>& a, const Shape<D>& b,
                                     Answer<D>& answer, Trace<D>& trace) {
  const Question<D>& question = query.question();
  Recorder<D> recorder(question, trace);
  const Ending ending = solveRecorded(question, answer, recorder);
  if (ending == Ending::refused) return ending;
  const CoreSupport<D> core_a(a), core_b(b);
  trace.result = query.resultOf(answer);
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
  if (!suits(options)) return {};
  SmallQuery<D> query(a, pose_a, b, pose_b, options);
  if (!query.isSmall() || !query.begin(warm)) return {};
  Answer<D> answer;
  const Ending ending =
      trace ? solveTraced(query, a, b, answer, *trace) : solve(query.question(), answer, instructions);
  if (ending == Ending::refused || !query.isCertain(answer)) {
    if (trace) trace->clear();
    return {};
  }
  answered = true;
  if (warm) query.remember(answer, *warm);
  return query.resultOf(answer);
}

template Result<2> answer(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                          Trace<2>*, WarmStart<2>*, bool&, Instructions);
template Result<3> answer(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                          Trace<3>*, WarmStart<3>*, bool&, Instructions);

}  // namespace gjk::small
