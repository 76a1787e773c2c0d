#pragma once
// Text as Windows takes it.

#include <string>

namespace gjklab {

std::wstring wide(const std::string& text);

}  // namespace gjklab
