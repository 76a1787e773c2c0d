#include "model/text/letters.h"

#include "model/text/characters.h"
#include "model/text/rich_text.h"

namespace gjklab {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

/// Whether the bytes after the first of a sequence continue it.
bool isWhole(std::string_view sequence) {
  for (std::size_t i = 1; i < sequence.size(); ++i)
    if (beginsCharacter(sequence[i])) return false;
  return true;
}

}  // namespace

bool letterAt(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  const unsigned first = byteAt(text, at);
  if (first < 0x80u) return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
  const std::size_t length = codePointLength(text, at);
  if (!isWhole(text.substr(at, length))) return false;
  if (length == 2) {
    const unsigned point = (first & 0x1fu) << 6u | (byteAt(text, at + 1) & 0x3fu);
    const bool latin = point >= 0xc0u && point <= 0x24fu && point != 0xd7u && point != 0xf7u;  // × and ÷
    return latin || (point >= 0x300u && point <= 0x36fu);                                      // a combining diacritic
  }
  if (length != 3) return false;
  const unsigned point = (first & 0x0fu) << 12u | (byteAt(text, at + 1) & 0x3fu) << 6u | (byteAt(text, at + 2) & 0x3fu);
  return point >= 0x1e00u && point <= 0x1effu;  // "ẞ", "ế"
}

bool letterBefore(std::string_view text, std::size_t at) {
  if (at == 0 || at > text.size()) return false;
  std::size_t start = at - 1;
  while (start > 0 && at - start < 4 && !beginsCharacter(text[start])) --start;
  return letterAt(text, start) && start + codePointLength(text, start) == at;
}

std::string inSmallLetters(std::string_view text) {
  std::string small(text);
  for (std::size_t i = 0; i < small.size(); ++i) {
    const unsigned byte = byteAt(small, i);
    const bool ascii = byte >= 'A' && byte <= 'Z';
    // U+00C0 to U+00DE are C3 80 to C3 9E; their small letters lie 0x20 further.
    const bool latin =
        i > 0 && byteAt(small, i - 1) == 0xc3u && byte >= 0x80u && byte <= 0x9eu && byte != 0x97u;  // but ×
    if (ascii || latin) small[i] = static_cast<char>(byte + 0x20u);
  }
  return small;
}

}  // namespace gjklab
