#pragma once
// The font files for the text of pictures.

#include "export/paint/letters.h"

#include <stb_truetype.h>

#include <string>

namespace gjklab {

/// A font file that stays in memory.
struct LetterFont {
  std::string bytes;
  stbtt_fontinfo info{};
  bool good = false;  ///< false: the file was not found, and typical widths are used

  explicit LetterFont(const char* name);
  float scaleFor(double em) const { return stbtt_ScaleForMappingEmToPixels(&info, static_cast<float>(em)); }
  double advance(int character, float scale) const;
};

/// The next character of well-formed UTF-8; moves `at` after it.
int nextCharacter(const std::string& text, std::size_t& at);

/// Read once, on first use. The serif has only one weight.
const LetterFont& lettersOf(Typeface, bool bold);

}  // namespace gjklab
