#include "model/compare/impact_rows.h"

#include "model/run/impact_study.h"
#include "model/text/number_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace gjklab {
namespace {

using gjk::ImpactResult;

constexpr const char* kNoNumber = "–";
/// Of the duration: two times are the same.
constexpr double kSameTime = 1e-12;

bool asked(const ImpactResult<3>& result) {
  return result.termination != gjk::ImpactTermination::unsuited &&
         result.termination != gjk::ImpactTermination::invalid_input;
}
/// Whether its time is that of a contact, or up to which there is none.
bool hasTime(const ImpactResult<3>& result) { return asked(result) && result.meets(); }

/// What happens after the times have been the same: one ends, or goes further than the other.
std::string partingOf(int advance, const gjk::ImpactRecord<3>& own, const gjk::ImpactRecord<3>& rival,
                      const RivalNames& names) {
  const Argument k = arg("k", advance);
  if ((own.advance == 0) != (rival.advance == 0))
    return tr("Iteration {k}: {first} ends, but {second} goes on.", k,
              arg("first", own.advance == 0 ? names.own : names.rival),
              arg("second", own.advance == 0 ? names.rival : names.own));
  return tr("Iteration {k}: {own} advances by {step}, {rival} by {other}.", k, arg("own", names.own),
            arg("step", number(own.advance, 4)), arg("rival", names.rival), arg("other", number(rival.advance, 4)));
}

}  // namespace

std::vector<ComparisonRow> impactRows(const Comparison& comparison) {
  std::vector<ComparisonRow> rows;
  const auto add = [&](const char* name, const char* note,
                       const std::function<std::string(const ImpactResult<3>&)>& cell) {
    ComparisonRow row{tr(name), {}, false, *note ? tr(note) : ""};
    for (const MethodFigures& method : comparison.methods)
      row.cells.push_back(method.impact && asked(*method.impact) ? cell(*method.impact) : kNoNumber);
    for (const std::string& text : row.cells) row.differs = row.differs || text != row.cells.front();
    rows.push_back(std::move(row));
  };
  const auto& reference = comparison.impact_reference;
  add(translatable("status"), "", [](const ImpactResult<3>& r) { return std::string(tr(gjk::name(r.status))); });
  add(translatable("time"), translatable("No contact before"),
      [&](const ImpactResult<3>& r) { return hasTime(r) ? number(r.time, comparison.digits) : kNoNumber; });
  add(translatable("early by"), translatable("Before the reference's time: no method is ever late"),
      [&](const ImpactResult<3>& r) {
        return hasTime(r) && reference && hasTime(*reference) ? number(reference->time - r.time, 2) : kNoNumber;
      });
  add(translatable("distance"), translatable("Between the bodies at that time"),
      [](const ImpactResult<3>& r) { return hasTime(r) ? number(r.distance, 3) : kNoNumber; });
  add(translatable("iterations"), translatable("Runs of GJK; of the ray cast: support points"),
      [](const ImpactResult<3>& r) { return std::to_string(r.iterations); });
  add(translatable("support calls"), translatable("Evaluations of the support function of A ⊖ B"),
      [](const ImpactResult<3>& r) { return std::to_string(r.support_calls); });
  add(translatable("termination"), translatable("Why the search stopped"),
      [](const ImpactResult<3>& r) { return std::string(terminationText(r.termination)); });
  return rows;
}

ReferenceText impactReferenceText(const Comparison& comparison) {
  const auto& reference = comparison.impact_reference;
  if (!reference || !asked(*reference)) return {kNoNumber, tr("not supported")};
  const char* how = tr("conservative advancement to 10⁻¹² · S");
  if (!hasTime(*reference)) return {tr(gjk::name(reference->status)), how};
  return {"t " + number(reference->time, comparison.digits), how};
}

std::string impactPartingText(const Comparison& comparison, std::size_t rival) {
  for (const std::size_t i : {std::size_t{0}, rival})
    if (!asked(*comparison.methods[i].impact))
      return tr("{method} does not support this motion.", arg("method", comparison.methods[i].name));
  const std::optional<Parting>& parting = comparison.partings.at(rival - 1);
  return parting ? parting->sentence : tr("The same iterations, at the same times.");
}

std::optional<Parting> firstImpactParting(const Run& own, const Run& rival, const RivalNames& names) {
  const ImpactStudy &p = *own.impact, &q = *rival.impact;
  if (!asked(p.result()) || !asked(q.result())) return std::nullopt;
  const int count = std::min(p.count(), q.count());
  for (int k = 0; k < count; ++k) {
    const gjk::ImpactRecord<3>&a = p.record(k), &b = q.record(k);
    if (std::abs(a.advance - b.advance) <= kSameTime * p.duration) continue;
    const bool ends = a.advance == 0 || b.advance == 0;
    return Parting{{ends ? SubStep::impact_distance : SubStep::impact_advance, k}, partingOf(k + 1, a, b, names)};
  }
  return std::nullopt;
}

}  // namespace gjklab
