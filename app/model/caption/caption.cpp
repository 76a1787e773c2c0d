#include "model/caption/caption.h"

#include "model/caption/caption_parts.h"
#include "model/run/vertex_naming.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>

namespace gjklab {

namespace {

const std::string kThen = " · ";

/// "Iteration 3 of GJK · step 4 of 5". The end of GJK is no step of the iteration that led to it.
std::string overlineOf(const CaptionContext& t, int position) {
  const auto& trace = t.run.trace;
  const auto gjk_count = static_cast<int>(trace.gjk.size()), epa_count = static_cast<int>(trace.epa.size());
  if (t.moment.sub_step == SubStep::gjk_end)
    return tr("End of GJK") + kThen + trn("after {n} iteration", "after {n} iterations", gjk_count);
  if (t.moment.sub_step == SubStep::result) {
    const std::string result = tr("Result");
    if (t.run.sat) return result + kThen + testedAxes(*t.run.sat);
    if (gjk_count == 0) return result;
    // Short enough for one line.
    if (epa_count > 0)
      return result + kThen +
             trn("{gjk} GJK and {n} EPA iteration", "{gjk} GJK and {n} EPA iterations", epa_count,
                 arg("gjk", gjk_count));
    return result + kThen + trn("after {n} iteration of GJK", "after {n} iterations of GJK", gjk_count);
  }
  const Phase phase = phaseOf(t.moment.sub_step);
  if (phase == Phase::sat)
    return tr("Axis {axis} of {axes}", arg("axis", t.moment.record + 1), arg("axes", t.run.sat->axes.size())) + kThen +
           tr("step {step} of {steps}", arg("step", t.moment.sub_step == SubStep::sat_axis ? 1 : 2), arg("steps", 2));
  const bool epa = phase == Phase::epa;
  const int start = t.timeline.iterationStart(position);
  int end = t.timeline.iterationEnd(position);
  if (phase == Phase::impact) return impactOverline(t, position - start + 1, end - start + 1);
  if (phase == Phase::hull) return hullOverline(t, position - start + 1, end - start + 1);
  if (phase == Phase::contact) return tr("Contact manifold") + t.stepText(position - start + 1, end - start + 1);
  if (t.timeline[end].sub_step == SubStep::gjk_end) --end;
  return (epa ? tr("Iteration {iteration} of EPA", arg("iteration", t.epa().iteration))
              : tr("Iteration {iteration} of GJK", arg("iteration", t.gjk().iteration))) +
         t.stepText(position - start + 1, end - start + 1);
}

/// What tells a phase's moments, in the order of Phase.
constexpr std::array kTell{tellGjk, tellEpa, tellSeparatingAxes, tellResult, tellContact, tellHull, tellImpact};
static_assert(kTell.size() == static_cast<std::size_t>(Phase::impact) + 1);

/// Sentences are broken at spaces, but not within "A ⊖ B": its spaces become no-break ones.
void keepTogether(std::string& sentence) {
  const std::string kLoose = "A ⊖ B", kTight = "A\u00a0⊖\u00a0B";
  for (std::size_t at = sentence.find(kLoose); at != std::string::npos; at = sentence.find(kLoose, at + kTight.size()))
    sentence.replace(at, kLoose.size(), kTight);
}

/// Whether the lit line of pseudocode is the same whatever the step's answer.
bool lightsSameLine(SubStep step) {
  return step == SubStep::gjk_support || step == SubStep::gjk_region || phaseOf(step) == Phase::epa;
}

/// The question of a moment beside all that was known before it.
Caption question(const CaptionContext& t, int position) {
  Caption out = caption(t.scene, t.run, t.timeline, position - 1, Disclosure::so_far, t.naming);
  out.overline = overlineOf(t, position);
  out.title = tr(infoOf(t.moment.sub_step).question);
  out.body = out.brief = tr("Answer before you look.");
  if (lightsSameLine(t.moment.sub_step)) out.pseudocode = pseudocodeOf(t);
  if (t.moment.sub_step == SubStep::gjk_region) {  // w has joined the simplex, and its test is over
    out.tests.clear();
    if (!out.simplex.empty()) out.simplex.front().name = t.names[0];
  }
  return out;
}

}  // namespace

Caption caption(const Scene& scene, const Run& run, const Timeline& timeline, int position, Disclosure disclosure,
                Naming naming, std::optional<int> test) {
  position = std::clamp(position, 0, timeline.size() - 1);
  const Moment moment = timeline[position];
  const int record =
      phaseOf(moment.sub_step) == Phase::gjk ? moment.record : static_cast<int>(run.trace.gjk.size()) - 1;
  if (test && *test >= timeline.testsAt(position)) test.reset();
  const MomentBounds bounds = boundsAt(run, timeline[test ? position - 1 : position]);
  const CaptionContext t{scene, run, timeline, moment, bounds, disclosure, naming, namesAt(run, record, naming), test};
  if (isAsking(timeline, position, disclosure)) return question(t, position);
  Caption out;
  out.overline = overlineOf(t, position);
  out.pseudocode = pseudocodeOf(t);
  kTell[static_cast<std::size_t>(phaseOf(moment.sub_step))](t, out);
  if (phaseOf(moment.sub_step) <= Phase::result) addCommonFacts(t, out);
  if (moment.sub_step == SubStep::result) {
    tellProof(t, out);
    addProofTable(t, out);
  }
  addMassTables(t, out);
  if (test)
    out.overline +=
        kThen + tr("test {test} of {tests}", arg("test", *test + 1), arg("tests", timeline.testsAt(position)));
  keepTogether(out.body);
  return out;
}

Caption withQuestion(Caption words, const std::string& question, const std::string& answer) {
  if (question.empty()) return words;
  words.title = question;
  words.body = answer.empty() ? "" : answer + " " + words.body;
  words.brief = answer;
  return words;
}

}  // namespace gjklab
