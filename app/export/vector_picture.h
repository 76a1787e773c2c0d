#pragma once
// A whole picture as vectors.

#include "export/paint/pen.h"
#include "export/picture.h"

#include <string>

namespace gjklab {

/// Measures text in the fonts of vector files.
class PenMeasure : public PictureMeasure {
 public:
  float width(const std::vector<TextRun>&, TextSize, float line_height) const override;
};

/// Draws on the whole of the pen's picture.
void paintPicture(Pen&, const ComposedPicture&);

/// An SVG file. `outlines`: letters as shapes.
std::string pictureSvg(const ComposedPicture&, bool outlines);

}  // namespace gjklab
