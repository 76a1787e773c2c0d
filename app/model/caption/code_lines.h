#pragma once
// Pseudocode in the user's language.

#include "model/text/translate.h"

#include <vector>

namespace gjklab {

using CodeLines = std::vector<const char*>;

/// Lines marked by translatable(), in the user's language; pure notation is unchanged.
inline CodeLines translated(CodeLines lines) {
  for (const char*& line : lines) line = tr(line);
  return lines;
}

}  // namespace gjklab
