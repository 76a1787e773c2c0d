#pragma once
// How wide text is: asked by whatever lays out words, answered by whatever has the fonts.

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

/// Breaks marked text into lines not wider than `width`: at spaces, and at new lines.
std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextMeasure&, float line_height, float width);

}  // namespace gjklab
