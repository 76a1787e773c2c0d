#pragma once
// What replay found, for programs and for a terminal.

#include "model/replay/replay.h"

#include <string>

namespace gjklab {

std::string replayJson(const ReplayReport&, int dimension);
std::string replayText(const ReplayReport&);

}  // namespace gjklab
