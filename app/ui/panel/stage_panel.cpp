#include "ui/panel/stage_panel.h"

#include "model/assets/language.h"
#include "model/caption/compare_caption.h"
#include "model/chart/gap_chart.h"
#include "model/figure/word_roles.h"
#include "model/text/characters.h"
#include "model/text/rich_text.h"
#include "render/chart_drawing.h"
#include "render/text.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/bounds_chart.h"
#include "ui/panel/impact_chart.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>
#include <utility>

namespace gjklab {
namespace {

constexpr float kIndent = 18;  // of words and plots from the window's edge, pixels at scale 1

/// One line; smaller where it would not fit, which only numbers of very many digits do.
void line(const Ui& ui, ImDrawList& list, ImFont* font, ImVec2 at, float room, std::string_view text) {
  TextLook look;
  look.regular.cuts[0] = font;
  look.bold.cuts[0] = ui.fonts.title;
  look.line_height = font->FontSize;
  look.color = ink(ui.theme.text);
  if (const float width = measureText(parseRichText(text), look).x; width > room)
    look.line_height = std::floor(look.line_height * room / width);
  const ImVec2 begin = at;
  for (const RolePiece& piece :
       piecesByRole(text, languageWords(spokenLanguage()), roleOfNormal(ui.session.moment().sub_step))) {
    look.color = ink(piece.role ? ui.theme.style(*piece.role).text : ui.theme.text);
    drawText(list, at, {piece.run}, look);
    at.x += measureText({piece.run}, look).x;
  }
  tellTerms(ui, list, begin, {parseRichText(text)}, look, look.line_height, TermMarks::none);
}

/// Marked text on one line, or broken between words into two of about the same length.
std::vector<std::string> brokenLines(const Ui& ui, ImFont* font, const std::string& text, float room) {
  if (markedWidth(ui, font, text) <= room) return {text};
  std::size_t best = text.npos;
  float least = FLT_MAX;
  bool italic = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '*') italic = !italic;
    if (text[i] != ' ' || italic) continue;
    const float longer = std::max(markedWidth(ui, font, text.substr(0, i)), markedWidth(ui, font, text.substr(i + 1)));
    if (longer >= least) continue;
    least = longer;
    best = i;
  }
  if (best == text.npos) return {text};
  return {text.substr(0, best), text.substr(best + 1)};
}

/// On a narrow screen, the answer may take two lines. On a low one, it follows the question on the same line if there
/// is room.
void briefWords(const Ui& ui, ImDrawList& list, Area area, const Caption& words) {
  ImFont *title = ui.fonts.title, *font = ui.fonts.lesson;
  const float x = area.x + ui.px(14), room = area.width - ui.px(28), pitch = 1.2f * font->FontSize;
  const float behind = markedWidth(ui, title, words.title) + ui.px(18);
  if (area.height < 3 * pitch) {
    const bool one_line = behind + markedWidth(ui, font, words.brief) <= room;
    if (!one_line) std::tie(title, font) = std::pair(ui.fonts.bold, ui.fonts.ui);
    const float height = one_line ? title->FontSize : title->FontSize + font->FontSize;
    const float y = area.y + (area.height - height) / 2;
    line(ui, list, title, {x, y}, room, words.title);
    return line(ui, list, font, one_line ? ImVec2(x + behind, y) : ImVec2(x, y + title->FontSize), room, words.brief);
  }
  const std::vector<std::string> lines = brokenLines(ui, font, words.brief, room);
  float y = area.y + (area.height - pitch * static_cast<float>(lines.size() + 1)) / 2;
  line(ui, list, title, {x, y}, room, words.title);
  for (const std::string& each : lines) line(ui, list, font, {x, y += pitch}, room, each);
}

/// Only a question: it stays where it is when its answer comes. On two lines if necessary.
void questionLines(const Ui& ui, ImDrawList& list, Area area, const std::string& question) {
  constexpr int kOneLine = 55;  // characters
  ImFont* font = ui.fonts.title;
  const float room = characterCount(plainText(question)) > kOneLine ? 0 : area.width;
  const std::vector<std::string> lines = brokenLines(ui, font, question, room);
  const float pitch = std::min(area.height / 2, 1.16f * font->FontSize);
  float y = area.y + (area.height - 2 * pitch) / 2;
  for (const std::string& each : lines) {
    line(ui, list, font, {area.x, y}, area.width, each);
    y += pitch;
  }
}

BoundsPlot boundsOf(const Session& session, Space space) {
  return boundsPlot(session.track(space).run, session.revealedMoment(space), session.disclosure());
}

void compareWords(const Ui& ui, Caption& words) {
  const Session& session = ui.session;
  words.title = compareTitle(session.partingPosition() == session.position());
  words.brief = compareBrief(boundsOf(session, Space::difference), boundsOf(session, Space::rival));
}

/// The method's name over its pane; with a plot, beside the line that its curve has there.
void paneName(const Ui& ui, const Area& area, const std::string& name, const MethodLine& look, bool has_curve) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  if (!ui.handheld) list.AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, ink(ui.theme.pane));
  ImFont* font = ui.fonts.bold;
  const float x = area.x + ui.px(kIndent), middle = area.y + area.height / 2, sample = ui.px(28);
  if (!has_curve)
    return drawText(list, font, {x, middle - font->FontSize / 2}, ink(ui.theme.text),
                    shortened(font, name, area.width - ui.px(2 * kIndent)));
  drawChart(list, {sampleOf(look, {x, middle}, static_cast<double>(sample), static_cast<double>(ui.px(2.4f)))}, font,
            font);
  drawText(list, font, {x + sample + ui.px(8), middle - font->FontSize / 2}, ink(look.color),
           shortened(font, name, area.width - sample - ui.px(2 * kIndent + 8)));
}

}  // namespace

void stageMethods(const Ui& ui, const Layout& layout) {
  const RivalNames& names = ui.session.rivalNames();
  const auto [own, rival] = methodLines(ui.theme);
  paneName(ui, layout.own_title, names.own, own, !layout.plot.empty());
  paneName(ui, layout.rival_title, names.rival, rival, !layout.plot.empty());
}

void stageWords(const Ui& ui, Area area, const Caption& caption) {
  Caption words = caption;
  if (ui.session.comparing() && !ui.session.run().impact && ui.session.stopQuestion().empty() &&
      ui.session.stopAnswer().answer.empty())
    compareWords(ui, words);
  if (beginPanel(ui, "stage", area, Edge::bottom, false)) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float pitch = std::min(area.height / 2, 1.16f * ui.fonts.title->FontSize), x = area.x + ui.px(kIndent);
    const float top = area.y + (area.height - 2 * pitch) / 2, room = area.width - ui.px(2 * kIndent);
    if (words.brief.empty()) {
      questionLines(ui, list, {x, area.y, room, area.height}, words.title);
    } else if (ui.handheld) {
      briefWords(ui, list, area, words);
    } else {
      line(ui, list, ui.fonts.title, {x, top}, room, words.title);
      line(ui, list, ui.fonts.lesson, {x, top + pitch}, room, words.brief);
    }
  }
  endPanel();
}

Caption inStopsWords(const Session& session, Caption words) {
  const StopAnswer told = session.stopAnswer();
  return withQuestion(withQuestion(std::move(words), session.stopQuestion()), told.question, told.answer);
}

void stopWords(const Ui& ui, Area area) { stageWords(ui, area, inStopsWords(ui.session, {})); }

void stagePlot(const Ui& ui, const Layout& layout) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(kIndent), ui.px(12)));
  if (beginPanel(ui, "plot", layout.plot, Edge::none, false)) {
    const Area& area = layout.plot;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect({area.x, area.y}, {area.right(), area.bottom()});
    list.AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, ink(ui.theme.pane));
    list.PopClipRect();
    if (layout.rival.empty())
      impactChart(ui, impactPlot(ui.session.run(), ui.session.revealedMoment(), ui.session.disclosure()),
                  layout.plot.height - ui.px(28));
    else
      gapChart(ui, boundsOf(ui.session, Space::difference), boundsOf(ui.session, Space::rival),
               layout.plot.height - ui.px(24));
  }
  endPanel();
  ImGui::PopStyleVar();
}

}  // namespace gjklab
