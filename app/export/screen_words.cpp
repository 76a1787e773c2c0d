#include "export/screen_words.h"

#include "model/text/language_words.h"
#include "model/text/letters.h"
#include "model/text/rich_text.h"

#include <algorithm>
#include <string_view>

namespace gjklab {
namespace {

/// The text in small letters with a space for all that is neither letter nor digit, and one at both ends. Signs beyond
/// ASCII, "←", are words of their own.
std::string wordsOf(std::string_view marked) {
  const std::string plain = inSmallLetters(plainText(marked));
  std::string words = " ";
  for (std::size_t at = 0; at < plain.size();) {
    const std::size_t length = codePointLength(plain, at);
    const bool digit = plain[at] >= '0' && plain[at] <= '9';
    if (letterAt(plain, at) || digit)
      words += plain.substr(at, length);
    else
      words += length == 1 ? " " : " " + plain.substr(at, length) + " ";
    at += length;
  }
  return words + ' ';
}

/// Reads the words of all languages: a text in one of them has none of the others' words in another sense.
bool speaksOfScreen(std::string_view sentence) {
  const std::string words = wordsOf(sentence);
  const auto has = [&words](std::string_view word) {
    return words.find(' ' + std::string(word) + ' ') != std::string::npos;
  };
  return std::any_of(languageWords().begin(), languageWords().end(), [&](const LanguageWords& language) {
    return std::any_of(language.hand_words.begin(), language.hand_words.end(), has);
  });
}

/// Bytes of the sign at this place, if it closes with the sentence before it: italics, brackets, quotation marks.
std::size_t closingLength(std::string_view text, std::size_t at) {
  for (const std::string_view sign : {"*", ")", "\"", "“", "”", "’", "‘", "«", "»"})
    if (text.substr(at).starts_with(sign)) return sign.size();
  return 0;
}

/// Where the sentence that begins at `from` ends: behind its point and what closes with it.
std::size_t sentenceEnd(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find_first_of(".?!", from); at != std::string_view::npos;
       at = text.find_first_of(".?!", at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && closingLength(text, end) > 0) end += closingLength(text, end);
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
