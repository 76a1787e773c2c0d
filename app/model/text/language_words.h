#pragma once
// What the program knows of the languages that lessons are written in, to read their sentences. A new language gets a
// row in the table of language_words.cpp.

#include <span>
#include <string_view>

namespace gjklab {

struct LanguageWords {
  std::string_view code;  ///< "de"
  bool article_a;         ///< whether a sentence may begin with an article "A", which is not the body A
  /// Words for what the hand does at the screen, in small letters. A few are several words, where one alone could be
  /// about a body.
  std::span<const std::string_view> hand_words;
};

/// English first.
std::span<const LanguageWords> languageWords();

/// Those of the language with this code; English where there is none.
const LanguageWords& languageWords(std::string_view code);

}  // namespace gjklab
