#pragma once
// A run that is not ours, with the scene that it belongs to; and what of a run follows from the scene alone, so that it
// need not be given.

#include "model/run/run.h"

#include <string>

namespace gjklab {

struct GivenRun {
  Scene scene;
  Run run;
  std::string file;  ///< where it was read, as it was named
};

/// "run read from T.json": how such a run is marked wherever it shows.
std::string sourceText(const GivenRun&);

/// Fills what follows from the scene and not from the way of the run: dimension, method, number of pairs.
void describeRun(const Scene&, Run& into);
/// Counts the axes: `tested`, `skipped`, `first_separating`.
void countAxes(SatRun&, gjk::Status);

}  // namespace gjklab
