#pragma once

#include "gjk/options.h"
#include "gjk/toi_options.h"

namespace gjklab {

/// Why a run or a search for a time of impact ended, in the words of the screen; files use the identifier gjk::name().
const char* terminationText(gjk::Termination);
const char* terminationText(gjk::ImpactTermination);

}  // namespace gjklab
