#pragma once
// How much room labels take in tests, without fonts.

#include "model/compose/labels.h"

#include <algorithm>
#include <vector>

namespace gjklab::test {

/// Every letter half as wide as its line is high.
class EvenMeasure : public TextMeasure {
 public:
  float width(const std::vector<TextRun>& runs, float line_height) const override {
    std::size_t letters = 0;
    for (const TextRun& run : runs)
      for (std::size_t i = 0; i < run.text.size(); i += codePointLength(run.text, i)) ++letters;
    return 0.5f * line_height * static_cast<float>(letters);
  }
};

/// As high as its letters' ink; the lines themselves may touch.
inline ScreenBox inkOf(const PlacedLabel& label, const TextMeasure& measure) {
  // Of a line: above and below its ink, and how much lower a subscript reaches.
  constexpr double kTrim = 0.14, kDrop = 0.12;
  const bool drops =
      std::any_of(label.text.begin(), label.text.end(), [](const TextRun& run) { return run.subscript; });
  const dvec2 low = label.corner + dvec2(0, kTrim * label.line_height);
  const double height = label.line_height * (1 - 2 * kTrim + (drops ? kDrop : 0));
  return {low, low + dvec2(measure.width(label.text, label.line_height), height)};
}

}  // namespace gjklab::test
