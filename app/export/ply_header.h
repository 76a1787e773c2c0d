#pragma once
// What a PLY file promises before its data: its library makes room for all of it unseen.

#include <string>

namespace gjklab {

/// What is wrong with the header, as a sentence: more is promised than the file could hold. Empty where nothing is, and
/// where it is no header that can be understood.
std::string faultInPlyHeader(const std::string& bytes);

}  // namespace gjklab
