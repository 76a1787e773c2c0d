#include "ui/kit/fields.h"

#include "model/text/expression.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
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

/// "9.2e-5": with this many significant digits, and an exponent without zeros in front.
std::string written(double value, int digits) {
  std::string text = fmt::format("{:.{}g}", value, digits);
  const std::size_t e = text.find('e');
  if (e == text.npos) return text;
  std::size_t first = e + 2;
  while (first + 1 < text.size() && text[first] == '0') ++first;
  return text.substr(0, e + 1) + (text[e + 1] == '-' ? "-" : "") + text.substr(first);
}

constexpr int kMostShown = 9, kMostEdited = 15;

/// How many digits a number has before its point: with fewer it would get an exponent, "1e1".
int digitsBeforePoint(double value) {
  const double size = std::abs(value);
  return size >= 1 && size < 1e9 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
}

/// As many digits as the number needs, at most this many, and as `fits` allows; at least one.
template <class Fits>
std::string numberText(double value, int most, Fits fits) {
  std::string text = inReadersDigits(written(value, 1));
  // Without an exponent where that fits.
  const int before = digitsBeforePoint(value), least = fits(inReadersDigits(written(value, before))) ? before : 1;
  for (int digits = least; digits <= std::max(most, least); ++digits) {
    const std::string point = written(value, digits), longer = inReadersDigits(point);
    if (fits(longer)) text = longer;
    if (std::abs(std::strtod(point.c_str(), nullptr) - value) <= 1e-12 * std::abs(value)) break;
  }
  return text;
}

/// What a field shows while it is not edited: the whole number with its exponent, in fewer digits where they would not
/// fit.
std::string shownText(double value, float room) {
  return numberText(value, kMostShown,
                    [room](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x <= room; });
}

/// What is edited: all digits, whether they fit or not.
std::string editedText(double value) {
  return numberText(value, kMostEdited, [](const std::string&) { return true; });
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
  tooltip(ui, sentence.c_str());
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

/// In the middle of the last item.
void fieldText(const std::string& text, ImU32 color) {
  const ImVec2 low = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
  const ImVec2 taken = ImGui::CalcTextSize(text.c_str());
  ImGui::GetWindowDrawList()->AddText(
      {std::round(low.x + (size.x - taken.x) / 2), std::round(low.y + (size.y - taken.y) / 2)}, color, text.c_str());
}

/// Of a field of this width: its digits may take a part of the padding.
float roomOfText(float width) { return width - ImGui::GetStyle().FramePadding.x; }

bool dragNumber(const Ui& ui, const char* id, double& value, double least, float width, double speed) {
  double edited = value == 0 ? 0 : value;  // no "-0"
  const std::string full = editedText(edited);
  if (ImGui::TempInputIsActive(ImGui::GetID(id))) return typedNumber(ui, id, full, value, {least}, width);
  ImGui::SetNextItemWidth(width);
  // Dear ImGui begins to edit with the text that it shows: it has the full one, and shows nothing.
  const ImU32 color = ImGui::GetColorU32(ImGuiCol_Text);
  ImGui::PushStyleColor(ImGuiCol_Text, ImVec4(0, 0, 0, 0));
  const bool changed = ImGui::DragScalar(id, ImGuiDataType_Double, &edited, static_cast<float>(speed), nullptr, nullptr,
                                         full.c_str(), ImGuiSliderFlags_NoRoundToFormat);
  ImGui::PopStyleColor();
  if (!ImGui::TempInputIsActive(ImGui::GetID(id))) fieldText(shownText(edited, roomOfText(width)), color);
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
  const std::string shown = shownText(value, roomOfText(room));
  const ImGuiID item = ImGui::GetID("##value");
  if (ImGui::TempInputIsActive(item) || clickedToType(item)) {
    const bool changed = typedNumber(ui, "##value", editedText(value), value, {.positive = true}, room);
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
