#pragma once
// The DejaVu fonts, from the systems' font folders: the width of text, and its outlines.

#include "model/compose/text_measure.h"

#include <cstdint>
#include <vector>

namespace gjklab {

enum class Typeface : std::uint8_t { sans, serif };
/// A run of a line: subscripts are smaller and lower, and italics a little wider.
struct RunPlace {
  const TextRun& run;
  double x = 0;     ///< from the start of the line
  double em = 0;    ///< font size
  double drop = 0;  ///< below the baseline
};
/// The position of each run on a line `line_height` high.
std::vector<RunPlace> placesOf(const std::vector<TextRun>&, Typeface, double line_height, double* width = nullptr);
/// From the top of a line to its baseline.
double footOf(double line_height);

class LetterMeasure : public TextMeasure {
 public:
  explicit LetterMeasure(Typeface face) : face_(face) {}
  float width(const std::vector<TextRun>&, float line_height) const override;

 private:
  Typeface face_;
};

}  // namespace gjklab
