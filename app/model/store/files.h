#pragma once
// Reads whole files with a limit, and writes them so that a crash or a full disk never replaces a good file by an
// incomplete one. Failures are a sentence: "FILE: cannot be …: reason".

#include "model/store/part_file.h"
#include "model/text/link.h"

#include <cstddef>
#include <string>
#include <variant>

namespace gjklab {

struct FileError {
  std::string message;
};

/// The greatest size of files that the program reads or writes, so that it can read what it writes.
inline constexpr std::size_t kSceneFileLimit = std::size_t{256} << 20;

/// Whether a file's path is a link (text/link.h); an existing file of that name takes precedence.
bool namesLink(const std::string& path);

/// The name of a file in messages: "-" is "standard input", a link "the link".
std::string sourceName(const std::string& path);

/// Reads a link in place of a file's path; empty if it is not a valid link.
Link linkIn(const std::string& path);

/// Whether a path is a regular file, not a folder, pipe, socket or device, from which reading may block for ever.
bool isRegularFile(const std::string& path);
/// A sentence if the path is not a regular file; empty if it is one or does not exist.
std::string notAFile(const std::string& path);

/// The bytes of a file, at most `limit`; "-" is standard input, and a link is the file in it.
std::variant<std::string, FileError> readFile(const std::string& path, std::size_t limit = kSceneFileLimit);

/// Like writeFile, but returns the reason without the path; empty on success.
std::string whyNotWritten(const std::string& path, const std::string& bytes, Flush flush = Flush::disk);
/// Writes a temporary file and renames it, so that the old content remains until the new content is safely on the disk.
/// Writes devices and pipes directly. Empty on success, otherwise a sentence; more than kSceneFileLimit bytes is an
/// error.
std::string writeFile(const std::string& path, const std::string& bytes, Flush flush = Flush::disk);

/// Creates the folder if it is missing. Empty on success, otherwise a sentence.
std::string makeFolder(const std::string& path);

}  // namespace gjklab
