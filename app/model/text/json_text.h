#pragma once
// Pieces of JSON text, appended to a string: numbers that read back to the same double, vectors, escaped strings.

#include <glm/glm.hpp>
#include <string>

namespace gjklab {

/// The shortest text that reads back to the same double; null for what JSON cannot say (NaN, infinity).
void appendNumber(std::string& out, double value);
/// As appendNumber, but without the sign of a zero: for answers, where "-0.0" only puzzles.
void appendPlainNumber(std::string& out, double value);
/// "[1,2.5]": the first `dimension` numbers, exactly.
void appendVector(std::string& out, const glm::dvec3& value, int dimension, const char* separator = ",");
void appendPlainVector(std::string& out, const glm::dvec3& value, int dimension);
/// With quotes; bytes that are no UTF-8 become U+FFFD.
void appendString(std::string& out, const std::string& text);

}  // namespace gjklab
