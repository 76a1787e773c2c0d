#pragma once
// Writes the results of replay, for programs and for a terminal.

#include "model/replay/replay.h"

#include <string>

namespace gjklab {

std::string replayJson(const ReplayReport&, int dimension);
std::string replayText(const ReplayReport&);

/// One of the runs of a file.
struct RunReport {
  int run = 1;   ///< counted from 1
  int line = 1;  ///< the line at which it begins
  int dimension = 2;
  ReplayReport report;
};
/// For several runs: those with false claims first. A single run is written as above.
std::string replayJson(const std::vector<RunReport>&);
std::string replayText(const std::vector<RunReport>&);

}  // namespace gjklab
