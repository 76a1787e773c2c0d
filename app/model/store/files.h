#pragma once
// Whole files: read with a limit, written so that a crash or a full disk never leaves half a file where a good one was.
// Failures are one sentence: "FILE: cannot be …: reason".

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace gjklab {

struct FileError {
  std::string message;
};

/// The most that a scene file may have: beyond it a file is not a scene but a mistake.
inline constexpr std::size_t kSceneFileLimit = std::size_t{16} << 20;

/// The bytes of a file; "-" is standard input. Not more than `limit`.
std::variant<std::string, FileError> readFile(const std::string& path, std::size_t limit = kSceneFileLimit);

/// How far a written file must get before the call returns.
enum class Flush : std::uint8_t {
  disk,     ///< survives a power cut; takes as long as the disk takes
  program,  ///< survives the end of this program
};

/// Writes beside the file and renames, so that the old content stands until the new one is safely on the disk. Devices
/// and pipes are written directly. Empty when done, otherwise one sentence.
std::string writeFile(const std::string& path, const std::string& bytes, Flush flush = Flush::disk);

}  // namespace gjklab
