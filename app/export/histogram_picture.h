#pragma once
// Histograms as a picture: a panel for each, a row for each bar.

#include "model/marking/statistics.h"

#include <string>
#include <vector>

namespace gjklab {

/// The text of an SVG file; uses the viewer's sans-serif font.
std::string histogramsSvg(const std::vector<Histogram>&);
/// The same as a PNG file's bytes, twice as large. Empty if DejaVu Sans is not found.
std::string histogramsPng(const std::vector<Histogram>&);

/// "error, over S"
std::string titleOf(const Histogram&);

}  // namespace gjklab
