#pragma once
// Texts that come from no file.

#include <cstdint>

namespace gjklab {

enum class TextOrigin : std::uint8_t { clipboard, drop, link, page };

/// What is said of a text, in the user's language.
struct OriginWords {
  const char* name;     ///< in place of a file's name: "clipboard"
  const char* source;   ///< as in "3 points from the clipboard"
  const char* waiting;  ///< a sentence: the text must wait for the user's answer to a question
  const char* empty;    ///< a sentence: there is no text
};
OriginWords wordsOf(TextOrigin);

}  // namespace gjklab
