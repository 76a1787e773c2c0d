#pragma once

#include "gjk/options.h"

namespace gjklab {

/// Why a run ended, in the words that the screen uses; the identifier of files is gjk::name().
const char* terminationText(gjk::Termination);

}  // namespace gjklab
