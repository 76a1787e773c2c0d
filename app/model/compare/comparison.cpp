#include "model/compare/comparison.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "model/compare/impact_rows.h"
#include "model/run/impact_study.h"
#include "model/run/textbook.h"
#include "model/text/number_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

constexpr const char* kNone = "–";

/// Whether the method can say anything of this pair: the separating axis test cannot of smooth shapes.
bool answers(const MethodFigures& method) { return method.result.termination != gjk::Termination::unsuited; }

/// Whether searches for a time of impact are compared.
bool ofImpact(const Comparison& comparison) { return !comparison.methods.empty() && comparison.methods[0].impact; }

/// What the statuses of all methods let a single row say.
enum class Quantity { distance, depth, both };

Quantity quantityOf(const Comparison& comparison) {
  bool apart = false, overlap = false;
  for (const MethodFigures& method : comparison.methods) {
    if (!answers(method)) continue;
    apart = apart || method.result.status == gjk::Status::separated;
    overlap = overlap || method.result.status == gjk::Status::intersecting;
  }
  return apart == overlap ? Quantity::both : apart ? Quantity::distance : Quantity::depth;
}

/// To be translated.
const char* nameOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::distance:
      return translatable("distance");
    case Quantity::depth:
      return translatable("depth");
    case Quantity::both:
      break;
  }
  return translatable("distance − depth");
}

std::string answerOf(const gjk::Result<3>& result, Quantity quantity, int digits) {
  if (!result.has_distance) return kNone;
  const double signed_distance = result.distance - result.depth;
  return number(quantity == Quantity::depth ? -signed_distance : signed_distance, digits);
}

/// Of a reference that is no better than the answer (a quick one, while a shape is dragged) only what it can tell.
std::string errorText(const MethodFigures& method, const std::optional<Reference>& reference) {
  if (!method.error) return kNone;
  const bool coarse = reference->uncertainty > 1e-15 * reference->scale && *method.error <= reference->uncertainty;
  return coarse ? "< " + number(2 * reference->uncertainty, 1) : number(*method.error, 2);
}

std::optional<double> errorOf(const gjk::Result<3>& result, const std::optional<Reference>& reference) {
  if (!reference || !result.has_distance || result.termination == gjk::Termination::invalid_input) return std::nullopt;
  const long double answer = static_cast<long double>(result.distance) - result.depth;
  return static_cast<double>(std::abs(answer - reference->signed_distance));
}

MethodFigures figuresOf(const Run& run, std::string name, const std::optional<Reference>& reference) {
  MethodFigures figures{std::move(name), run.trace.result, 0, 0, std::nullopt, std::nullopt, {}};
  if (run.impact) figures.impact = run.impact->result();
  for (const auto& record : run.trace.gjk) figures.tests += record.tests.size();
  if (run.sat) figures.axes = run.sat->tested;
  figures.error = errorOf(run.trace.result, reference);
  if (run.textbook && run.textbook->fault) {
    const TextbookFault& fault = *run.textbook->fault;
    // Translators: {place} is "in GJK 3"; {fault} and {instead} are whole sentences.
    figures.fault = tr("{method} goes wrong {place}. {fault} {instead}", arg("method", figures.name),
                       arg("place", placeText(fault)), arg("fault", fault.sentence), arg("instead", fault.instead));
  }
  return figures;
}

/// Of the methods' cells, whether they are not all the same.
ComparisonRow row(const Comparison& comparison, std::string name, std::string note,
                  const std::function<std::string(const MethodFigures&)>& cell) {
  ComparisonRow result{std::move(name), {}, false, std::move(note)};
  for (const MethodFigures& method : comparison.methods) result.cells.push_back(cell(method));
  for (const std::string& text : result.cells) result.differs = result.differs || text != result.cells.front();
  return result;
}

}  // namespace

void compareRuns(Comparison& comparison, const std::vector<const Run*>& runs, const std::vector<std::string>& names,
                 Naming naming) {
  comparison.dimension = runs[0]->dimension;
  comparison.methods.clear();
  comparison.partings.clear();
  for (std::size_t i = 0; i < runs.size(); ++i) {
    comparison.methods.push_back(figuresOf(*runs[i], names[i], comparison.reference));
    if (i > 0) comparison.partings.push_back(firstParting(*runs[0], *runs[i], {names[0], names[i]}, naming));
  }
}

void setReference(Comparison& comparison, const Scene& scene, Effort effort) {
  comparison.impact_reference.reset();
  if (ofImpact(comparison)) {
    comparison.impact_reference = referenceImpact(scene);
    return;
  }
  NoReference none;
  comparison.reference = reference(scene, &none, effort);
  comparison.no_reference = none.reason;
  for (MethodFigures& method : comparison.methods) method.error = errorOf(method.result, comparison.reference);
}

std::vector<ComparisonRow> comparisonRows(const Comparison& comparison) {
  if (ofImpact(comparison)) return impactRows(comparison);
  const Quantity quantity = quantityOf(comparison);
  const auto count = [](int n) { return std::to_string(n); };
  std::vector<ComparisonRow> rows;
  const auto add = [&](const char* name, const char* note, auto cell) {
    rows.push_back(row(comparison, tr(name), *note ? tr(note) : "", cell));
  };
  add(translatable("GJK iterations"), "", [&](const MethodFigures& m) { return count(m.result.gjk_iterations); });
  add(translatable("EPA iterations"), "", [&](const MethodFigures& m) { return count(m.result.epa_iterations); });
  add(translatable("support calls"), translatable("Evaluations of the support function of A ⊖ B"),
      [&](const MethodFigures& m) { return count(m.result.support_calls); });
  add(translatable("sign tests"), translatable("Of all GJK iterations"),
      [&](const MethodFigures& m) { return count(m.tests); });
  if (std::any_of(comparison.methods.begin(), comparison.methods.end(), [](const MethodFigures& m) { return m.axes; }))
    add(translatable("axes"), translatable("Of the separating axis test"),
        [&](const MethodFigures& m) { return count(m.axes); });
  add(translatable("status"), "",
      [](const MethodFigures& m) { return std::string(answers(m) ? tr(gjk::name(m.result.status)) : kNone); });
  add(nameOf(quantity), translatable("The Boolean method says nothing about the distance of a separated pair"),
      [&](const MethodFigures& m) { return answerOf(m.result, quantity, comparison.digits); });
  add(translatable("normal"), translatable("Unit, from A towards B"), [&](const MethodFigures& m) {
    return m.result.normal == dvec3(0.0) ? kNone : vectorText(m.result.normal, comparison.dimension, 3);
  });
  add(translatable("error"), translatable("Against the reference: |answer − reference|"),
      [&](const MethodFigures& m) { return errorText(m, comparison.reference); });
  add(translatable("termination"), translatable("Why the run stopped"),
      [](const MethodFigures& m) { return std::string(terminationText(m.result.termination)); });
  return rows;
}

ReferenceText referenceText(const Comparison& comparison) {
  if (ofImpact(comparison)) return impactReferenceText(comparison);
  if (!comparison.reference) return {kNone, comparison.no_reference};
  const Reference& reference = *comparison.reference;
  const auto signed_distance = static_cast<double>(reference.signed_distance);
  const Argument value = arg("value", number(std::abs(signed_distance), comparison.digits));
  const Argument uncertainty = arg("uncertainty", number(reference.uncertainty, 1));
  return {signed_distance < 0 ? tr("depth {value} ± {uncertainty}", value, uncertainty)
                              : tr("distance {value} ± {uncertainty}", value, uncertainty),
          reference.how};
}

bool areCompared(const Comparison& comparison, std::size_t rival) {
  const auto runs = [](const MethodFigures& method) {
    return method.impact ? method.impact->termination != gjk::ImpactTermination::unsuited : answers(method);
  };
  return runs(comparison.methods[0]) && runs(comparison.methods.at(rival));
}

std::string partingText(const Comparison& comparison, std::size_t rival) {
  if (ofImpact(comparison)) return impactPartingText(comparison, rival);
  for (const std::size_t i : {std::size_t{0}, rival})
    if (!answers(comparison.methods[i]))
      return tr("{method} does not support these shapes.", arg("method", comparison.methods[i].name));
  const std::optional<Parting>& parting = comparison.partings.at(rival - 1);
  if (parting) return parting->sentence;
  if (comparison.methods[0].axes && comparison.methods[rival].axes) return tr("Both runs test the same axes.");
  return tr("Both runs take the same directions, support points and simplices.");
}

}  // namespace gjklab
