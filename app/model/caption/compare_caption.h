#pragma once
// What the stage says of two methods beside each other.

#include "model/playback/bounds_plot.h"

#include <string>

namespace gjklab {

/// Of the step at which the methods part this is said, at each other one how far each has got.
std::string compareTitle(bool they_part);
std::string compareBrief(const BoundsPlot& left, const BoundsPlot& right);

}  // namespace gjklab
