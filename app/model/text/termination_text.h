#pragma once

#include "gjk/options.h"
#include "gjk/toi_options.h"

namespace gjklab {

/// Why a run or a search for a time of impact ended, in the words that the screen uses; the identifier of files is
/// gjk::name().
const char* terminationText(gjk::Termination);
const char* terminationText(gjk::ImpactTermination);

}  // namespace gjklab
