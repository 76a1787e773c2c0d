#pragma once
// Pseudocode in the reader's language.

#include "model/text/translate.h"

#include <vector>

namespace gjklab {

using CodeLines = std::vector<const char*>;

/// Lines marked by translatable(), in the reader's language; what is notation alone stays as it is.
inline CodeLines translated(CodeLines lines) {
  for (const char*& line : lines) line = tr(line);
  return lines;
}

}  // namespace gjklab
