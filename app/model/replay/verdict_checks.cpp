// The run's own verdict: whether it is true, and why the run ended too early where it is not.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

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

class VerdictCheck {
 public:
  explicit VerdictCheck(const Checking& c) : c_(c), said_(*c.log.verdict) {
    for (int i = 0; i < c.count(); ++i) add(c.step(i));
    apart_ = c.truth.distance_lower > c.tolerance;
    overlap_ = c.truth.depth_lower > c.tolerance;
  }

  void run() {
    if (said_.status) status();
    if (said_.distance) length("distance", *said_.distance, c_.truth.distance_lower, c_.truth.distance_upper);
    if (said_.depth) length("depth", *said_.depth, c_.truth.depth_lower, c_.truth.depth_upper);
    if (said_.normal) normal();
    if (said_.status && !wrong_ && !proven())
      c_.report.note +=
          std::string(c_.report.note.empty() ? "" : " ") + "The verdict is right, by luck: no record proves it.";
  }

 private:
  void add(const ReplayStep& step);
  void status();
  void length(const char* what, double claimed, double least, double greatest);
  void normal();
  bool proven() const;
  std::string causeOfStatus() const;
  std::string causeOfSeparated() const;
  std::string causeOfLength(double claimed, double greatest) const;
  FalseClaim& fault(double off_by, std::string sentence);

  const Checking& c_;
  const ReplayVerdict& said_;
  bool apart_ = false, overlap_ = false, wrong_ = false;
  const ReplayStep* last_epa_ = nullptr;
  double lower_ = 0;         ///< proven by the log's own support points
  double upper_ = INFINITY;  ///< reached by its simplices
  LastSearch last_;
};

void VerdictCheck::add(const ReplayStep& step) {
  if (step.phase == ReplayPhase::epa) last_epa_ = &step;
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
  FalseClaim& out = fault(
      off, fmt::format("the run says {}, and the bodies {}", gjk::name(*said_.status),
                       apart_ ? fmt::format("are {} apart", number(off)) : fmt::format("overlap by {}", number(off))));
  out.claimed.letters = gjk::name(*said_.status);
  out.truth.letters = gjk::name(apart_ ? gjk::Status::separated : gjk::Status::intersecting);
  out.cause = causeOfStatus();
}

std::string VerdictCheck::causeOfStatus() const {
  if (*said_.status == gjk::Status::separated) return causeOfSeparated();
  if (apart_ && upper_ > c_.tolerance)
    return fmt::format("ended too early: no simplex holds O, the nearest comes within {}{}", number(upper_),
                       c_.truth.scale() < 0.1 ? "; a tolerance that is absolute and not relative to the size" : "");
  return "";
}

/// w·d ≤ 0 parts the bodies only where d is a direction and w the furthest point along it.
std::string VerdictCheck::causeOfSeparated() const {
  const bool repeats = contains(last_.before, last_.w);
  const double x = last_.before.empty() ? INFINITY : glm::length(nearestOf(last_.before, c_.dimension()));
  const double rounding = 64 * c_.epsilon() * c_.truth.scale();
  std::string cause;
  if (repeats) cause = "w repeats a vertex: an end, not a proof";
  if (x <= rounding)
    cause += fmt::format("{}d is rounding noise: O lies on the simplex before w to {:.0f} digits ({} of a size of {})",
                         cause.empty() ? "" : "; ", std::floor(-std::log10(std::max(x / c_.truth.scale(), 1e-17))),
                         number(x), number(c_.truth.scale()));
  if (!cause.empty()) return cause;
  if (last_.direction && glm::dot(last_.w, *last_.direction) > 0)
    return fmt::format("ended too early: w·d = {} is positive, and proves nothing",
                       number(glm::dot(last_.w, *last_.direction)));
  return "";
}

void VerdictCheck::length(const char* what, double claimed, double least, double greatest) {
  c_.checked();
  const double off = std::max(claimed - greatest, least - claimed);
  if (off <= c_.tolerance) return;
  FalseClaim& out = fault(off, fmt::format("the run says a {} of {}, and it is {}", what, number(claimed),
                                           number(claimed > greatest ? greatest : least)));
  out.claimed.number = claimed;
  out.truth.number = claimed > greatest ? greatest : least;
  out.cause = causeOfLength(claimed, greatest);
}

/// The way that GJK's distance and EPA's depth come down: an answer too large is one that was not waited for.
std::string VerdictCheck::causeOfLength(double claimed, double greatest) const {
  if (overlap_ && last_epa_ && last_epa_->support && last_epa_->direction) {
    const dvec3 w = *last_epa_->support, n = glm::normalize(*last_epa_->direction);
    if (std::abs(glm::length(w) - claimed) <= c_.tolerance && claimed > greatest)
      return "the length of the last w: the depth is its height along the normal";
    if (claimed < greatest && glm::dot(w, n) > claimed + c_.tolerance)
      return fmt::format("ended too early: the closest facet is not on the boundary yet, w lies {} beyond it",
                         number(glm::dot(w, n) - claimed));
  }
  if (!(claimed > greatest)) return "";
  if (c_.truth.scale() < 0.1 && claimed - greatest < 1e-2)
    return fmt::format(
        "ended too early: a tolerance that is absolute; beside the pair's size of {} the answer is off by {}",
        number(c_.truth.scale()), number((claimed - greatest) / c_.truth.scale()));
  if (apart_ && std::isfinite(upper_))
    return fmt::format("ended too early: its own points prove a distance between {} and {}, and no more",
                       number(lower_), number(upper_));
  return "ended too early";
}

void VerdictCheck::normal() {
  constexpr double kUnit = 1e-4;  ///< how far a unit vector may be from one, in single precision
  // Beside a small answer the direction is rounding.
  constexpr double kTooSmall = 1e-4;
  const double answer = apart_ ? c_.truth.distance_upper : c_.truth.depth_upper;
  c_.checked();
  const dvec3 n = *said_.normal;
  if (std::abs(glm::length(n) - 1) > kUnit) {
    fault(std::abs(glm::length(n) - 1), fmt::format("the normal {} is no unit vector", c_.text(n))).claimed.points = {
        n};
    return;
  }
  if ((!apart_ && !overlap_) || answer < kTooSmall * c_.truth.scale()) return;
  const double along = -c_.truth.reach(n), signed_answer = apart_ ? answer : -answer;
  const double off = signed_answer - along;
  // The shorter the distance, the more of its direction is rounding.
  if (off <= c_.tolerance + 32 * c_.epsilon() * c_.truth.scale() * c_.truth.scale() / answer) return;
  FalseClaim& out = fault(off, fmt::format("along the normal {} the bodies are {} apart, and the answer is {}",
                                           c_.text(n), number(along), number(signed_answer)));
  out.claimed.points = {n};
  if (std::abs(signed_answer + c_.truth.reach(-n)) <= c_.tolerance) out.cause = "the sign: it points from B to A";
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
