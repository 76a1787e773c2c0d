#include "export/screen_words.h"

#include "model/text/rich_text.h"

#include <algorithm>
#include <string_view>

namespace gjklab {
namespace {

/// Words that mean the hand: of the text in small letters. A few of them are half a sentence, where the word alone
/// could be about a body.
constexpr std::string_view kHandWords[] = {
    "press",  "drag",  "drags", "dragging",     "click",         "clicks",   "mouse", "pointer",
    "scroll", "hover", "key",   "keys",         "ctrl",          "shift",    "wheel", "pageup",
    "tab",    "←",     "⏎",     "take hold of", "turn the view", "pagedown",
};

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

/// The text in small letters, with a space for all that is no letter, and one at both ends.
std::string wordsOf(std::string_view marked) {
  std::string words = " ";
  for (char c : plainText(marked)) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool part_of_sign = (static_cast<unsigned char>(c) & 0x80u) != 0;
    words += isLetter(c) || part_of_sign ? c : ' ';
  }
  return words + ' ';
}

bool speaksOfScreen(std::string_view sentence) {
  const std::string words = wordsOf(sentence);
  return std::any_of(std::begin(kHandWords), std::end(kHandWords), [&](std::string_view word) {
    return words.find(' ' + std::string(word) + ' ') != std::string::npos;
  });
}

/// Where the sentence that begins at `from` ends: behind its point and what closes with it.
std::size_t sentenceEnd(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find_first_of(".?!", from); at != std::string_view::npos;
       at = text.find_first_of(".?!", at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && (text[end] == '*' || text[end] == ')' || text[end] == '"')) ++end;
    if (end == text.size() || text[end] == ' ' || text[end] == '\n') return end;
  }
  return text.size();
}

}  // namespace

std::string markScreenWork(const std::string& marked) {
  std::string out;
  for (std::size_t from = 0; from < marked.size();) {
    const std::size_t end = sentenceEnd(marked, from);
    const std::size_t first = std::min(marked.find_first_not_of(" \n", from), end);
    out += marked.substr(from, first - from);
    const std::string sentence = marked.substr(first, end - first);
    if (speaksOfScreen(sentence)) out += std::string(kScreenSign) + "\u00a0";  // not parted from its sentence
    out += sentence;
    from = end;
  }
  return out;
}

}  // namespace gjklab
