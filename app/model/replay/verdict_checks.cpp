// The run's own verdict: whether it is true, and why the run ended too early where it is not.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"
#include "model/replay/polytope_facts.h"
#include "model/text/number_text.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

/// What the last record of GJK searched and found.
struct LastSearch {
  std::optional<dvec3> direction;
  dvec3 w{0.0};
  std::vector<dvec3> before;  ///< the simplex that w came to
};

/// A distance or a depth of the verdict.
struct ClaimedLength {
  const char* sentence;
  const char* almost;  ///< the sentence if both numbers look equal
  bool depth;
  double claimed;
  double least, greatest;  ///< the true value
};

class VerdictCheck {
 public:
  explicit VerdictCheck(const Checking& c) : c_(c), said_(*c.log.verdict) {
    for (int i = 0; i < c.count(); ++i) add(c.step(i));
    apart_ = c.truth.distance_lower > c.tolerance;
    overlap_ = c.truth.depth_lower > c.tolerance;
  }

  void run() {
    if (said_.status) status();
    if (said_.distance)
      length({translatable("the run claims a distance of {claim}, but the distance is {truth}"),
              translatable("the run claims a distance of {claim}, which is off by {off}"), false, *said_.distance,
              c_.truth.distance_lower, c_.truth.distance_upper});
    if (said_.depth)
      length({translatable("the run claims a depth of {claim}, but the depth is {truth}"),
              translatable("the run claims a depth of {claim}, which is off by {off}"), true, *said_.depth,
              c_.truth.depth_lower, c_.truth.depth_upper});
    if (said_.normal) normal();
    if (said_.status && !wrong_ && !proven())
      addSentence(c_.report.note, tr("The verdict is right only by chance: no record proves it."));
  }

 private:
  void add(const ReplayStep& step);
  void status();
  void length(const ClaimedLength&);
  void normal();
  bool proven() const;
  std::string causeOfStatus() const;
  std::string causeOfSeparated() const;
  std::string causeOfLength(const ClaimedLength&) const;
  std::string causeOfDistance(const ClaimedLength&) const;
  std::string causeOfDepth(const ClaimedLength&) const;
  std::string causeByLastFacet(const ClaimedLength&) const;
  /// Whether the claim is a bound of the log that had not yet come down to the true value.
  bool isOpenBound(const ClaimedLength&, double bound) const;
  std::string causeByTolerance(const ClaimedLength&) const;
  FalseClaim& fault(double off_by, std::string sentence);

  const Checking& c_;
  const ReplayVerdict& said_;
  bool apart_ = false, overlap_ = false, wrong_ = false;
  const ReplayStep* last_epa_ = nullptr;
  double lower_ = 0;               ///< proven by the log's own support points
  double upper_ = INFINITY;        ///< reached by its simplices
  double depth_upper_ = INFINITY;  ///< proven by EPA's support points
  LastSearch last_;
};

void VerdictCheck::add(const ReplayStep& step) {
  if (step.phase == ReplayPhase::epa) {
    last_epa_ = &step;
    if (step.support && step.direction && glm::length(*step.direction) > 0)
      depth_upper_ = std::min(depth_upper_, glm::dot(*step.support, glm::normalize(*step.direction)));
  }
  if (step.phase != ReplayPhase::gjk) return;
  upper_ = std::min(upper_, glm::length(nearestOf(step.simplex, c_.dimension())));
  const bool apart_from_simplex = step.support && !contains(step.simplex, *step.support);
  last_.direction = step.direction;
  last_.w = step.support.value_or(step.simplex[0]);
  last_.before = step.simplex;
  if (!apart_from_simplex) last_.before.erase(std::find(last_.before.begin(), last_.before.end(), last_.w));
  if (step.direction && glm::length(*step.direction) > 0)
    lower_ = std::max(lower_, -glm::dot(last_.w, glm::normalize(*step.direction)));
}

FalseClaim& VerdictCheck::fault(double off_by, std::string sentence) {
  wrong_ = true;
  FalseClaim& out = c_.fault(c_.count() - 1, Claim::status, off_by, std::move(sentence));
  out.line = said_.line;
  return out;
}

void VerdictCheck::status() {
  c_.checked();
  const bool right = *said_.status == gjk::Status::separated      ? !overlap_
                     : *said_.status == gjk::Status::intersecting ? !apart_
                                                                  : !apart_ && !overlap_;
  if (right) return;
  const double off = apart_ ? c_.truth.distance_lower : c_.truth.depth_lower;
  const Argument claim = arg("claim", tr(gjk::name(*said_.status))), length = arg("length", number(off));
  FalseClaim& out = fault(
      off, apart_ ? tr("the run claims that the bodies are {claim}, but they are {length} apart", claim, length)
                  : tr("the run claims that the bodies are {claim}, but they overlap by {length}", claim, length));
  out.claimed.letters = gjk::name(*said_.status);
  out.truth.letters = gjk::name(apart_ ? gjk::Status::separated : gjk::Status::intersecting);
  out.cause = causeOfStatus();
}

std::string VerdictCheck::causeOfStatus() const {
  if (*said_.status == gjk::Status::separated) return causeOfSeparated();
  if (apart_ && upper_ > c_.tolerance) {
    const Argument length = arg("length", number(upper_));
    return c_.truth.scale() < 0.1
               ? tr("the run ended too early because its tolerance is absolute instead of relative to the size: no "
                    "simplex contains O; the nearest is {length} from O",
                    length)
               : tr("the run ended too early: no simplex contains O; the nearest is {length} from O", length);
  }
  return "";
}

/// w·d ≤ 0 parts the bodies only where d is a direction and w the furthest point along it.
std::string VerdictCheck::causeOfSeparated() const {
  const bool repeats = contains(last_.before, last_.w);
  const double x = last_.before.empty() ? INFINITY : glm::length(nearestOf(last_.before, c_.dimension()));
  const double rounding = 64 * c_.epsilon() * c_.truth.scale();
  if (x <= rounding) {
    const Argument digits = arg("digits", static_cast<int>(-std::log10(std::max(x / c_.truth.scale(), 1e-17))));
    const Argument length = arg("length", number(x)), size = arg("size", number(c_.truth.scale()));
    return repeats ? tr("w repeats a vertex, which ends the run but proves nothing, because d is rounding noise: "
                        "before w was added, the simplex contained O to {digits} digits (its distance was {length}, "
                        "the size of the pair is {size})",
                        digits, length, size)
                   : tr("d is rounding noise: before w was added, the simplex contained O to {digits} digits (its "
                        "distance was {length}, the size of the pair is {size})",
                        digits, length, size);
  }
  if (repeats) return tr("w repeats a vertex, which ends the run but proves nothing");
  if (last_.direction && glm::dot(last_.w, *last_.direction) > 0)
    return tr("the run ended too early: w·d = {product} is positive, which proves nothing",
              arg("product", number(glm::dot(last_.w, *last_.direction))));
  return "";
}

void VerdictCheck::length(const ClaimedLength& said) {
  c_.checked();
  const double off = std::max(said.claimed - said.greatest, said.least - said.claimed);
  if (off <= c_.tolerance) return;
  const double truth = said.claimed > said.greatest ? said.greatest : said.least;
  const Argument claim = arg("claim", number(said.claimed));
  FalseClaim& out =
      fault(off, number(said.claimed) == number(truth) ? tr(said.almost, claim, arg("off", number(off)))
                                                       : tr(said.sentence, claim, arg("truth", number(truth))));
  out.claimed.number = said.claimed;
  out.truth.number = truth;
  out.cause = causeOfLength(said);
}

std::string VerdictCheck::causeOfLength(const ClaimedLength& said) const {
  if (said.claimed < -c_.tolerance)
    return said.depth ? tr("the sign is wrong: a depth cannot be negative")
                      : tr("the sign is wrong: a distance cannot be negative");
  const double root = std::sqrt(std::max(said.claimed, 0.0));
  if (said.least > c_.tolerance && root >= said.least - c_.tolerance && root <= said.greatest + c_.tolerance)
    return said.depth ? tr("this is the square of the depth") : tr("this is the square of the distance");
  return said.depth ? causeOfDepth(said) : causeOfDistance(said);
}

/// Distance and depth bounds fall as the run goes on, so an answer that is too large suggests that the run stopped
/// early.
bool VerdictCheck::isOpenBound(const ClaimedLength& said, double bound) const {
  constexpr double kRounded = 0.02;  ///< of the gap: a verdict may be printed with fewer digits
  const double gap = bound - said.greatest;
  return std::isfinite(bound) && gap > c_.tolerance && std::abs(said.claimed - bound) <= c_.tolerance + kRounded * gap;
}

std::string VerdictCheck::causeByTolerance(const ClaimedLength& said) const {
  const double off = said.claimed - said.greatest;
  if (c_.truth.scale() >= 0.1 || off >= 1e-2) return "";
  return tr(
      "the run ended too early because its tolerance is absolute: the size of the pair is {size}, and the relative "
      "error of the answer is {off}",
      arg("size", number(c_.truth.scale())), arg("off", number(off / c_.truth.scale())));
}

std::string VerdictCheck::causeOfDistance(const ClaimedLength& said) const {
  const double radii = c_.truth.radiiSetAside(), upper = upper_ - radii;
  if (isOpenBound(said, upper)) {
    if (std::string cause = causeByTolerance(said); !cause.empty()) return cause;
    return tr("the run ended too early: its points prove only that the distance is between {lower} and {upper}",
              arg("lower", number(std::max(lower_ - radii, 0.0))), arg("upper", number(upper)));
  }
  return overlap_ ? tr("the bodies overlap, so their distance is 0") : "";
}

std::string VerdictCheck::causeOfDepth(const ClaimedLength& said) const {
  if (apart_) return tr("the bodies are apart, so their depth is 0");
  if (overlap_ && last_epa_)
    if (std::string cause = causeByLastFacet(said); !cause.empty()) return cause;
  if (!isOpenBound(said, depth_upper_ + c_.truth.radiiSetAside())) return "";
  const std::string cause = causeByTolerance(said);
  return cause.empty() ? tr("the run ended too early") : cause;
}

std::string VerdictCheck::causeByLastFacet(const ClaimedLength& said) const {
  const ReplayStep& last = *last_epa_;
  if (!last.support) return "";
  const double radii = c_.truth.radiiSetAside(), length = glm::length(*last.support);
  const auto claims = [&](double value) { return std::abs(value - said.claimed) <= c_.tolerance; };
  if (claims(length) && said.claimed > said.greatest && length > depth_upper_ + c_.tolerance)
    return tr("the depth was taken from the length of the last w instead of its height along the normal");
  const PolytopeFacts facts(last.vertices, last.facets, c_.dimension(), c_.tolerance, c_.epsilon());
  const PolytopeFacet* nearest = facts.closest();
  if (!facts.fault().sentence.empty() || nearest == nullptr) return "";
  const double beyond = glm::dot(*last.support, nearest->normal) - nearest->distance;
  if (said.claimed < said.least && claims(nearest->distance + radii) && beyond > c_.tolerance + nearest->slack)
    return tr(
        "the run ended too early: w lies {length} beyond the nearest facet, so that facet is not on the boundary of "
        "A ⊖ B",
        arg("length", number(beyond)));
  return "";
}

void VerdictCheck::normal() {
  constexpr double kUnit = 1e-4;  ///< how far a unit vector may be from one, in single precision
  // Beside a small answer the direction is rounding.
  constexpr double kTooSmall = 1e-4;
  const double answer = apart_ ? c_.truth.distance_upper : c_.truth.depth_upper;
  c_.checked();
  const dvec3 n = *said_.normal;
  if (std::abs(glm::length(n) - 1) > kUnit) {
    fault(std::abs(glm::length(n) - 1), tr("the normal {normal} is not a unit vector", arg("normal", c_.text(n))))
        .claimed.points = {n};
    return;
  }
  if ((!apart_ && !overlap_) || answer < kTooSmall * c_.truth.scale()) return;
  const double along = -c_.truth.reach(n), signed_answer = apart_ ? answer : -answer;
  const double off = signed_answer - along;
  // The shorter the distance, the more of its direction is rounding.
  if (off <= c_.tolerance + 32 * c_.epsilon() * c_.truth.scale() * c_.truth.scale() / answer) return;
  FalseClaim& out =
      fault(off, tr("along the normal {normal} the signed distance is {length}, but it must be {answer}",
                    arg("normal", c_.text(n)), arg("length", number(along)), arg("answer", number(signed_answer))));
  out.claimed.points = {n};
  if (std::abs(signed_answer + c_.truth.reach(-n)) <= c_.tolerance)
    out.cause = tr("the sign of the normal is wrong: it points from B to A");
}

/// Whether the log's own points say as much.
bool VerdictCheck::proven() const {
  if (c_.report.points == ReplayPoints::cores) return true;  // the cores' distance is not the bodies'
  switch (*said_.status) {
    case gjk::Status::separated:
      return lower_ > 0 || !apart_;
    case gjk::Status::intersecting:
      return last_epa_ != nullptr || upper_ <= c_.tolerance || !overlap_;
    case gjk::Status::touching:
    case gjk::Status::invalid:
      break;
  }
  return true;
}

}  // namespace

void checkVerdict(const Checking& c) {
  if (c.log.verdict && c.count() > 0) VerdictCheck(c).run();
}

}  // namespace gjklab
