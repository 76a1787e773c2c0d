#include "ui/panel/sandbox_panels.h"

#include "model/chart/swatch_row.h"
#include "model/sandbox/sandbox_words.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "render/chart_drawing.h"
#include "ui/kit/fields.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/history_buttons.h"
#include "ui/panel/timeline_parts.h"
#include "ui/panel/world_body_editor.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace gjklab {

namespace {

constexpr float kRecordingKnob = 7;  // radius, pixels at scale 1

void text(const Ui& ui, const std::string& words, bool muted = false) {
  if (muted) ImGui::PushStyleColor(ImGuiCol_Text, vec4(ui.theme.muted));
  ImGui::TextUnformatted(brokenAtSpaces(ImGui::GetFont(), words, contentWidth()).c_str());
  if (muted) ImGui::PopStyleColor();
}

/// Where the sliders begin: behind the longest of their names.
float sliderColumn(const Ui& ui) {
  float widest = 0;
  for (const char* label : {tr("gravity"), tr("restitution"), tr("friction"), tr("steps per second")})
    widest = std::max(widest, ImGui::CalcTextSize(label).x);
  return std::max(ui.px(126), ImGui::GetStyle().WindowPadding.x + widest + ui.px(8));
}

/// A row "label | slider". True while the value changes.
bool slider(const Ui& ui, const char* label, double& value, double low, double high, const char* format) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(label);
  ImGui::SameLine(sliderColumn(ui));
  ImGui::SetNextItemWidth(-1);
  ImGui::PushID(label);
  const auto written = [format](double of) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, of);
    return std::string(text.data());
  };
  // Dear ImGui writes a decimal point and reads no other sign.
  const std::string point = written(value), shown = inReadersDigits(point);
  const bool own = shown == point;
  const bool changed =
      ImGui::SliderScalar("##value", ImGuiDataType_Double, &value, &low, &high, own ? format : shown.c_str(),
                          ImGuiSliderFlags_AlwaysClamp | (own ? 0 : ImGuiSliderFlags_NoInput));
  if (changed && !own) value = std::clamp(std::strtod(written(value).c_str(), nullptr), low, high);
  gestureOfItem(ui);
  ImGui::PopID();
  return changed;
}

void settingRows(const Ui& ui, const Sandbox& sandbox) {
  WorldSettings settings = sandbox.file().world;
  bool changed = false;
  if (sandbox.file().dimension > 1) {
    const double most = std::max(20.0, 2 * std::abs(settings.gravity.y));
    double down = 0.0 - settings.gravity.y;  // no "-0"
    if (slider(ui, tr("gravity"), down, -most, most, "%.2f")) changed = true, settings.gravity.y = -down;
    itemTip(ui, tr("Downwards; a negative value pulls up"));
  }
  changed |= slider(ui, tr("restitution"), settings.restitution, 0, 1, "%.2f");
  itemTip(ui, tr("For bodies without a value of their own: the part of the speed that a bounce keeps"));
  changed |= slider(ui, tr("friction"), settings.friction, 0, std::max(2.0, settings.friction), "%.2f");
  itemTip(ui, tr("For bodies without a value of their own"));
  double rate = 1 / settings.time_step;
  if (slider(ui, tr("steps per second"), rate, std::min(15.0, rate), std::max(240.0, rate), "%.0f"))
    changed = true, settings.time_step = 1 / rate;
  changed |= ImGui::Checkbox(tr("continuous"), &settings.continuous);
  itemTip(ui, tr("No body passes through another within a step, however fast it is"));
  if (changed) ui.send(InWorld{SetWorld{settings}});
}

/// A new body of a kind, about a tenth of what shows.
WorldBody newBody(ShapeKind kind, int dimension, dvec3 at, double size) {
  WorldBody body;
  body.body.shape = kind;
  const double r = 0.04 * size;
  body.body.half_extents = dvec3(1.2 * r, r, r);
  body.body.radii = dvec3(1.4 * r, r, r);
  body.body.radius = kind == ShapeKind::capsule ? 0.6 * r : r;
  body.body.half_height = r;
  if (kind == ShapeKind::segment) body.body.points = {{-1.5 * r, 0, 0}, {1.5 * r, 0, 0}};
  if (kind == ShapeKind::hull)
    body.body.points = {{-r, -r, -r}, {1.4 * r, -r, 0}, {0, 1.3 * r, 0}, {-r, 0.4 * r, r}, {0.3 * r, -r, r}};
  if (kind == ShapeKind::bezier) body.body.points = {{-r, 0, 0}, {-0.5 * r, 2 * r, 0}, {0.5 * r, 2 * r, 0}, {r, 0, 0}};
  body.body.position = at;
  clearUnusedCoordinates(body.body, dimension);
  return body;
}

void addRows(const Ui& ui, const Sandbox& sandbox, dvec3 middle, double size) {
  const int dimension = sandbox.file().dimension;
  float right = 0;
  const auto isThin = [](ShapeKind kind) { return kind == ShapeKind::point || kind == ShapeKind::segment; };
  auto kinds = kAllShapes;
  std::stable_partition(kinds.begin(), kinds.end(), [&](ShapeKind kind) { return !isThin(kind); });
  for (const ShapeKind kind : kinds) {
    if (!existsIn(kind, dimension)) continue;
    const float width = buttonWidth(screenName(kind, dimension)), gap = ui.px(6);
    if (right > 0 && right + gap + width < contentWidth()) {
      ImGui::SameLine(0, gap);
      right += gap + width;
    } else {
      right = width;
    }
    if (button(ui, screenName(kind, dimension), false, tr("Adds one in the middle of the picture")))
      ui.send(InWorld{AddBody{newBody(kind, dimension, middle, size)}});
  }
}

void sightRows(const Ui& ui, const Sandbox& sandbox) {
  SandboxSights sights = sandbox.sights();
  bool changed = ImGui::Checkbox(tr("contacts and impulses"), &sights.contacts);
  if (sights.contacts) changed |= ImGui::Checkbox(tr("all impulses"), &sights.all_contacts);
  changed |= ImGui::Checkbox(tr("bounding boxes"), &sights.boxes);
  itemTip(ui, tr("The broad phase: only bodies whose boxes overlap are queried"));
  changed |= ImGui::Checkbox(tr("pairs of bounding boxes"), &sights.pairs);
  changed |= ImGui::Checkbox(tr("islands by colour"), &sights.islands);
  changed |= ImGui::Checkbox(tr("velocities (distance in 0.1 s)"), &sights.velocities);
  if (changed) ui.send(InWorld{ShowSights{sights}});
}

/// "box … 12": without a part of its middle, so that its number stays.
std::string shortName(ImFont* font, const std::string& name, float room) {
  constexpr std::size_t kMostNumber = 4;
  const std::size_t space = name.rfind(' ');
  if (textSize(font, name).x <= room || space == name.npos || name.size() - space > kMostNumber)
    return shortened(font, name, room);
  const std::string number = name.substr(space);
  return shortened(font, name.substr(0, space), room - textSize(font, number).x) + number;
}

/// "box 1 – box 2"; where that is too long, both names are shortened to about the same length.
std::string pairLabel(const std::string& a, const std::string& b, float room) {
  ImFont* font = ImGui::GetFont();
  const float left = room - textSize(font, " – ").x, of_a = textSize(font, a).x, of_b = textSize(font, b).x;
  const float for_a = std::max(left / 2, left - of_b), for_b = std::max(left / 2, left - of_a);
  return shortName(font, a, for_a) + " – " + shortName(font, b, for_b);
}

/// Whether names and answer may be too long for one line: decided by the world, so that no row changes while it runs.
bool takesTwoLines(const Ui& ui, const Sandbox& sandbox) {
  float longest = 0, second = 0, status = 0;
  for (int body = 0; body < static_cast<int>(sandbox.file().bodies.size()); ++body) {
    const float width = ImGui::CalcTextSize(nameOf(sandbox.file(), body).c_str()).x;
    second = std::max(second, std::min(width, longest));
    longest = std::max(longest, width);
  }
  // The long word for continuous detection is rare: beside it names may be shortened.
  for (const AnswerSource each :
       {AnswerSource::asleep, AnswerSource::far, AnswerSource::cached, AnswerSource::warm, AnswerSource::cold})
    status = std::max(status, ImGui::CalcTextSize(tr(name(each))).x);
  const std::string impulse = tr("{status} · impulse {impulse}", arg("status", ""), arg("impulse", number(0.0123, 3)));
  const float names = longest + second + ImGui::CalcTextSize(" – ").x;
  return names + ui.px(10) + status + ImGui::CalcTextSize(impulse.c_str()).x > contentWidth();
}

void pairRow(const Ui& ui, const Sandbox& sandbox, const WorldPair& pair, bool two_lines, SandboxChoice& choice) {
  const std::string a = nameOf(sandbox.file(), pair.a), b = nameOf(sandbox.file(), pair.b);
  ImGui::PushID(pair.a);
  ImGui::PushID(pair.b);
  const float width = contentWidth(), line = ImGui::GetTextLineHeight();
  std::string value = tr(name(pair.answered));
  if (!pair.points.empty())
    value = tr("{status} · impulse {impulse}", arg("status", value), arg("impulse", number(impulseOf(pair), 3)));
  const float taken = ImGui::CalcTextSize(value.c_str()).x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Selectable("##pair", false, 0, {0, two_lines ? 2 * line : line})) ui.send(LookAtPair{{pair.a, pair.b}});
  if (ImGui::IsItemHovered()) {
    choice.pointed = {pair.a, pair.b};
    tooltip(ui, (a + " – " + b + "\n" + answeredWords(pair) + ".\n" + contactWords(pair) + "\n" +
                 tr("Click to open it as a pair."))
                    .c_str());
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float room = two_lines ? width : width - taken - ui.px(10);
  drawText(list, ImGui::GetFont(), at, ink(ui.theme.text), pairLabel(a, b, room));
  drawText(list, ImGui::GetFont(), {at.x + width - taken, at.y + (two_lines ? line : 0)}, ink(ui.theme.muted), value);
  ImGui::PopID();
  ImGui::PopID();
}

void scrubber(const Ui& ui, const Sandbox& sandbox, float width) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = ImGui::GetFrameHeight(), pad = ui.px(9);
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // keys have the buttons, and the arrows
  ImGui::InvisibleButton("recording", {width, height});
  ImGui::PopItemFlag();
  const Slider slider{at.x + pad, width - 2 * pad, at.y + height / 2, sandbox.last() + 1};
  const int under = slider.at(ImGui::GetIO().MousePos.x);
  if (ImGui::IsItemActive() && under != sandbox.position()) ui.send(Seek{under});
  if (ImGui::IsItemHovered()) tooltip(ui, tr("{seconds} s", arg("seconds", number(sandbox.timeAt(under)))).c_str());
  drawTrack(ui, slider, sandbox.position(), kRecordingKnob);
}

}  // namespace

void sandboxSettings(const Ui& ui, Area area, const Sandbox& sandbox, dvec3 middle, double size,
                     const SandboxChoice& choice) {
  if (beginPanel(ui, "world settings", area, Edge::right, true)) {
    historyButtons(ui);
    overline(ui, tr("WORLD"));
    settingRows(ui, sandbox);
    ImGui::Dummy({0, ui.px(6)});
    overline(ui, tr("ADD"));
    addRows(ui, sandbox, middle, size);
    ImGui::Dummy({0, ui.px(6)});
    overline(ui, tr("SHOW"));
    sightRows(ui, sandbox);
    ImGui::Dummy({0, ui.px(6)});
    const int body = choice.body;
    if (body >= 0 && body < static_cast<int>(sandbox.file().bodies.size())) {
      overline(ui, tr("SELECTED BODY"));
      worldBodyEditor(ui, sandbox, body, choice.mass);
    }
    ImGui::Dummy({0, ui.px(6)});
    text(ui,
         tr("Drag a body to grab and throw it. X shoots a ball at the pointer, Shift X a diamond. Click a contact to "
            "open it as a pair. Keyboard: ↑ ↓ select a body, Ctrl with an arrow knocks it, Return opens its contact as "
            "a pair."),
         true);
  }
  endPanel();
}

void sandboxInspector(const Ui& ui, Area area, const Sandbox& sandbox, SandboxChoice& choice) {
  choice.pointed = {};
  if (beginPanel(ui, "world inspector", area, Edge::left, true)) {
    beginAtTop(sandbox.number());
    ImGui::PushFont(ui.fonts.bold);
    text(ui, sandbox.file().title.empty() ? std::string(tr("A world")) : sandbox.file().title);
    ImGui::PopFont();
    if (!sandbox.file().look.empty()) {
      if (sandbox.touched()) text(ui, tr("Before it was touched:"), true);
      text(ui, sandbox.file().look, sandbox.touched());
    }
    ImGui::Dummy({0, ui.px(4)});
    overline(ui, tr("THIS MOMENT"));
    text(ui, momentWords(sandbox));
    for (const std::string& line : countWords(sandbox.state())) text(ui, line);
    ImGui::Dummy({0, ui.px(4)});
    overline(ui, tr("PAIRS"), ImGui::GetTextLineHeight());
    std::vector<const WorldPair*> pairs;
    for (const WorldPair& pair : sandbox.state().pairs) pairs.push_back(&pair);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const WorldPair* one, const WorldPair* other) { return impulseOf(*one) > impulseOf(*other); });
    const bool two_lines = takesTwoLines(ui, sandbox);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(pairs.size()));
    while (clipper.Step())
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
        pairRow(ui, sandbox, *pairs[static_cast<std::size_t>(i)], two_lines, choice);
    if (pairs.empty()) text(ui, tr("No bounding boxes overlap."), true);
    fadeEnds(ui);
  }
  endPanel();
}

namespace {

void paceMenu(const Ui& ui, const Sandbox& sandbox) {
  const std::string now = fmt::format("{:g}×", sandbox.pace());
  if (!beginMenuButton(ui, "pace", now.c_str(), menuButtonWidth("0.25×"), tr("Real time or slow motion"))) return;
  for (const double pace : {0.1, 0.25, 1.0})
    if (menuItem(fmt::format("{:g}×", pace).c_str(), nullptr, pace == sandbox.pace())) ui.send(InWorld{SetPace{pace}});
  endMenuButton();
}

}  // namespace

float sandboxLegend(const Ui& ui, Area pane, const Sandbox& sandbox, ImpulseCount impulses) {
  ImFont* font = ImGui::GetFont();
  const ChartRoom room = chartRoom(ui.theme, font, font, static_cast<double>(ui.px(1)),
                                   {pane.x + ui.px(14), pane.y + ui.px(12)}, {pane.width, pane.height});
  const Chart legend = swatchRow(worldLegend(sandbox, impulses), room);
  drawChart(*ImGui::GetWindowDrawList(), legend, font, font);
  return static_cast<float>(lowerEdge(legend, room)) - pane.y;
}

void sandboxBar(const Ui& ui, Area area, const Sandbox& sandbox) {
  if (beginPanel(ui, "world clock", area, Edge::top, false)) {
    ImGui::SetCursorScreenPos({area.x + ui.px(14), area.y + (area.height - ImGui::GetFrameHeight()) / 2});
    stepButtons(ui, {.back = tr("One step back (←)"),
                     .on = tr("One step forward (→)"),
                     .has_back = sandbox.position() > 0,
                     .plays = tr("Continues (Space)"),
                     .pauses = tr("Pauses (Space)"),
                     .playing = sandbox.playing()});
    ImGui::SameLine(0, ui.px(16));
    ImGui::AlignTextToFramePadding();
    const float time_at = ImGui::GetCursorPosX();
    const std::string time = inReadersDigits(fmt::format("{:.2f}", sandbox.timeAt(sandbox.position()))) + " s";
    if (ui.handheld) {  // over the recording, which has no room beside it
      drawText(*ImGui::GetWindowDrawList(), ui.fonts.small, {area.x + time_at, area.y + ui.px(3)}, ink(ui.theme.muted),
               time);
    } else {
      ImGui::TextUnformatted(time.c_str());
      // Where the recording lies must not hang on the digits before it: a click would miss its moment.
      ImGui::SameLine(time_at + ImGui::CalcTextSize("0000.00 s").x + ui.px(12));
    }
    const float pace = ui.handheld ? 0 : menuButtonWidth("0.25×");  // a phone has no room for it
    scrubber(ui, sandbox, std::max(ui.px(48), area.width - ui.px(28) - pace - ImGui::GetCursorPosX()));
    if (pace > 0) {
      ImGui::SameLine(area.width - ui.px(14) - pace);
      paceMenu(ui, sandbox);
    }
  }
  endPanel();
}

}  // namespace gjklab
