// The captions of a textbook run, as its claims: where it goes wrong, and why the reference does not.

#include "model/caption/gjk_caption.h"
#include "model/playback/textbook_moment.h"
#include "model/text/characters.h"
#include "model/text/paragraph.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

std::string letters(const CaptionContext& t, gjk::Feature feature) { return t.names.of(feature); }

void tellWhere(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const Argument d = arg("d", t.vector(record.direction));
  if (!t.gjkBefore()) {
    out.title = tr("Where does the textbook look first?");
    out.body =
        tr("Along d = {d}. This is GJK as textbooks print it: in single precision, in world coordinates, with no "
           "bounds and no test whether x gets nearer to O.",
           d);
    out.brief =
        vectorBrief(t, translatable("Along d = {v}."), record.direction, translatable("Along its first direction."));
    return;
  }
  out.title = tr("Where can O still be?");
  const gjk::Feature kept = t.gjkBefore()->kept;
  const bool one = gjk::vertexCount(kept) == 1;
  const Argument from = arg("simplex", t.names.of(gjk::allOf(record.simplex.size()) & ~1u));
  if (one)
    out.body =
        tr("From *{simplex}* towards O: d = {d}, which is −*{simplex}*. A float holds about seven digits of each "
           "coordinate.",
           from, d);
  else if (record.direction == dvec3(0.0))
    out.body = tr("From *{simplex}* towards O: the cross products give d = {d}, which is no direction.", from, d);
  else
    out.body =
        tr("From *{simplex}* towards O: d = {d}, computed with cross products. A float holds about seven digits "
           "of each coordinate.",
           from, d);
  out.brief = tr("From *{simplex}* towards O, in single precision.", from);
}

/// w and its pair; tellSupport() without what it says of bounds.
void tellFurthestPair(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  if (glm::length(record.direction) > 0) return tellSupport(t, out);
  out.title = tr("How far does A ⊖ B reach along d?");
  out.body = tr("Along no direction at all: d = 0, and w = {w} is what the support functions happen to return.",
                arg("w", t.vector(record.support.w)));
  out.brief = tr("Along no direction at all: d = 0.");
}

void tellPasses(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const double along = glm::dot(record.support.w, record.direction);
  const bool ended = record.decision == gjk::GjkDecision::separated;
  out.title = tr("Does w pass the origin?");
  out.tests.push_back(row("w·d", along, ended ? "< 0" : "≥ 0"));
  out.body = ended ? tr("w·d is negative: textbook GJK reports **separated** and ends, even if only rounding made the "
                        "sign negative.")
                   : tr("w·d is not negative, so the textbook goes on: w joins the simplex.");
  out.brief = ended ? tr("No: textbook GJK reports “separated”.") : tr("It is not short of O: w joins the simplex.");
}

void tellCase(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const auto size = record.simplex.size();
  out.title = tr("Which case is it?");
  addRegionTests(t, out);
  if (record.decision == gjk::GjkDecision::enclosed) {
    const Argument simplex = arg("simplex", letters(t, record.region));
    out.body = tr("No sign puts O outside *{simplex}*: textbook GJK reports **intersecting**.", simplex);
    out.brief = tr("Inside *{simplex}*: it reports “intersecting”.", simplex);
    return;
  }
  if (size == 1) {
    out.body = out.brief = tr("One point: there is no case to pick.");
    return;
  }
  const Argument found = arg("case", letters(t, record.region));
  out.body =
      trn("One sign, computed in floats, selects the case *{case}*. The textbook never computes which of its points is "
          "nearest to O.",
          "{n} signs, computed in floats, select the case *{case}*. The textbook never computes which of its points is "
          "nearest to O.",
          record.tests.size(), found);
  out.brief = tr("Signs computed in floats lead to *{case}*.", found);
}

void tellStays(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::Feature gone = gjk::allOf(record.simplex.size()) & ~record.kept;
  out.title = tr("What is kept, and what is dropped?");
  const Argument kept = arg("kept", letters(t, record.kept));
  out.body = gone == 0 ? tr("*{kept}* stays.", kept)
                       : tr("*{kept}* stays; *{gone}* drops out.", kept, arg("gone", letters(t, gone)));
  out.brief = out.body;
  if (record.decision == gjk::GjkDecision::enclosed)
    out.body += std::string(" ") + tr("EPA continues from it.");
  else if (record.decision == gjk::GjkDecision::stopped)
    out.body += " " + tr("The limit of {count} iterations is reached.", arg("count", record.iteration));
  else
    out.body +=
        std::string(" ") +
        tr("|x| is not checked: this simplex may be no nearer to O than the last one, or may even be the same one.");
}

void tellEnd(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = tr("What does textbook GJK report?");
  if (record.decision == gjk::GjkDecision::enclosed)
    out.body = tr("**Intersecting**, by signs alone. EPA takes the simplex over as it is.");
  else if (record.decision == gjk::GjkDecision::separated)
    out.body = tr("**Separated**, by the sign of w·d. The textbook's GJK does not measure the distance.");
  else
    out.body =
        tr("No answer: the run has not ended after {count} iterations. In a game the frame hangs here, or a limit "
           "makes it **separated**.",
           arg("count", record.iteration));
  out.brief = record.decision == gjk::GjkDecision::enclosed ? std::string(tr("“Intersecting”, by signs alone."))
              : record.decision == gjk::GjkDecision::separated
                  ? std::string(tr("“Separated”, by the sign of w·d."))
                  : tr("No answer: the run has not ended after {count} iterations.", arg("count", record.iteration));
}

/// In the order of SubStep.
constexpr std::array kTellPlainGjk{tellWhere, tellFurthestPair, tellPasses, tellCase, tellStays, tellEnd};

double facetDistance(const CaptionContext& t) { return closestFacet(t.run.trace, t.epa())->distance; }
double reachAlongNormal(const CaptionContext& t) { return glm::dot(t.epa().support.w, t.epa().direction); }

void tellNearest(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kTitles{translatable("Which end is nearest to O?"),
                                                     translatable("Which edge is nearest to O?"),
                                                     translatable("Which facet is nearest to O?")};
  static constexpr PerDimension<const char*> kLeast{
      translatable("n·p, with p the end, is least for n = {n}: {distance}."),
      translatable("n·p, with p on the edge, is least for n = {n}: {distance}."),
      translatable("n·p, with p on the facet, is least for n = {n}: {distance}.")};
  out.title = tr(t.form(kTitles));
  out.body = tr(t.form(kLeast), arg("n", t.vector(t.epa().direction)), arg("distance", number(facetDistance(t))));
  addSentence(out.body, tr("Each n is oriented so that n·p is not negative: away from O, if O is inside."));
  out.brief = tr("The one {distance} from O.", arg("distance", number(facetDistance(t))));
  out.tests.push_back(row("n·p", facetDistance(t)));
}

void tellPlainReach(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kTitles{translatable("Does A ⊖ B reach past this end?"),
                                                     translatable("Does A ⊖ B reach past this edge?"),
                                                     translatable("Does A ⊖ B reach past this facet?")};
  out.title = tr(t.form(kTitles));
  const Argument reach = arg("reach", number(reachAlongNormal(t)));
  out.body = pairSentence(t, t.epa().support, "n") + " " +
             tr("So w = {w} lies {reach} along n.", arg("w", t.vector(t.epa().support.w)), reach);
  out.brief = tr("w lies {reach} along n.", reach);
  out.tests.push_back(row("w·n", reachAlongNormal(t)));
}

void tellDone(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kJoins{translatable("No, it is {gap} further: w joins the interval."),
                                                    translatable("No, it is {gap} further: w joins the polygon."),
                                                    translatable("No, it is {gap} further: w joins the polytope.")};
  static constexpr PerDimension<const char*> kAsks{translatable("Is w less than {limit} beyond the end?"),
                                                   translatable("Is w less than {limit} beyond the edge?"),
                                                   translatable("Is w less than {limit} beyond the facet?")};
  const double gap = reachAlongNormal(t) - facetDistance(t);
  const gjk::EpaDecision decision = t.epa().decision;
  const Argument limit = arg("limit", inReadersDigits("0.0001"));
  out.title = tr(t.form(kAsks), limit);
  out.tests.push_back(
      row("w·n − n·p", gap, decision == gjk::EpaDecision::done ? "< " + limit.text : std::string(tr("go on"))));
  const Argument depth = arg("depth", number(facetDistance(t))), further = arg("gap", number(gap));
  switch (decision) {
    case gjk::EpaDecision::done:
      out.body =
          tr("Yes: textbook EPA reports a depth of **{depth}**, along n = {n}. {limit} is an absolute tolerance, the "
             "same for large and small bodies.",
             depth, arg("n", t.vector(t.epa().direction)), limit);
      out.brief = tr("Yes: textbook EPA reports a depth of {depth}.", depth);
      return;
    case gjk::EpaDecision::stopped:
      out.body = tr("No, and the limit of {count} iterations is reached.", arg("count", t.epa().iteration));
      out.brief = tr("No, and the limit is reached.");
      return;
    case gjk::EpaDecision::expand:
      out.body = tr(t.form(kJoins), further);
      out.brief = tr("No, it is {gap} further: w joins.", further);
  }
}

void tellSeen(const CaptionContext& t, Caption& out) {
  const auto& record = t.epa();
  static constexpr PerDimension<const char*> kTitles{translatable("Which ends go?"), translatable("Which edges go?"),
                                                     translatable("Which facets go?")};
  out.title = tr(t.form(kTitles));
  if (t.run.dimension < 3) {
    out.body = out.brief = t.run.dimension == 1 ? tr("Only the nearest end, even if w sees both.")
                                                : tr("Only the nearest edge, even if w sees others.");
    return;
  }
  out.brief = trn("{n} facet with n·(w − p) > 0 in floats.", "{n} facets with n·(w − p) > 0 in floats.",
                  static_cast<long long>(record.removed.size()));
  out.body = out.brief + " " +
             trn("{n} edge is left open.", "{n} edges are left open.", static_cast<long long>(record.horizon.size()));
}

void tellJoined(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kTitles{translatable("How does the interval grow?"),
                                                     translatable("How does the polygon grow?"),
                                                     translatable("How does the polytope grow?")};
  out.title = tr(t.form(kTitles));
  const auto added = static_cast<long long>(t.epa().added.size());
  static constexpr PerDimension<const char*> kUnchecked{
      translatable("The textbook does not check that it still contains O."),
      translatable("The textbook does not check that the polygon is still convex."),
      translatable("The textbook does not check that the polytope is still convex.")};
  out.body = trn("By {n} new one, oriented away from O by the sign of n·p.",
                 "By {n} new ones, each oriented away from O by the sign of n·p.", added);
  addSentence(out.body, tr(t.form(kUnchecked)));
  out.brief = trn("By {n} new one; convexity is not checked.", "By {n} new ones; convexity is not checked.", added);
}

constexpr std::array kTellPlainEpa{tellNearest, tellPlainReach, tellDone, tellSeen, tellJoined};

std::string answerText(const CaptionContext& t, const gjk::Result<3>& result) {
  if (result.status == gjk::Status::touching) return tr("**touching**");
  if (result.status == gjk::Status::separated)
    return result.has_distance ? tr("**separated**, {distance} apart", arg("distance", number(result.distance)))
                               : std::string(tr("**separated**"));
  return result.has_distance ? tr("**intersecting**, {depth} deep along n = {n}", arg("depth", number(result.depth)),
                                  arg("n", t.vector(result.normal)))
                             : std::string(tr("**intersecting**, but gives no depth"));
}

/// To how many significant digits a number is right; 15 at most.
int rightDigits(double said, double truth) {
  const double off = std::abs(said - truth);
  if (!(off > 0)) return 15;
  const double digits = std::floor(std::log10(std::abs(truth))) + 1 - std::log10(2 * off);
  return std::isfinite(digits) ? std::clamp(static_cast<int>(std::floor(digits)), 0, 15) : 0;
}

/// Of a run that went wrong with the right status: what else of its answer is right.
std::string rightByLuck(const gjk::Result<3>& said, const gjk::Result<3>& truth) {
  if (said.status == gjk::Status::touching || !said.has_distance)
    return tr("The status is right, although a step is wrong.");
  const bool overlap = said.status == gjk::Status::intersecting;
  const int digits = overlap ? rightDigits(said.depth, truth.depth) : rightDigits(said.distance, truth.distance);
  const Argument right = arg("n", digits);
  if (digits >= 3)
    return overlap ? tr("The status is right, and the depth to {n} digits.", right)
                   : tr("The status is right, and the distance to {n} digits.", right);
  return overlap ? tr("The status is right, but the depth is wrong.")
                 : tr("The status is right, but the distance is wrong.");
}

/// Where the run went wrong, and then what went wrong; where the answer has said that, or where the caption has no room
/// for it, what gjklab does instead.
void addFaultSentences(const TextbookFault& fault, std::string& body) {
  constexpr int kRoom = 320;
  using Kind = TextbookFault::Kind;
  addSentence(body, tr("The run went wrong {place}.", arg("place", placeText(fault))));
  const bool said = fault.kind == Kind::apart || fault.kind == Kind::enclosed || fault.kind == Kind::wrong_depth;
  const bool fits = characterCount(body) + 1 + characterCount(fault.sentence) <= kRoom;
  addSentence(body, said || !fits ? fault.instead : fault.sentence);
}

void tellAnswer(const CaptionContext& t, Caption& out) {
  const auto& fault = t.run.textbook->fault;
  out.title = fault ? tr("What went wrong?") : tr("Is the textbook right?");
  const gjk::Result<3>&said = t.run.trace.result, &truth = t.run.textbook->reference;
  const std::string found = answerText(t, said), right = answerText(t, truth);
  const Argument answer = arg("claim", found), by = arg("algorithm", t.run.trace.epa.empty() ? "GJK" : "EPA");
  const bool unfinished = t.run.trace.epa.empty() && said.termination == gjk::Termination::max_iterations;
  if (unfinished && said.status == truth.status)
    out.body =
        tr("Textbook {algorithm} reports {claim}, which is right only by chance: the run reached its iteration limit. "
           "The shapes are {distance} apart.",
           by, answer, arg("distance", number(truth.distance)));
  else if (found != right)
    out.body =
        tr("Textbook {algorithm} reports {claim}. The correct answer: {answer}.", by, answer, arg("answer", right));
  else
    out.body =
        fault ? tr("Textbook {algorithm} reports {claim}. The digits shown are right, but only by luck.", by, answer)
              : tr("Textbook {algorithm} reports {claim}. The digits shown are right.", by, answer);
  if (fault)
    addFaultSentences(*fault, out.body);
  else
    addSentence(out.body, tr("On this pair nothing goes wrong, but nothing proves the answer."));
  const Argument claim = arg("claim", tr(gjk::name(said.status)));
  out.brief = fault && said.status != truth.status ? tr("Textbook {algorithm} reports {claim}; they are {answer}.", by,
                                                        claim, arg("answer", tr(gjk::name(truth.status))))
              : fault                              ? rightByLuck(said, truth)
                      : tr("Textbook {algorithm} reports {claim}: that is right.", by, claim);
  addAnswerFacts(t, out);
}

/// At the fault of the run, the caption begins with it; after that, it says where it was.
void addFault(const CaptionContext& t, Caption& out) {
  const auto fault = faultMoment(t.run);
  if (!fault) return;
  const TextbookFault& told = *t.run.textbook->fault;
  if (t.moment == *fault) out.brief = tr("Here it goes wrong.");
  if (t.moment == *fault)
    out.body = fmt::format("{} {} {}", tr("**Here it goes wrong.**"), told.sentence, told.instead);
  int here = -1, there = -1;
  for (int i = 0; i < t.timeline.size(); ++i) {
    if (t.timeline[i] == t.moment) here = i;
    if (t.timeline[i] == *fault) there = i;
  }
  if (here >= there) out.facts.push_back({tr("goes wrong"), placeText(told), ""});
}

}  // namespace

void tellTextbook(const CaptionContext& t, Caption& out) {
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

}  // namespace gjklab
