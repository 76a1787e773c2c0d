#include "ui/panel/compare_panel.h"

#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/bounds_chart.h"
#include "ui/panel/impact_chart.h"
#include "ui/panel/inspector.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Where the columns of the table end; cells are right-aligned.
struct Columns {
  float own = 0, rival = 0;
};

ImFont* cellFont(const Ui& ui) { return ui.fonts.mono; }

/// As narrow as the widest cell that must be beside another, up to half of the width beside the names.
Columns columnsOf(const Ui& ui, const std::vector<ComparisonRow>& rows) {
  const float room = contentWidth(), gap = ui.px(12);
  float names = 0, cells = 0;
  for (const ComparisonRow& row : rows) names = std::max(names, textSize(ui.fonts.small, row.name).x);
  const float most = (room - names - 2 * gap) / 2;
  for (const ComparisonRow& row : rows)
    for (const std::string& cell : row.cells)
      if (const float width = textSize(cellFont(ui), cell).x; width <= most) cells = std::max(cells, width);
  return {room - std::max(cells, 0.8f * most) - gap, room};
}

/// Where the names of the methods are over their columns; one under the other where they would meet.
struct Heading {
  std::string own, rival;
  bool beside = true;
  float line = 0;
  float height() const { return (beside ? 1.0f : 2.0f) * line; }
};

Heading headingOf(const Ui& ui, const RivalNames& names, Columns columns) {
  ImFont* font = ui.fonts.bold;
  Heading heading{shortened(font, names.own, columns.rival), shortened(font, names.rival, columns.rival), true,
                  std::round(font->FontSize * 1.3f)};
  heading.beside = textSize(font, heading.rival).x <= columns.rival - columns.own - ui.px(12);
  return heading;
}

/// `first`: the height of the first row, without which the names are not shown.
void showHeading(const Ui& ui, const Heading& heading, Columns columns, float first) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImFont* font = ui.fonts.bold;
  if (!belowFold(ui, heading.height() + ImGui::GetStyle().ItemSpacing.y + first)) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float own_x = std::max(0.0f, columns.own - textSize(font, heading.own).x);
    const float rival_x = columns.rival - textSize(font, heading.rival).x;
    drawText(list, font, {at.x + own_x, at.y}, ink(ui.theme.text), heading.own);
    drawText(list, font, {at.x + rival_x, at.y + (heading.beside ? 0 : heading.line)}, ink(ui.theme.text),
             heading.rival);
  }
  ImGui::Dummy({contentWidth(), heading.height()});
}

/// A row has one line; two where a cell is too wide for its column, unless both say the same.
struct RowShape {
  float own_width = 0, rival_width = 0, line = 0, height = 0;
  bool beside = false, once = false, own_column = false;
};

RowShape shapeOf(const Ui& ui, const ComparisonRow& row, Columns columns) {
  constexpr float kSlack = 0.5f;  // of a column as wide as its widest cell
  ImFont* font = cellFont(ui);
  const float gap = ui.px(12), name_width = textSize(ui.fonts.small, row.name).x;
  RowShape shape{textSize(font, row.cells[0]).x, textSize(font, row.cells[1]).x, std::round(font->FontSize * 1.36f)};
  const bool own_fits = shape.own_width <= columns.own - name_width - gap + kSlack;
  shape.beside = own_fits && shape.rival_width <= columns.rival - columns.own - gap + kSlack;
  shape.once = !shape.beside && !row.differs;
  // On lines of their own both stand in their columns still, as long as the name leaves room.
  shape.own_column = !shape.once && own_fits;
  shape.height = shape.beside || shape.once ? shape.line : 2 * shape.line;
  return shape;
}

void tableRow(const Ui& ui, const ComparisonRow& row, Columns columns) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont* font = cellFont(ui);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const RowShape shape = shapeOf(ui, row, columns);
  if (belowFold(ui, shape.height)) {
    ImGui::Dummy({contentWidth(), shape.height});
    return;
  }
  const ImU32 color = ink(row.differs ? ui.theme.text : ui.theme.muted);
  drawText(list, ui.fonts.small, {at.x, at.y + (font->FontSize - ui.fonts.small->FontSize) / 2}, color, row.name);
  const float own_end = shape.own_column ? columns.own : columns.rival;
  if (shape.once) {
    const float both_width = textSize(ui.fonts.small, trc("methods", "both")).x + ui.px(8);
    drawText(list, ui.fonts.small, {at.x + columns.rival - shape.own_width - both_width, at.y}, color,
             trc("methods", "both"));
  }
  drawText(list, font, {at.x + own_end - shape.own_width, at.y}, color, row.cells[0]);
  if (!shape.once)
    drawText(list, font, {at.x + columns.rival - shape.rival_width, at.y + (shape.beside ? 0 : shape.line)}, color,
             row.cells[1]);
  ImGui::Dummy({contentWidth(), shape.height});
  itemTip(ui, row.note.c_str());
}

/// What the errors are against, and on a line of its own how that was found:
/// always two lines, so that nothing jumps while a shape is dragged.
void referenceRow(const Ui& ui, const ReferenceText& reference) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont *font = cellFont(ui), *small = ui.fonts.small;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), line = std::round(font->FontSize * 1.36f);
  if (belowFold(ui, 2 * line)) {
    ImGui::Dummy({room, 2 * line});
    return;
  }
  const ImU32 color = ink(ui.theme.muted);
  const std::string how = shortened(small, reference.how, room);
  drawText(list, small, {at.x, at.y + (font->FontSize - small->FontSize) / 2}, color, tr("reference"));
  // A smaller font where it would meet the name.
  const float beside = room - textSize(small, tr("reference")).x - ui.px(8);
  ImFont* value_font = textSize(font, reference.value).x <= beside ? font : small;
  const std::string value = shortened(value_font, reference.value, beside);
  drawText(list, value_font, {at.x + room - textSize(value_font, value).x, at.y}, color, value);
  drawText(list, small, {at.x + room - textSize(small, how).x, at.y + line}, color, how);
  ImGui::Dummy({room, 2 * line});
  itemTip(ui, ui.session.run().impact ? tr("Proven: no contact before this time")
                                      : tr("Computed without GJK and EPA, in extended precision"));
}

void table(const Ui& ui, const Comparison& comparison) {
  const std::vector<ComparisonRow> rows = comparisonRows(comparison);
  const Columns columns = columnsOf(ui, rows);
  const Heading heading = headingOf(ui, ui.session.rivalNames(), columns);
  const float first = rows.empty() ? 0 : shapeOf(ui, rows.front(), columns).height;
  overline(ui, tr("COMPARISON"), heading.height() + ImGui::GetStyle().ItemSpacing.y + first);
  showHeading(ui, heading, columns, first);
  for (const ComparisonRow& row : rows) tableRow(ui, row, columns);
  referenceRow(ui, referenceText(comparison));
  if (const std::string why = ui.session.whyRival(); !why.empty())
    flowText(ui, ui.fonts.small, ink(ui.theme.muted),
             tr("This method suits the comparison: {reason}", arg("reason", why)), 1.25f);
}

void parting(const Ui& ui, const Comparison& comparison) {
  const std::optional<int> place = ui.session.partingPosition();
  overline(ui, place ? tr("WHERE THEY DIFFER") : areCompared(comparison, 1) ? tr("SAME STEPS") : tr("NOT COMPARED"));
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), partingText(comparison, 1), 1.25f);
  if (!place) return;
  ImGui::Dummy({0, ui.px(3)});
  if (button(ui, tr("Go there"), false, tr("Go to the first step where they differ (P)"))) ui.send(Go{Jump::parting});
}

/// Of a textbook run: where and how it goes wrong, and why the reference does not.
void goesWrong(const Ui& ui, const Comparison& comparison) {
  for (const MethodFigures& method : comparison.methods) {
    if (method.fault.empty()) continue;
    ImGui::Dummy({0, ui.px(4)});
    overline(ui, tr("WHERE IT GOES WRONG"));
    flowText(ui, ui.fonts.ui, ink(ui.theme.text), method.fault, 1.25f);
    ImGui::Dummy({0, ui.px(3)});
    if (button(ui, tr("Go to where it goes wrong"), false)) ui.send(Go{Jump::fault});
  }
}

/// What rounding the input and calculating in single precision each do to the answer.
void single(const Ui& ui, const Comparison& comparison) {
  if (!comparison.single) return;
  ImGui::Dummy({0, ui.px(4)});
  overline(ui, tr("SINGLE PRECISION"));
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), singleText(*comparison.single), 1.25f);
}

/// What one of the methods does at the step that shows.
void words(const Ui& ui, const std::string& method, const Caption& caption) {
  overline(ui, inCapitals(method).c_str());
  flowText(ui, ui.fonts.bold, ink(ui.theme.text), caption.title, 1.25f);
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), caption.body, 1.25f);
  ImGui::Dummy({0, ui.px(4)});
}

bool hasTests(const Caption& caption) { return !caption.tests.empty() || !caption.axes.empty(); }

/// The tests behind it. `named`: under the method's name, which is not the heading before.
void tests(const Ui& ui, const std::string& method, const Caption& caption, Space space, bool named) {
  if (!hasTests(caption)) return;
  const float line = std::round(ui.fonts.mono->FontSize * 1.36f);
  if (named) overline(ui, inCapitals(method).c_str(), sectionHeight(ui) + line);
  testsTables(ui, caption, space);
}

/// The fraction of the panel's height for the text of both methods, so that its position does not depend on the table.
constexpr float kWordsShare = 0.58f;

/// What the two parts need, in pixels. That of the words only grows while the same is compared, so that the line
/// between them seldom moves.
struct Needs {
  float words = 0, figures = 0;
};

int contentHere(const Ui& ui) { return static_cast<int>(contentOf(ui.session) + std::lround(contentWidth())); }

/// Kept by the panel's window.
Needs keptNeeds(const Ui& ui) {
  const ImGuiStorage& kept = *ImGui::GetStateStorage();
  if (kept.GetInt(ImGui::GetID("content")) != contentHere(ui)) return {};
  return {kept.GetFloat(ImGui::GetID("words")), kept.GetFloat(ImGui::GetID("figures"))};
}

void keep(const Ui& ui, const Needs& needs) {
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  kept.SetInt(ImGui::GetID("content"), contentHere(ui));
  kept.SetFloat(ImGui::GetID("words"), needs.words);
  kept.SetFloat(ImGui::GetID("figures"), needs.figures);
}

/// The height of the words: what one part leaves blank, the other has if it needs it.
float wordsRoom(const Needs& needs, float height) {
  const float share = std::round(kWordsShare * height), left = height - needs.figures;
  if (needs.words < share && left < share) return std::max(needs.words, left);
  if (needs.words > share && left > share) return std::min(needs.words, left);
  return share;
}

/// What the present part has needed.
float neededHere() { return std::ceil(ImGui::GetCursorPosY() + ImGui::GetStyle().ItemSpacing.y); }

void line(const Ui& ui, Area area, float top) {
  ImGui::GetWindowDrawList()->AddLine({area.x, area.y + top}, {area.right(), area.y + top}, ink(ui.theme.border));
}

}  // namespace

void comparePanel(const Ui& ui, Area area, const Caption& own, const Caption& rival) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  if (beginPanel(ui, "inspector", area, Edge::left, false)) {
    Needs needs = keptNeeds(ui);
    const float padding = ui.px(10), share = wordsRoom(needs, area.height);
    const RivalNames names = ui.session.rivalNames();
    beginPart("words", 0, share);
    beginAtTop(contentOf(ui.session));
    ImGui::SetCursorPosY(padding);
    answerButton(ui);
    words(ui, names.own, own);
    words(ui, names.rival, rival);
    tests(ui, names.own, own, Space::difference, true);
    tests(ui, names.rival, rival, Space::rival, hasTests(own));
    needs.words = std::max(needs.words, neededHere());
    endPart(ui);
    beginPart("figures", share, area.height - share);
    beginAtTop(contentOf(ui.session));
    ImGui::SetCursorPosY(padding);
    if (ui.session.tellsAnswer()) {
      parting(ui, ui.session.comparison());
      single(ui, ui.session.comparison());
      goesWrong(ui, ui.session.comparison());
      hardCase(ui);
      table(ui, ui.session.comparison());
    }
    if (ui.session.run().impact)
      impactChart(ui, impactPlot(ui.session.run(), ui.session.revealedMoment(), ui.session.disclosure()));
    const auto bounds = [&](Space space) {
      return boundsPlot(ui.session.track(space).run, ui.session.revealedMoment(space), ui.session.disclosure());
    };
    if (!ui.session.run().impact) gapChart(ui, bounds(Space::difference), bounds(Space::rival), names);
    needs.figures = neededHere();
    endPart(ui);
    keep(ui, needs);
    line(ui, area, share);
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
