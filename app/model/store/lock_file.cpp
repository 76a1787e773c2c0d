#include "model/store/lock_file.h"

#include <utility>

namespace gjklab {

LockFile::LockFile(LockFile&& other) noexcept
    : path_(std::move(other.path_)), handle_(std::exchange(other.handle_, -1)) {}

LockFile& LockFile::operator=(LockFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(handle_, other.handle_);
  return *this;
}

}  // namespace gjklab
