#pragma once
// A file that only one program at a time can hold. The system releases it when the program ends in any way.

#include <optional>
#include <string>

namespace gjklab {

class LockFile {
 public:
  /// Creates the file if missing and locks it; empty if another holder (possibly in this program) has it, or if it
  /// cannot be created. `hopeless`, if given: set if it cannot be created, so that retrying is useless.
  static std::optional<LockFile> tryHold(const std::string& path, bool* hopeless = nullptr);
  ~LockFile();
  LockFile(LockFile&&) noexcept;
  LockFile& operator=(LockFile&&) noexcept;

  /// Removes the file while still holding it, so that no program takes it for that of a crashed one.
  void remove();

 private:
  LockFile(std::string path, int handle) : path_(std::move(path)), handle_(handle) {}
  std::string path_;
  int handle_ = -1;
};

}  // namespace gjklab
