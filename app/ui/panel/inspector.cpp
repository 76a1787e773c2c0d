#include "ui/panel/inspector.h"

#include "model/gallery/gallery.h"
#include "model/playback/bounds_plot.h"
#include "model/run/impact_study.h"
#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/bounds_chart.h"
#include "ui/panel/impact_chart.h"
#include "ui/panel/predict_panel.h"
#include "ui/panel/pseudocode_view.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

Color moodColor(const Theme& theme, TestRow::Mood mood) {
  switch (mood) {
    case TestRow::Mood::good:
      return theme.good;
    case TestRow::Mood::bad:
      return theme.bad;
    case TestRow::Mood::muted:
      return theme.muted;
    case TestRow::Mood::neutral:
      break;
  }
  return theme.text;
}

/// The caption keeps this height, so that the content below does not move; the space between caption and pseudocode is
/// never less than the second value.
constexpr float kCaptionRoom = 176, kLeastBetween = 96;
/// The fraction of the panel for the text while questions are shown.
constexpr float kGameRoom = 0.5f;
/// Of the panel's height: what the pseudocode keeps in any case, if it needs as much.
constexpr float kLeastCode = 0.25f;

float lineHeight(const Ui& ui) { return std::round(ui.fonts.mono->FontSize * 1.36f); }

struct Cell {
  std::string_view text;
  Color color;
};

/// Where the cells of a row are: left, middle right-aligned at `middle`, right-aligned at the end. What does not fit
/// beside the others goes to a second line.
struct RowPlan {
  float value_x = 0, value_y = 0, right_y = 0, right_width = 0, height = 0;
  int value_lines = 1;
};

RowPlan planRow(const Ui& ui, std::string_view left, std::string_view value, std::string_view right, float middle) {
  ImFont* font = ui.fonts.mono;
  const float room = contentWidth(), gap = ui.px(8), line = lineHeight(ui);
  const float left_width = markedWidth(ui, font, left), value_width = markedWidth(ui, font, value);
  RowPlan plan;
  plan.right_width = markedWidth(ui, font, right);
  // The value gives way to the right cell as far as the left one allows; then the right cell takes a line of its own.
  const float beside = room - (right.empty() ? 0 : plan.right_width + gap) - value_width;
  const bool one_line = beside >= left_width + gap;
  plan.value_x = std::min(middle - value_width, one_line ? beside : room - value_width);
  plan.value_x = std::max(plan.value_x, left_width + gap);
  if (plan.value_x + value_width > room) {
    plan.value_x = std::max(0.0f, room - value_width);
    plan.value_y += line;
  }
  // A value that is wider than the panel is broken between its numbers.
  plan.value_lines = value_width > room ? markedLines(ui, font, value, room) : 1;
  const float value_end = plan.value_y + line * static_cast<float>(plan.value_lines - 1);
  plan.right_y = !right.empty() && (!one_line || plan.value_y > 0) ? value_end + line : value_end;
  plan.height = plan.right_y + line;
  return plan;
}

void row3(const Ui& ui, Cell left, Cell value, Cell right, float middle) {
  ImFont* font = ui.fonts.mono;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), line = lineHeight(ui);
  const RowPlan plan = planRow(ui, left.text, value.text, right.text, middle);
  if (belowFold(ui, plan.height)) {
    ImGui::Dummy({room, plan.height});
    return;
  }
  drawMarked(ui, list, font, at, ink(left.color), left.text);
  tellTerms(ui, list, font, at, ink(left.color), left.text);
  const ImVec2 value_at(at.x + plan.value_x, at.y + plan.value_y);
  if (plan.value_lines > 1)
    drawMarkedLines(ui, list, font, {at.x, value_at.y}, ink(value.color), value.text, room, line / font->FontSize);
  else
    drawMarked(ui, list, font, value_at, ink(value.color), value.text);
  const float y = at.y + plan.right_y;
  if (plan.right_width <= room) {
    const ImVec2 right_at(at.x + room - plan.right_width, y);
    drawMarked(ui, list, font, right_at, ink(right.color), right.text);
    tellTerms(ui, list, font, right_at, ink(right.color), right.text);
  } else {
    drawText(list, font, {at.x, y}, ink(right.color), shortened(font, right.text, room));
  }
  ImGui::Dummy({room, plan.height});
  if (plan.right_width > room) itemTip(ui, std::string(right.text).c_str());
}

/// What the row just drawn speaks of lights up in its pane while the pointer is on the row.
void pointFrom(const Ui& ui, const PickTarget& target, Space space, ImVec2 at) {
  if (std::holds_alternative<std::monostate>(target) || !ImGui::IsWindowHovered()) return;
  const ImVec2 end(at.x + contentWidth(), ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y);
  if (!ImGui::IsMouseHoveringRect(at, end)) return;
  ImGui::GetWindowDrawList()->AddRectFilled({at.x - ui.px(6), at.y}, {end.x + ui.px(6), end.y},
                                            ink(ui.theme.text, 0.06f), ui.px(3));
  ui.send(PointAt{target, space});
}

/// The right end of the middle column: as far left as the widest first cells allow.
template <class Rows, class Left, class Value>
float middleColumn(const Ui& ui, const Rows& rows, Left left, Value value) {
  float end = 0.5f * contentWidth();
  for (const auto& row : rows)
    end = std::max(end,
                   markedWidth(ui, ui.fonts.mono, left(row)) + ui.px(8) + markedWidth(ui, ui.fonts.mono, value(row)));
  return std::min(end, 0.72f * contentWidth());
}

float middleOf(const Ui& ui, const std::vector<TestRow>& rows) {
  return middleColumn(
      ui, rows, [](const TestRow& r) -> const std::string& { return r.expression; },
      [](const TestRow& r) -> const std::string& { return r.value; });
}

void testsTable(const Ui& ui, const char* heading, const std::vector<TestRow>& all, Space space) {
  if (all.empty()) return;
  const TestRow& top = all.front();
  const float first = planRow(ui, top.expression, top.value, top.verdict, middleOf(ui, all)).height;
  if (!section(ui, heading, &Folds::tests, first)) return;
  const std::vector<TestRow> rows =
      rowsInSight(all, rowsAboveFold(ui, lineHeight(ui) + ImGui::GetStyle().ItemSpacing.y));
  const float middle = middleOf(ui, rows);
  for (const TestRow& row : rows) {
    const bool muted = row.mood == TestRow::Mood::muted;
    const Color plain = muted ? ui.theme.muted : ui.theme.text;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    row3(ui, {row.expression, plain}, {row.value, plain}, {row.verdict, moodColor(ui.theme, row.mood)}, middle);
    pointFrom(ui, row.target, space, at);
  }
}

void simplexTable(const Ui& ui, const std::vector<SimplexRow>& rows) {
  if (rows.empty()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont* font = ui.fonts.mono;
  const float room = contentWidth(), gap = ui.px(10);
  float point = 0, pair = 0, weight = 0, letter = textSize(font, "m").x;
  for (const SimplexRow& row : rows) {
    letter = std::max(letter, textSize(font, row.name).x);
    point = std::max(point, textSize(font, row.point).x);
    pair = std::max(pair, textSize(font, row.pair).x);
    weight = std::max(weight, textSize(font, row.weight).x);
  }
  const float taken = letter + point + pair + weight;
  const bool one_line = taken + 3 * gap <= room;
  const float spread = (room - taken) / 3;  // the columns share what is left
  const float line = lineHeight(ui), point_x = letter + (one_line ? spread : gap);
  // Points with many digits are broken between their numbers.
  const float point_room = std::max(room - point_x, ui.px(40));
  const auto linesOf = [&](const SimplexRow& row) {
    return one_line ? 1 : std::max(1, markedLines(ui, font, row.point, point_room));
  };
  const float first = line * static_cast<float>(linesOf(rows.front()) + (one_line ? 0 : 1));
  if (!section(ui, tr("SIMPLEX"), &Folds::simplex, first)) return;
  for (const SimplexRow& row : rows) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Color lit = row.kept ? ui.theme.style(Role::simplex).text : ui.theme.muted;
    const Color plain = row.kept ? ui.theme.text : ui.theme.muted;
    const int point_lines = linesOf(row);
    const float second = one_line ? at.y : at.y + line * static_cast<float>(point_lines);
    const float height = second - at.y + line;
    if (belowFold(ui, height)) {
      ImGui::Dummy({room, height});
      continue;
    }
    drawText(list, font, at, ink(lit), row.name);
    if (point_lines > 1)
      drawMarkedLines(ui, list, font, {at.x + point_x, at.y}, ink(plain), row.point, point_room, line / font->FontSize);
    else
      drawText(list, font, {at.x + point_x, at.y}, ink(plain), row.point);
    drawText(list, font, {at.x + (one_line ? point_x + point + spread : letter + gap), second}, ink(ui.theme.muted),
             row.pair);
    drawText(list, font, {at.x + room - textSize(font, row.weight).x, second}, ink(plain), row.weight);
    ImGui::Dummy({room, height});
    pointFrom(ui, row.target, Space::difference, at);
  }
}

void facts(const Ui& ui, const char* title, const std::vector<Fact>& rows, bool Folds::*folded) {
  if (rows.empty()) return;
  const float middle = middleColumn(
      ui, rows, [](const Fact& r) -> const std::string& { return r.name; },
      [](const Fact& r) -> const std::string& { return r.value; });
  const Fact& top = rows.front();
  if (!section(ui, title, folded, planRow(ui, top.name, top.value, top.note, middle).height)) return;
  for (const Fact& row : rows)
    row3(ui, {row.name, ui.theme.text}, {row.value, ui.theme.text}, {row.note, ui.theme.muted}, middle);
}

}  // namespace

void testsTables(const Ui& ui, const Caption& caption, Space space) {
  testsTable(ui, tr("TESTS"), caption.tests, space);
  testsTable(ui, caption.ledger_heading.c_str(), caption.ledger, space);
  testsTable(ui, tr("AXES"), caption.axes, space);
}

void hardCase(const Ui& ui) {
  const GalleryEntry* entry = entryOf(ui.session.scene());
  if (!entry || !entry->hard || ui.session.game() || !ui.session.tellsAnswer()) return;
  ImGui::Dummy({0, ui.px(4)});
  overline(ui, tr("WHY IT IS HARD"));
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), entry->hard->sentence, 1.25f);
  ImGui::Dummy({0, ui.px(3)});
  if (button(ui, tr("Show where"), false,
             tr("Shows the textbook's run beside this one, at the step where it matters (Shift G)")))
    ui.send(ShowHardCase{});
  ImGui::Dummy({0, ui.px(4)});
}

void answerButton(const Ui& ui) {
  if (!ui.session.asking() || ui.session.game()) return;
  ImGui::Dummy({0, ui.px(4)});
  if (button(ui, tr("Show the answer"), true, tr("Shows what the run does here (→)"))) ui.send(Go{Jump::next_step});
  ImGui::Dummy({0, ui.px(4)});
}

namespace {

/// What the caption's words take, and what is kept for them where they take less.
float wordsHeight(const Ui& ui, const Caption& caption) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const float room = contentWidth();
  const float over = ui.fonts.small->FontSize *
                     static_cast<float>(markedLines(ui, ui.fonts.small, inCapitals(caption.overline), room));
  const float title = flowHeight(ui, ui.fonts.title, caption.title, room, 1.25f);
  const float body = flowHeight(ui, ui.fonts.ui, caption.body, room, 1.25f);
  const float asked = ui.session.asking() ? ImGui::GetFrameHeight() + ui.px(8) + 3 * style.ItemSpacing.y : 0;
  const float words = style.WindowPadding.y + over + title + body + ui.px(2) + 4 * style.ItemSpacing.y + asked;
  return std::ceil(std::max(words, ui.px(kCaptionRoom)));
}

void captionWords(const Ui& ui, const Caption& caption) {
  ImGui::PushFont(ui.fonts.small);
  ImGui::PushTextWrapPos(0);
  ImGui::TextColored(vec4(ui.theme.muted), "%s", inCapitals(caption.overline).c_str());
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  flowText(ui, ui.fonts.title, ink(ui.theme.text), caption.title, 1.25f);
  ImGui::Dummy({0, ui.px(2)});
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), caption.body, 1.25f);
  answerButton(ui);
}

/// Moving bodies: into the GJK run of this step, and back.
void openButton(const Ui& ui) {
  const bool opened = ui.session.opened();
  const ImpactStudy* impact = ui.session.run().impact.get();
  if (!opened && (!impact || impact->count() == 0)) return;
  if (opened && button(ui, tr("◀ Back to the motion"), true, tr("Back to the step that this run belongs to (Escape)")))
    ui.send(CloseQuery{});
  if (!opened && button(ui, tr("The GJK run ▶"), false, tr("Steps through GJK at this time (Enter)")))
    ui.send(OpenQuery{});
  ImGui::Dummy({0, ui.px(4)});
}

void numbers(const Ui& ui, const Caption& caption) {
  hardCase(ui);
  openButton(ui);
  if (ui.session.run().impact)
    impactChart(ui, impactPlot(ui.session.run(), ui.session.revealedMoment(), ui.session.disclosure()));
  // The user requested masses, so they precede the step's own tables.
  const auto tables = [&](bool of_masses) {
    for (const FactTable& table : caption.tables)
      if (table.of_masses == of_masses) facts(ui, table.title.c_str(), table.rows, &Folds::tables);
  };
  tables(true);
  testsTables(ui, caption);
  simplexTable(ui, caption.simplex);
  // On the Stage there is no paragraph that tells the proof: its rows come first.
  const bool stage = ui.session.settings().stage;
  if (stage) tables(false);
  facts(ui, tr("NUMBERS"), caption.facts, &Folds::numbers);
  if (!stage) tables(false);
  if (ui.session.study() == Study::query || ui.session.opened())
    boundsChart(ui, boundsPlot(ui.session.run(), ui.session.revealedMoment(), ui.session.disclosure()),
                boundsAt(ui.session.run(), ui.session.revealedMoment()));
}

}  // namespace

std::uint64_t contentOf(const Session& session) {
  std::uint64_t content = session.document().number();
  for (const std::uint64_t part :
       {static_cast<std::uint64_t>(session.scene().dimension), static_cast<std::uint64_t>(session.study()),
        std::uint64_t(session.opened()), std::uint64_t(session.comparing()), std::uint64_t(session.game() != nullptr)})
    content = 16 * content + part;
  return content;
}

void inspector(const Ui& ui, Area area, const Caption& caption) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  if (beginPanel(ui, "inspector", area, Edge::left, false)) {
    const float padding = ImGui::GetStyle().WindowPadding.y;
    const float all_code = pseudocodeHeight(ui, caption.pseudocode, contentWidth());
    // The caption is always at the top and the pseudocode at the bottom; content that changes with the steps is between
    // them and scrolls there.
    const Game* game = ui.session.game();
    const bool ended = game && !game->asking() && game->card().finished();
    const float least_wanted = std::max(wordsHeight(ui, caption), game ? kGameRoom * area.height : 0);
    // Where large type leaves too little for the words, the pseudocode gives way, and scrolls to its lit line.
    const float left = area.height - least_wanted - padding - ui.px(kLeastBetween);
    const float code = std::min(all_code, std::max(kLeastCode * area.height, left));
    const float most = area.height - code - padding - ui.px(kLeastBetween);
    const float wanted = ended ? most : least_wanted;
    const float words = std::max(ui.px(kLeastBetween), std::min(most, wanted));
    beginPart("caption", 0, words);
    beginAtTop(contentOf(ui.session));
    ImGui::SetCursorPosY(padding);
    predictPanel(ui);
    if (!game || !game->asking()) captionWords(ui, caption);
    endPart(ui);
    beginPart("numbers", words, area.height - words - code);
    beginAtTop(contentOf(ui.session));
    numbers(ui, caption);
    endPart(ui);
    beginPart("algorithm", area.height - code, code);
    pseudocode(ui, caption.pseudocode);
    endPart(ui);
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

void numbersPanel(const Ui& ui, Area area, const Caption& caption) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  if (beginPanel(ui, "numbers panel", area, Edge::left, true)) {
    beginAtTop(contentOf(ui.session));
    predictPanel(ui);
    if (ui.session.settings().stage_numbers) numbers(ui, caption);
  }
  fadeEnds(ui);
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
