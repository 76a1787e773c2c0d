#pragma once
// Files that come from the user and go there. On the desktop the program lists folders itself; a page cannot, so the
// browser asks which file to open, and takes what was saved as a download (Capabilities::folders).

#include <cstdint>
#include <string>

namespace gjklab {

enum class FileAnswer : std::uint8_t { none, chosen, cancelled };
/// Asks which file to open. `endings`: ".json,.jsonl".
void askForFile(const std::string& endings);
/// None while the question is open. `path`: of a copy that the program can read.
FileAnswer answerAboutFile(std::string& path);

/// Gives a file that the program has written to the user; nothing on the desktop, where it is where they wanted it.
void handOver(const std::string& path);

}  // namespace gjklab
