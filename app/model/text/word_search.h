#pragma once
// Searching by typing: what is found has a word that begins with each word typed, in any order. ASCII letters may be
// small or capital.

#include <string>
#include <string_view>

namespace gjklab {

/// Whether the text has, for each of the words typed, a word that begins with it.
bool hasWords(std::string_view text, std::string_view typed);

}  // namespace gjklab
