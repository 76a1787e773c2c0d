#pragma once
// Text in UTF-8, counted in characters: code points.

#include <algorithm>
#include <string>
#include <string_view>

namespace gjklab {

/// Whether a byte begins a character.
inline bool beginsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

inline int characterCount(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

/// The first `count` characters of the text.
inline std::string firstCharacters(std::string_view text, int count) {
  std::size_t end = 0;
  for (; end < text.size(); ++end)
    if (beginsCharacter(text[end]) && count-- == 0) break;
  return std::string(text.substr(0, end));
}

}  // namespace gjklab
