#pragma once
// A file that is being written beside the one that it will replace.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace gjklab {

/// How far a written file must get before the call returns.
enum class Flush : std::uint8_t {
  disk,     ///< survives a power cut; takes as long as the disk takes
  program,  ///< survives the end of this program
};

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// Writes everything and closes the file; 0 or the error number. A size limit of the process (RLIMIT_FSIZE) is an error
/// like a full disk, not the end of the program.
int writeAndClose(File file, const std::string& bytes, Flush flush);

class PartFile {
 public:
  /// Makes a file beside `target` that nobody else uses, and removes those that ended programs have left there.
  explicit PartFile(const std::filesystem::path& target);
  /// Removes the file unless it has replaced the target.
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  /// 0 or an error number, of the making of the file and of the writing.
  int write(const std::string& bytes, Flush flush);
  /// Puts the file in the target's place. `permissions`: those of the file that it replaces.
  std::error_code replaceTarget(std::filesystem::perms permissions);

 private:
  std::filesystem::path target_, path_;
  File file_;
  bool made_ = false;  ///< and not yet in the target's place
  int error_ = 0;
};

}  // namespace gjklab
