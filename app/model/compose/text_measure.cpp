#include "model/compose/text_measure.h"

namespace gjklab {

namespace {

/// Whether a space belongs to "A ⊖ B" or to an equation such as "t = 0.5".
bool besideSign(std::string_view before, std::string_view after) {
  for (const std::string_view sign : {"⊖", "="})
    if (before.ends_with(sign) || after.starts_with(sign)) return true;
  return false;
}

/// Whether a space is one between the coordinates of "(2, −3)".
bool inCoordinates(std::string_view before, std::string_view after) {
  const std::size_t opened = before.rfind('(');
  if (opened == std::string_view::npos || before.find(')', opened) != std::string_view::npos) return false;
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  const bool after_number =
      before.size() > 1 && (before.back() == ',' || before.back() == ';') && isDigit(before[before.size() - 2]);
  return after_number && (after.starts_with("−") || (!after.empty() && isDigit(after.front())));
}

/// A space that breaks no line.
bool isFixed(std::string_view text, std::size_t space) {
  const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
  return text[space] == ' ' && (besideSign(before, after) || inCoordinates(before, after));
}

/// Cuts runs into words: each keeps the spaces that follow it, and may hold several runs. `everywhere`: at fixed
/// spaces, too.
std::vector<std::vector<TextRun>> wordsOf(const std::vector<TextRun>& runs, bool everywhere) {
  std::vector<std::vector<TextRun>> words(1);
  bool ended = false;
  for (const TextRun& run : runs)
    for (std::size_t i = 0; i < run.text.size();) {
      const std::size_t length = codePointLength(run.text, i);
      const char c = run.text[i];
      const bool space = (c == ' ' || c == '\n') && (everywhere || !isFixed(run.text, i));
      if ((ended && !space) || (!words.back().empty() && words.back().back().text.back() == '\n')) words.emplace_back();
      ended = space;
      std::vector<TextRun>& word = words.back();
      if (word.empty() || word.back().italic != run.italic || word.back().bold != run.bold ||
          word.back().subscript != run.subscript)
        word.push_back({{}, run.italic, run.bold, run.subscript});
      word.back().text.append(run.text, i, length);
      i += length;
    }
  return words;
}

std::vector<TextRun> withoutTrailingSpace(std::vector<TextRun> word) {
  while (!word.empty() && !word.back().text.empty() &&
         (word.back().text.back() == ' ' || word.back().text.back() == '\n')) {
    word.back().text.pop_back();
    if (word.back().text.empty()) word.pop_back();
  }
  return word;
}

/// A word and its widths.
struct Word {
  std::vector<TextRun> runs, bare;  ///< with and without the spaces that follow it
  float width = 0, bare_width = 0;
  bool ends_line = false;
};

Word measuredWord(std::vector<TextRun> runs, const TextMeasure& measure, float line_height) {
  Word word;
  word.ends_line = !runs.empty() && runs.back().text.back() == '\n';
  word.bare = withoutTrailingSpace(runs);
  word.bare_width = measure.width(word.bare, line_height);
  word.runs = word.ends_line ? word.bare : std::move(runs);
  word.width = word.ends_line ? word.bare_width : measure.width(word.runs, line_height);
  return word;
}

/// An equation that is wider than a line is cut like other text.
std::vector<Word> wordsThatFit(const std::vector<TextRun>& runs, const TextMeasure& measure, float line_height,
                               float width) {
  std::vector<Word> words;
  for (std::vector<TextRun>& piece : wordsOf(runs, false)) {
    Word word = measuredWord(piece, measure, line_height);
    if (word.bare_width <= width)
      words.push_back(std::move(word));
    else
      for (std::vector<TextRun>& part : wordsOf(piece, true))
        words.push_back(measuredWord(std::move(part), measure, line_height));
  }
  return words;
}

}  // namespace

std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextMeasure& measure, float line_height,
                                           float width) {
  std::vector<std::vector<TextRun>> lines(1);
  float used = 0;
  for (const Word& word : wordsThatFit(parseRichText(text), measure, line_height, width)) {
    if (!lines.back().empty() && used + word.bare_width > width) {
      lines.back() = withoutTrailingSpace(std::move(lines.back()));
      lines.emplace_back();
      used = 0;
    }
    lines.back().insert(lines.back().end(), word.runs.begin(), word.runs.end());
    used += word.width;
    if (word.ends_line) {
      lines.emplace_back();
      used = 0;
    }
  }
  return lines;
}

}  // namespace gjklab
