#pragma once
// gjklab solve: answers, one JSON object a line.

#include <string>
#include <vector>

namespace gjklab {

/// What is added to each answer, and how it is found.
struct SolveExtras {
  bool contacts = false;  ///< "contacts": the contact manifold
  bool mass = false;      ///< "mass": of both bodies
  /// A run begins with the simplex of the one before where that had the same two shapes.
  bool warm_start = false;
  bool certify = false;  ///< "certificate": the proof; the exit status is 1 if one of them does not hold
};

/// "-" and .jsonl files hold one scene per line and are answered as they come.
int solveCommand(const std::vector<std::string>& files, const SolveExtras& extras);

}  // namespace gjklab
