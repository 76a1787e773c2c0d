#include "model/replay/replay_words.h"

#include "model/text/number_text.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <iterator>

namespace gjklab {

namespace {

std::string nearestText(const std::string& point, double length) {
  return tr("The log says that the point nearest to O is {point}, {length} away.", arg("point", point),
            arg("length", number(length)));
}

class StepText {
 public:
  StepText(const ReplayStep& step, int dimension) : step_(step), dimension_(dimension) {}

  std::string direction() const {
    if (!step_.direction) return tr("The log does not contain the search direction of this iteration.");
    return tr("The log says d = {direction}.", arg("direction", text(*step_.direction)));
  }

  std::string support() const {
    const std::optional<dvec3> w = step_.support                     ? step_.support
                                   : step_.phase == ReplayPhase::gjk ? std::optional(step_.simplex[0])
                                                                     : std::nullopt;
    if (!w) return tr("The log does not contain the support point of this iteration.");
    std::string out = tr("The log says w = {point}.", arg("point", text(*w)));
    if (step_.direction && glm::length(*step_.direction) > 0)
      addSentence(out, tr("It reaches {height} along d.",
                          arg("height", number(glm::dot(*w, glm::normalize(*step_.direction))))));
    return out;
  }

  std::string region() const {
    std::string out = step_.region
                          ? tr("The log says that O lies in the region of {region}.", arg("region", *step_.region))
                          : tr("The log claims no region.");
    if (step_.closest) addSentence(out, nearestText(text(*step_.closest), glm::length(*step_.closest)));
    addSentence(out, bounds());
    return out;
  }

  std::string kept() const {
    if (!step_.kept) return tr("The vertices kept are those that the next record still has.");
    if (step_.kept->empty()) return tr("The log says that no vertex is kept.");
    return tr("The log says that {vertices} is kept.", arg("vertices", *step_.kept));
  }

  std::string polytope() const {
    std::string out = tr("The log has {vertices} and {facets}.",
                         arg("vertices", trn("{n} vertex", "{n} vertices", std::ssize(step_.vertices))),
                         arg("facets", trn("{n} facet", "{n} facets", std::ssize(step_.facets))));
    if (step_.direction)
      addSentence(
          out, tr("The log says that the nearest facet's normal is {normal}.", arg("normal", text(*step_.direction))));
    if (step_.closest) addSentence(out, nearestText(text(*step_.closest), glm::length(*step_.closest)));
    return out;
  }

  /// Empty where the record has none.
  std::string bounds() const {
    const bool depth = step_.bounds_on_depth;
    const Argument lower = arg("lower", number(step_.lower_bound.value_or(0)));
    const Argument upper = arg("upper", number(step_.upper_bound.value_or(0)));
    if (step_.lower_bound && step_.upper_bound)
      return depth ? tr("The log says {lower} ≤ depth ≤ {upper}.", lower, upper)
                   : tr("The log says {lower} ≤ distance ≤ {upper}.", lower, upper);
    if (step_.lower_bound)
      return depth ? tr("The log says depth ≥ {lower}.", lower) : tr("The log says distance ≥ {lower}.", lower);
    if (step_.upper_bound)
      return depth ? tr("The log says depth ≤ {upper}.", upper) : tr("The log says distance ≤ {upper}.", upper);
    return "";
  }

 private:
  std::string text(const dvec3& v) const { return vectorText(v, dimension_); }

  const ReplayStep& step_;
  int dimension_;
};

std::string boundsText(const StepText& tell) {
  const std::string bounds = tell.bounds();
  return bounds.empty() ? tr("The log claims no bounds.") : bounds;
}

/// What a record of the log says at a sub-step; at the others the log has ended.
struct StepWords {
  SubStep step;
  const char* title;
  std::string (*tell)(const StepText&);
};

std::string directionText(const StepText& tell) { return tell.direction(); }
std::string supportText(const StepText& tell) { return tell.support(); }
std::string regionText(const StepText& tell) { return tell.region(); }
std::string keptText(const StepText& tell) { return tell.kept(); }
std::string polytopeText(const StepText& tell) { return tell.polytope(); }
std::string nextText(const StepText&) {
  return tr("The next record shows which facets were removed and which are new.");
}

constexpr StepWords kWords[] = {
    {SubStep::gjk_direction, translatable("Iteration {n}: the search direction"), directionText},
    {SubStep::gjk_support, translatable("Iteration {n}: the support point"), supportText},
    {SubStep::gjk_progress, translatable("Iteration {n}: the support point"), supportText},
    {SubStep::gjk_region, translatable("Iteration {n}: the region that contains O"), regionText},
    {SubStep::gjk_keep, translatable("Iteration {n}: the vertices that it keeps"), keptText},
    {SubStep::gjk_end, translatable("Iteration {n}: GJK ends"), keptText},
    {SubStep::epa_closest_facet, translatable("Iteration {n}: the polytope"), polytopeText},
    {SubStep::epa_support, translatable("Iteration {n}: the support point"), supportText},
    {SubStep::epa_bound, translatable("Iteration {n}: the bounds"), boundsText},
    {SubStep::epa_horizon, translatable("Iteration {n}: the next polytope"), nextText},
    {SubStep::epa_rebuild, translatable("Iteration {n}: the next polytope"), nextText},
};

std::string endText(const ReplayLog& log) {
  const bool answered = log.verdict.has_value();
  std::string out;
  if (log.steps.back().phase == ReplayPhase::axes) {
    out = answered ? tr("The log ends with the record of an axis and an answer.")
                   : tr("The log ends with the record of an axis and gives no answer of its own.");
  } else {
    const Argument phase = arg("phase", log.steps.back().phase == ReplayPhase::gjk ? "GJK" : "EPA");
    out = answered ? tr("The log ends with a record of {phase} and an answer.", phase)
                   : tr("The log ends with a record of {phase} and gives no answer of its own.", phase);
  }
  addSentence(out, tr("The panes show the answer that follows from that record."));
  return out;
}

ReplayWords ended(const ReplayedRun& run) { return {tr("The log ends"), endText(run.log)}; }

/// Of the claims alone.
std::string claimsText(const ReplayReport& report) {
  const Argument iterations = arg("iterations", trn("{n} iteration", "{n} iterations", report.iterations));
  const Argument claims = arg("claims", trn("{n} claim", "{n} claims", report.claims));
  if (report.faults.empty())
    return report.claims == 1 ? tr("{iterations}, {claims} checked: it holds.", iterations, claims)
                              : tr("{iterations}, {claims} checked: all of them hold.", iterations, claims);
  const int roots = rootFaults(report);
  const Argument first = arg("first", report.faults[0].iteration), wrong = arg("wrong", report.faults.size());
  if (report.faults.size() == 1)
    return tr("{iterations}, {claims} checked: one of them is false, in iteration {first}.", iterations, claims, first);
  std::string out = tr("{iterations}, {claims} checked: {wrong} of them are false, the first in iteration {first}.",
                       iterations, claims, wrong, first);
  if (roots == static_cast<int>(report.faults.size())) return out;
  const auto others = static_cast<long long>(report.faults.size()) - roots;
  addSentence(out, roots == 1 ? trn("The other one follows from it.", "The other {n} follow from it.", others)
                              : trn("{roots} of them have causes of their own; the other one follows from these.",
                                    "{roots} of them have causes of their own; the other {n} follow from these.",
                                    others, arg("roots", roots)));
  return out;
}

/// What a claim is of, as the screen lists it.
const char* labelOf(Claim claim) {
  switch (claim) {
    case Claim::direction:
      return trc("claim", "direction");
    case Claim::member:
      return trc("claim", "member");
    case Claim::support:
      return trc("claim", "support");
    case Claim::progress:
      return trc("claim", "progress");
    case Claim::region:
      return trc("claim", "region");
    case Claim::closest:
      return trc("claim", "closest");
    case Claim::dropped:
      return trc("claim", "dropped");
    case Claim::polytope:
      return trc("claim", "polytope");
    case Claim::lower_bound:
      return trc("claim", "lower bound");
    case Claim::upper_bound:
      return trc("claim", "upper bound");
    case Claim::status:
      return trc("claim", "status");
  }
  return "";
}

}  // namespace

std::string summaryOf(const ReplayReport& report) {
  std::string out = claimsText(report);
  addSentence(out, report.note);
  return out;
}

std::string placeText(const FalseClaim& fault) {
  const Argument iteration = arg("iteration", fault.iteration), claim = arg("claim", labelOf(fault.claim));
  if (fault.line > 0 && fault.line != fault.iteration)
    return tr("iteration {iteration} (line {line}), {claim}", iteration, arg("line", fault.line), claim);
  return tr("iteration {iteration}, {claim}", iteration, claim);
}

ReplayWords replayWords(const ReplayedRun& run, const Moment& moment) {
  const int at = stepAt(run, moment);
  if (at < 0) return ended(run);
  const StepText tell(run.log.steps[static_cast<std::size_t>(at)], run.given.scene.dimension);
  for (const StepWords& words : kWords)
    if (words.step == moment.sub_step) return {tr(words.title, arg("n", at + 1)), words.tell(tell)};
  return ended(run);
}

}  // namespace gjklab
