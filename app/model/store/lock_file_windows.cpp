#include "model/store/lock_file.h"

#include "model/text/paths.h"

#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>

#include <cstdio>
#include <utility>

namespace gjklab {

/// A file opened without sharing cannot be opened again.
std::optional<LockFile> LockFile::tryHold(const std::string& path) {
  int handle = -1;
  if (_wsopen_s(&handle, pathOf(path).c_str(), _O_CREAT | _O_RDWR, _SH_DENYRW, _S_IREAD | _S_IWRITE) != 0)
    return std::nullopt;
  return LockFile(path, handle);
}

LockFile::~LockFile() {
  if (handle_ >= 0) _close(handle_);
}

void LockFile::remove() {
  if (handle_ < 0) return;
  _close(std::exchange(handle_, -1));
  _wunlink(pathOf(path_).c_str());
}

}  // namespace gjklab
