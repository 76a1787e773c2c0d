#pragma once
// Letters of words in UTF-8: those of ASCII, and Latin letters with diacritics ("ä", "ß", "é"). No other signs, so that
// "·", "⊖", "₂" and "“" end a word, and Greek letters, which are symbols here.

#include <string>
#include <string_view>

namespace gjklab {

/// Whether a letter begins at this byte; false after the end and inside a letter.
bool letterAt(std::string_view text, std::size_t at);

/// Whether a letter ends before this byte.
bool letterBefore(std::string_view text, std::size_t at);

/// Converts the capitals of ASCII and Latin-1 to lower case ("Ä" to "ä"). Byte positions do not change.
std::string inSmallLetters(std::string_view text);

}  // namespace gjklab
