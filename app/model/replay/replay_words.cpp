#include "model/replay/replay_words.h"

#include "model/text/number_text.h"

#include <fmt/format.h>

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

class Telling {
 public:
  Telling(const ReplayStep& step, int dimension) : step_(step), dimension_(dimension) {}

  std::string direction() const {
    if (!step_.direction) return "The log does not say along which direction this iteration searched.";
    return fmt::format("The log says d = {}.", text(*step_.direction));
  }

  std::string support() const {
    const std::optional<dvec3> w = step_.support                     ? step_.support
                                   : step_.phase == ReplayPhase::gjk ? std::optional(step_.simplex[0])
                                                                     : std::nullopt;
    if (!w) return "The log does not say which support point it found.";
    std::string out = fmt::format("The log says w = {}.", text(*w));
    if (step_.direction && glm::length(*step_.direction) > 0)
      out += fmt::format(" It reaches {} along d.", number(glm::dot(*w, glm::normalize(*step_.direction))));
    return out;
  }

  std::string region() const {
    std::string out =
        step_.region ? fmt::format("The log says O lies in the region of {}.", *step_.region) : "No region is claimed.";
    if (step_.closest)
      out += fmt::format(" Its nearest point to O is {}, {} away.", text(*step_.closest),
                         number(glm::length(*step_.closest)));
    return out + bounds();
  }

  std::string kept() const {
    if (step_.kept) return fmt::format("The log says that {} stays.", step_.kept->empty() ? "nothing" : *step_.kept);
    return "What stays is what the next record still has.";
  }

  std::string polytope() const {
    std::string out =
        fmt::format("The log has {} and {}.", counted(static_cast<int>(step_.vertices.size()), "vertex", "vertices"),
                    counted(static_cast<int>(step_.facets.size()), "facet", "facets"));
    if (step_.direction) out += fmt::format(" The closest facet's normal is said to be {}.", text(*step_.direction));
    if (step_.closest)
      out += fmt::format(" Its nearest point to O is {}, {} away.", text(*step_.closest),
                         number(glm::length(*step_.closest)));
    return out;
  }

  std::string bounds() const {
    const char* of = step_.bounds_on_depth ? "depth" : "distance";
    if (step_.lower_bound && step_.upper_bound)
      return fmt::format(" It says {} ≤ {} ≤ {}.", number(*step_.lower_bound), of, number(*step_.upper_bound));
    if (step_.lower_bound) return fmt::format(" It says {} ≥ {}.", of, number(*step_.lower_bound));
    if (step_.upper_bound) return fmt::format(" It says {} ≤ {}.", of, number(*step_.upper_bound));
    return "";
  }

 private:
  std::string text(const dvec3& v) const { return vectorText(v, dimension_); }

  const ReplayStep& step_;
  int dimension_;
};

std::string boundsText(const Telling& tell) {
  const std::string bounds = tell.bounds();
  return bounds.empty() ? "No bounds are claimed." : bounds.substr(1);
}

/// What a record of the log says at a sub-step; at the others the log has ended.
struct StepWords {
  SubStep step;
  const char* title;
  std::string (*tell)(const Telling&);
};

std::string directionText(const Telling& tell) { return tell.direction(); }
std::string supportText(const Telling& tell) { return tell.support(); }
std::string regionText(const Telling& tell) { return tell.region(); }
std::string keptText(const Telling& tell) { return tell.kept(); }
std::string polytopeText(const Telling& tell) { return tell.polytope(); }
std::string nextText(const Telling&) { return "What fell and what is new follows from the next record."; }

constexpr StepWords kWords[] = {
    {SubStep::gjk_direction, "where it searches", directionText},
    {SubStep::gjk_support, "what it finds", supportText},
    {SubStep::gjk_progress, "what it finds", supportText},
    {SubStep::gjk_region, "where it sees O", regionText},
    {SubStep::gjk_keep, "what it keeps", keptText},
    {SubStep::gjk_end, "its GJK ends", keptText},
    {SubStep::epa_closest_facet, "its polytope", polytopeText},
    {SubStep::epa_support, "what it finds", supportText},
    {SubStep::epa_bound, "its bounds", boundsText},
    {SubStep::epa_horizon, "its next polytope", nextText},
    {SubStep::epa_rebuild, "its next polytope", nextText},
};

ReplayWords ended(const ReplayedRun& run) {
  const ReplayPhase phase = run.log.steps.back().phase;
  return {"The log ends", fmt::format("Its last record is of {}. What the panes show as its answer follows from that "
                                      "record alone.",
                                      phase == ReplayPhase::epa   ? "EPA"
                                      : phase == ReplayPhase::gjk ? "GJK"
                                                                  : "an axis")};
}

/// Of the claims alone.
std::string claimsText(const ReplayReport& report) {
  const std::string all = fmt::format("{}, {} checked: ", counted(report.iterations, "iteration", "iterations"),
                                      counted(report.claims, "claim", "claims"));
  if (report.faults.empty()) return all + (report.claims == 1 ? "it holds." : "all of them hold.");
  const int first = report.faults[0].iteration, roots = rootFaults(report);
  if (report.faults.size() == 1) return fmt::format("{}one of them is false, in iteration {}.", all, first);
  const std::string out =
      fmt::format("{}{} of them are false, the first in iteration {}.", all, report.faults.size(), first);
  if (roots == static_cast<int>(report.faults.size())) return out;
  return out + (roots == 1 ? " All of them follow from that one." : fmt::format(" They follow from {}.", roots));
}

}  // namespace

std::string summaryOf(const ReplayReport& report) {
  return claimsText(report) + (report.note.empty() ? "" : " " + report.note);
}

std::string placeText(const FalseClaim& fault) {
  std::string claim = name(fault.claim);
  for (char& c : claim)
    if (c == '_') c = ' ';
  return fmt::format("iteration {}{}, {}", fault.iteration,
                     fault.line > 0 && fault.line != fault.iteration ? fmt::format(" (line {})", fault.line) : "",
                     claim);
}

ReplayWords replayWords(const ReplayedRun& run, const Moment& moment) {
  const int at = stepAt(run, moment);
  if (at < 0) return ended(run);
  const Telling tell(run.log.steps[static_cast<std::size_t>(at)], run.given.scene.dimension);
  for (const StepWords& words : kWords)
    if (words.step == moment.sub_step) return {fmt::format("Iteration {}: {}", at + 1, words.title), words.tell(tell)};
  return ended(run);
}

}  // namespace gjklab
