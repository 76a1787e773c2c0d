#pragma once
// A run from a file, with its scene; and the parts of a run that follow from the scene alone.

#include "model/run/run.h"

#include <string>

namespace gjklab {

struct GivenRun {
  Scene scene;
  Run run;
  std::string file;  ///< its file, as named by the user
};

/// "run read from T.json": the label of such a run.
std::string sourceText(const GivenRun&);

/// Fills in what follows from the scene: dimension, method, number of pairs.
void describeRun(const Scene&, Run& into);
/// Counts the axes: `tested`, `skipped`, `first_separating`.
void countAxes(SatRun&, gjk::Status);

}  // namespace gjklab
