#pragma once
// Words of the languages of lessons, used to analyse their sentences. A new language needs a row in the table of
// language_words.cpp.

#include <cstddef>
#include <span>
#include <string_view>

namespace gjklab {

struct LanguageWords {
  std::string_view code;  ///< "de"
  bool article_a;         ///< whether a sentence may begin with an article "A", which is not the body A
  /// Words for actions with mouse and keyboard, in lower case. Some consist of several words, because one alone could
  /// describe a body.
  std::span<const std::string_view> hand_words;
};

/// English first.
std::span<const LanguageWords> languageWords();

/// The words of the language with this code; English if there is none.
const LanguageWords& languageWords(std::string_view code);

/// Whether the A here is an article: at the beginning of a sentence, before a word that A as a body is not followed by.
/// `text`: the rest of the sentence included. `begins`: its first word begins a sentence.
bool isArticle(const LanguageWords&, std::string_view text, std::size_t at, bool begins);

}  // namespace gjklab
