#pragma once
// Positions in a UTF-8 text: the line and column of a byte, and the start of the word around it.

#include <cstddef>
#include <string_view>

namespace gjklab {

struct TextPosition {
  int line = 1, column = 1;  ///< from 1; the column counts characters (code points)
};

/// The position of the byte at `offset` (clamped to the end). A byte order mark at the start does not count.
TextPosition positionOf(std::string_view text, std::size_t offset);

/// The start of the JSON token whose last byte is at `offset`: a string's opening quote, a word's or number's first
/// letter, any other character itself.
std::size_t tokenStart(std::string_view text, std::size_t offset);

/// The run of letters, digits, '+', '-', '.' that starts at `offset`.
std::string_view wordAt(std::string_view text, std::size_t offset);

}  // namespace gjklab
