// Kind, sizes, margin, pose and points of one body.

#include "model/scene/body_kind.h"
#include "model/scene/shape_table.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/panel/pose_rows.h"
#include "ui/panel/scene_panel.h"

namespace gjklab {
namespace {

void kindRow(const Ui& ui, Which which, const Body& now) {
  const int dimension = ui.session.scene().dimension;
  rowLabel(ui, tr("shape"));
  if (!beginCombo(ui, "##kind", screenName(now.shape, dimension))) return;
  for (const ShapeKind kind : kAllShapes)
    if (existsIn(kind, dimension) && ImGui::Selectable(screenName(kind, dimension), kind == now.shape))
      ui.send(Edit{SetBody{which, asKind(now, kind, dimension)}});
  ImGui::EndCombo();
}

bool sizeRows(const Ui& ui, Body& shape, int dimension) {
  const ShapeFields fields = shapeRow(shape.shape).fields;
  bool changed = false;
  if (fields.half_extents)
    changed |= vectorRow(ui, dimension == 1 ? tr("half length") : tr("half size"), shape.half_extents, dimension, 0);
  if (fields.radii) changed |= vectorRow(ui, tr("radii"), shape.radii, dimension, 0);
  if (fields.half_height) changed |= numberRow(ui, tr("half height"), shape.half_height, 0);
  if (fields.radius) changed |= numberRow(ui, tr("radius"), shape.radius, 0);
  return changed;
}

/// The motion: shown in the study of the impact, and whenever a body has a motion.
bool motionRows(const Ui& ui, Body& shape, int dimension) {
  const bool moves = shape.linear_velocity != dvec3(0.0) || shape.angular_velocity != dvec3(0.0);
  if (!moves && ui.session.study() != Study::impact) return false;
  return velocityRows(ui, shape, dimension);
}

/// One row for each point: its coordinates, and a cross to take it out.
void pointRow(const Ui& ui, Which which, const Body& now, int i, bool removable) {
  const std::string label = letterOf(which) + subscript(i);
  dvec3 point = now.points[static_cast<std::size_t>(i)];
  const float side = ImGui::GetFrameHeight();
  if (vectorRow(ui, label.c_str(), point, ui.session.scene().dimension, -1e300, removable ? side + ui.px(4) : 0))
    ui.send(Edit{SetPoint{which, i, point}});
  if (!removable) return;
  ImGui::SameLine(0, ui.px(4));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(0, ImGui::GetStyle().FramePadding.y));
  if (ImGui::Button("×", {side, 0})) ui.send(Edit{ErasePoint{which, i}});
  ImGui::PopStyleVar();
  itemTip(ui, tr("Removes this point"));
}

void pointTable(const Ui& ui, Which which, const Body& now) {
  const PointCount allowed = shapeRow(now.shape).points;
  const int count = static_cast<int>(now.points.size());
  const bool removable = count > allowed.least, extendable = count < allowed.greatest;
  const std::string heading = tr("Points in {body}'s own coordinates", arg("body", letterOf(which)));
  ImGui::TextColored(vec4(ui.theme.muted), "%s", heading.c_str());
  ImGuiListClipper clipper;
  clipper.Begin(count, ImGui::GetFrameHeightWithSpacing());
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      ImGui::PushID(i);
      pointRow(ui, which, now, i, removable);
      ImGui::PopID();
    }
  if (extendable &&
      button(ui, tr("Add a point"), false,
             now.shape == ShapeKind::bezier ? tr("A fourth control point") : tr("A point beside the last one"))) {
    const dvec3 last = now.points.empty() ? dvec3(0.0) : now.points.back();
    ui.send(Edit{InsertPoint{which, count, last + dvec3(roughSize(now) / 2, 0, 0)}});
  }
}

}  // namespace

void bodyEditor(const Ui& ui, Which which) {
  const int dimension = ui.session.scene().dimension;
  const Body& now = body(ui.session.scene(), which);
  kindRow(ui, which, now);
  Body edited = now;
  bool changed = sizeRows(ui, edited, dimension);
  changed |= poseRows(ui, edited, dimension);
  changed |= motionRows(ui, edited, dimension);
  changed |=
      numberRow(ui, tr("margin"), edited.margin, 0, nullptr, tr("A radius by which the body grows on all sides"));
  if (changed) ui.send(Edit{SetBody{which, edited}});
  if (hasPoints(now.shape)) pointTable(ui, which, now);
  if (now.shape == ShapeKind::box || now.shape == ShapeKind::segment)
    if (button(ui, tr("Edit as points"), false, tr("Turns it into a hull with its vertices")))
      ui.send(Edit{ConvertToHull{which}});
}

}  // namespace gjklab
