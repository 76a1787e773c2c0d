#include "model/store/part_file.h"

#include "model/store/lock_file.h"
#include "model/text/paths.h"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <optional>
#include <utility>

#if defined(__unix__) || defined(__APPLE__)
#include <sys/file.h>
#include <unistd.h>

#include <csignal>
#include <ctime>
#elif defined(_WIN32)
#include <io.h>
#endif

namespace gjklab {

namespace fs = std::filesystem;

namespace {

constexpr int kTidiedNames = 100, kMostNames = 10000;
/// A part file this old that nobody holds was left by a program that has ended. Younger ones may not be held yet.
constexpr std::chrono::minutes kStale{1};

fs::path partName(fs::path target, int number) {
  target += fmt::format(".{}.part", number);
  return target;
}

bool isOld(const fs::path& path) {
  std::error_code missing;
  const auto written = fs::last_write_time(path, missing);
  return !missing && fs::file_time_type::clock::now() - written > kStale;
}

void removeStale(const fs::path& target) {
  for (int i = 0; i < kTidiedNames; ++i) {
    const fs::path name = partName(target, i);
    if (!isOld(name)) continue;
    std::optional<LockFile> lock = LockFile::tryHold(textOf(name));
    if (lock && isOld(name)) lock->remove();
  }
}

#if defined(__unix__) || defined(__APPLE__)

/// While it lives, a write beyond the size limit of the process fails in this thread instead of ending the program.
class SizeLimitIsAnError {
 public:
  SizeLimitIsAnError() {
    sigemptyset(&signal_);
    sigaddset(&signal_, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &signal_, &before_);
  }
  ~SizeLimitIsAnError() {
    sigset_t pending;
    int taken = 0;
    if (sigismember(&before_, SIGXFSZ) == 0 && sigpending(&pending) == 0 && sigismember(&pending, SIGXFSZ) == 1)
      sigwait(&signal_, &taken);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  SizeLimitIsAnError(const SizeLimitIsAnError&) = delete;
  SizeLimitIsAnError& operator=(const SizeLimitIsAnError&) = delete;

 private:
  sigset_t signal_{}, before_{};
};

void hold(std::FILE* file) { flock(fileno(file), LOCK_EX | LOCK_NB); }

/// Pushes the file's bytes down to the disk; a full disk may only be noticed here.
bool sync(std::FILE* file) {
  // Pipes and terminals cannot be synced, which is no failure.
  return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;
}

#else

struct SizeLimitIsAnError {};
void hold(std::FILE*) {}
#if defined(_WIN32)
bool sync(std::FILE* file) {
  return _commit(_fileno(file)) == 0 || errno == EBADF || errno == EINVAL;  // what is no file cannot be synced
}
#else
bool sync(std::FILE*) { return true; }
#endif

#endif

int lastError() { return errno ? errno : EIO; }

int fill(std::FILE* file, const std::string& bytes, Flush flush) {
  errno = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size()) return lastError();
  return std::fflush(file) != 0 || (flush == Flush::disk && !sync(file)) ? lastError() : 0;
}

}  // namespace

int writeAndClose(File file, const std::string& bytes, Flush flush) {
  [[maybe_unused]] const SizeLimitIsAnError guard;
  const int error = fill(file.get(), bytes, flush);
  errno = 0;
  const bool closed = std::fclose(file.release()) == 0;  // may write what is left
  return error == 0 && !closed ? lastError() : error;
}

PartFile::PartFile(const fs::path& target) : target_(target) {
  removeStale(target);
  for (int i = 0; !file_ && i < kMostNames; ++i) {
    path_ = partName(target, i);
    file_.reset(openFile(textOf(path_), "wbx"));
    if (!file_ && errno != EEXIST) break;
  }
  made_ = file_ != nullptr;
  if (made_)
    hold(file_.get());
  else
    error_ = lastError();
}

PartFile::~PartFile() {
  std::error_code ignored;
  if (made_) fs::remove(path_, ignored);
}

int PartFile::write(const std::string& bytes, Flush flush) {
  return file_ ? writeAndClose(std::move(file_), bytes, flush) : error_;
}

std::error_code PartFile::replaceTarget(fs::perms permissions) {
  std::error_code error;
  if (permissions != fs::perms::unknown) fs::permissions(path_, permissions, error);
  fs::rename(path_, target_, error);
  made_ = made_ && error;
  return error;
}

}  // namespace gjklab
