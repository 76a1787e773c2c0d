#include "model/replay/checking.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

const char* name(Claim claim) {
  switch (claim) {
    case Claim::direction:
      return "direction";
    case Claim::member:
      return "member";
    case Claim::support:
      return "support";
    case Claim::progress:
      return "progress";
    case Claim::region:
      return "region";
    case Claim::closest:
      return "closest";
    case Claim::dropped:
      return "dropped";
    case Claim::polytope:
      return "polytope";
    case Claim::lower_bound:
      return "lower_bound";
    case Claim::upper_bound:
      return "upper_bound";
    case Claim::status:
      return "status";
  }
  return "";
}

std::string Checking::text(const dvec3& v) const { return vectorText(v, dimension(), 6); }

FalseClaim& Checking::fault(int i, Claim claim, double off_by, std::string sentence) const {
  FalseClaim& fault = report.faults.emplace_back();
  fault.iteration = i + 1;
  fault.line = step(i).line;
  fault.phase = step(i).phase;
  fault.claim = claim;
  fault.off_by = off_by;
  fault.sentence = std::move(sentence);
  return fault;
}

void checkMember(const Checking& c, int i, const dvec3& point, const std::string& vertex) {
  c.checked();
  const double outside = c.truth.outside(point);
  if (outside <= c.tolerance) return;
  const Argument where = arg("point", c.text(point)), length = arg("length", number(outside));
  FalseClaim& fault =
      c.fault(i, Claim::member, outside,
              vertex.empty() ? tr("w is not a point of A ⊖ B: {point} lies {length} outside", where, length)
                             : tr("vertex {vertex} is not a point of A ⊖ B: {point} lies {length} outside",
                                  arg("vertex", vertex), where, length));
  fault.claimed.points = {point};
  fault.cause = causeOfMember(c, i, point);
}

namespace {

/// Whether w was found along the direction that the record should have named.
bool isOfTrueDirection(const Checking& c, int i, const dvec3& w) {
  const auto& faults = c.report.faults;
  return std::any_of(faults.begin(), faults.end(), [&](const FalseClaim& fault) {
    if (fault.iteration != i + 1 || fault.claim != Claim::direction || fault.truth.points.empty()) return false;
    const dvec3 d = fault.truth.points[0];
    return glm::length(d) > 0 && c.truth.reach(d) - glm::dot(w, glm::normalize(d)) <= c.tolerance;
  });
}

}  // namespace

void checkSupport(const Checking& c, int i, const dvec3& w) {
  const std::optional<dvec3>& d = c.step(i).direction;
  if (!d || !(glm::length(*d) > 0)) return;
  c.checked();
  const double reached = glm::dot(w, glm::normalize(*d)), reach = c.truth.reach(*d);
  if (reach - reached <= c.tolerance) return;
  const dvec3 best = c.truth.support(*d);
  const Argument point = arg("point", c.text(w)), further = arg("best", c.text(best));
  FalseClaim& fault =
      c.fault(i, Claim::support, reach - reached,
              number(reached) == number(reach)
                  ? tr("w is not a support point: {best} reaches {off} further along d than {point}", further,
                       arg("off", number(reach - reached)), point)
                  : tr("w is not a support point: {point} reaches {height} along d, but {best} reaches {most}", point,
                       arg("height", number(reached)), further, arg("most", number(reach))));
  fault.claimed.points = {w};
  fault.truth.points = {best};
  fault.cause = isOfTrueDirection(c, i, w) ? tr(kLoggedDirection) : causeOfSupport(c, i, w);
}

namespace {

std::string boundText(bool depth, bool lower, double true_value, double claimed) {
  const Argument truth = arg("truth", number(true_value)), bound = arg("bound", number(claimed));
  if (number(true_value) == number(claimed)) {
    const Argument off = arg("off", number(std::abs(claimed - true_value)));
    if (depth)
      return lower ? tr("the lower bound on the depth is {bound}, which is {off} more than the depth", bound, off)
                   : tr("the upper bound on the depth is {bound}, which is {off} less than the depth", bound, off);
    return lower ? tr("the lower bound on the distance is {bound}, which is {off} more than the distance", bound, off)
                 : tr("the upper bound on the distance is {bound}, which is {off} less than the distance", bound, off);
  }
  if (depth)
    return lower ? tr("the lower bound on the depth is {bound}, but the depth is {truth}", truth, bound)
                 : tr("the upper bound on the depth is {bound}, but the depth is {truth}", truth, bound);
  return lower ? tr("the lower bound on the distance is {bound}, but the distance is {truth}", truth, bound)
               : tr("the upper bound on the distance is {bound}, but the distance is {truth}", truth, bound);
}

}  // namespace

void checkBounds(const Checking& c, int i) {
  const ReplayStep& step = c.step(i);
  const bool depth = step.bounds_on_depth;
  const double greatest = depth ? c.truth.depth_upper : c.truth.distance_upper;
  const double least = depth ? c.truth.depth_lower : c.truth.distance_lower;
  const auto check = [&](const std::optional<double>& bound, bool lower) {
    if (!bound) return;
    c.checked();
    const double off = lower ? *bound - greatest : least - *bound;
    if (off <= c.tolerance) return;
    FalseClaim& fault = c.fault(i, lower ? Claim::lower_bound : Claim::upper_bound, off,
                                boundText(depth, lower, lower ? greatest : least, *bound));
    fault.claimed.number = *bound;
    fault.truth.number = lower ? greatest : least;
    fault.cause = causeOfBound(c, i, lower, off);
  };
  check(step.lower_bound, true);
  check(step.upper_bound, false);
}

}  // namespace gjklab
