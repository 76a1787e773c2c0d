#pragma once
// The file of the running program, beside which its other files are installed.

#include <filesystem>

namespace gjklab {

/// Empty if the system does not report it.
std::filesystem::path programFile();

}  // namespace gjklab
