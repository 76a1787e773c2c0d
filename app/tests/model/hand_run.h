#pragma once
// Runs made by hand: the shape of a trace without the algorithms, to test what is built on traces.

#include "model/playback/playback.h"

namespace gjklab {

/// A 2-D run of `gjk` iterations, the last one ended by the progress test or by enclosing the origin, and `epa` ones.
inline Run handRun(int gjk, bool ended_by_test, int epa) {
  Run run;
  run.dimension = 2;
  for (int i = 0; i < gjk; ++i) {
    gjk::GjkRecord<3> record;
    record.iteration = i + 1;
    record.direction = {1, 0, 0};
    const bool last = i + 1 == gjk;
    record.region = last && ended_by_test ? 0u : 1u;
    record.kept = 1;
    if (last) record.decision = ended_by_test ? gjk::GjkDecision::separated : gjk::GjkDecision::enclosed;
    run.trace.gjk.push_back(record);
  }
  for (int i = 0; i < epa; ++i) {
    gjk::EpaRecord<3> record;
    record.iteration = i + 1;
    const bool last = i + 1 == epa;
    record.new_vertex = last ? -1 : 3 + i;
    record.decision = last ? gjk::EpaDecision::done : gjk::EpaDecision::expand;
    run.trace.epa.push_back(record);
  }
  return run;
}

}  // namespace gjklab
