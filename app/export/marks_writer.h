#pragma once
// The marks of somebody's solver: for a terminal, for programs, and as one page of HTML that needs nothing beside it.

#include "model/marking/marks.h"

#include <string>
#include <vector>

namespace gjklab {

/// Of each program a table by kind and the first failures; of several a line for each in front.
std::string marksText(const std::vector<Marks>&);
/// Of one program its object, of several {"programs": […]}.
std::string marksJson(const std::vector<Marks>&);
/// With pictures of the first failures.
std::string marksPage(const std::vector<Marks>&);

/// {"status","distance","depth","normal"}: what was expected.
void writeTruth(JsonWriter&, const Truth&);

}  // namespace gjklab
