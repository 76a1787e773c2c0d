#pragma once
// gjklab solve: answers, one JSON object a line.

#include <string>
#include <vector>

namespace gjklab {

/// "-" and .jsonl files hold one scene per line and are answered as they come.
int solveCommand(const std::vector<std::string>& files);

}  // namespace gjklab
