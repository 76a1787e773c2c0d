#pragma once
// Letters of words in UTF-8: those of ASCII, and Latin letters with diacritics ("ä", "ß", "é"). No other signs, so that
// "·", "⊖", "₂" and "“" end a word, and Greek letters, which are symbols here.

#include <string>
#include <string_view>

namespace gjklab {

/// Whether a letter begins at this byte; false behind the end and inside a letter.
bool letterAt(std::string_view text, std::size_t at);

/// Whether a letter ends before this byte.
bool letterBefore(std::string_view text, std::size_t at);

/// Small letters for the capitals of ASCII and of Latin-1 ("Ä" as "ä"). Each byte keeps its place.
std::string inSmallLetters(std::string_view text);

}  // namespace gjklab
