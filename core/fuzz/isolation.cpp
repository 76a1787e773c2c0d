#include "isolation.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>

namespace gjk::fuzz {
namespace {

double secondsOf(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) return 0;
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void copyText(char* into, std::size_t size, const std::string& text) { std::snprintf(into, size, "%s", text.c_str()); }

void pause() {
  const timespec time{0, 2'000'000};
  nanosleep(&time, nullptr);
}

/// The child's exit status, once it has ended; nothing when it had to be stopped.
std::optional<int> waitFor(pid_t child, const volatile Progress& progress) {
  clockid_t clock{};
  const bool has_clock = clock_getcpuclockid(child, &clock) == 0;
  for (;;) {
    int status = 0;
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return 0;
    if (has_clock && secondsOf(clock) - progress.case_started > kHangSeconds) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return std::nullopt;
    }
    pause();
  }
}

}  // namespace

double processorSecondsOfChildren() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

void beginCase(Progress& progress, std::uint64_t seed) {
  progress.case_started = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
  progress.seed = seed;
}

void note(Progress& progress, const Failure& failure) {
  copyText(progress.check, sizeof progress.check, failure.check);
  copyText(progress.detail, sizeof progress.detail, failure.detail);
}

std::optional<Failure> runIsolated(const std::function<void(Progress&)>& work, Progress& last, bool quiet) {
  void* const memory = mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return Failure{"system", "no shared memory"};
  Progress& progress = *new (memory) Progress(last);
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    if (quiet) {
      const int nowhere = open("/dev/null", O_WRONLY);
      dup2(nowhere, 1);
      dup2(nowhere, 2);
    }
    progress.case_started = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
    work(progress);
    std::fflush(nullptr);
    _exit(0);
  }
  const std::optional<int> status = child < 0 ? 0 : waitFor(child, progress);
  last = progress;
  munmap(memory, sizeof(Progress));
  if (child < 0) return Failure{"system", "no child process"};
  if (!status) return Failure{"hang", "no answer within " + std::to_string(kHangSeconds) + " s"};
  if (WIFSIGNALED(*status)) return Failure{"crash", strsignal(WTERMSIG(*status))};
  if (WEXITSTATUS(*status) != 0) return Failure{"crash", "exit status " + std::to_string(WEXITSTATUS(*status))};
  if (last.check[0] != 0) return Failure{last.check, last.detail};
  return std::nullopt;
}

}  // namespace gjk::fuzz
