#include "process/keeper.h"

#include "process/descendants.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>

namespace gjklab {

namespace {

constexpr int kIgnored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};
constexpr int kLeastWait = 25;       ///< milliseconds between two looks
constexpr int kShareOfLooking = 20;  ///< it looks for one part of this many of its time

long long milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/// Other programs' pipes must not stay open through us. Leaves the leash as 3 and the report as 4.
void closeAllBut(int& leash, int& report) {
  constexpr int kLeash = 3, kReport = 4;
  const int high_leash = fcntl(leash, F_DUPFD_CLOEXEC, kReport + 1);
  const int high_report = fcntl(report, F_DUPFD_CLOEXEC, kReport + 1);
  leash = dup2(high_leash, kLeash);
  report = dup2(high_report, kReport);
  if (syscall(SYS_close_range, kReport + 1, ~0U, 0) != 0)
    for (int each = kReport + 1; each < 4096; ++each) close(each);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, standard);
  close(nothing);
}

class Keeper {
 public:
  Keeper(pid_t program, KeeperLimits limits, int leash, int report)
      : program_(program), limits_(limits), leash_(leash), report_(report) {}

  [[noreturn]] void stay() {
    long long next_look = milliseconds() + kLeastWait;
    while (!leashIsGone(next_look)) {
      reap();
      const long long begin = milliseconds();
      if (begin < next_look) continue;
      if (passesALimit()) break;
      const long long now = milliseconds();
      next_look = now + std::max<long long>(kLeastWait, (now - begin) * kShareOfLooking);
    }
    killAll();
    _exit(0);
  }

 private:
  /// Waits until it is, until a child has ended, or until this time.
  bool leashIsGone(long long until) const {
    const long long left = std::max(0LL, until - milliseconds());
    const timespec wait{left / 1000, left % 1000 * 1000000};
    pollfd leash{leash_, POLLIN, 0};
    sigset_t none;
    sigemptyset(&none);
    return ppoll(&leash, 1, &wait, &none) > 0;
  }

  void report(KeeperReport::What what, int status) {
    const KeeperReport report{what, status};
    if (write(report_, &report, sizeof report) < 0) return;  // the other end is closed
  }

  /// Whether there are children still.
  bool reap() {
    int status = 0;
    for (pid_t gone = 0; (gone = waitpid(-1, &status, WNOHANG)) != 0;) {
      if (gone < 0 && errno == EINTR) continue;
      if (gone < 0) return false;
      if (gone == program_) report(KeeperReport::What::ended, status);
    }
    return true;
  }

  bool passesALimit() {
    below_.scan(getpid());
    const Descendants::Use use = below_.use();
    const long long most = static_cast<long long>(limits_.megabytes) << 20;
    const bool many = use.tasks > limits_.tasks;
    if (!many && (use.bytes <= most || below_.exactBytes() <= most)) return false;
    report(many ? KeeperReport::What::too_many_tasks : KeeperReport::What::too_much_memory, 0);
    return true;
  }

  /// Orphans become our children, so nothing is left when we have no child. Processes are stopped first, so that they
  /// start nothing meanwhile.
  void killAll() {
    while (reap()) {
      below_.scan(getpid());
      below_.signalAll(SIGSTOP);
      below_.signalAll(SIGKILL);
      if (below_.count() < 8) usleep(500);
    }
  }

  pid_t program_;
  KeeperLimits limits_;
  int leash_, report_;
  Descendants below_;
};

}  // namespace

void keep(void (*become)(const void*), const void* program, KeeperLimits limits, int leash, int report) {
  setsid();  // signals of the terminal are for others
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, kKeeperName);
  const pid_t child = fork();
  if (child == 0) become(program);
  for (const int signal : kIgnored) ::signal(signal, SIG_IGN);
  // Held back but for the time of waiting, the end of a child is never missed.
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  sigprocmask(SIG_SETMASK, &ends, nullptr);
  ::signal(SIGCHLD, [](int) {});
  closeAllBut(leash, report);
  if (child < 0) _exit(127);
  Keeper(child, limits, leash, report).stay();
}

}  // namespace gjklab
