#pragma once
// gjklab solve: answers, one JSON object a line.

#include <string>
#include <vector>

namespace gjklab {

/// What is added to each answer.
struct SolveExtras {
  bool contacts = false;  ///< "contacts": the contact manifold
  bool mass = false;      ///< "mass": of both bodies
};

/// "-" and .jsonl files hold one scene per line and are answered as they come.
int solveCommand(const std::vector<std::string>& files, const SolveExtras& extras);

}  // namespace gjklab
