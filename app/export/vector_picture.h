#pragma once
// A whole picture in vectors.

#include "export/paint/pen.h"
#include "export/picture.h"

#include <string>

namespace gjklab {

/// Measures with the letters that vector files name.
class PenMeasure : public PictureMeasure {
 public:
  float width(const std::vector<TextRun>&, TextSize, float line_height) const override;
};

/// On the whole of the pen's picture.
void paintPicture(Pen&, const ComposedPicture&);

/// An SVG file. `outlines`: letters as shapes.
std::string pictureSvg(const ComposedPicture&, bool outlines);

}  // namespace gjklab
