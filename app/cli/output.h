#pragma once
// Standard output, watched: a full disk or a closed pipe behind it is noticed.

#include <string>

namespace gjklab {

/// Writes and flushes. False, and one sentence on standard error, when it did not get through.
bool print(const std::string& text);
/// Into a file, or printed where it has no name. The exit status: 0, or 1 and one sentence on standard error.
int deliver(const std::string& text, const std::string& file = {});
/// One sentence on standard error; answers the exit status.
int complain(const std::string& sentence, int status = 2);

}  // namespace gjklab
