#include "ui/panel/predict_panel.h"

#include "model/lesson/classroom.h"
#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_choice.h"

#include <algorithm>
#include <span>
#include <vector>

namespace gjklab {
namespace {

/// With more candidates than this they are chosen in the picture or by keys.
constexpr std::size_t kMostButtons = 28;

void predict(const Ui& ui, PredictMove move) { ui.send(Predict{move}); }

/// A button on the line if it fits, otherwise on the next one. `at`: it has the keyboard focus.
bool inRow(const Ui& ui, const char* label, bool lit, bool at, bool& first) {
  const float width = buttonWidth(label),
              right = ImGui::GetWindowPos().x + ImGui::GetStyle().WindowPadding.x + contentWidth();
  if (!first && ImGui::GetItemRectMax().x + ui.px(6) + width <= right) ImGui::SameLine(0, ui.px(6));
  first = false;
  const bool pressed = button(ui, label, lit);
  if (at) {
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const float out = ui.px(2);
    ImGui::GetWindowDrawList()->AddRect({low.x - out, low.y - out}, {high.x + out, high.y + out}, ink(ui.theme.warning),
                                        ImGui::GetStyle().FrameRounding + out, 0, ui.px(2));
  }
  return pressed;
}

/// What the keys are at, where it has no button.
std::string cursorName(const Game& game) {
  const auto at = static_cast<std::size_t>(game.cursor());
  return at < game.candidates().size() ? game.candidates()[at].label : "done";
}

void buttons(const Ui& ui, const Game& game) {
  const std::vector<Candidate>& candidates = game.candidates();
  std::size_t listed = 0;
  for (const Candidate& each : candidates) listed += each.listed ? 1 : 0;
  const bool in_picture = !candidates.empty() && !candidates.front().shape.empty();
  const bool shown = listed <= kMostButtons;
  const bool several = choosingOf(game.asking()->ask) == Choosing::several;
  ImGui::Dummy({0, ui.px(2)});
  bool first = true;
  for (std::size_t i = 0; i < candidates.size() && shown; ++i) {
    if (!candidates[i].listed) continue;
    ImGui::PushID(static_cast<int>(i));
    if (inRow(ui, candidates[i].label.c_str(), game.chosen()[i], game.cursor() == static_cast<int>(i), first))
      ui.send(ChooseCandidate{static_cast<int>(i)});
    ImGui::PopID();
  }
  const bool end = game.cursor() == static_cast<int>(candidates.size());
  if (several && inRow(ui, tr("Done"), end, end, first)) predict(ui, PredictMove::done);
  if (inRow(ui, game.hinted() ? tr("Show the answer") : tr("Hint"), false, false, first))
    predict(ui, PredictMove::help);
  itemTip(ui, tr("A hint first, then the answer (A)"));
  std::string how = in_picture ? tr("Click in the picture, or ↑ ↓ and Return") : tr("Click, or ↑ ↓ and Return");
  if (!shown) how += ": " + cursorName(game);
  flowText(ui, ui.fonts.small, ink(ui.theme.muted), how, 1.25f);
}

/// What was said of the last answer, marked by a sign and not by its colour alone.
void said(const Ui& ui, const Game& game) {
  if (game.said().sentence.empty()) return;
  const std::string text = (game.saidRight() ? "✓ " : "✗ ") + game.said().sentence;
  ImGui::Dummy({0, ui.px(2)});
  flowText(ui, ui.fonts.ui, ink(game.saidRight() ? ui.theme.good : ui.theme.bad), text, 1.25f);
}

void tallyRow(const Ui& ui, const char* what, const Tally& tally) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(what);
  for (const int count : {tally.right, tally.hinted, tally.wrong}) {
    ImGui::TableNextColumn();
    ImGui::TextColored(vec4(count > 0 ? ui.theme.text : ui.theme.muted), "%d", count);
  }
}

void cardTable(const Ui& ui, const Card& card) {
  if (!ImGui::BeginTable("card", 4, ImGuiTableFlags_SizingStretchProp)) return;
  ImGui::TableNextRow();
  for (const char* heading : {"", trc("answers", "right"), trc("answers", "with hint"), trc("answers", "wrong")}) {
    ImGui::TableNextColumn();
    ImGui::TextColored(vec4(ui.theme.muted), "%s", heading);
  }
  for (const Ask ask : kAsks)
    if (const Tally& tally = card.by_kind[static_cast<std::size_t>(ask)]; tally.all() > 0)
      tallyRow(ui, tr(name(ask)), tally);
  tallyRow(ui, trc("answers", "all"), card.total());
  ImGui::EndTable();
}

void card(const Ui& ui, const Card& card) {
  ImGui::Dummy({0, ui.px(2)});
  flowText(ui, ui.fonts.title, ink(ui.theme.text),
           tr("{right} of {all} right", arg("right", card.total().right), arg("all", card.questions)), 1.25f);
  bool first = true;  // above the table, which is longer than some windows have room for
  if (inRow(ui, tr("Again"), true, false, first)) predict(ui, PredictMove::again);
  if (inRow(ui, tr("Copy all scores as CSV"), false, false, first)) ui.send(Do{Task::copy_scores});
  if (inRow(ui, tr("Save them"), false, false, first)) ui.send(Do{Task::save_scores});
  if (inRow(ui, tr("End (Q)"), false, false, first)) ui.send(TogglePredict{});
  cardTable(ui, card);
  flowText(ui, ui.fonts.ui, ink(ui.theme.muted), tr("Longest streak: {streak}.", arg("streak", card.longest_streak)),
           1.25f);
}

/// Where a candidate or a note is drawn: the picture's own handle knows best.
std::vector<ImVec2> placesOf(const Ui& ui, Space space, Area pane, const std::vector<dvec3>& shape,
                             const PickTarget& target) {
  const std::vector<dvec3>* points = &shape;
  if (std::holds_alternative<VertexTarget>(target))
    for (const Handle& handle : ui.session.figure(space).handles)
      if (handle.target == target) points = &handle.shape;
  std::vector<ImVec2> out;
  for (const dvec3& p : *points) {
    const dvec3 screen = project(ui.view(space), p);
    out.emplace_back(pane.x + static_cast<float>(screen.x), pane.y + static_cast<float>(screen.y));
  }
  return out;
}

struct MarkInk {
  Color color;
  float strength = 1, width = 2.5f;
  bool filled = false;
};

void drawMark(const Ui& ui, ImDrawList& list, const std::vector<ImVec2>& places, MarkInk look) {
  const ImU32 line = ink(look.color, look.strength), fill = ink(look.color, 0.35f * look.strength);
  const float width = ui.px(look.width);
  if (places.size() == 1) {
    if (look.filled) list.AddCircleFilled(places[0], ui.px(11), fill, 32);
    list.AddCircle(places[0], ui.px(11), line, 32, width);
  } else if (places.size() == 2) {
    list.AddLine(places[0], places[1], ink(look.color, look.filled ? 0.9f : 0.55f * look.strength), 2.4f * width);
  } else if (places.size() >= 3) {
    const int count = static_cast<int>(places.size());
    if (look.filled) list.AddConvexPolyFilled(places.data(), count, fill);
    list.AddPolyline(places.data(), count, line, ImDrawFlags_Closed, width);
  }
}

void drawNote(const Ui& ui, ImDrawList& list, ImVec2 at, const Note& note) {
  const std::string text = (note.right ? "✓ " : "✗ ") + note.text;
  const ImVec2 size = textSize(ui.fonts.ui, text);
  const float pad = ui.px(4), x = at.x + ui.px(15), y = at.y - size.y / 2;
  list.AddRectFilled({x - pad, y - pad / 2}, {x + size.x + pad, y + size.y + pad / 2}, ink(ui.theme.panel, 0.92f),
                     ui.px(3));
  drawText(list, ui.fonts.ui, {x, y}, ink(note.right ? ui.theme.good : ui.theme.bad), text);
}

/// The choices highlighted in the picture: those of the game or of a lesson's question.
struct Marked {
  std::span<const Candidate> candidates = {};
  std::vector<bool> chosen = {};
  int cursor = -1;
  std::span<const Note> notes = {};
};

Marked markedIn(const Ui& ui) {
  if (const Game* game = ui.session.game())
    return {game->candidates(), game->chosen(), game->cursor(), game->said().notes};
  if (!ui.choice || !ui.classroom) return {};
  const std::vector<Candidate>& candidates = ui.classroom->inPicture(ui.session);
  const AnswerSheet& sheet = ui.classroom->sheet();
  Marked marked{candidates, std::vector<bool>(candidates.size()), -1, {}};
  const auto isChosen = [&](int place) {
    const bool other = place == static_cast<int>(sheet.items.size()) + ui.choice->second && ui.choice->second >= 0;
    return other || std::find(ui.choice->first.begin(), ui.choice->first.end(), place) != ui.choice->first.end();
  };
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::vector<int> places = sheet.placesOf(candidates[i].choice);
    if (!candidates[i].listed || places.empty()) continue;
    marked.chosen[i] = isChosen(places.front());
    if (places.front() == ui.choice->cursor) marked.cursor = static_cast<int>(i);
  }
  return marked;
}

}  // namespace

void predictPanel(const Ui& ui) {
  const Game* game = ui.session.game();
  if (!game) return;
  const Card now = game->card();
  const std::string place =
      game->asking()
          ? tr("QUESTION {question} OF {count}", arg("question", game->number()), arg("count", now.questions))
          : tr("{answered} OF {count} ANSWERED", arg("answered", now.total().all()), arg("count", now.questions));
  flowText(ui, ui.fonts.small, ink(ui.theme.muted),
           tr("{progress} · {right} RIGHT · STREAK {streak}", arg("progress", place), arg("right", now.total().right),
              arg("streak", now.streak)));
  if (const Question* question = game->asking()) {
    flowText(ui, ui.fonts.title, ink(ui.theme.text), sentenceOf(question->ask, game->candidates()), 1.25f);
    buttons(ui, *game);
    said(ui, *game);
    if (game->hinted()) flowText(ui, ui.fonts.ui, ink(ui.theme.muted), hintOf(question->ask), 1.25f);
    return;
  }
  said(ui, *game);
  if (now.questions == 0)
    flowText(ui, ui.fonts.ui, ink(ui.theme.muted), tr("This run has no questions."), 1.25f);
  else if (now.finished())
    card(ui, now);
  else
    flowText(ui, ui.fonts.ui, ink(ui.theme.muted), tr("→ goes on to the next question."), 1.25f);
  ImGui::Dummy({0, ui.px(6)});
}

int choiceAt(const Ui& ui, Space space, dvec2 pointer, const PickTarget& target) {
  if (ui.session.game()) return ui.session.candidateAt(space, pointer, target);
  return ui.choice ? ui.classroom->candidateAt(ui.session, space, pointer, target) : -1;
}

void predictMarks(const Ui& ui, Space space, Area pane, int hovered) {
  const Marked marked = markedIn(ui);
  if (marked.candidates.empty() && marked.notes.empty()) return;
  const Space own = space == Space::world ? Space::world : Space::difference;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()}, true);
  for (std::size_t i = 0; i < marked.candidates.size(); ++i) {
    const Candidate& candidate = marked.candidates[i];
    if (candidate.space != own || candidate.shape.empty()) continue;
    const bool at = marked.cursor == static_cast<int>(i), under = hovered == static_cast<int>(i);
    const bool chosen = marked.chosen[i], point = candidate.shape.size() == 1;
    if (!at && !under && !chosen && !(point && candidate.listed)) continue;
    if (candidate.arrow_from && (at || under || chosen)) {
      const std::vector<ImVec2> ends = placesOf(ui, space, pane, {*candidate.arrow_from, candidate.shape[0]}, {});
      list.AddLine(ends[0], ends[1], ink(at && !chosen ? ui.theme.warning : ui.theme.accent), ui.px(2.5f));
    }
    drawMark(ui, list, placesOf(ui, space, pane, candidate.shape, candidate.target),
             {.color = at && !chosen ? ui.theme.warning : ui.theme.accent,
              .strength = at || under || chosen ? 1.0f : 0.4f,
              .width = at || under || chosen ? 2.5f : 1.5f,
              .filled = chosen});
  }
  for (const Note& note : marked.notes) {
    if (note.space != own) continue;
    const std::vector<ImVec2> places = placesOf(ui, space, pane, {note.at}, note.target);
    if (!places.empty()) drawNote(ui, list, places[0], note);
  }
  list.PopClipRect();
}

}  // namespace gjklab
