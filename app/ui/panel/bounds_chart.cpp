#include "ui/panel/bounds_chart.h"

#include "model/playback/gap_plot.h"
#include "model/text/number_text.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

struct Chart {
  const GapPlot& plot;
  ImVec2 at;
  float width, height;
  float x(std::size_t i) const {
    return at.x + width * static_cast<float>(i) / static_cast<float>(std::max(1, plot.iterations - 1));
  }
  float y(double gap) const { return at.y + height * (1 - static_cast<float>(plot.share(gap))); }
  float y(int decade) const {
    const auto above = static_cast<float>(1 - plot.foot());
    return at.y + height * above * static_cast<float>(plot.top - decade) / static_cast<float>(plot.top - plot.low);
  }
};

/// How a method's line is drawn: the second is dashed, so that they differ without colour, too.
struct Pen {
  Color color;
  bool dashed = false;
};

void dashes(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 color, float thickness, float& phase) {
  const float dash = 4 * thickness, gap = 2.5f * thickness, period = dash + gap;
  const float dx = to.x - from.x, dy = to.y - from.y, length = std::hypot(dx, dy);
  for (float s = -phase; s < length; s += period) {
    const float a = std::max(0.0f, s), b = std::min(length, s + dash);
    if (b > a)
      list.AddLine({from.x + dx * a / length, from.y + dy * a / length},
                   {from.x + dx * b / length, from.y + dy * b / length}, color, thickness);
  }
  phase = std::fmod(phase + length, period);
}

void curve(ImDrawList& list, const Chart& chart, const GapPlot::Curve& curve, std::size_t until, Pen pen, float alpha,
           float thickness) {
  const ImU32 color = ink(pen.color, alpha);
  float phase = 0;
  ImVec2 last{};
  for (std::size_t i = 0; i < until && i < curve.gaps.size(); ++i) {
    const ImVec2 next{chart.x(i), chart.y(curve.gaps[i])};
    if (i > 0 && pen.dashed) dashes(list, last, next, color, thickness, phase);
    if (i > 0 && !pen.dashed) list.AddLine(last, next, color, thickness);
    last = next;
  }
  if (until > 0 && !curve.gaps.empty()) list.AddCircleFilled(last, thickness * 1.4f, color, 12);
}

/// "10⁻⁶"
std::string powerOfTen(int exponent) {
  static const char* const kRaised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = exponent < 0 ? "10⁻" : "10";
  for (const char digit : std::to_string(std::abs(exponent))) text += kRaised[digit - '0'];
  return text;
}

/// Lines at powers of ten, so few that they stand apart; the first and the last have their names.
void axis(const Ui& ui, ImDrawList& list, const Chart& chart) {
  ImFont* font = ui.fonts.small;
  const GapPlot& plot = chart.plot;
  const float decade = std::abs(chart.y(plot.low) - chart.y(plot.low + 1));
  int stride = 1;
  while (decade * static_cast<float>(stride) < ui.px(9)) ++stride;
  for (int power = plot.top; power >= plot.low; power -= stride)
    list.AddLine({chart.at.x, chart.y(power)}, {chart.at.x + chart.width, chart.y(power)}, ink(ui.theme.border, 0.7f));
  const auto name = [&](const std::string& text, float y) {
    drawText(list, font, {chart.at.x - ui.px(6) - textSize(font, text).x, y - font->FontSize / 2}, ink(ui.theme.muted),
             text);
  };
  name(powerOfTen(plot.top), chart.y(plot.top));
  if (!plot.closed || chart.y(0.0) - chart.y(plot.low) > 0.8f * font->FontSize)
    name(powerOfTen(plot.low), chart.y(plot.low));
  if (!plot.closed) return;
  // Zero is no power of ten: a line of its own at the foot of the scale, set off by dashes.
  float phase = 0;
  dashes(list, {chart.at.x, chart.y(0.0)}, {chart.at.x + chart.width, chart.y(0.0)}, ink(ui.theme.muted), ui.px(1),
         phase);
  name("0", chart.y(0.0));
}

float axisWidth(const Ui& ui) { return textSize(ui.fonts.small, "10⁻¹⁰").x + ui.px(6); }

/// One method: what it has reached strong, what is still to come faint.
void method(const Ui& ui, ImDrawList& list, const Chart& chart, std::size_t which, std::size_t reached, Pen pen) {
  const GapPlot::Curve& own = chart.plot.curves[which];
  curve(list, chart, own, own.gaps.size(), pen, 0.3f, ui.px(1.6f));
  curve(list, chart, own, reached, pen, 1, ui.px(2.2f));
}

/// A line at the iteration that shows.
void now(const Ui& ui, ImDrawList& list, const Chart& chart, int iteration) {
  if (iteration < 0) return;
  const float x = chart.x(static_cast<std::size_t>(iteration));
  list.AddLine({x, chart.at.y - ui.px(4)}, {x, chart.at.y + chart.height + ui.px(4)}, ink(ui.theme.muted, 0.5f));
}

std::size_t countOf(const GapPlot::Curve& curve) {
  return curve.current >= 0 ? static_cast<std::size_t>(curve.current) + 1 : curve.gaps.size();
}

/// "upper 0.9053", "lower 0.8538" and what lies between them, to the right of the plot.
void drawBounds(const Ui& ui, ImDrawList& list, const Chart& chart, const MomentBounds& now) {
  ImFont* font = ui.fonts.small;
  const auto line = [&](int row, Color color, const char* name, bool known, double value) {
    const std::string text = fmt::format("{} {}", name, known ? number(value) : "–");
    const float y = chart.at.y + static_cast<float>(row) * font->FontSize * 1.2f - font->FontSize * 0.3f;
    drawText(list, font, {chart.at.x + chart.width + ui.px(10), y}, ink(color), text);
  };
  line(0, ui.theme.style(Role::upper_bound).text, "upper", now.upper_known, now.value.upper);
  line(1, ui.theme.style(Role::lower_bound).text, "lower", now.lower_known, now.value.lower);
  line(2, ui.theme.text, "gap", now.upper_known && now.lower_known, std::max(0.0, now.value.upper - now.value.lower));
}

/// The names of both methods beside their lines, one under the other where they do not fit beside each other; the
/// height that it takes.
float legend(const Ui& ui, ImDrawList& list, const GapPlot& plot, std::array<const std::string*, 2> names,
             const std::array<Pen, 2>& pens, ImVec2 at, float room) {
  ImFont* font = ui.fonts.small;
  const float sample = ui.px(20), gap = ui.px(6), line = std::round(font->FontSize * 1.25f);
  std::array<std::string, 2> texts;
  float widest = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    texts[i] = *names[i] + (plot.curves[i].gaps.empty() ? ": no bounds" : "");
    widest = std::max(widest, sample + gap + textSize(font, texts[i]).x);
  }
  const bool beside = widest <= room / 2 - ui.px(6);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const auto row = static_cast<float>(i);
    const ImVec2 from = beside ? ImVec2(at.x + row * room / 2, at.y) : ImVec2(at.x, at.y + row * line);
    const float y = from.y + font->FontSize / 2;
    float phase = 0;
    if (pens[i].dashed)
      dashes(list, {from.x, y}, {from.x + sample, y}, ink(pens[i].color), ui.px(2.2f), phase);
    else
      list.AddLine({from.x, y}, {from.x + sample, y}, ink(pens[i].color), ui.px(2.2f));
    drawText(list, font, {from.x + sample + gap, from.y}, ink(ui.theme.text),
             shortened(font, texts[i], room - sample - gap));
  }
  return beside ? line : 2 * line;
}

/// The heading of a chart of this height; false where the chart is folded, or would be cut by the panel's lower edge:
/// then both wait for the panel to be scrolled.
bool chartSection(const Ui& ui, const GapPlot& plot, float height) {
  const std::string title = inCapitals(plot.title);
  const bool open = !ui.session.settings().folds.bounds;
  if (open && belowFold(ui, sectionHeight(ui) + height, title.c_str())) {
    ImGui::Dummy({contentWidth(), sectionHeight(ui) + height});
    return false;
  }
  return section(ui, title.c_str(), &Folds::bounds);
}

constexpr const char* kTip =
    "Upper minus lower bound, in powers of ten: the answer is known that closely. A gap of zero stands on the dashed "
    "line at the foot.";

/// Two methods in one plot; their names under it, where they are given.
void gaps(const Ui& ui, const GapPlot& plot, const RivalNames* names, float height) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), pad = ui.px(8), left = axisWidth(ui);
  const Chart chart{plot, {at.x + left, at.y + pad}, room - left - pad, height - 2 * pad};
  axis(ui, list, chart);
  const std::array<Pen, 2> pens{Pen{ui.theme.text}, Pen{ui.theme.warning, true}};
  for (const std::size_t i : {std::size_t{1}, std::size_t{0}})
    method(ui, list, chart, i, countOf(plot.curves[i]), pens[i]);
  now(ui, list, chart, std::max(plot.curves[0].current, plot.curves[1].current));
  const float drawn =
      names ? legend(ui, list, plot, {&names->own, &names->rival}, pens, {at.x, at.y + height}, room) + ui.px(6) : 0;
  ImGui::Dummy({room, height + drawn});
  itemTip(ui, kTip);
}

}  // namespace

void boundsChart(const Ui& ui, const BoundsPlot& bounds, const MomentBounds& moment) {
  const GapPlot plot = gapPlot({bounds});
  const float height = ui.px(64), below = ui.px(6);
  if (plot.title.empty() || !chartSection(ui, plot, height + below)) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), pad = ui.px(8), left = axisWidth(ui);
  const float names = textSize(ui.fonts.small, "upper 0.00000000").x + ui.px(12);
  const Chart chart{plot, {at.x + left, at.y + pad}, std::max(ui.px(40), room - names - left), height - 2 * pad};
  axis(ui, list, chart);
  // What this iteration goes on to prove stays faint until it has.
  const std::size_t count = countOf(plot.curves[0]);
  const BoundsPlot::Point& last = bounds.points[count - 1];
  const bool reached =
      moment.upper_known && moment.lower_known && moment.value.upper == last.upper && moment.value.lower == last.lower;
  // In the colour of the word "gap" beside it: both bounds have one of their own.
  method(ui, list, chart, 0, count - (reached ? 0 : 1), {ui.theme.text});
  now(ui, list, chart, plot.curves[0].current);
  drawBounds(ui, list, chart, moment);
  ImGui::Dummy({room, height + below});
  itemTip(ui, kTip);
}

void gapChart(const Ui& ui, const BoundsPlot& own, const BoundsPlot& rival, const RivalNames& names) {
  const GapPlot plot = gapPlot({own, rival});
  const float height = ui.px(72);
  if (plot.title.empty() || !chartSection(ui, plot, height)) return;
  gaps(ui, plot, &names, height);
}

void gapChart(const Ui& ui, const BoundsPlot& own, const BoundsPlot& rival, float height) {
  constexpr int kLeastIterations = 8, kAhead = 2;  // how many are to come is not told
  GapPlot plot = gapPlot({own, rival});
  if (plot.title.empty()) return;
  plot.iterations = std::max(kLeastIterations, plot.iterations + kAhead);
  gaps(ui, plot, nullptr, height);
}

}  // namespace gjklab
