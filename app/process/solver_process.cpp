#include "process/solver_process.h"

#include "process/descendants.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

namespace gjklab {

namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 20;
constexpr std::size_t kUnasked = std::size_t{1} << 14;  ///< beyond an answer, until the next question
constexpr std::size_t kKeptError = 2000;
constexpr rlim_t kLargestFile = rlim_t{64} << 20;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Writing to a program that has ended must not kill us with SIGPIPE. For this thread alone.
class PipesMayBreak {
 public:
  PipesMayBreak() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~PipesMayBreak() {
    const timespec now{0, 0};
    while (sigtimedwait(&pipe_, nullptr, &now) == SIGPIPE) {  // taken off before it could be delivered
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  PipesMayBreak(const PipesMayBreak&) = delete;
  PipesMayBreak& operator=(const PipesMayBreak&) = delete;

 private:
  sigset_t pipe_{}, before_{};
};

/// Both ends of what the program's output is: a terminal that changes nothing, or a pipe where there are none.
bool outputEnds(int (&ends)[2]) {
  const int ours = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  char name[128];
  if (ours >= 0 && grantpt(ours) == 0 && unlockpt(ours) == 0 && ptsname_r(ours, name, sizeof name) == 0) {
    const int theirs = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios mode{};
    if (theirs >= 0 && tcgetattr(theirs, &mode) == 0) {
      cfmakeraw(&mode);
      tcsetattr(theirs, TCSANOW, &mode);
      ends[0] = ours;
      ends[1] = theirs;
      return true;
    }
    if (theirs >= 0) close(theirs);
  }
  if (ours >= 0) close(ours);
  return pipe2(ends, O_CLOEXEC) == 0;
}

void limit(decltype(RLIMIT_DATA) what, rlim_t to) {
  const rlimit bound{to, to};
  setrlimit(what, &bound);
}

struct Start {
  const char* command;
  int in, out, error, megabytes;
};

/// In the new process: only calls that are safe between fork and exec.
[[noreturn]] void become(const void* given) {
  const Start& start = *static_cast<const Start*>(given);
  setsid();
  dup2(start.in, STDIN_FILENO);
  dup2(start.out, STDOUT_FILENO);
  dup2(start.error, STDERR_FILENO);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  limit(RLIMIT_DATA, static_cast<rlim_t>(start.megabytes) << 20);
  limit(RLIMIT_FSIZE, kLargestFile);
  limit(RLIMIT_CORE, 0);
  execl("/bin/sh", "sh", "-c", start.command, static_cast<char*>(nullptr));
  _exit(127);
}

SolverReply notStarted() {
  SolverReply reply;
  reply.how = SolverEnd::fell;
  reply.fall = SolverFall::not_started;
  reply.system = std::strerror(errno);
  return reply;
}

/// Of a keeper that was killed, what it kept has come to us.
void killOrphans() {
  Descendants orphans;
  constexpr int kMostRounds = 1000;
  for (int round = 0; round < kMostRounds; ++round) {
    orphans.scan(getpid(), kKeeperName);
    if (orphans.count() == 0) return;
    orphans.signalAll(SIGSTOP);
    orphans.signalAll(SIGKILL);
    orphans.reapAll();
    usleep(200);
  }
}

}  // namespace

SolverProcess::SolverProcess(std::string command, SolverLimits limits)
    : command_(std::move(command)), limits_(limits) {}

SolverProcess::~SolverProcess() { stop(); }

void SolverProcess::closeEnd(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

void SolverProcess::stop() {
  for (int* end : {&to_, &from_, &error_, &leash_, &report_}) closeEnd(*end);
  if (keeper_ > 0) {
    int status = 0;
    while (waitpid(keeper_, &status, 0) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(status)) killOrphans();
  }
  keeper_ = -1;
  output_.clear();
  error_text_.clear();
  ended_ = false;
}

bool SolverProcess::start() {
  stop();
  int in[2] = {-1, -1}, out[2] = {-1, -1}, error[2] = {-1, -1}, leash[2] = {-1, -1}, report[2] = {-1, -1};
  const auto join = [](int(&ends)[2]) { return pipe2(ends, O_CLOEXEC) == 0; };
  if (join(in) && outputEnds(out) && join(error) && join(leash) && join(report)) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);  // should the program kill its keeper
    const Start start{command_.c_str(), in[0], out[1], error[1], limits_.megabytes};
    keeper_ = fork();
    if (keeper_ == 0) keep(become, &start, {limits_.tasks, limits_.megabytes}, leash[0], report[1]);
  }
  for (int* theirs : {&in[0], &out[1], &error[1], &leash[0], &report[1]}) closeEnd(*theirs);
  to_ = in[1];
  from_ = out[0];
  error_ = error[0];
  leash_ = leash[1];
  report_ = report[0];
  if (keeper_ < 0) {
    stop();
    return false;
  }
  for (const int end : {to_, from_, error_}) fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK);
  return true;
}

bool SolverProcess::takeLine(std::string& line) {
  const std::size_t end = output_.find('\n');
  if (end == std::string::npos) return false;
  line = output_.substr(0, end);
  output_.erase(0, end + 1);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return true;
}

/// Whether there was something.
bool SolverProcess::readOutput() {
  char buffer[1 << 16];
  const ssize_t got = read(from_, buffer, sizeof buffer);
  if (got > 0) output_.append(buffer, static_cast<std::size_t>(got));
  if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) ended_ = true;
  return got > 0;
}

void SolverProcess::readError() {
  char buffer[4096];
  ssize_t got = 0;
  while ((got = read(error_, buffer, sizeof buffer)) > 0) {
    error_text_.append(buffer, static_cast<std::size_t>(got));
    if (error_text_.size() > kKeptError) error_text_.erase(0, error_text_.size() - kKeptError);
  }
  if (got == 0) closeEnd(error_);
}

SolverEnd SolverProcess::exchange(const std::string& text, std::size_t& written, double seconds, std::string& line) {
  const auto begin = Clock::now();
  for (;;) {
    if (takeLine(line)) return SolverEnd::answered;
    if (ended_) return SolverEnd::fell;
    if (output_.size() > kLongestLine) return SolverEnd::flooded;
    const double left = seconds - secondsSince(begin);
    if (left <= 0) return SolverEnd::timed_out;
    pollfd ready[3] = {{from_, POLLIN, 0}, {error_, POLLIN, 0}, {written < text.size() ? to_ : -1, POLLOUT, 0}};
    poll(ready, 3, static_cast<int>(std::min(left * 1000 + 1, 1e6)));
    if (ready[1].revents != 0) readError();
    if (ready[0].revents != 0) readOutput();
    if (ready[2].revents != 0) {
      const ssize_t sent = write(to_, text.data() + written, text.size() - written);
      if (sent > 0) written += static_cast<std::size_t>(sent);
      if (sent < 0 && errno != EAGAIN && errno != EINTR) written = text.size();  // it does not listen any more
    }
  }
}

std::string SolverProcess::lastError(const char* but_not) const {
  std::string text = error_text_;
  const auto trim = [&text] {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.pop_back();
  };
  trim();
  const std::size_t said = std::strlen(but_not);
  if (said > 0 && text.size() >= said && text.compare(text.size() - said, said, but_not) == 0)
    text.resize(text.size() - said);
  trim();
  const std::size_t line = text.find_last_of('\n');
  return line == std::string::npos ? text : text.substr(line + 1);
}

std::optional<KeeperReport> SolverProcess::report(double seconds) const {
  KeeperReport told;
  pollfd ready{report_, POLLIN, 0};
  if (poll(&ready, 1, static_cast<int>(seconds * 1000)) <= 0) return std::nullopt;
  return read(report_, &told, sizeof told) == sizeof told ? std::optional(told) : std::nullopt;
}

SolverReply SolverProcess::howItEnded() {
  SolverReply reply;
  reply.how = SolverEnd::fell;
  const std::optional<KeeperReport> told = report(0.1);
  if (told && told->what != KeeperReport::What::ended) {
    const bool tasks = told->what == KeeperReport::What::too_many_tasks;
    reply.fall = tasks ? SolverFall::too_many_tasks : SolverFall::too_much_memory;
    return reply;
  }
  if (error_ >= 0) readError();
  reply.fall = SolverFall::closed_output;
  if (told) {
    // A shell says of a program that a signal ended: 128 and the signal's number, and its name.
    const int status = told->status, exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    const int ended_by = WIFSIGNALED(status) ? WTERMSIG(status) : exit_status > 128 ? exit_status - 128 : 0;
    const bool by_signal = ended_by > 0 && ended_by < NSIG;
    reply.fall = by_signal ? SolverFall::signalled : SolverFall::exited;
    reply.status = exit_status;
    if (by_signal) reply.system = strsignal(ended_by);
  }
  reply.said = lastError(reply.system.c_str());
  return reply;
}

SolverReply SolverProcess::ask(const std::string& line, double seconds) {
  const PipesMayBreak pipes;
  if (keeper_ < 0 && !start()) return notStarted();
  // What it said beyond its last answer is no answer to this.
  while (output_.size() < kUnasked && readOutput()) {
  }
  if (output_.size() >= kUnasked) {
    stop();
    SolverReply reply;
    reply.how = SolverEnd::flooded;
    reply.unasked = true;
    return reply;
  }
  output_.clear();
  if (ended_ && !start()) return notStarted();
  std::size_t written = 0;
  SolverReply reply;
  reply.how = exchange(line + "\n", written, seconds, reply.line);
  if (reply.how == SolverEnd::answered) {
    ever_answered_ = true;
    return reply;
  }
  if (reply.how == SolverEnd::fell) reply = howItEnded();
  stop();
  return reply;
}

std::vector<std::string> SolverProcess::askAll(const std::vector<std::string>& lines, double first_seconds) {
  const PipesMayBreak pipes;
  std::vector<std::string> answers;
  if (!start()) return answers;
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  std::size_t written = 0;
  const auto begin = Clock::now();
  double silent_since = 0;
  while (answers.size() < lines.size()) {
    std::string line;
    const SolverEnd how = exchange(text, written, 0.05, line);
    if (written == text.size()) closeEnd(to_);
    if (how == SolverEnd::answered) {
      answers.push_back(line);
      silent_since = secondsSince(begin);
      continue;
    }
    const double allowed = answers.empty() ? first_seconds : limits_.seconds;
    if (how != SolverEnd::timed_out || secondsSince(begin) - silent_since > allowed) break;
  }
  ever_answered_ = ever_answered_ || !answers.empty();
  stop();
  return answers;
}

void SolverProcess::give(const std::string& text, double seconds) {
  const auto begin = Clock::now();
  for (std::size_t written = 0; written < text.size() && !ended_ && secondsSince(begin) < seconds;) {
    std::string line;
    exchange(text, written, 0.02, line);  // its output meanwhile is ignored
    output_.clear();
  }
}

int SolverProcess::end(double seconds) {
  const auto begin = Clock::now();
  closeEnd(to_);
  while (secondsSince(begin) < seconds) {
    while (!ended_ && readOutput()) output_.clear();  // it is discarded, but the program must not block on it
    if (error_ >= 0) readError();
    const std::optional<KeeperReport> told = report(0.001);
    if (!told) continue;
    stop();
    const bool by_itself = told->what == KeeperReport::What::ended && WIFEXITED(told->status);
    return by_itself ? WEXITSTATUS(told->status) : -1;
  }
  stop();
  return kStillRuns;
}

bool canStartPrograms() { return true; }

CommandEnd runCommand(const std::string& command, const std::string& input, SolverLimits limits) {
  const PipesMayBreak pipes;
  SolverProcess process(command, limits);
  if (!process.start()) return CommandEnd::failed;
  process.give(input + "\n", limits.seconds);
  const int status = process.end(limits.seconds);
  if (status == SolverProcess::kStillRuns) return CommandEnd::timed_out;
  // POSIX, "Shell Command Language", 2.8.2: exit status for commands.
  constexpr int kNotExecutable = 126, kNotFound = 127, kSignal = 128;
  if (status == kNotFound) return CommandEnd::not_found;
  if (status == kNotExecutable) return CommandEnd::not_executable;
  if (status < 0 || (status > kSignal && status < kSignal + NSIG)) return CommandEnd::by_signal;
  return status == 0 ? CommandEnd::succeeded : CommandEnd::failed;
}

}  // namespace gjklab
