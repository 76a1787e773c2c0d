#include "model/store/file_safety.h"

#include <io.h>

#include <cerrno>

namespace gjklab {

int withoutSizeSignal(const std::function<int()>& write) { return write(); }  // Windows has neither limit nor signal

void holdFile(std::FILE*) {}  // a file that is open cannot be removed

bool syncFile(std::FILE* file) {
  // Pipes and consoles cannot be synced, which is no failure.
  return _commit(_fileno(file)) == 0 || errno == EBADF || errno == EINVAL;
}

}  // namespace gjklab
