#include "model/text/text_position.h"

#include "model/text/characters.h"

#include <algorithm>

namespace gjklab {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool inWord(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-' ||
         c == '.' || c == '_';
}

}  // namespace

TextPosition positionOf(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  TextPosition position;
  const std::size_t begin = text.substr(0, 3) == kByteOrderMark ? 3 : 0;
  for (std::size_t i = begin; i < offset; ++i) {
    if (text[i] == '\n') {
      ++position.line;
      position.column = 1;
    } else if (beginsCharacter(text[i])) {
      ++position.column;
    }
  }
  return position;
}

std::size_t tokenStart(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return text.size();
  if (text[offset] == '"') {
    for (std::size_t i = offset; i-- > 0;) {
      if (text[i] != '"') continue;
      std::size_t backslashes = 0;
      while (backslashes < i && text[i - 1 - backslashes] == '\\') ++backslashes;
      if (backslashes % 2 == 0) return i;
    }
    return offset;
  }
  if (!inWord(text[offset])) return offset;
  while (offset > 0 && inWord(text[offset - 1])) --offset;
  return offset;
}

std::string_view wordAt(std::string_view text, std::size_t offset) {
  std::size_t end = std::min(offset, text.size());
  while (end < text.size() && inWord(text[end])) ++end;
  return text.substr(std::min(offset, text.size()), end - std::min(offset, text.size()));
}

}  // namespace gjklab
