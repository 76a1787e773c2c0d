#pragma once
// A file that one program at a time can hold. The system lets go of it when the program ends, however it ends.

#include <optional>
#include <string>

namespace gjklab {

class LockFile {
 public:
  /// Makes the file if missing and takes it; nothing when another holder (of this program, too) has it or it cannot be
  /// made. `hopeless`, where given: it cannot be made, so trying again is no use.
  static std::optional<LockFile> tryHold(const std::string& path, bool* hopeless = nullptr);
  ~LockFile();
  LockFile(LockFile&&) noexcept;
  LockFile& operator=(LockFile&&) noexcept;

  /// Removes the file while still holding it, so that nobody can take it for a dead program's.
  void remove();

 private:
  LockFile(std::string path, int handle) : path_(std::move(path)), handle_(handle) {}
  std::string path_;
  int handle_ = -1;
};

}  // namespace gjklab
