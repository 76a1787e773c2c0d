// Patterns that tell what went wrong: the false value is compared with what common mistakes would have given.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

bool near(const Checking& c, const dvec3& a, const dvec3& b) {
  return glm::length(a - b) <= 4 * c.tolerance + 1e-6 * glm::length(b);
}

/// What is off by no more than a coordinate of the world is rounded by, in the digits of the log, several times over.
bool isCancellation(const Checking& c, double off_by) {
  return c.truth.farOut() > 100 * c.truth.scale() && off_by <= 64 * c.epsilon() * c.truth.farOut();
}

constexpr const char* kCancellation = translatable(
    "digits were lost: the bodies are far from the world origin, and their points were subtracted in world "
    "coordinates; subtract the positions first");

/// What a mistake in the support function would have found, with its name.
struct Mistake {
  dvec3 w;
  const char* cause;  ///< to be translated
};

std::vector<Mistake> mistakes(const Checking& c, const dvec3& d) {
  const DifferenceTruth& t = c.truth;
  const glm::dmat3 turn_a = rotationOf(c.scene.a, c.dimension()), turn_b = rotationOf(c.scene.b, c.dimension());
  const dvec3 twice = 2.0 * c.scene.a.position;  // the truth's points are relative to it
  return {
      {t.supportOfA(d) - t.supportOfB(d), translatable("B's support point was computed along d instead of −d")},
      {t.supportOfA(-d) - t.supportOfB(-d), translatable("A's support point was computed along −d instead of d")},
      {t.support(-d),
       translatable("both support points were computed along the opposite direction: A's along −d, B's along d")},
      {t.supportOfA(d) + t.supportOfB(-d) + twice,
       translatable("B's point was added instead of subtracted; w = s_A(d) − s_B(−d)")},
      {t.supportOfA(d) + t.supportOfB(d) + twice,
       translatable("B's point was computed along d, and added instead of subtracted; w = s_A(d) − s_B(−d)")},
      {-t.support(-d), translatable("A and B were swapped: w is a support point of B ⊖ A")},
      {-t.support(d), translatable("w has the wrong sign: it is b − a instead of a − b")},
      {t.support(d) - t.offset(), translatable("the bodies' positions were left out")},
      {t.supportOfA(turn_a * d) - t.supportOfB(-(turn_b * d)),
       translatable("d was not rotated into the local frames of the bodies")},
      {t.supportOfA(turn_a * d) - t.supportOfB(-d), translatable("d was not rotated into the local frame of A")},
      {t.supportOfA(d) - t.supportOfB(-(turn_b * d)), translatable("d was not rotated into the local frame of B")},
  };
}

/// Whether a mistake's point is wrong by more than the log's digits. Where it is not, rounding alone explains the log.
bool exceedsRounding(const Checking& c, const dvec3& d, const dvec3& w) {
  constexpr double kClearly = 16;
  const double short_of = c.truth.reach(d) - glm::dot(w, glm::normalize(d));
  return std::max(short_of, c.truth.outside(w)) > kClearly * (c.tolerance + c.epsilon() * c.truth.farOut());
}

/// The mistake that gives the point; of several the one that gives most support points of the log, since a vertex or
/// two may come out of many. Null: none of them gives most of the points from here on.
const char* mistakeOf(const Checking& c, int i, const dvec3& point) {
  constexpr int kMostSteps = 30;
  const auto direction = [&c](int k) {
    const auto& d = c.step(k).direction;
    return d && glm::length(*d) > 0 ? d : std::nullopt;
  };
  if (!direction(i)) return nullptr;
  const std::vector<Mistake> here = mistakes(c, *direction(i));
  std::vector<int> explained(here.size(), 0), since(here.size(), 0);
  int searches = 0;
  for (int k = 0; k < std::min(c.count(), std::max(i + 1, kMostSteps)); ++k) {
    const ReplayStep& step = c.step(k);
    if (!direction(k) || (!step.support && step.simplex.empty())) continue;
    const std::vector<Mistake> there = mistakes(c, *direction(k));
    searches += k >= i;
    for (std::size_t m = 0; m < there.size(); ++m) {
      const bool gives = near(c, step.support ? *step.support : step.simplex[0], there[m].w);
      explained[m] += gives;
      since[m] += gives && k >= i;
    }
  }
  int best = -1;
  for (std::size_t m = 0; m < here.size(); ++m)
    if (near(c, point, here[m].w) && exceedsRounding(c, *direction(i), here[m].w) && 4 * since[m] >= 3 * searches &&
        (best < 0 || explained[m] > explained[static_cast<std::size_t>(best)]))
      best = static_cast<int>(m);
  return best < 0 ? nullptr : here[static_cast<std::size_t>(best)].cause;
}

/// Whether w is the support point of a search from x, the nearest point of the simplex before, straight to O.
bool isAlongNearest(const Checking& c, int i, const dvec3& w) {
  if (i == 0 || c.step(i).momentum || c.step(i - 1).simplex.empty()) return false;
  const dvec3 x = nearestOf(c.step(i - 1).simplex, c.dimension());
  return glm::length(x) > 10 * c.tolerance && c.truth.reach(-x) + glm::dot(w, glm::normalize(x)) <= c.tolerance;
}

}  // namespace

std::string causeOfMember(const Checking& c, int i, const dvec3& point) {
  if (isCancellation(c, c.truth.outside(point))) return tr(kCancellation);
  if (const char* cause = mistakeOf(c, i, point)) return tr(cause);
  return "";
}

std::string causeOfSupport(const Checking& c, int i, const dvec3& w) {
  const dvec3 d = *c.step(i).direction;
  if (isCancellation(c, c.truth.reach(d) - glm::dot(w, glm::normalize(d)))) return tr(kCancellation);
  if (const char* cause = mistakeOf(c, i, w)) return tr(cause);
  if (i > 0) {
    const ReplayStep& before = c.step(i - 1);
    if (before.direction && glm::length(*before.direction) > 0 && near(c, w, c.truth.support(*before.direction)))
      return tr("w was not updated: it is the support point along the previous direction");
    if (contains(before.simplex, w))
      return tr("no new support point was computed: w is already a vertex of the simplex");
  }
  if (isAlongNearest(c, i, w)) return tr("w is the support point along −x, not along the logged d");
  if (c.truth.outside(w) <= c.tolerance)
    return tr("w is a point of A ⊖ B but not the furthest one: the search over the vertices ended too early");
  return "";
}

std::string causeOfBound(const Checking& c, int i, bool lower, double off_by) {
  const ReplayStep& step = c.step(i);
  const double claimed = lower ? *step.lower_bound : *step.upper_bound;
  const auto is = [&](double value) { return std::abs(claimed - value) <= c.tolerance + 1e-6 * std::abs(value); };
  const dvec3 w = step.support ? *step.support : step.simplex.empty() ? dvec3(0.0) : step.simplex[0];
  if (step.direction) {
    const double length = glm::length(*step.direction), along = glm::dot(*step.direction, w);
    if (std::abs(length - 1) > 1e-6 && (is(along) || is(-along))) return tr("w·d was not divided by the length of d");
    if (lower && length > 0 && step.phase == ReplayPhase::gjk && is(std::abs(along) / length) && along > 0)
      return tr("the bound lost its sign: w lies beyond O, so it proves no distance");
  }
  if (!step.simplex.empty()) {
    const double r = glm::length(nearestOf(step.simplex, c.dimension()));
    if (is(r * r)) return tr("the bound is the square of a length");
    if (!lower && claimed < 0) return tr("the sign is wrong: a distance cannot be negative");
    if (!lower && c.truth.radiiSetAside() > 0 && is(r - 2 * c.truth.radiiSetAside()))
      return tr("the radii were subtracted twice");
    if (lower && is(r)) return tr("this is the upper bound: the length of the nearest point");
  }
  if (is(glm::length(w))) return tr("this is the length of w, which bounds nothing");
  const double radii = c.truth.radiiSetAside();
  if (lower && !step.bounds_on_depth && radii > 0 && off_by <= radii + c.tolerance)
    return tr("the run left out the radii, and the bound does not subtract them");
  if (off_by < 1e-5 && c.truth.scale() < 1e-2)
    return tr("the tolerance is absolute instead of relative to the size of the pair");
  return "";
}

}  // namespace gjklab
