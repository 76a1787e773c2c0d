#pragma once
// Whole files: read with a limit, written so that a crash or a full disk never leaves half a file where a good one was.
// Failures are one sentence: "FILE: cannot be …: reason".

#include "model/store/part_file.h"
#include "model/text/link.h"

#include <cstddef>
#include <string>
#include <variant>

namespace gjklab {

struct FileError {
  std::string message;
};

/// The most that a file may have that the program reads or writes: what it writes, it can read again.
inline constexpr std::size_t kSceneFileLimit = std::size_t{256} << 20;

/// Whether a link stands in place of a file's path (text/link.h); a file of that name comes first.
bool namesLink(const std::string& path);

/// What a message calls a file: "-" is "standard input", a link "the link".
std::string sourceName(const std::string& path);

/// The link in place of a file's path; empty where there is none that can be read.
Link linkIn(const std::string& path);

/// Whether a path names a file rather than a folder, pipe, socket or device: reading those may wait for ever.
bool isRegularFile(const std::string& path);
/// One sentence where a path names such a thing; empty where it names a file or nothing.
std::string notAFile(const std::string& path);

/// The bytes of a file; "-" is standard input, and a link the file within it. Not more than `limit`.
std::variant<std::string, FileError> readFile(const std::string& path, std::size_t limit = kSceneFileLimit);

/// Why a file cannot be written, without its path; empty when it has been. Otherwise like writeFile.
std::string whyNotWritten(const std::string& path, const std::string& bytes, Flush flush = Flush::disk);
/// Writes beside the file and renames, so that the old content stands until the new one is safely on the disk. Devices
/// and pipes are written directly. Empty when done, otherwise one sentence; also for more than kSceneFileLimit bytes.
std::string writeFile(const std::string& path, const std::string& bytes, Flush flush = Flush::disk);

/// Makes the folder where it is missing. Empty when it is there, otherwise one sentence.
std::string makeFolder(const std::string& path);

}  // namespace gjklab
