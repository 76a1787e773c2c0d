#include "model/store/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace gjklab {

std::optional<LockFile> LockFile::tryHold(const std::string& path, bool* hopeless) {
  const int handle = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC | O_NONBLOCK, 0600);
  if (hopeless) *hopeless = handle < 0;
  if (handle < 0) return std::nullopt;
  struct stat status {};
  // Between opening and locking the former holder may have removed the file: a lock on a nameless file shuts nobody
  // out.
  if (flock(handle, LOCK_EX | LOCK_NB) == 0 && fstat(handle, &status) == 0 && status.st_nlink > 0)
    return LockFile(path, handle);
  close(handle);
  return std::nullopt;
}

LockFile::~LockFile() {
  if (handle_ >= 0) close(handle_);
}

void LockFile::remove() {
  if (handle_ < 0) return;
  unlink(path_.c_str());
  close(std::exchange(handle_, -1));
}

}  // namespace gjklab
