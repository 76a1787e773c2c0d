// What came of a search for a time of impact: when and where the bodies meet, or that they do not; the three methods
// beside each other.

#include "model/caption/impact_caption_context.h"
#include "model/text/paragraph.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

// Rows of a table: the methods' names.
const char* methodName(gjk::ImpactMethod method) {
  switch (method) {
    case gjk::ImpactMethod::conservative:
      return trc("method", "conservative");
    case gjk::ImpactMethod::bilateral:
      return trc("method", "bilateral");
    case gjk::ImpactMethod::ray_cast:
      return trc("method", "ray cast");
  }
  return "";
}

std::string answerOf(const gjk::ImpactResult<3>& result) {
  if (result.termination == gjk::ImpactTermination::unsuited) return "–";
  if (result.status == gjk::ImpactStatus::miss) return tr("miss");
  if (result.status == gjk::ImpactStatus::overlapping) return tr("overlapping");
  return "t " + number(result.time, 6);
}

/// Each method's answer to the same question, and what it took.
void addMethods(const ImpactCaptionContext& i, Caption& out) {
  FactTable table{tr("TIME, ITERATIONS · SUPPORT CALLS"), {}};
  for (std::size_t k = 0; k < i.study.methods.size(); ++k) {
    const gjk::ImpactResult<3>& result = i.study.methods[k];
    const bool unsuited = result.termination == gjk::ImpactTermination::unsuited;
    const std::string cost = fmt::format("{} · {}", result.iterations, result.support_calls);
    table.rows.push_back({methodName(kImpactMethods[k]), answerOf(result), unsuited ? tr("a body spins") : cost});
  }
  out.tables.push_back(std::move(table));
}

/// The search ended before contact.
void tellUnfinished(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactResult<3>& result = i.result();
  out.title = tr("No contact before *t* = {t}", arg("t", number(result.time)));
  out.brief = out.body = tr("Then they are {gap} apart.", arg("gap", number(result.distance)));
  addSentence(out.body, result.termination == gjk::ImpactTermination::max_iterations
                            ? tr("The search ended because its limit of iterations was reached.")
                            : tr("The search ended because the digits allow no further progress."));
}

void tellHit(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactResult<3>& result = i.result();
  if (result.termination != gjk::ImpactTermination::converged) return tellUnfinished(i, out);
  const Argument gap = arg("gap", number(result.distance)), most = arg("most", number(i.touching()));
  if (result.time == 0) {
    out.title = tr("They touch at the start");
    out.brief = tr("The gap does not open at once.");
    out.body = tr("The gap of {gap} is within the tolerance, {most}, and does not open at once.", gap, most);
  } else {
    out.title = tr("A and B meet at *t* = {t}", arg("t", number(result.time)));
    const bool parted = i.partedAtStart();
    out.body = parted ? tr("They touch at the start, and after they part there is **no other contact**: every advance "
                           "was proven safe. The gap, {gap}, is within the tolerance, {most}.",
                           gap, most)
                      : tr("There is **no earlier contact**: every advance was proven safe. The gap, {gap}, is within "
                           "the tolerance, {most}.",
                           gap, most);
    out.brief = parted ? tr("No other contact after they part: each advance is safe.")
                       : tr("No earlier contact: every advance was proven safe.");
  }
  const int contacts = i.study.contacts.contacts.size();
  if (contacts < 2)
    addSentence(out.body, tr("A and B meet at {point}.", arg("point", i.t.vector(result.point_a))));
  else if (i.t.run.dimension == 2)
    addSentence(out.body, tr("They touch along an edge; the ends of the shared part are the 2 contact points."));
  else
    addSentence(out.body, tr("They touch at {n} contact points.", arg("n", contacts)));
}

void tellMissing(const ImpactCaptionContext& i, Caption& out) {
  out.title = tr("No answer for this motion");
  if (i.query.impact_method == gjk::ImpactMethod::ray_cast) {
    out.brief = tr("The ray cast is for bodies that do not spin.");
    out.body =
        tr("The GJK **ray cast** is for bodies that do not spin: set every spin to 0, or choose conservative or "
           "bilateral advancement.");
    return;
  }
  out.brief = tr("They move too far: their distances overflow.");
  out.body = tr("The bodies move so far within the duration that their distances overflow.");
}

void addContactFacts(const ImpactCaptionContext& i, Caption& out) {
  const auto& contacts = i.study.contacts.contacts;
  for (int k = 0; k < contacts.size(); ++k)
    out.facts.push_back({contacts.size() > 1 ? tr("contact {n}", arg("n", k + 1)) : tr("contact"),
                         i.t.vector((contacts[k].point_a + contacts[k].point_b) * 0.5), ""});
}

}  // namespace

void tellImpactResult(const ImpactCaptionContext& i, Caption& out) {
  if (!i.study.missing.empty()) return tellMissing(i, out);
  const gjk::ImpactResult<3>& result = i.result();
  const Argument duration = arg("duration", number(i.query.duration)), depth = arg("depth", number(result.depth));
  switch (result.status) {
    case gjk::ImpactStatus::hit:
      tellHit(i, out);
      break;
    case gjk::ImpactStatus::miss:
      out.title = tr("They do not meet");
      out.body = tr("A gap provably stays open for the whole duration of **{duration}**.", duration);
      out.brief = tr("A gap stays open until *t* = **{duration}**.", duration);
      break;
    case gjk::ImpactStatus::overlapping:
      out.title = tr("They overlap from the start");
      out.body = tr("They overlap by {depth} at *t* = 0: there is no first contact.", depth);
      out.brief = tr("They overlap by {depth} at *t* = 0: no first contact.", depth);
      break;
    case gjk::ImpactStatus::invalid:
      out.title = tr("No answer: invalid input");
      out.body = tr("A coordinate, a size, a velocity or the duration is not a finite number. Nothing was run.");
      out.brief = tr("Nothing was run.");
      break;
  }
  const bool told = result.meets();
  out.facts.push_back({tr("status"), tr(gjk::name(result.status)), ""});
  if (told) {
    out.facts.push_back({"t", number(result.time, 8), tr("of {duration}", duration)});
    out.facts.push_back({tr("normal"), i.t.vector(result.normal), ""});
  }
  addContactFacts(i, out);
  out.facts.push_back({tr("termination"), terminationText(result.termination), ""});
  addMethods(i, out);
}

}  // namespace gjklab
