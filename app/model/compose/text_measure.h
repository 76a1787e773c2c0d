#pragma once
// Measures the width of text for layouts; implemented by the code that has the fonts.

#include "model/text/rich_text.h"

#include <functional>
#include <string_view>
#include <vector>

namespace gjklab {

inline constexpr float kLineHeightPerEm = 1.164f;

class TextMeasure {
 public:
  virtual ~TextMeasure() = default;
  /// Pixels across one line of runs set `line_height` pixels high.
  virtual float width(const std::vector<TextRun>& runs, float line_height) const = 0;
};

/// Breaks marked text into lines of at most `width`, at spaces and newlines.
std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextMeasure&, float line_height, float width);

}  // namespace gjklab
