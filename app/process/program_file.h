#pragma once
// The file of the program that runs: what is installed with it lies beside it.

#include <filesystem>

namespace gjklab {

/// Empty where the system does not tell.
std::filesystem::path programFile();

}  // namespace gjklab
