#pragma once
// Why the system refused something with a file, in the reader's language.

#include <string>
#include <system_error>

namespace gjklab {

/// For a value of errno. Rare ones are in the system's own words.
std::string systemReason(int error);
/// The same for an error of std::filesystem.
std::string systemReason(const std::error_code& error);

}  // namespace gjklab
