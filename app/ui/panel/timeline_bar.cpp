#include "ui/panel/timeline_bar.h"

#include "model/playback/address.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/timeline_parts.h"

#include <fmt/format.h>
#include <imgui_internal.h>
#include <algorithm>
#include <cmath>
#include <utility>

namespace gjklab {
namespace {

constexpr float kKnob = 8;  // radius, pixels at scale 1
constexpr double kSpeeds[] = {0.25, 0.5, 1, 2, 4, 8, 16};

Color phaseColor(const Theme& theme, Phase phase) {
  switch (phase) {
    case Phase::gjk:
    case Phase::sat:
    case Phase::impact:
      return theme.phase_gjk;
    case Phase::epa:
    case Phase::hull:  // the same polytope grows
      return theme.phase_epa;
    case Phase::result:
      return theme.phase_result;
    case Phase::contact:
      return theme.phase_contact;
  }
  return theme.text;
}

float smallTextWidth(const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; }

/// Of the places on the slider: on the stage, and while asking first, what is to come is not given away, nor is the
/// step that is asked about.
int lastShown(const Ui& ui) {
  if (ui.session.showsWholeTimeline() && !ui.audience) return ui.session.timeline().size() - 1;
  return ui.session.position() - (ui.session.asking() ? 1 : 0);
}

/// The ticks of one run: one for every moment at which it advances. `up`: above the track, otherwise below it.
void drawTicks(const Ui& ui, ImDrawList& list, const Slider& slider, const RunTrack& track, bool up) {
  const Timeline& row = ui.session.timeline();
  const float per_moment = slider.width / static_cast<float>(std::max(1, slider.count - 1));
  float last_drawn = -1e9f;
  for (int i = 0, place = -1; i < slider.count; ++i) {
    const int before = place;
    place = track.timeline.inStep(row[i]);
    if (place == before) continue;
    if (i > lastShown(ui)) break;
    const bool starts = track.timeline.iterationStart(place) == place;
    if (!starts && per_moment < ui.px(4)) continue;
    const float x = slider.xOf(i);
    if (x - last_drawn < ui.px(starts ? 1.5f : 3)) continue;
    last_drawn = x;
    const bool passed = i <= ui.session.position();
    const float height = ui.px((starts ? 1 : 0.62f) * slider.tick) * (up ? -1.0f : 1.0f),
                width = ui.px(starts ? 2.0f : 1.2f);
    const float left = std::round(x - width / 2);
    list.AddRectFilled({left, std::min(slider.y, slider.y + height)},
                       {left + std::max(1.0f, width), std::max(slider.y, slider.y + height)},
                       ink(phaseColor(ui.theme, phaseOf(track.timeline[place].sub_step)), passed ? 1.0f : 0.45f));
  }
}

/// While two methods are compared: their names before the ticks, the left pane's above the track.
void drawLaneNames(const Ui& ui, ImDrawList& list, const Slider& slider, const RivalNames& names) {
  ImFont* font = ui.fonts.small;
  const float end = slider.left - ui.px(18);
  const auto name = [&](const std::string& text, float y) {
    drawText(list, font, {end - textSize(font, text).x, y}, ink(ui.theme.muted), text);
  };
  name(names.own, slider.y - ui.px(3) - font->FontSize);
  name(names.rival, slider.y + ui.px(3));
}

/// The position of the second row's labels, below the track.
float secondRow(const Ui& ui) { return ui.px(19); }

/// The labels of one of two methods. With the small font pushed.
std::vector<TickLabel> labelsOf(const Ui& ui, const Slider& slider, Space space) {
  return tickLabels(ui.session.track(space).timeline, ui.session.timeline(), slider.width, ui.px(8), smallTextWidth,
                    lastShown(ui));
}

float firstRow(const Ui& ui, const Slider& slider) {
  return slider.y - ui.px(slider.tick + 4) - ui.fonts.small->FontSize;
}

/// Of the one run, or of both, with their tops. With the small font pushed.
std::vector<std::pair<std::vector<TickLabel>, float>> labelRows(const Ui& ui, const Slider& slider, bool both) {
  const float above = firstRow(ui, slider);
  if (both)
    return {{labelsOf(ui, slider, Space::difference), above},
            {labelsOf(ui, slider, Space::rival), slider.y + secondRow(ui)}};
  return {{tickLabels(ui.session.timeline(), slider.width, ui.px(8), smallTextWidth, lastShown(ui)), above}};
}

/// The words at the mark where two methods part, or a replayed run makes its first false claim.
struct PartingWords {
  const char* text;
  float left, top, width;
};

PartingWords partingWords(const Ui& ui, const Slider& slider, int place) {
  const char* text = ui.session.replayed() ? tr("first false claim") : tr("they differ here");
  const float x = std::round(slider.xOf(place)), apart = ui.px(8), width = textSize(ui.fonts.small, text).x;
  const float top = slider.y + ui.px(29) + ui.fonts.small->FontSize * 0.55f;
  const bool before = x + apart + width > slider.left + slider.width + ui.px(20);
  return {text, before ? x - apart - width : x + apart, top, width};
}

/// The moment under the pointer: that of a label, or of the place on the track, which alone counts in a drag.
int momentAt(const Ui& ui, const Slider& slider, bool both) {
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  if (ImGui::IsMouseDragging(ImGuiMouseButton_Left, ui.px(3))) return slider.at(pointer.x);
  ImGui::PushFont(ui.fonts.small);
  const auto rows = labelRows(ui, slider, both);
  ImGui::PopFont();
  for (const auto& [labels, top] : rows) {
    if (pointer.y < top - ui.px(2) || pointer.y > top + ui.fonts.small->FontSize + ui.px(1)) continue;
    for (const TickLabel& label : labels)
      if (std::abs(slider.left + label.centre - pointer.x) <= label.width / 2 + ui.px(3)) return label.position;
  }
  if (const auto place = ui.session.partingPosition(); place && *place <= lastShown(ui)) {
    const PartingWords words = partingWords(ui, slider, *place);
    if (pointer.y >= words.top && pointer.x >= words.left && pointer.x <= words.left + words.width) return *place;
  }
  return slider.at(pointer.x);
}

/// While two methods are compared each has a row of its own, the left pane's over the track, the other's under it.
void drawLabels(const Ui& ui, ImDrawList& list, const Slider& slider, bool both) {
  ImGui::PushFont(ui.fonts.small);
  const auto row = [&](const std::vector<TickLabel>& labels, float y) {
    for (const TickLabel& label : labels)
      drawText(list, ui.fonts.small, {slider.left + label.centre - label.width / 2, y}, ink(ui.theme.muted),
               label.text);
  };
  for (const auto& [labels, top] : labelRows(ui, slider, both)) row(labels, top);
  ImGui::PopFont();
}

/// A replayed run: a mark at each of its false claims, under the track.
void drawFalseClaims(const Ui& ui, ImDrawList& list, const Slider& slider) {
  const float r = ui.px(4), y = slider.y + ui.px(10);
  for (const int place : ui.session.falseClaims()) {
    const float x = std::round(slider.xOf(place));
    list.AddQuadFilled({x - r, y}, {x, y - r}, {x + r, y}, {x, y + r}, ink(ui.theme.bad));
  }
}

/// The line through both rows of ticks and labels at the step where the methods differ, or where a replayed run makes
/// its first false claim, with its name below it.
void drawParting(const Ui& ui, ImDrawList& list, const Slider& slider) {
  const std::optional<int> place = ui.session.partingPosition();
  if (!place || *place > lastShown(ui)) return;
  ImFont* font = ui.fonts.small;
  const bool replay = ui.session.replayed() != nullptr;
  const ImU32 color = ink(replay ? ui.theme.bad : ui.theme.warning);
  const float x = std::round(slider.xOf(*place)), half = std::max(1.0f, ui.px(1));
  const float top = slider.y - ui.px(18), bottom = slider.y + ui.px(29) + font->FontSize, r = ui.px(4);
  // It does not run through a label of the second row.
  ImGui::PushFont(font);
  const std::vector<TickLabel> labels = labelsOf(ui, slider, Space::rival);
  ImGui::PopFont();
  const bool through = std::any_of(labels.begin(), labels.end(), [&](const TickLabel& label) {
    return std::abs(slider.left + label.centre - x) < label.width / 2 + ui.px(3);
  });
  const float row = slider.y + secondRow(ui);
  list.AddRectFilled({x - half, top}, {x + half, through ? row - ui.px(1) : bottom}, color);
  if (through) list.AddRectFilled({x - half, row + font->FontSize + ui.px(1)}, {x + half, bottom}, color);
  list.AddTriangleFilled({x - r, bottom + r}, {x + r, bottom + r}, {x, bottom - r}, color);
  const PartingWords words = partingWords(ui, slider, *place);
  drawText(list, font, {words.left, words.top}, color, words.text);
}

RivalNames namesThatFit(const Ui& ui, float width) {
  const RivalNames names = ui.session.rivalNames();
  return {shortened(ui.fonts.small, names.own, width), shortened(ui.fonts.small, names.rival, width)};
}

/// The track lies `depth` below the area's top. `both`: two methods are compared, and each has its ticks.
void sliderRow(const Ui& ui, Area area, float depth, bool both, float tick = 16) {
  const float side = ui.px(26), extra = both ? ui.px(kRivalTicks) : 0;
  const RivalNames names = both ? namesThatFit(ui, 0.36f * area.width) : RivalNames{};
  const float before = std::max(textSize(ui.fonts.small, names.own).x, textSize(ui.fonts.small, names.rival).x);
  const float left = area.x + side + before;
  Slider slider{left, std::max(1.0f, area.right() - side - left), area.y + depth, ui.session.timeline().size(), tick};
  ImGui::SetCursorScreenPos({left - side / 2, area.y + depth - ui.px(37)});
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // keys have the buttons, and the arrows
  ImGui::InvisibleButton("moments", {std::max(1.0f, slider.width + side), ui.px(50) + extra});
  ImGui::PopItemFlag();
  if (ImGui::IsItemActive()) {
    if (const int wanted = momentAt(ui, slider, both); wanted != ui.session.position()) ui.send(Seek{wanted});
  } else if (ImGui::IsItemHovered()) {
    if (const int pointed = momentAt(ui, slider, both); pointed <= lastShown(ui))
      tooltip(ui, momentName(ui.session.timeline()[pointed]).c_str());
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawTicks(ui, list, slider, ui.session.track(Space::difference), true);
  if (both) {
    drawTicks(ui, list, slider, ui.session.track(Space::rival), false);
    drawLaneNames(ui, list, slider, names);
    drawFalseClaims(ui, list, slider);
    drawParting(ui, list, slider);
  }
  drawLabels(ui, list, slider, both);
  drawTrack(ui, slider, ui.session.position(), kKnob);
}

void speedMenu(const Ui& ui) {
  const std::string now = fmt::format("{:g}×", ui.session.settings().speed);
  if (!beginMenuButton(ui, "speed", now.c_str(), menuButtonWidth("0.25×"), tr("Playback speed"))) return;
  for (const double speed : kSpeeds)
    if (menuItem(fmt::format("{:g}×", speed).c_str(), nullptr, speed == ui.session.settings().speed)) {
      Settings settings = ui.session.settings();
      settings.speed = speed;
      ui.send(ChangeSettings{settings});
    }
  endMenuButton();
}

/// A step button as large as a thumb; `lit`: the one that is pressed most.
void thumbButton(const Ui& ui, Area area, Sign sign, const char* id, Jump jump, bool enabled, bool lit) {
  ImGui::SetCursorScreenPos({area.x, area.y});
  if (signButton(ui, sign, id, "", lit, enabled, {area.width, area.height})) ui.send(Go{jump});
}

/// Whether there is a step before this one, and one after it that may be shown.
struct Steps {
  bool back, on;
};
Steps stepsFrom(const Ui& ui) {
  const Game* game = ui.session.game();
  const bool waits = game && game->asking();  // for an answer
  const bool more = ui.session.position() < ui.session.timeline().size() - 1 || ui.session.answerWaits();
  return {ui.session.position() > 0, !waits && more};
}

/// Keys step by iterations, too.
StepButtons buttonsOf(const Ui& ui) {
  const Steps steps = stepsFrom(ui);
  const bool stop = ui.session.atStop();
  return {.back = stop ? tr("One step back (Shift ←)") : tr("One step back (←); an iteration (Shift ←)"),
          .on = stop ? tr("One step forward (Shift →)") : tr("One step forward (→); an iteration (Shift →)"),
          .has_back = steps.back,
          .has_on = steps.on};
}

}  // namespace

void timelineBar(const Ui& ui, Area area) {
  if (beginPanel(ui, "timeline", area, Edge::top, false)) {
    const bool both = ui.session.comparing();
    const float row = area.height - (both ? ui.px(kRivalTicks) : 0), side = ui.px(14);
    const float top = area.y + (row - ImGui::GetFrameHeight()) / 2;
    ImGui::SetCursorScreenPos({area.x + side, top});
    StepButtons buttons = buttonsOf(ui);
    buttons.plays = tr("Plays the steps (Space)");
    buttons.pauses = tr("Stops (Space)");
    buttons.playing = ui.session.playing();
    stepButtons(ui, buttons);
    const float left = ImGui::GetItemRectMax().x;
    const float own = menuButtonWidth("0.25×");
    ImGui::SetCursorScreenPos({area.right() - side - own, top});
    speedMenu(ui);
    sliderRow(ui, {left, area.y, area.right() - side - own - ui.px(4) - left, area.height}, 0.68f * row, both, 13);
  }
  endPanel();
}

void timelineForThumbs(const Ui& ui, Area area) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  const bool visible = beginPanel(ui, "timeline", area, Edge::top, false);
  ImGui::PopStyleVar();
  if (visible) {
    const float inset = ui.px(5), width = ui.px(60), height = area.height - 2 * inset;
    const Steps steps = stepsFrom(ui);
    thumbButton(ui, {area.x + inset, area.y + inset, width, height}, Sign::back, "back", Jump::previous_step,
                steps.back, false);
    thumbButton(ui, {area.right() - inset - width, area.y + inset, width, height}, Sign::forth, "on", Jump::next_step,
                steps.on, true);
    const float beside = width + 2 * inset;
    sliderRow(ui, {area.x + beside, area.y, area.width - 2 * beside, area.height}, 0.64f * area.height, false, 9);
  }
  endPanel();
}

void timelineRow(const Ui& ui, Area area) {
  if (beginPanel(ui, "timeline", area, Edge::top, false)) {
    ImGui::SetCursorScreenPos({area.x + ui.px(10), area.y + (area.height - ImGui::GetFrameHeight()) / 2});
    if (!ui.audience) stepButtons(ui, buttonsOf(ui));
    const float left = ui.audience ? area.x + ui.px(10) : ImGui::GetItemRectMax().x;
    sliderRow(ui, {left, area.y, area.right() - left, area.height}, 0.71f * area.height, false, 8);
  }
  endPanel();
}

}  // namespace gjklab
