#include "model/store/file_safety.h"

#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>

namespace gjklab {
namespace {

/// Blocks SIGXFSZ in this thread, and takes back one that came meanwhile.
class SizeSignalBlocked {
 public:
  SizeSignalBlocked() {
    sigemptyset(&signal_);
    sigaddset(&signal_, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &signal_, &before_);
  }
  ~SizeSignalBlocked() {
    sigset_t pending;
    int taken = 0;
    if (sigismember(&before_, SIGXFSZ) == 0 && sigpending(&pending) == 0 && sigismember(&pending, SIGXFSZ) == 1)
      sigwait(&signal_, &taken);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  SizeSignalBlocked(const SizeSignalBlocked&) = delete;
  SizeSignalBlocked& operator=(const SizeSignalBlocked&) = delete;

 private:
  sigset_t signal_{}, before_{};
};

}  // namespace

int withoutSizeSignal(const std::function<int()>& write) {
  const SizeSignalBlocked guard;
  return write();
}

void holdFile(std::FILE* file) { flock(fileno(file), LOCK_EX | LOCK_NB); }

bool syncFile(std::FILE* file) {
  // Pipes and terminals cannot be synced, which is no failure.
  return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;
}

}  // namespace gjklab
