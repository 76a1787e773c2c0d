#include "model/replay/checking.h"

#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

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

void checkMember(const Checking& c, int i, const dvec3& point, const char* who) {
  c.checked();
  const double outside = c.truth.outside(point);
  if (outside <= c.tolerance) return;
  FalseClaim& fault =
      c.fault(i, Claim::member, outside,
              fmt::format("{} is no point of A ⊖ B: {} lies {} outside", who, c.text(point), number(outside)));
  fault.claimed.points = {point};
  fault.cause = causeOfMember(c, i, point);
}

void checkSupport(const Checking& c, int i, const dvec3& w) {
  const std::optional<dvec3>& d = c.step(i).direction;
  if (!d || !(glm::length(*d) > 0)) return;
  c.checked();
  const double reached = glm::dot(w, glm::normalize(*d)), reach = c.truth.reach(*d);
  if (reach - reached <= c.tolerance) return;
  const dvec3 best = c.truth.support(*d);
  FalseClaim& fault = c.fault(i, Claim::support, reach - reached,
                              fmt::format("w is not a support point: {} reaches {} along d, {} reaches {}", c.text(w),
                                          number(reached), c.text(best), number(reach)));
  fault.claimed.points = {w};
  fault.truth.points = {best};
  fault.cause = causeOfSupport(c, i, w);
}

void checkBounds(const Checking& c, int i) {
  const ReplayStep& step = c.step(i);
  const bool depth = step.bounds_on_depth;
  const char* of = depth ? "depth" : "distance";
  const double greatest = depth ? c.truth.depth_upper : c.truth.distance_upper;
  const double least = depth ? c.truth.depth_lower : c.truth.distance_lower;
  const auto check = [&](const std::optional<double>& bound, bool lower) {
    if (!bound) return;
    c.checked();
    const double off = lower ? *bound - greatest : least - *bound;
    if (off <= c.tolerance) return;
    FalseClaim& fault =
        c.fault(i, lower ? Claim::lower_bound : Claim::upper_bound, off,
                fmt::format("the {} is {}, and the {} bound says at {} {}", of, number(lower ? greatest : least),
                            lower ? "lower" : "upper", lower ? "least" : "most", number(*bound)));
    fault.claimed.number = *bound;
    fault.truth.number = lower ? greatest : least;
    fault.cause = causeOfBound(c, i, lower, off);
  };
  check(step.lower_bound, true);
  check(step.upper_bound, false);
}

}  // namespace gjklab
