#pragma once
// The verbs that draw, without a display; what their options mean is checked before anything is drawn.

#include "cli/verb.h"

namespace gjklab {

/// draw, tour, screenshot and record.
void declarePictures(CommandLine&);

}  // namespace gjklab
