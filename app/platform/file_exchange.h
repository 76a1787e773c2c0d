#pragma once
// Files from and to the user. On the desktop, the program lists folders itself. A page cannot, so the browser asks
// which file to open, and receives saved files as downloads (Capabilities::folders).

#include <cstdint>
#include <string>

namespace gjklab {

enum class FileAnswer : std::uint8_t { none, chosen, cancelled };
/// Asks which file to open. `endings`: ".json,.jsonl".
void askForFile(const std::string& endings);
/// Empty while the question is open. `path`: of a copy that the program can read.
FileAnswer answerAboutFile(std::string& path);

/// Delivers a written file to the user; does nothing on the desktop, where it is already in the chosen folder.
void handOver(const std::string& path);

}  // namespace gjklab
