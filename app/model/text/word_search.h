#pragma once
// Search by the beginnings of words, in any order. Ignores the case of ASCII letters.

#include <string>
#include <string_view>

namespace gjklab {

/// Whether every typed word is a prefix of a word in the text.
bool hasWords(std::string_view text, std::string_view typed);

}  // namespace gjklab
