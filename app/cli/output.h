#pragma once
// Standard output, watched: a full disk or a closed pipe behind it is noticed.

#include <string>

namespace gjklab {

/// Writes and flushes. False, and one sentence on standard error, when it did not get through.
bool print(const std::string& text);

}  // namespace gjklab
