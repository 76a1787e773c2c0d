#pragma once
// Converts text for Windows.

#include <string>

namespace gjklab {

std::wstring wide(const std::string& text);

}  // namespace gjklab
