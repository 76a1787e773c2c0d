#pragma once
// Appends pieces of JSON text to a string: numbers that read back as the same double, vectors, escaped strings.

#include <glm/glm.hpp>
#include <string>

namespace gjklab {

/// The shortest text that reads back as the same double; null for NaN and infinity.
void appendNumber(std::string& out, double value);
/// Like appendNumber, but without the sign of a zero: for answers, where "-0.0" would only confuse.
void appendPlainNumber(std::string& out, double value);
/// "[1,2.5]": the first `dimension` numbers, exactly.
void appendVector(std::string& out, const glm::dvec3& value, int dimension, const char* separator = ",");
void appendPlainVector(std::string& out, const glm::dvec3& value, int dimension);
/// With quotes; invalid UTF-8 becomes U+FFFD.
void appendString(std::string& out, const std::string& text);

}  // namespace gjklab
