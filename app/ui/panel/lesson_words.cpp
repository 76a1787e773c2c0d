#include "ui/panel/lesson_words.h"

#include "model/assets/language.h"
#include "model/figure/figure_parts.h"
#include "model/text/letters.h"
#include "ui/kit/flow_text.h"
#include "ui/panel/number_handle.h"

#include <algorithm>
#include <optional>

namespace gjklab {
namespace {

constexpr std::string_view kDifference = "A ⊖ B";
constexpr std::string_view kSubscripts = "₀₁₂₃₄₅₆₇₈₉";
constexpr std::size_t kSubscriptBytes = 3;

struct Named {
  std::size_t bytes = 0;  ///< of the text, from its beginning
  Role role = Role::count;
  PickTarget target;
};

/// The number in a subscript at this position, from 1; 0 if there is none.
int subscriptAt(std::string_view text, std::size_t at) {
  if (at + kSubscriptBytes > text.size()) return 0;
  const std::size_t found = kSubscripts.find(text.substr(at, kSubscriptBytes));
  return found == std::string_view::npos ? 0 : static_cast<int>(found / kSubscriptBytes);
}

/// What an upright word at this place names. `after`: the text of the following runs.
std::optional<Named> namedUpright(std::string_view text, std::size_t at, std::string_view after, bool begins,
                                  const LanguageWords& language) {
  if (letterBefore(text, at)) return std::nullopt;
  const std::string_view rest = text.substr(at);
  if (rest.starts_with(kDifference)) return Named{kDifference.size(), Role::difference, {}};
  const char letter = rest.front();
  if (letterAt(rest, 1) || (letter != 'A' && letter != 'B' && letter != 'O')) return std::nullopt;
  if (letter == 'O') return Named{1, Role::origin, OriginTarget{}};
  const Which which = letter == 'A' ? Which::a : Which::b;
  const Role role = which == Which::a ? Role::body_a : Role::body_b;
  if (const int number = subscriptAt(rest, 1); number > 0)
    return Named{1 + kSubscriptBytes, role, VertexTarget{which, number - 1}};
  if (letter == 'A' && isArticle(language, std::string(text) + std::string(after), at, begins)) return std::nullopt;
  return Named{1, role, BodyTarget{which}};
}

/// What a sign in italics names.
Named namedItalic(const std::string& text, const Frame& frame) {
  const std::size_t all = text.size();
  if (text.starts_with('s') && subscriptAt(text, 1) > 0) {
    for (std::size_t i = 0; i < frame.simplex.size(); ++i)
      if (frame.simplex[i].name == text) return {all, Role::simplex, SimplexVertexTarget{static_cast<int>(i)}};
    return {all, Role::simplex, {}};
  }
  if (text == "w") {
    const auto& w = frame.support;
    const bool pair = w && w->index_a >= 0 && w->index_b >= 0;
    return {all, Role::support_w, pair ? PickTarget(DifferenceVertexTarget{w->index_a, w->index_b}) : PickTarget()};
  }
  if (text == "x")
    return {all, Role::closest_point, frame.closest ? PickTarget(NearestTarget{*frame.closest}) : PickTarget()};
  if (text == "d") return {all, Role::search_direction, {}};
  if (text == "n") return {all, Role::normal, {}};
  if (text == "a") return {all, Role::body_a, BodyTarget{Which::a}};
  if (text == "b") return {all, Role::body_b, BodyTarget{Which::b}};
  return {};
}

void addUpright(const TextRun& run, std::string_view after, bool begins, const LanguageWords& language,
                std::vector<LessonWord>& words) {
  const auto add = [&](std::string text, const Named& named) {
    if (text.empty()) return;
    TextRun part = run;
    part.text = std::move(text);
    words.push_back({std::move(part), named.role, named.target});
  };
  std::size_t from = 0;
  for (std::size_t at = 0; at < run.text.size();) {
    const auto named = namedUpright(run.text, at, after, begins, language);
    if (!named) {
      ++at;
      continue;
    }
    add(run.text.substr(from, at - from), {});
    add(run.text.substr(at, named->bytes), *named);
    from = at += named->bytes;
  }
  add(run.text.substr(from), {});
}

bool sameLook(const TextRun& one, const TextRun& other) {
  return one.italic == other.italic && one.bold == other.bold && one.subscript == other.subscript;
}

/// Wrapping leaves each word a run of its own.
std::vector<TextRun> joined(const std::vector<TextRun>& line) {
  std::vector<TextRun> runs;
  for (const TextRun& run : line)
    if (!runs.empty() && sameLook(runs.back(), run))
      runs.back().text += run.text;
    else
      runs.push_back(run);
  return runs;
}

bool endsSentence(const std::vector<TextRun>& line) {
  return line.empty() || line.back().text.ends_with('.') || line.back().text.ends_with(':') ||
         line.back().text.ends_with('?');
}

Space spaceOf(const PickTarget& target) {
  return std::holds_alternative<BodyTarget>(target) || std::holds_alternative<VertexTarget>(target) ? Space::world
                                                                                                    : Space::difference;
}

}  // namespace

std::vector<LessonWord> lessonWords(const std::vector<TextRun>& line, const Frame& frame, bool begins,
                                    const LanguageWords& language) {
  std::vector<LessonWord> words;
  const std::vector<TextRun> runs = joined(line);
  std::string after;
  for (const TextRun& run : runs) after += run.text;
  for (const TextRun& run : runs) {
    after.erase(0, run.text.size());
    if (run.italic && run.bold) {
      words.push_back({run, Role::count, {}, true});
      words.back().run.italic = false;
    } else if (run.subscript) {
      words.push_back({run, words.empty() ? Role::count : words.back().role, {}});
    } else if (run.italic) {
      const Named named = namedItalic(run.text, frame);
      words.push_back({run, named.role, named.target});
    } else {
      addUpright(run, after, begins && words.empty(), language, words);
    }
  }
  return words;
}

bool namesTarget(const LessonWord& word, const PickTarget& pointed) {
  if (std::holds_alternative<std::monostate>(pointed)) return false;
  if (std::holds_alternative<DirectionTarget>(pointed)) return word.role == Role::search_direction;
  if (const auto* vertex = std::get_if<VertexTarget>(&pointed))  // A₂ is a point of A
    if (word.target == PickTarget(BodyTarget{vertex->which})) return true;
  return word.target == pointed;
}

void drawLessonWords(const Ui& ui, ImVec2 at, const std::vector<std::vector<TextRun>>& lines, const TextLook& look,
                     float pitch, const std::vector<std::string>& dragged) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  std::size_t number = 0;
  const bool over = ui.pointing && ImGui::IsWindowHovered();
  float y = at.y;
  bool begins = true;
  for (const std::vector<TextRun>& line : lines) {
    float x = at.x;
    for (const LessonWord& word : lessonWords(line, ui.session.frame(), begins, languageWords(spokenLanguage()))) {
      TextLook own = look;
      if (word.dragged && number < dragged.size()) {
        x = dragNumber(ui, {x, y}, word.run, own, dragged[number++]);
        continue;
      }
      if (word.role != Role::count) own.color = packed(ui.theme.style(word.role).text);
      const Color own_color = word.role != Role::count ? ui.theme.style(word.role).text : ui.theme.text;
      drawText(list, {x, y}, {word.run}, own);
      const float end = x + measureText({word.run}, own).x;
      const bool lights = !std::holds_alternative<std::monostate>(word.target);
      if (namesTarget(word, ui.session.hover()))
        list.AddRectFilled({x - ui.px(2), y}, {end + ui.px(2), y + look.line_height}, ink(own_color, 0.14f), ui.px(3));
      if (lights && over && ImGui::IsMouseHoveringRect({x, y}, {end, y + look.line_height})) {
        list.AddRectFilled({x - ui.px(2), y}, {end + ui.px(2), y + look.line_height}, ink(ui.theme.text, 0.08f),
                           ui.px(3));
        ui.send(PointAt{word.target, spaceOf(word.target)});
      }
      x = end;
    }
    begins = endsSentence(line);
    y += pitch;
  }
  tellTerms(ui, list, at, lines, look, pitch);
}

}  // namespace gjklab
