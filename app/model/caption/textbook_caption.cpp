// The run of a tutorial's GJK and EPA, told as what it claims; where it goes wrong, and why the reference does not.

#include "model/caption/gjk_caption.h"
#include "model/playback/textbook_moment.h"

#include <glm/geometric.hpp>

#include <array>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;
using Lines = std::vector<const char*>;

const Lines kPlainGjkLines{
    "d = from A's position to B's",   "w = s_A(d) − s_B(−d)",        "if w·d < 0: “separated”",
    "add w to the simplex",           "pick a case by signs",        "if the inside: “intersecting”",
    "keep the vertices of that case", "d = towards O, again from 2",
};
const Lines kPlainEpaLines{
    "polytope = the simplex around O",
    "F = facet with the least n·p",
    "w = s_A(n) − s_B(−n)",
    "if w·n − F < 0.0001: done",
    "drop every facet that w sees",
    "join w to the open edges",
    "again from 2",
};

/// Lines numbered from 1, in the order of SubStep.
constexpr int kPlainFirstLine[] = {1, 2};
constexpr int kPlainGjkLine[] = {8, 2, 3, 5, 7};
constexpr int kPlainEpaLine[] = {2, 3, 4, 5, 6};

std::string letters(const Telling& t, gjk::Feature feature) { return t.names.of(feature); }

void tellWhere(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const std::string d = t.vector(record.direction);
  if (!t.gjkBefore()) {
    out.title = "Where does the tutorial look first?";
    out.body = fmt::format(
        "Along d = {}. This is GJK as tutorials print it: in single precision, in world coordinates, with no bounds "
        "and no test that it comes nearer.",
        d);
    out.brief = briefOf(t, "Along d = {}.", record.direction, "Along its first direction.");
    return;
  }
  out.title = "Where can O still be?";
  const gjk::Feature kept = t.gjkBefore()->kept;
  const bool one = gjk::vertexCount(kept) == 1;
  out.body = fmt::format("From *{}* towards O: d = {}, {}. Floats have about seven digits of it.",
                         t.names.of(gjk::allOf(record.simplex.size()) & ~1u), d,
                         one ? "which is −a" : "a cross product of edges");
  out.brief =
      fmt::format("From *{}* towards O, in single precision.", t.names.of(gjk::allOf(record.simplex.size()) & ~1u));
}

/// w and its pair; tellSupport() without what it says of bounds.
void tellFurthestPair(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  if (glm::length(record.direction) > 0) return tellSupport(t, out);
  out.title = "How far does A ⊖ B reach along d?";
  out.body = fmt::format("Along no direction at all: d = 0, and w = {} is whatever the support functions make of that.",
                         t.vector(record.support.w));
  out.brief = "Along no direction at all: d = 0.";
}

void tellPasses(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const double along = glm::dot(record.support.w, record.direction);
  const bool ended = record.decision == gjk::GjkDecision::separated;
  out.title = "Does w pass the origin?";
  out.tests.push_back(row("w·d", along, ended ? "< 0" : "≥ 0"));
  out.body = ended
                 ? "w·d is negative: the tutorial says **separated**, whatever rounding has made of the sign, and ends."
                 : "w·d is not negative, so the tutorial goes on: w joins the simplex.";
  out.brief = ended ? "No: the tutorial says “separated”." : "It is not short of O: w joins the simplex.";
}

void tellCase(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto size = record.simplex.size();
  out.title = "Which case is it?";
  addRegionTests(t, out);
  if (record.decision == gjk::GjkDecision::enclosed) {
    out.body =
        fmt::format("No sign puts O outside of *{}*: the tutorial says **intersecting**.", letters(t, record.region));
    out.brief = fmt::format("Inside *{}*: it says “intersecting”.", letters(t, record.region));
    return;
  }
  if (size == 1) {
    out.body = out.brief = "One point: there is no case to pick.";
    return;
  }
  out.body = fmt::format(
      "{} of cross and dot products in floats {} to the case *{}*. Which point of it is nearest O, "
      "the tutorial never knows.",
      record.tests.size() == 1 ? "The sign" : fmt::format("{} signs", record.tests.size()),
      record.tests.size() == 1 ? "leads" : "lead", letters(t, record.region));
  out.brief = fmt::format("By the signs of floats, that of *{}*.", letters(t, record.region));
}

void tellStays(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::Feature gone = gjk::allOf(record.simplex.size()) & ~record.kept;
  out.title = "What is kept, what is dropped?";
  out.body = fmt::format("*{}* stays{}.", letters(t, record.kept),
                         gone == 0 ? "" : fmt::format(", *{}* goes", letters(t, gone)));
  out.brief = out.body;
  if (record.decision == gjk::GjkDecision::enclosed)
    out.body += " EPA goes on from it.";
  else if (record.decision == gjk::GjkDecision::stopped)
    out.body += fmt::format(" After {} steps the limit is reached.", record.iteration);
  else
    out.body +=
        " Nothing is asked of |x|: whether this simplex is nearer to O than the last one, or is the last one "
        "again.";
}

void tellEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = "What does the tutorial say?";
  if (record.decision == gjk::GjkDecision::enclosed)
    out.body = "**Intersecting**, by signs alone. EPA takes the simplex over as it is.";
  else if (record.decision == gjk::GjkDecision::separated)
    out.body = "**Separated**, by the sign of w·d. How far apart, it does not ask.";
  else
    out.body = fmt::format(
        "Nothing: {} steps have not ended it. In a game this is where the frame hangs, or where a "
        "limit makes it **separated**.",
        record.iteration);
  out.brief = record.decision == gjk::GjkDecision::enclosed ? "“Intersecting”, by signs alone."
              : record.decision == gjk::GjkDecision::separated
                  ? "“Separated”, by the sign of w·d."
                  : fmt::format("Nothing: {} steps have not ended it.", record.iteration);
}

/// In the order of SubStep.
constexpr std::array kTellPlainGjk{tellWhere, tellFurthestPair, tellPasses, tellCase, tellStays, tellEnd};

double facetDistance(const Telling& t) { return closestFacet(t.run.trace, t.epa())->distance; }
double reachAlongNormal(const Telling& t) { return glm::dot(t.epa().support.w, t.epa().direction); }

void tellNearest(const Telling& t, Caption& out) {
  const Words& w = words(t.run.dimension);
  out.title = fmt::format("Which {} is nearest to O?", w.facet);
  out.body = fmt::format(
      "By n·p the one with n = {}, at {}. Each n is turned so that n·p is not negative: away from O, "
      "if O is inside.",
      t.vector(t.epa().direction), number(facetDistance(t)));
  out.brief = fmt::format("The one with n·p = {}.", number(facetDistance(t)));
  out.tests.push_back(row("n·p", facetDistance(t)));
}

void tellPlainReach(const Telling& t, Caption& out) {
  out.title = fmt::format("Does A ⊖ B reach past this {}?", words(t.run.dimension).facet);
  out.body = fmt::format("{} So w = {} lies {} along n.", pairSentence(t, t.epa().support, "n"),
                         t.vector(t.epa().support.w), number(reachAlongNormal(t)));
  out.brief = fmt::format("w lies {} along n.", number(reachAlongNormal(t)));
  out.tests.push_back(row("w·n", reachAlongNormal(t)));
}

void tellDone(const Telling& t, Caption& out) {
  const double gap = reachAlongNormal(t) - facetDistance(t);
  const gjk::EpaDecision decision = t.epa().decision;
  out.title = "Is w no further out than 0.0001?";
  out.tests.push_back(row("w·n − n·p", gap, decision == gjk::EpaDecision::done ? "< 0.0001" : "go on"));
  out.body = decision == gjk::EpaDecision::done
                 ? fmt::format(
                       "Yes: the tutorial says **{}** deep, along n = {}. 0.0001 is a length, however large or "
                       "small the bodies are.",
                       number(facetDistance(t)), t.vector(t.epa().direction))
             : decision == gjk::EpaDecision::stopped
                 ? fmt::format("No, and after {} steps the limit is reached.", t.epa().iteration)
                 : fmt::format("No, it is {} further: w joins the {}.", number(gap), words(t.run.dimension).polytope);
  out.brief = decision == gjk::EpaDecision::done
                  ? fmt::format("Yes: the tutorial says {} deep.", number(facetDistance(t)))
              : decision == gjk::EpaDecision::stopped ? "No, and the limit is reached."
                                                      : fmt::format("No, it is {} further: w joins.", number(gap));
}

void tellSeen(const Telling& t, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  out.title = fmt::format("Which {} go?", w.facets);
  if (t.run.dimension < 3)
    out.body = out.brief = fmt::format("The nearest {} alone, whatever else w sees.", w.facet);
  else
    out.body =
        fmt::format("{} with n·(w − p) > 0 in floats. What is left open has {}.",
                    counted(record.removed.size(), "facet", "facets"), counted(record.horizon.size(), "edge", "edges"));
  if (out.brief.empty())
    out.brief = fmt::format("{} with n·(w − p) > 0 in floats.", counted(record.removed.size(), "facet", "facets"));
}

void tellJoined(const Telling& t, Caption& out) {
  const Words& w = words(t.run.dimension);
  out.title = fmt::format("How does the {} grow?", w.polytope);
  out.body = fmt::format(
      "By {}, each turned away from O by the sign of n·p. That the {} is still convex is hoped, not "
      "checked.",
      counted(t.epa().added.size(), "new one", "new ones"), w.polytope);
  out.brief = fmt::format("By {}; convex is hoped, not checked.", counted(t.epa().added.size(), "new one", "new ones"));
}

constexpr std::array kTellPlainEpa{tellNearest, tellPlainReach, tellDone, tellSeen, tellJoined};

std::string answerText(const Telling& t, const gjk::Result<3>& result) {
  if (result.status == gjk::Status::touching) return "**touching**";
  if (result.status == gjk::Status::separated)
    return result.has_distance ? fmt::format("**separated**, {} apart", number(result.distance)) : "**separated**";
  return result.has_distance
             ? fmt::format("**intersecting**, {} deep along n = {}", number(result.depth), t.vector(result.normal))
             : "**intersecting**, and no depth";
}

void tellAnswer(const Telling& t, Caption& out) {
  const auto& fault = t.run.textbook->fault;
  out.title = fault ? "What went wrong?" : "Is the tutorial right?";
  out.body = fmt::format("It says {}. The reference: {}.", answerText(t, t.run.trace.result),
                         answerText(t, t.run.textbook->reference));
  out.body += fault ? fmt::format(" It went wrong {}. {}", placeText(*fault), fault->instead)
                    : " On this pair nothing goes wrong; nothing proves it either.";
  const gjk::Result<3>&said = t.run.trace.result, &truth = t.run.textbook->reference;
  out.brief = fault && said.status != truth.status
                  ? fmt::format("It says {}; they are {}.", gjk::name(said.status), gjk::name(truth.status))
              : fault ? "The word is right, its numbers are not."
                      : fmt::format("It says {}, and that is so.", gjk::name(said.status));
  addAnswerFacts(t, out);
}

/// Where the run goes wrong this is said before anything else, and from then on where it was.
void addFault(const Telling& t, Caption& out) {
  const auto fault = faultMoment(t.run);
  if (!fault) return;
  const TextbookFault& told = *t.run.textbook->fault;
  if (t.moment == *fault) out.brief = "Here it goes wrong.";
  if (t.moment == *fault) out.body = fmt::format("**Here it goes wrong.** {} {}", told.sentence, told.instead);
  int here = -1, there = -1;
  for (int i = 0; i < t.timeline.size(); ++i) {
    if (t.timeline[i] == t.moment) here = i;
    if (t.timeline[i] == *fault) there = i;
  }
  if (here >= there) out.facts.push_back({"goes wrong", placeText(told), ""});
}

}  // namespace

void tellTextbook(const Telling& t, Caption& out) {
  switch (phaseOf(t.moment.sub_step)) {
    case Phase::gjk:
      kTellPlainGjk[static_cast<std::size_t>(t.moment.sub_step)](t, out);
      break;
    case Phase::epa:
      kTellPlainEpa[static_cast<std::size_t>(t.moment.sub_step) - static_cast<std::size_t>(SubStep::epa_closest_facet)](
          t, out);
      break;
    case Phase::sat:
    case Phase::result:
    case Phase::contact:
    case Phase::hull:
    case Phase::impact:
      tellAnswer(t, out);
  }
  addFault(t, out);
}

Pseudocode textbookPseudocode(const Telling& t) {
  const auto& trace = t.run.trace;
  const Phase phase = phaseOf(t.moment.sub_step);
  const bool epa = phase == Phase::epa || (phase == Phase::result && !trace.epa.empty());
  Pseudocode code{epa ? kPlainEpaLines : kPlainGjkLines, -1};
  if (phase == Phase::epa) {
    code.current = kPlainEpaLine[static_cast<std::size_t>(t.moment.sub_step) -
                                 static_cast<std::size_t>(SubStep::epa_closest_facet)] -
                   1;
  } else if (epa) {
    code.current = trace.epa.back().decision == gjk::EpaDecision::done ? 3 : 6;
  } else if (phase == Phase::gjk && t.moment.sub_step != SubStep::gjk_end) {
    const auto step = static_cast<std::size_t>(t.moment.sub_step);
    const bool inside = t.gjk().decision == gjk::GjkDecision::enclosed && t.moment.sub_step == SubStep::gjk_keep;
    code.current = (inside                                                ? 6
                    : !t.gjkBefore() && step < std::size(kPlainFirstLine) ? kPlainFirstLine[step]
                                                                          : kPlainGjkLine[step]) -
                   1;
  } else if (!trace.gjk.empty()) {
    const gjk::GjkDecision ended = trace.gjk.back().decision;
    code.current = ended == gjk::GjkDecision::separated ? 2 : ended == gjk::GjkDecision::enclosed ? 5 : 7;
  }
  return code;
}

}  // namespace gjklab
