#pragma once
// gjklab compare: the scene's own method beside others, as a table.

#include "model/compare/rival.h"

#include <string>
#include <vector>

namespace gjklab {

enum class ComparisonFormat : std::uint8_t { text, json };

/// The exit status: 0 done, 1 could not print it, 2 bad input.
int compareCommand(const std::string& file, const std::vector<Rival>& rivals, ComparisonFormat);

}  // namespace gjklab
