#pragma once
// The font files of a picture's letters.

#include "export/paint/letters.h"

#include <stb_truetype.h>

#include <string>

namespace gjklab {

/// A font file that stays in memory.
struct LetterFont {
  std::string bytes;
  stbtt_fontinfo info{};
  bool good = false;  ///< false: the file is not found, and letters are as wide as such letters mostly are

  explicit LetterFont(const char* name);
  float scaleFor(double em) const { return stbtt_ScaleForMappingEmToPixels(&info, static_cast<float>(em)); }
  double advance(int character, float scale) const;
};

/// The next character of well-formed UTF-8; `at` moves behind it.
int nextCharacter(const std::string& text, std::size_t& at);

/// Read once, when first asked for. The serif has one weight.
const LetterFont& lettersOf(Typeface, bool bold);

}  // namespace gjklab
