#pragma once
// A query's answer as one JSON object, with the keys in the documented order.

#include "gjk/result.h"

#include <string>

namespace gjklab {

/// A number as JSON: the shortest text that reads back to the same double; null for what JSON cannot say.
std::string jsonNumber(double);
/// Appends without making a string.
void appendNumber(std::string& out, double);
/// "[1,2.5]" with as many numbers as the dimension has.
void appendVector(std::string& out, const glm::dvec3&, int dimension);

/// On one line. `dimension`: how many numbers a vector has.
std::string resultJson(const gjk::Result<3>&, int dimension);

}  // namespace gjklab
