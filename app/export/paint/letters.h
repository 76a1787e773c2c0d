#pragma once
// The letters of DejaVu, found where systems keep their fonts: how wide text is, and its outlines.

#include "model/compose/text_measure.h"

#include <cstdint>
#include <vector>

namespace gjklab {

enum class Typeface : std::uint8_t { sans, serif };
/// Of a line of text: subscripts are smaller and lower; italics take a little more room.
struct RunPlace {
  const TextRun& run;
  double x = 0;     ///< from the line's beginning
  double em = 0;    ///< size of its letters
  double drop = 0;  ///< below the line's foot
};
/// Where each run stands on a line `line_height` high.
std::vector<RunPlace> placesOf(const std::vector<TextRun>&, Typeface, double line_height, double* width = nullptr);
/// From the top of a line to the foot of its letters.
double footOf(double line_height);

class LetterMeasure : public TextMeasure {
 public:
  explicit LetterMeasure(Typeface face) : face_(face) {}
  float width(const std::vector<TextRun>&, float line_height) const override;

 private:
  Typeface face_;
};

}  // namespace gjklab
