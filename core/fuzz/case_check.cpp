#include "case_check.h"

#include "gjk/certificate.h"
#include "gjk/sat.h"
#include "gjk/sat_query.h"

#include "case_answers.h"
#include "direction_search.h"
#include "moving_check.h"
#include "pair_heights.h"
#include "same_bits.h"
#include "trace_check.h"

#include <gtest/gtest-spi.h>

#include <cstdarg>
#include <cstdio>

namespace gjk::fuzz {
namespace {

template <int D>
class Checker {
 public:
  explicit Checker(const Case<D>& c)
      : case_(c), pair_(c), corners_a_(coreCorners<D>(c.a.shape)), corners_b_(coreCorners<D>(c.b.shape)) {}

  std::optional<Failure> run() {
    answers_ = answersTo(case_);
    checkTraced();
    checkPrepared();
    askMoved();
    if (failure_) return failure_;
    boundFromBelow();
    for (const Answer<D>& answer : answers_) checkAnswer(answer);
    checkAxisTest();
    checkProof(answers_[0]);
    checkProof(answers_[1]);
    return failure_;
  }

  /// With a trace, with prepared hulls and turned as one, too.
  std::uint64_t answerCount() const { return answers_.size() + 3; }

 private:
  [[gnu::format(printf, 3, 4)]] void fail(const char* check, const char* format, ...) {
    if (failure_) return;
    char text[1000];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    failure_ = Failure{check, text};
  }

  // ---- the same question, the same bits ----

  /// With a trace.
  void checkTraced() {
    Trace<D> trace;
    const Result<D>& plain = answers_[0].result;
    const Result<D> traced =
        query<D>(case_.a.shape, case_.a.pose(), case_.b.shape, case_.b.pose(), case_.options, &trace);
    // Without a trace the boolean method may take other steps, to an answer of the same status; it is checked like any.
    const bool same =
        case_.options.method == Method::boolean ? traced.status == plain.status : test::sameBits(traced, plain);
    if (!same || !test::sameBits(traced, trace.result))
      fail("traced", "the answer differs with a trace: %.17g, without: %.17g", traced.distance - traced.depth,
           plain.distance - plain.depth);
    if (plain.termination != Termination::invalid_input) checkRecords(trace);
  }

  /// With hulls made ready for many queries.
  void checkPrepared() {
    Shape<D> a = case_.a.shape, b = case_.b.shape;
    a.prepare();
    b.prepare();
    const Result<D> prepared = query<D>(a, case_.a.pose(), b, case_.b.pose(), case_.options);
    if (!test::sameBits(prepared, answers_[0].result))
      fail("prepared", "%.17g with prepared hulls, %.17g without", prepared.distance - prepared.depth,
           answers_[0].result.distance - answers_[0].result.depth);
  }

  /// The tests' own check of a trace; what it complains of is caught here.
  void checkRecords(const Trace<D>& trace) {
    testing::TestPartResultArray faults;
    {
      testing::ScopedFakeTestPartResultReporter reporter(&faults);
      test::checkTrace(trace, case_.options);
    }
    for (int i = 0; i < faults.size(); ++i)
      if (faults.GetTestPartResult(i).failed()) fail("trace", "%s", faults.GetTestPartResult(i).message());
  }

  /// Turned and moved as one: only the signed distance is compared.
  void askMoved() {
    test::Random random(29);
    Case<D> moved = case_;
    const Vec<D> offset = case_.b.position - case_.a.position;
    Turn<D> turn;
    if constexpr (D == 2) {
      turn.angle = random.uniform(-3, 3);
      moved.a.turn.angle += turn.angle;
      moved.b.turn.angle += turn.angle;
    }
    if constexpr (D == 3) {
      const Vec<3> axis = random.direction<3>();
      turn.quaternion = glm::normalize(glm::dquat(0.3, axis));
      moved.a.turn.quaternion = glm::normalize(turn.quaternion * moved.a.turn.quaternion);
      moved.b.turn.quaternion = glm::normalize(turn.quaternion * moved.b.turn.quaternion);
    }
    moved.a.position = Vec<D>(0.0);
    moved.b.position = turn.rotation().apply(offset);
    Options<D> options;
    moved_ = query<D>(moved.a.shape, moved.a.pose(), moved.b.shape, moved.b.pose(), options);
  }

  // ---- checking ----

  /// Whether an answer need only be accurate to 1e-6 · S.
  bool isRound(const Options<D>& options) const {
    return !corners_a_ || !corners_b_ || (options.rounding == Rounding::support && pair_.radiusSum() > 0);
  }

  double slackOf(const Options<D>& options) const {
    const double accuracy =
        std::max({isRound(options) ? 1e-6 : 1e-9, 2 * options.tolerance, 2 * options.epa_tolerance});
    return accuracy * pair_.scale() + pair_.rounding();
  }

  static bool wasLimited(const Answer<D>& answer) {
    const Options<D> usual;
    return answer.result.termination == Termination::max_iterations &&
           (answer.options.max_iterations < usual.max_iterations ||
            answer.options.epa_max_iterations < usual.epa_max_iterations);
  }

  /// The greatest separation found anywhere: the signed distance is at least that.
  void boundFromBelow() {
    least_ = -std::numeric_limits<Long>::infinity();
    const auto offer = [&](Long separation) { least_ = std::max(least_, separation); };
    for (const Answer<D>& answer : answers_)
      if (largestCoordinate<D>(answer.result.normal) > 0) offer(pair_.separation(answer.result.normal));
    if (least_ > 0) return;  // apart: witness points bound it from above
    constexpr double kMost = 6000;
    if (corners_a_ && corners_b_ && facetNormalCount<D>(corners_a_->size(), corners_b_->size()) <= kMost) {
      forEachFacetNormal<D>(worldCorners(case_.a, *corners_a_), worldCorners(case_.b, *corners_b_),
                            [&](const LongVec<D>& n) { offer(pair_.separation(n)); });
    } else {
      test::Random random(5);
      offer(climbedSeparation<D>(pair_, answers_[1].result.normal));
      for (int i = 0; i < 3; ++i) offer(climbedSeparation<D>(pair_, random.direction<D>()));
    }
  }

  static std::vector<LongVec<D>> worldCorners(const Body<D>& body, const std::vector<Vec<D>>& corners) {
    const Rotation<D> rotation = body.turn.rotation();
    std::vector<LongVec<D>> out;
    for (const Vec<D>& p : corners) out.push_back(turned(rotation, test::toLong<D>(p), false));
    return out;
  }

  void checkAnswer(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const char* how = answer.how.c_str();
    if (answer.options.method == Method::separating_axes && !isSuitedForAxes()) {
      if (r.termination != Termination::unsuited) fail("unsuited", "%s: answers nevertheless", how);
      return;
    }
    if (r.termination == Termination::invalid_input) return fail("refused", "%s: invalid input", how);
    if (!(std::abs(glm::length(r.normal) - 1) <= 1e-14))
      return fail("normal", "%s: of length %.17g", how, glm::length(r.normal));
    if (!r.has_distance) return checkDirectionOnly(answer);
    if (!(r.distance >= 0 && r.depth >= 0 && (r.distance == 0 || r.depth == 0)))
      return fail("range", "%s: distance %.17g, depth %.17g", how, r.distance, r.depth);
    checkBounds(answer);
    if (wasLimited(answer)) return;
    if (!isRound(answer.options) && r.termination == Termination::max_iterations)
      return fail("iterations", "%s: %d and %d are not enough", how, r.gjk_iterations, r.epa_iterations);
    checkNumbers(answer);
    checkStatus(answer);
    checkWitness(answer);
  }

  bool isSuitedForAxes() const {
    const long long axes = satAxisCount<D>(case_.a.shape, case_.b.shape);
    return corners_a_ && corners_b_ && axes <= kMostSatAxes;
  }

  /// The boolean method's "separated": the direction must part the bodies.
  void checkDirectionOnly(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const double gap = static_cast<double>(pair_.separation(r.normal));
    if (r.status != Status::separated || !(gap > -pair_.rounding()) || !(gap >= r.lower_bound - boundSlack()))
      fail("direction", "%s: %s, separation %.17g along its normal, bound %.17g", answer.how.c_str(), name(r.status),
           gap, r.lower_bound);
  }

  double boundSlack() const { return 1e-12 * pair_.scale() + pair_.rounding(); }

  void checkBounds(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const double s = static_cast<double>(least_), slack = slackOf(answer.options), tight = boundSlack();
    const bool on_depth = r.depth > 0;
    const double truth = std::max(on_depth ? -s : s, 0.0);
    // From one side `truth` is a bound itself, from the other it is as good as the answers are. The axis test has no
    // polytope that proves its lower bound on a depth, nor a point that proves the upper one on a distance.
    const bool by_axes = answer.options.method == Method::separating_axes;
    const bool lower_holds = r.lower_bound <= truth + (on_depth && !by_axes ? tight : slack);
    const bool upper_holds = r.upper_bound >= truth - (on_depth || by_axes ? slack : tight);
    if (!(r.lower_bound <= r.upper_bound && r.lower_bound >= 0 && lower_holds && upper_holds))
      fail("bounds", "%s: %.17g … %.17g, but the %s is %.17g", answer.how.c_str(), r.lower_bound, r.upper_bound,
           on_depth ? "depth" : "distance", truth);
  }

  void checkNumbers(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const double signed_distance = r.distance - r.depth, slack = slackOf(answer.options);
    const double along = static_cast<double>(pair_.separation(r.normal)), s = static_cast<double>(least_);
    if (!(std::abs(signed_distance - along) <= slack))
      fail("normal", "%s: %.17g, but %.17g along its normal, off by %.3g S", answer.how.c_str(), signed_distance, along,
           std::abs(signed_distance - along) / pair_.scale());
    if (!(signed_distance >= s - slack))
      fail("accuracy", "%s: %.17g, but the truth is at least %.17g, off by %.3g S", answer.how.c_str(), signed_distance,
           s, (s - signed_distance) / pair_.scale());
    if (answer.how == "swapped") {
      const double other = moved_.distance - moved_.depth;
      if (!(std::abs(other - signed_distance) <= 2 * slack))
        fail("moved", "%.17g, and %.17g when turned as one", signed_distance, other);
    }
  }

  void checkStatus(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const double signed_distance = r.distance - r.depth, band = answer.options.tolerance * pair_.scale();
    const double doubt = 1e-9 * band + pair_.rounding();
    bool right = true;
    if (r.status == Status::touching) right = std::abs(signed_distance) <= band + doubt;
    if (r.status == Status::separated) right = signed_distance >= band - doubt;
    if (r.status == Status::intersecting) right = -signed_distance >= band - doubt;
    if (!right) fail("status", "%s: %s at %.17g", answer.how.c_str(), name(r.status), signed_distance);
  }

  void checkWitness(const Answer<D>& answer) {
    const Result<D>& r = answer.result;
    const double rounding = pair_.worldRounding() + pair_.rounding();
    const double apart = glm::length(r.point_b - r.point_a - (r.distance - r.depth) * r.normal);
    if (!(apart <= rounding)) fail("witness", "%s: the points miss the normal by %.17g", answer.how.c_str(), apart);
    const double slack = slackOf(answer.options) + rounding;
    for (const bool of_a : {true, false}) {
      const double outside = pair_.outside(of_a, of_a ? r.point_a : r.point_b);
      if (!(outside <= slack))
        fail("witness", "%s: the point on %s lies %.17g outside of it, %.3g S", answer.how.c_str(), of_a ? "A" : "B",
             outside, outside / pair_.scale());
    }
  }

  /// The separating axis test, which leaves radii aside.
  void checkAxisTest() {
    constexpr double kMost = 20000;
    if (!corners_a_ || !corners_b_ || facetNormalCount<D>(corners_a_->size(), corners_b_->size()) > kMost) return;
    const auto sat = separatingAxisTest<D>(case_.a.shape, case_.a.pose(), case_.b.shape, case_.b.pose());
    if (!sat) return fail("axis test", "refuses a pair of polytopes");
    const double radii = static_cast<double>(pair_.radiusSum());
    const double slack = 1e-9 * pair_.scale() + pair_.rounding(), core = static_cast<double>(least_) + radii;
    const double along = static_cast<double>(pair_.separation(sat->normal)) + radii;
    if (!(std::abs(sat->separation - along) <= slack))
      fail("axis test", "separation %.17g, but %.17g along its axis", sat->separation, along);
    if (core <= 0 && !(sat->separation >= core - slack))
      fail("axis test", "separation %.17g, but there is one of %.17g", sat->separation, core);
    // Before a sharp corner the planes of all faces may pass close by.
    if (core > slack && !(sat->separation >= -slack))
      fail("axis test", "separation %.17g, but the bodies are %.17g apart", sat->separation, core);
  }

  /// The answer's certificate, which has a check of its own.
  void checkProof(const Answer<D>& answer) {
    const Pose<D> pose_a = case_.a.pose(), pose_b = case_.b.pose();
    const auto certificate =
        certificateOf<D>(case_.a.shape, pose_a, case_.b.shape, pose_b, answer.options, answer.result);
    const CertificateCheck found = checkCertificate<D>(case_.a.shape, pose_a, case_.b.shape, pose_b, certificate);
    const bool lost_in_rounding = std::abs(least_) <= 4 * pair_.rounding();
    if (!found.verified && !wasLimited(answer) && !lost_in_rounding)
      fail("certificate", "%s: %s; claimed %s at %.17g in %.17g … %.17g", answer.how.c_str(), found.reason.c_str(),
           name(certificate.claim.status), certificate.claim.value, certificate.claim.lower, certificate.claim.upper);
    // Known in long double only, along a direction whose length is one but for a few units in the last place.
    const double s = static_cast<double>(least_);
    if (!(found.upper >= s - 0x1p-10 * pair_.rounding() - 0x1p-50 * std::abs(s)))
      fail("certificate", "%s: proves at most %.17g, but there is a gap of %.17g", answer.how.c_str(), found.upper, s);
  }

  const Case<D>& case_;
  PairHeights<D> pair_;
  std::optional<std::vector<Vec<D>>> corners_a_, corners_b_;
  std::vector<Answer<D>> answers_;
  Result<D> moved_;
  Long least_ = 0;  ///< the greatest separation found; the signed distance is at least that
  std::optional<Failure> failure_;
};

}  // namespace

template <int D>
std::optional<Failure> check(const Case<D>& c, std::uint64_t* answers) {
  Checker<D> checker(c);
  auto failure = checker.run();
  if (!failure) failure = checkImpacts(c, answers);
  if (answers) *answers += checker.answerCount();
  return failure;
}

template std::optional<Failure> check(const Case<1>&, std::uint64_t*);
template std::optional<Failure> check(const Case<2>&, std::uint64_t*);
template std::optional<Failure> check(const Case<3>&, std::uint64_t*);

}  // namespace gjk::fuzz
