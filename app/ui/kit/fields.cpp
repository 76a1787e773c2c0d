#include "ui/kit/fields.h"

#include "model/text/expression.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>
#include <imgui_internal.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace gjklab {
namespace {

constexpr float kLabelWidth = 92;

/// "%.5g": as many digits as the number needs and the field can show, three to nine.
std::string formatFor(double value, float room) {
  int digits = 3;
  std::string format = "%.3g";
  for (; digits <= 9; ++digits) {
    const std::string wider = fmt::format("%.{}g", digits);
    char text[40];
    std::snprintf(text, sizeof text, wider.c_str(), value);
    if (digits > 3 && ImGui::CalcTextSize(text).x > room) break;
    format = wider;
    if (std::abs(std::strtod(text, nullptr) - value) <= 1e-12 * std::abs(value)) break;
  }
  return format;
}

/// What a field accepts.
struct Range {
  double least = -1e300;
  bool whole = false, positive = false;
};

/// Why a typed number is refused, in one sentence; empty when it is not: then `into` is its value.
std::string refusal(const std::string& text, Range range, double& into) {
  const auto read = evaluate(text);
  if (const auto* error = std::get_if<ExpressionError>(&read)) return error->sentence;
  const double value = std::get<double>(read);
  if (value < range.least)
    return tr("must be at least {least}; it is {value}", arg("least", number(range.least)),
              arg("value", number(value, 6)));
  if (range.positive && !(value > 0))
    return tr("must be greater than zero; it is {value}", arg("value", number(value, 6)));
  if (range.whole && (value != std::floor(value) || value > 1e9))
    return tr("must be a whole number; it is {value}", arg("value", number(value, 6)));
  into = value;
  return {};
}

/// Under the field, and a line around it, for as long as it holds what cannot be taken.
void showRefusal(const Ui& ui, const ImRect& box, const std::string& sentence) {
  ImGui::GetWindowDrawList()->AddRect(box.Min, box.Max, ink(ui.theme.bad), ImGui::GetStyle().FrameRounding, 0,
                                      ui.px(1.6f));
  ImGui::SetNextWindowPos({box.Min.x, box.Max.y + ui.px(4)});
  // What is allowed on a line of its own: elsewhere a line may break behind a number's comma.
  const std::size_t end = sentence.find("; ");
  tooltip(ui, end == std::string::npos ? sentence.c_str()
                                       : (sentence.substr(0, end + 1) + "\n" + sentence.substr(end + 2)).c_str());
}

/// A field while it is typed into: its value follows the text as far as that has one. Left with a text that has none,
/// or with Escape, it takes the old value back. `shown`: the value as text.
bool typedNumber(const Ui& ui, const char* id, const std::string& shown, double& value, Range range, float width) {
  const ImGuiID item = ImGui::GetID(id);
  const ImVec2 at = ImGui::GetCurrentWindow()->DC.CursorPos;
  const ImRect box(at, {at.x + width, at.y + ImGui::GetFrameHeight()});
  ImGui::ItemSize(box, ImGui::GetStyle().FramePadding.y);
  if (!ImGui::ItemAdd(box, item, &box, ImGuiItemFlags_Inputable)) return false;
  char text[256];
  std::snprintf(text, sizeof text, "%s", shown.c_str());
  ImGui::TempInputText(box, item, id, text, sizeof text, ImGuiInputTextFlags_AutoSelectAll);
  // The text belongs to the value as typed; showing it again must not replace the value by the rounded text.
  const ImGuiInputTextState* state = ImGui::GetInputTextState(item);
  const bool edited = state && state->Edited;
  double typed = value;
  const std::string why = text == shown ? "" : refusal(text, range, typed);
  if (!ImGui::IsItemDeactivated()) {
    if (!why.empty()) showRefusal(ui, box, why);
    if (edited && !why.empty()) {  // what the text said before it went wrong is not meant either
      ui.send(CancelGesture{});
      ui.send(BeginGesture{});
    }
  } else if (!why.empty() || ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape))) {
    ui.send(CancelGesture{});
    return false;
  } else {
    ui.send(EndGesture{});
  }
  if (!edited || !why.empty() || typed == value) return false;
  value = typed;
  return true;
}

std::string textOf(const std::string& format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format.c_str(), value);
  return inReadersDigits(text);
}

/// Whether a field that Dear ImGui allows only to drag was clicked for typing: pressed and released in place, as for
/// its own fields.
bool clickedToType(ImGuiID item) {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  const ImGuiIO& io = ImGui::GetIO();
  if (context.ActiveId != item || !io.MouseReleased[0]) return false;
  if (ImGui::IsMouseDragPastThreshold(0, io.MouseDragThreshold * 0.5f)) return false;
  context.NavActivateId = context.NavActivateInputId = item;  // the text field is active from its first frame
  return true;
}

bool dragNumber(const Ui& ui, const char* id, double& value, double least, float width, double speed) {
  double edited = value == 0 ? 0 : value;  // no "-0"
  const std::string format = formatFor(edited, width - 2 * ImGui::GetStyle().FramePadding.x);
  if (ImGui::TempInputIsActive(ImGui::GetID(id)))
    return typedNumber(ui, id, textOf(format, edited), value, {least}, width);
  ImGui::SetNextItemWidth(width);
  const bool changed = ImGui::DragScalar(id, ImGuiDataType_Double, &edited, static_cast<float>(speed), nullptr, nullptr,
                                         textOf(format, edited).c_str(), ImGuiSliderFlags_NoRoundToFormat);
  gestureOfItem(ui);
  itemTip(ui, ImGui::IsItemActive() ? "" : tr("Drag to change it, click to type"));
  if (!changed || !std::isfinite(edited)) return false;
  value = std::max(edited, least);
  return true;
}

}  // namespace

double lengthStep(const Scene& scene) {
  double size = 0;
  for (const Body* shape : {&scene.a, &scene.b}) {
    for (const dvec3& p : shape->points) size = std::max(size, glm::length(p));
    if (!hasPoints(shape->shape)) size = std::max({size, shape->radius, shape->half_height, shape->half_extents.x});
  }
  return size > 0 ? size / 250 : 0.01;
}

void gestureOfItem(const Ui& ui) {
  if (ImGui::IsItemActivated()) ui.send(BeginGesture{});
  if (ImGui::IsItemDeactivated()) ui.send(EndGesture{});
}

void rowLabel(const Ui& ui, const char* label, const char* tip) {
  const float width = ui.px(kLabelWidth);
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  const std::string shown = shortened(ui.fonts.ui, label, width - ui.px(6));
  ImGui::TextColored(vec4(mixed(ui.theme.text, ui.theme.muted, 0.5f)), "%s", shown.c_str());
  itemTip(ui, tip ? tip : shown != label ? label : "");
  ImGui::SameLine(left + width);
}

bool numberRow(const Ui& ui, const char* label, double& value, double least, const char* unit, const char* tip) {
  rowLabel(ui, label, tip);
  ImGui::PushID(label);
  const float room = ImGui::GetContentRegionAvail().x - (unit ? textSize(ui.fonts.ui, unit).x + ui.px(6) : 0);
  const bool changed = dragNumber(ui, "##value", value, least, room, lengthStep(ui.session.scene()));
  if (unit) {
    ImGui::SameLine(0, ui.px(6));
    ImGui::TextColored(vec4(ui.theme.muted), "%s", unit);
  }
  ImGui::PopID();
  return changed;
}

bool vectorRow(const Ui& ui, const char* label, dvec3& value, int dimension, double least, float reserved) {
  rowLabel(ui, label);
  ImGui::PushID(label);
  const float gap = ui.px(4);
  const float room = (ImGui::GetContentRegionAvail().x - reserved - gap * static_cast<float>(dimension - 1)) /
                     static_cast<float>(dimension);
  bool changed = false;
  for (int k = 0; k < dimension; ++k) {
    if (k > 0) ImGui::SameLine(0, gap);
    ImGui::PushID(k);
    changed |= dragNumber(ui, "##value", value[k], least, room, lengthStep(ui.session.scene()));
    ImGui::PopID();
  }
  ImGui::PopID();
  return changed;
}

bool countRow(const Ui& ui, const char* label, int& value) {
  rowLabel(ui, label);
  ImGui::PushID(label);
  const float room = ImGui::GetContentRegionAvail().x;
  if (ImGui::TempInputIsActive(ImGui::GetID("##value"))) {
    double typed = value;
    const bool changed = typedNumber(ui, "##value", std::to_string(value), typed, {1, true}, room);
    ImGui::PopID();
    value = static_cast<int>(typed);
    return changed;
  }
  ImGui::SetNextItemWidth(room);
  int edited = value;
  const bool changed = ImGui::DragInt("##value", &edited, 0.25f, 1, 1000000);
  gestureOfItem(ui);
  ImGui::PopID();
  if (!changed) return false;
  value = std::max(1, edited);
  return true;
}

bool toleranceRow(const Ui& ui, const char* label, double& value) {
  rowLabel(ui, label);
  ImGui::PushID(label);
  const float room = ImGui::GetContentRegionAvail().x;
  const std::string shown = textOf(formatFor(value, room - 2 * ImGui::GetStyle().FramePadding.x), value);
  const ImGuiID item = ImGui::GetID("##value");
  if (ImGui::TempInputIsActive(item) || clickedToType(item)) {
    const bool changed = typedNumber(ui, "##value", shown, value, {.positive = true}, room);
    ImGui::PopID();
    return changed;
  }
  ImGui::SetNextItemWidth(room);
  double exponent = std::log10(value);
  // The field shows the tolerance itself; a pull changes its exponent.
  const bool changed = ImGui::DragScalar("##value", ImGuiDataType_Double, &exponent, 0.02f, nullptr, nullptr,
                                         shown.c_str(), ImGuiSliderFlags_NoRoundToFormat | ImGuiSliderFlags_NoInput);
  gestureOfItem(ui);
  itemTip(ui, ImGui::IsItemActive() ? "" : tr("Drag to change it, click to type"));
  ImGui::PopID();
  if (!changed) return false;
  value = std::pow(10.0, std::clamp(exponent, -15.0, 0.0));
  return true;
}

}  // namespace gjklab
