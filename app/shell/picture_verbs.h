#pragma once
// The verbs that draw, without a display. They check their options before drawing anything.

#include "cli/verb.h"

namespace gjklab {

/// draw, tour, screenshot and record.
void declarePictures(CommandLine&);

}  // namespace gjklab
