#include "model/store/lock_file.h"

#include "model/text/paths.h"

#include <utility>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>

#include <cstdio>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace gjklab {

std::optional<LockFile> LockFile::tryHold(const std::string& path) {
#if defined(_WIN32)
  // A file opened without sharing cannot be opened again.
  int handle = -1;
  if (_wsopen_s(&handle, pathOf(path).c_str(), _O_CREAT | _O_RDWR, _SH_DENYRW, _S_IREAD | _S_IWRITE) != 0)
    return std::nullopt;
  return LockFile(path, handle);
#else
  const int handle = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC | O_NONBLOCK, 0600);
  if (handle < 0) return std::nullopt;
  struct stat status {};
  // Between opening and locking the former holder may have removed the file: a lock on a nameless file shuts nobody
  // out.
  if (flock(handle, LOCK_EX | LOCK_NB) == 0 && fstat(handle, &status) == 0 && status.st_nlink > 0)
    return LockFile(path, handle);
  close(handle);
  return std::nullopt;
#endif
}

LockFile::LockFile(LockFile&& other) noexcept
    : path_(std::move(other.path_)), handle_(std::exchange(other.handle_, -1)) {}

LockFile& LockFile::operator=(LockFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(handle_, other.handle_);
  return *this;
}

LockFile::~LockFile() {
  if (handle_ < 0) return;
#if defined(_WIN32)
  _close(handle_);
#else
  close(handle_);
#endif
}

void LockFile::remove() {
  if (handle_ < 0) return;
#if defined(_WIN32)
  _close(std::exchange(handle_, -1));
  _wunlink(pathOf(path_).c_str());
#else
  unlink(path_.c_str());
  close(std::exchange(handle_, -1));
#endif
}

}  // namespace gjklab
