#pragma once
// Histograms as a picture: a panel for each, a row for each bar.

#include "model/marking/statistics.h"

#include <string>
#include <vector>

namespace gjklab {

/// An SVG file's text; its letters are the reader's sans-serif.
std::string histogramsSvg(const std::vector<Histogram>&);
/// The same as a PNG file's bytes, twice as large. Empty where the letters of DejaVu Sans are not found.
std::string histogramsPng(const std::vector<Histogram>&);

/// "error, over S"
std::string titleOf(const Histogram&);

}  // namespace gjklab
