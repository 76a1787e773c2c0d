// The query: method, rounding, first direction, tolerances, limits.

#include "model/run/impact_study.h"
#include "model/scene/method_choices.h"
#include "model/text/translate.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/panel/scene_panel.h"

namespace gjklab {
namespace {

bool methodRow(const Ui& ui, QuerySettings& query) {
  rowLabel(ui, tr("method"));
  if (!beginCombo(ui, "##method", briefMethodName(query).c_str())) return false;
  bool changed = false;
  for (const MethodChoice& choice : methodChoices()) {
    if (!ImGui::Selectable(methodName(choice).c_str(), isChosen(query, choice))) continue;
    query = withMethod(query, choice);
    changed = true;
  }
  ImGui::EndCombo();
  return changed;
}

bool roundingRow(const Ui& ui, QuerySettings& query) {
  rowLabel(ui, tr("radii"));
  const bool core = !query.textbook && query.rounding == gjk::Rounding::core;
  if (!beginCombo(ui, "##rounding", core ? tr("subtracted") : tr("in the support"))) return false;
  const gjk::Rounding before = query.rounding;
  if (!query.textbook && ImGui::Selectable(tr("subtracted: run on the cores"), core))
    query.rounding = gjk::Rounding::core;
  if (ImGui::Selectable(tr("in the support function"), !core)) query.rounding = gjk::Rounding::support;
  ImGui::EndCombo();
  return query.rounding != before;
}

/// Not of the scene: whether a run begins with the last simplex of the pair.
void warmStartRow(const Ui& ui) {
  rowLabel(ui, tr("start"));
  Inquiry inquiry = ui.session.inquiry();
  if (ImGui::Checkbox(tr("warm"), &inquiry.warm_start)) ui.send(Inquire{inquiry});
  itemTip(ui, tr("While you drag a shape, each run begins with the last simplex"));
}

bool directionRows(const Ui& ui, QuerySettings& query, int dimension) {
  rowLabel(ui, tr("first d"));
  bool own = query.initial_direction.has_value();
  bool changed = ImGui::Checkbox(tr("chosen by hand"), &own);
  itemTip(ui, tr("Otherwise from A's position to B's"));
  if (changed) query.initial_direction = own ? std::optional(dvec3(1, 0, 0)) : std::nullopt;
  if (!query.initial_direction) return changed;
  dvec3 direction = *query.initial_direction;
  if (vectorRow(ui, tr("direction"), direction, dimension) && glm::length(direction) > 0) {
    query.initial_direction = direction;
    changed = true;
  }
  return changed;
}

/// The query about the motion.
bool impactRows(const Ui& ui, QuerySettings& query) {
  rowLabel(ui, tr("impact"));
  const gjk::ImpactMethod before = query.impact_method;
  if (beginCombo(ui, "##impact", impactMethodName(before))) {
    for (const gjk::ImpactMethod method : kImpactMethods)
      if (ImGui::Selectable(impactMethodName(method), method == before)) query.impact_method = method;
    ImGui::EndCombo();
  }
  bool changed = query.impact_method != before;
  double duration = query.duration;
  if (numberRow(ui, tr("duration"), duration, 0) && duration > 0) {
    query.duration = duration;
    changed = true;
  }
  return toleranceRow(ui, tr("contact at"), query.impact_tolerance) || changed;
}

}  // namespace

void queryEditor(const Ui& ui) {
  QuerySettings query = ui.session.scene().query;
  bool changed = ui.session.study() == Study::impact && impactRows(ui, query);
  changed |= methodRow(ui, query);
  changed |= roundingRow(ui, query);
  warmStartRow(ui);
  changed |= directionRows(ui, query, ui.session.scene().dimension);
  changed |= toleranceRow(ui, tr("tolerance"), query.tolerance);
  changed |= countRow(ui, tr("iterations"), query.max_iterations);
  changed |= toleranceRow(ui, tr("EPA tol."), query.epa_tolerance);
  changed |= countRow(ui, tr("EPA iter."), query.epa_max_iterations);
  if (changed) ui.send(Edit{SetQuery{query}});
}

}  // namespace gjklab
