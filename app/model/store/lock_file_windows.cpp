#include "model/store/lock_file.h"

#include "model/text/paths.h"

#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace gjklab {

/// A file opened without sharing cannot be opened again. The system's answer is then the same as where the folder may
/// not be written.
std::optional<LockFile> LockFile::tryHold(const std::string& path, bool* hopeless) {
  int handle = -1;
  const int fault = _wsopen_s(&handle, pathOf(path).c_str(), _O_CREAT | _O_RDWR, _SH_DENYRW, _S_IREAD | _S_IWRITE);
  if (hopeless) *hopeless = fault != 0 && fault != EACCES;
  if (fault != 0) return std::nullopt;
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
