#include "ui/panel/world_body_editor.h"

#include "model/text/translate.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/panel/pose_rows.h"

#include <algorithm>

namespace gjklab {

namespace {

/// A number that the world gives where the body has none of its own. A box gives it one, and takes it away.
bool ownNumberRow(const Ui& ui, const char* label, std::optional<double>& own, double of_world, double most) {
  ImGui::PushID(label);
  bool has = own.has_value();
  bool changed = ImGui::Checkbox("##own", &has);
  itemTip(ui, tr("Its own value; otherwise that of the world"));
  if (changed) own = has ? std::optional<double>(of_world) : std::nullopt;
  ImGui::SameLine(0, ui.px(6));
  double value = own.value_or(of_world);
  ImGui::BeginDisabled(!own);
  if (numberRow(ui, label, value, 0)) {
    own = std::min(value, most);
    changed = true;
  }
  ImGui::EndDisabled();
  ImGui::PopID();
  return changed;
}

/// What it weighs: its density follows.
bool massRow(const Ui& ui, WorldBody& body, double mass) {
  double wanted = mass;
  if (!numberRow(ui, tr("mass"), wanted, 0) || !(wanted > 0) || !(mass > 0)) return false;
  body.density *= wanted / mass;
  return true;
}

}  // namespace

void worldBodyEditor(const Ui& ui, const Sandbox& sandbox, int body, double mass) {
  const WorldFile& now = sandbox.file();
  WorldBody one = sandbox.bodyAsFile(body);
  ImGui::TextUnformatted(nameOf(now, body).c_str());
  bool changed = ImGui::Checkbox(tr("fixed"), &one.fixed);
  itemTip(ui, tr("Stays where it is, whatever pushes it"));
  changed |= poseRows(ui, one.body, now.dimension);
  if (!one.fixed) {
    changed |= velocityRows(ui, one.body, now.dimension);
    changed |= numberRow(ui, tr("density"), one.density, 1e-12);
    changed |= massRow(ui, one, mass);
  }
  changed |= ownNumberRow(ui, "restitution", one.restitution, now.world.restitution, 1);
  changed |= ownNumberRow(ui, "friction", one.friction, now.world.friction, 1e300);
  if (changed) ui.send(InWorld{ChangeBody{body, one}});
  if (button(ui, tr("Delete"), false, tr("Removes it from the world (Delete)"))) ui.send(InWorld{RemoveBody{body}});
}

}  // namespace gjklab
