#pragma once
// Grades one program: sends it the pairs of a suite and checks its answers.

#include "model/marking/judge.h"
#include "model/marking/marks.h"
#include "process/solver_process.h"

#include <functional>

namespace gjklab {

/// A pair with its true answer.
struct KnownPair {
  MarkedPair pair;
  Truth truth;
};

struct MarkingOptions {
  SolverLimits limits;
  Demands demands;
  bool shrink = false;
};

/// `asked` is called after each pair.
Marks markProgram(const std::string& program, const std::string& suite_name, const std::vector<KnownPair>&,
                  const MarkingOptions&, const std::function<void()>& asked);

}  // namespace gjklab
