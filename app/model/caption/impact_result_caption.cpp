// What came of a search for a time of impact: when and where the bodies meet, or that they do not; the three methods
// beside each other.

#include "model/caption/impact_telling.h"
#include "model/text/termination_text.h"

namespace gjklab {
namespace {

const char* methodName(gjk::ImpactMethod method) {
  switch (method) {
    case gjk::ImpactMethod::conservative:
      return "conservative";
    case gjk::ImpactMethod::bilateral:
      return "bilateral";
    case gjk::ImpactMethod::ray_cast:
      return "ray cast";
  }
  return "";
}

std::string answerOf(const gjk::ImpactResult<3>& result) {
  if (result.termination == gjk::ImpactTermination::unsuited) return "–";
  if (result.status == gjk::ImpactStatus::miss) return "miss";
  if (result.status == gjk::ImpactStatus::overlapping) return "overlapping";
  return "t " + number(result.time, 6);
}

/// Each method's answer to the same question, and what it took.
void addMethods(const ImpactTelling& i, Caption& out) {
  FactTable table{"METHODS: TIME, ADVANCES · SUPPORTS", {}};
  for (std::size_t k = 0; k < i.study.methods.size(); ++k) {
    const gjk::ImpactResult<3>& result = i.study.methods[k];
    const bool unsuited = result.termination == gjk::ImpactTermination::unsuited;
    const std::string cost = fmt::format("{} · {}", result.iterations, result.support_calls);
    table.rows.push_back({methodName(kImpactMethods[k]), answerOf(result), unsuited ? "a body spins" : cost});
  }
  out.tables.push_back(std::move(table));
}

void tellHit(const ImpactTelling& i, Caption& out) {
  const gjk::ImpactResult<3>& result = i.result();
  if (result.termination != gjk::ImpactTermination::converged) {
    const bool limit = result.termination == gjk::ImpactTermination::max_iterations;
    out.title = fmt::format("No contact before *t* = {}", number(result.time));
    out.brief = fmt::format("There they are {} apart.", number(result.distance));
    out.body = fmt::format("There they are {} apart. The search ended because {}.", number(result.distance),
                           limit ? "its limit of advances was reached" : "the digits allow no further progress");
    return;
  }
  if (result.time == 0) {
    out.title = "They touch at the start";
    out.brief = "The gap does not open.";
    out.body = fmt::format("The gap of {} is within tolerance · S = {}, and does not open.", number(result.distance),
                           number(i.touching()));
  } else {
    out.title = fmt::format("A and B meet at *t* = {}", number(result.time));
    out.body = fmt::format(
        "**No contact before**: every step was proven safe. At this time {} are left, within tolerance · S = {}.",
        number(result.distance), number(i.touching()));
    out.brief = "No contact before: every step was proven safe.";
  }
  const int contacts = i.study.contacts.contacts.size();
  if (contacts > 1)
    out.body += fmt::format(" They meet in {} points.", contacts);
  else
    out.body += fmt::format(" They meet at {}.", i.t.vector(result.point_a));
}

void tellMissing(const ImpactTelling& i, Caption& out) {
  out.title = "This cannot be asked";
  out.brief = i.query.impact_method == gjk::ImpactMethod::ray_cast ? "The ray cast is for bodies that do not spin."
                                                                   : "They move too far for numbers.";
  const bool ray = i.query.impact_method == gjk::ImpactMethod::ray_cast;
  out.body = ray ? "GJK **ray cast** is for bodies that do not spin, and here one does: take away its spin, or choose "
                   "conservative or bilateral advancement."
                 : "The bodies move too far within the duration for their distances to be numbers.";
}

void addContactFacts(const ImpactTelling& i, Caption& out) {
  const auto& contacts = i.study.contacts.contacts;
  for (int k = 0; k < contacts.size(); ++k)
    out.facts.push_back({contacts.size() > 1 ? fmt::format("contact {}", k + 1) : "contact",
                         i.t.vector((contacts[k].point_a + contacts[k].point_b) * 0.5), ""});
}

}  // namespace

void tellImpactResult(const ImpactTelling& i, Caption& out) {
  if (!i.study.missing.empty()) return tellMissing(i, out);
  const gjk::ImpactResult<3>& result = i.result();
  switch (result.status) {
    case gjk::ImpactStatus::hit:
      tellHit(i, out);
      break;
    case gjk::ImpactStatus::miss:
      out.title = "They do not meet";
      out.body =
          fmt::format("For the whole duration of **{}** a gap is proven to stay open.", number(i.query.duration));
      out.brief = fmt::format("A gap stays open for all of **{}**.", number(i.query.duration));
      break;
    case gjk::ImpactStatus::overlapping:
      out.title = "They overlap from the start";
      out.body =
          fmt::format("They are {} deep in each other at *t* = 0: there is no first contact.", number(result.depth));
      out.brief = fmt::format("{} deep at *t* = 0: no first contact.", number(result.depth));
      break;
    case gjk::ImpactStatus::invalid:
      out.title = "No answer: invalid input";
      out.body = "A coordinate, a size, a velocity or the duration is not a finite number. Nothing was run.";
      out.brief = "Nothing was run.";
      break;
  }
  const bool told = result.meets();
  out.facts.push_back({"status", gjk::name(result.status), ""});
  if (told) {
    out.facts.push_back({"t", number(result.time, 8), "of " + number(i.query.duration)});
    out.facts.push_back({"normal", i.t.vector(result.normal), ""});
  }
  addContactFacts(i, out);
  out.facts.push_back({"ended by", terminationText(result.termination), ""});
  addMethods(i, out);
}

}  // namespace gjklab
