#pragma once
// Writes the marks of a solver: for a terminal, for programs, and as one self-contained HTML page.

#include "model/marking/marks.h"

#include <string>
#include <vector>

namespace gjklab {

/// For each program a table by kind and the first failures; for several programs, first a line for each.
std::string marksText(const std::vector<Marks>&);
/// For one program its object, for several {"programs": […]}. English.
std::string marksJson(const std::vector<Marks>&);
/// With pictures of the first failures.
std::string marksPage(const std::vector<Marks>&);

/// How often the program gave no answer, each as a sentence.
std::vector<std::string> mishapsOf(const Marks&);
/// The expected values: {"status","distance","depth","normal"}.
void writeTruth(JsonWriter&, const Truth&);

}  // namespace gjklab
