#pragma once
// Standard output with error checks, which detect a full disk or a closed pipe.

#include <string>

namespace gjklab {

/// Writes and flushes. False, with a sentence on standard error, on failure.
bool print(const std::string& text);
/// Writes a file, or prints if there is no name. Returns the exit status: 0, or 1 with a sentence on standard error.
int deliver(const std::string& text, const std::string& file = {});
/// Prints a sentence on standard error; returns the exit status.
int complain(const std::string& sentence, int status = 2);

}  // namespace gjklab
