#pragma once
// The Stage's text for two compared methods.

#include "model/playback/bounds_plot.h"

#include <string>

namespace gjklab {

/// At the step where the methods differ: how; at other steps: the progress of each.
std::string compareTitle(bool they_part);
std::string compareBrief(const BoundsPlot& left, const BoundsPlot& right);

}  // namespace gjklab
