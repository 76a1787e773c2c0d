#pragma once
// A temporary file beside the one that it will replace.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace gjklab {

/// What a written file must survive before the call returns.
enum class Flush : std::uint8_t {
  disk,     ///< a power cut; takes as long as the disk needs
  program,  ///< the end of this program
};

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// Writes everything and closes the file; returns 0 or the error number. Exceeding the process's size limit
/// (RLIMIT_FSIZE) is an error like a full disk, and does not end the program.
int writeAndClose(File file, const std::string& bytes, Flush flush);

class PartFile {
 public:
  /// Creates a unique file beside `target`, and removes those left by programs that have exited.
  explicit PartFile(const std::filesystem::path& target);
  /// Removes the file unless it has replaced the target.
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  /// 0 or an error number, from creating and writing the file.
  int write(const std::string& bytes, Flush flush);
  /// Replaces the target by the file. `permissions`: those of the replaced file.
  std::error_code replaceTarget(std::filesystem::perms permissions);

 private:
  std::filesystem::path target_, path_;
  File file_;
  bool made_ = false;  ///< and has not yet replaced the target
  int error_ = 0;
};

}  // namespace gjklab
