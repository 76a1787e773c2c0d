#include "model/compose/text_measure.h"

namespace gjklab {

namespace {

/// "A ⊖ B" is one word: its spaces break no line.
bool besideMinus(std::string_view text, std::size_t space) {
  constexpr std::string_view kMinus = "⊖";
  const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
  return text[space] == ' ' && (before.ends_with(kMinus) || after.starts_with(kMinus));
}

/// Cuts runs into words: each keeps the spaces that follow it, and may hold several runs.
std::vector<std::vector<TextRun>> wordsOf(const std::vector<TextRun>& runs) {
  std::vector<std::vector<TextRun>> words(1);
  bool ended = false;
  for (const TextRun& run : runs)
    for (std::size_t i = 0; i < run.text.size();) {
      const std::size_t length = codePointLength(run.text, i);
      const char c = run.text[i];
      const bool space = (c == ' ' || c == '\n') && !besideMinus(run.text, i);
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

}  // namespace

std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextMeasure& measure, float line_height,
                                           float width) {
  std::vector<std::vector<TextRun>> lines(1);
  float used = 0;
  for (const std::vector<TextRun>& word : wordsOf(parseRichText(text))) {
    const std::vector<TextRun> bare = withoutTrailingSpace(word);
    if (!lines.back().empty() && used + measure.width(bare, line_height) > width) {
      lines.back() = withoutTrailingSpace(std::move(lines.back()));
      lines.emplace_back();
      used = 0;
    }
    const bool ends_line = !word.empty() && word.back().text.back() == '\n';
    const std::vector<TextRun>& piece = ends_line ? bare : word;
    lines.back().insert(lines.back().end(), piece.begin(), piece.end());
    used += measure.width(piece, line_height);
    if (ends_line) {
      lines.emplace_back();
      used = 0;
    }
  }
  return lines;
}

}  // namespace gjklab
