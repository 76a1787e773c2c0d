#include "model/lesson/subtitles.h"

#include "model/text/characters.h"
#include "model/text/rich_text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace gjklab {
namespace {

constexpr std::size_t kFactLength = 5;

/// Where a text may be divided.
struct Gap {
  std::size_t at = 0;  ///< of the space, in bytes
  bool sentence = false, clause = false;
};

/// In characters, without marks.
std::size_t shownLength(std::string_view marked) {
  std::string text;
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const std::size_t close = marked[i] == '{' && (i == 0 || marked[i - 1] != '_') ? marked.find('}', i) : marked.npos;
    if (close == marked.npos) {
      text += marked[i];
    } else {
      text += std::string(kFactLength, '0');
      i = close;
    }
  }
  return static_cast<std::size_t>(characterCount(plainText(text)));
}

/// The last letter or sign before a gap, without closing marks and quotation marks.
std::size_t lastBefore(std::string_view text, std::size_t gap) {
  while (gap > 1 && (text[gap - 1] == '*' || text[gap - 1] == '"')) --gap;
  return gap - 1;
}

/// "z. B." and "e. g." end no sentence: one small letter before the point.
bool abbreviates(std::string_view text, std::size_t point) {
  return point > 0 && std::islower(static_cast<unsigned char>(text[point - 1])) != 0 &&
         (point == 1 || text[point - 2] == ' ' || text[point - 2] == '.');
}

/// The spaces outside marks, facts and subscripts.
std::vector<Gap> gapsOf(std::string_view text) {
  std::vector<Gap> gaps;
  bool bold = false, italic = false, braces = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "**") {
      bold = !bold;
      ++i;
    } else if (text[i] == '*') {
      italic = !italic;
    } else if (text[i] == '{' || text[i] == '}') {
      braces = text[i] == '{';
    } else if (text[i] == ' ' && i > 0 && !bold && !italic && !braces) {
      const std::size_t last = lastBefore(text, i);
      const bool ends = text[last] == '.' ? !abbreviates(text, last) : text[last] == '?' || text[last] == '!';
      gaps.push_back({i, ends, text[last] == ',' || text[last] == ';' || text[last] == ':'});
    }
  }
  return gaps;
}

std::vector<std::string> sentencesOf(const std::string& text) {
  std::vector<std::string> sentences;
  std::size_t from = 0;
  for (const Gap& gap : gapsOf(text)) {
    if (!gap.sentence) continue;
    sentences.push_back(text.substr(from, gap.at - from));
    from = gap.at + 1;
  }
  sentences.push_back(text.substr(from));
  return sentences;
}

/// Pieces of at most a subtitle's length, as even as their clauses allow.
void divide(const std::string& sentence, std::vector<std::string>& pieces) {
  const std::size_t length = shownLength(sentence);
  const std::vector<Gap> gaps = length > kSubtitleLength ? gapsOf(sentence) : std::vector<Gap>();
  if (gaps.empty()) {
    pieces.push_back(sentence);
    return;
  }
  const std::size_t parts = (length + kSubtitleLength - 1) / kSubtitleLength;
  const double wanted = static_cast<double>(length) / static_cast<double>(parts);
  const auto cost = [&](const Gap& gap) {
    const auto before = static_cast<double>(shownLength(std::string_view(sentence).substr(0, gap.at)));
    constexpr double kWithinClause = 30;  // a clause may make a piece that many characters longer or shorter
    const double beyond = std::max(0.0, before - static_cast<double>(kSubtitleLength));
    return std::abs(before - wanted) + (gap.clause ? 0 : kWithinClause) + 1000 * beyond;
  };
  const Gap& best =
      *std::min_element(gaps.begin(), gaps.end(), [&](const Gap& a, const Gap& b) { return cost(a) < cost(b); });
  divide(sentence.substr(0, best.at), pieces);
  divide(sentence.substr(best.at + 1), pieces);
}

/// Adds a piece to a subtitle, on a line of its own if each fits one; false if there is no room for it.
bool join(std::string& text, const std::string& piece) {
  if (text.find('\n') != text.npos) return false;
  const std::size_t first = shownLength(text), second = shownLength(piece), both = first + 1 + second;
  const bool lines = both > kSubtitleLine && first <= kSubtitleLine && second <= kSubtitleLine;
  if (!lines && both > kSubtitleLength) return false;
  text += (lines ? '\n' : ' ') + piece;
  return true;
}

/// Sentences that fit together share a subtitle.
void append(const std::string& text, std::vector<Subtitle>& subtitles) {
  std::vector<std::string> pieces;
  for (const std::string& sentence : sentencesOf(text)) divide(sentence, pieces);
  bool first = true;
  for (const std::string& piece : pieces) {
    if (first || !join(subtitles.back().text, piece)) subtitles.push_back({"", piece});
    first = false;
  }
}

}  // namespace

bool needsColumn(const LessonText& part) {
  return part.kind == LessonText::Kind::plot || part.kind == LessonText::Kind::code;
}

bool hasColumn(const Beat& beat) {
  return beat.predict || beat.reach || std::any_of(beat.text.begin(), beat.text.end(), needsColumn);
}

std::vector<Subtitle> subtitlesOf(const Lesson& lesson, int beat) {
  std::vector<Subtitle> subtitles;
  if (beat == 0) subtitles.push_back({lesson.title, lesson.goal});
  std::string heading;
  for (const LessonText& part : lesson.beats[static_cast<std::size_t>(beat)].text) {
    if (needsColumn(part)) continue;
    if (part.kind == LessonText::Kind::heading) {
      heading = part.text;
      continue;
    }
    const std::size_t first = subtitles.size();
    append(part.text, subtitles);
    if (!heading.empty()) subtitles.insert(subtitles.begin() + static_cast<std::ptrdiff_t>(first), {heading, ""});
    heading.clear();
  }
  if (!heading.empty()) subtitles.push_back({heading, ""});
  return subtitles;
}

}  // namespace gjklab
