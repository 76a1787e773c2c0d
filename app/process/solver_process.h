#pragma once
// Somebody else's program that answers line by line: started, asked, limited, and started again after it fell. It may
// hang, crash, write without end, take all memory or start programs without end.
//
// Its output is a terminal to it, so that its lines come as they are printed: most languages hold back lines that go
// into a pipe.
//
// Whatever it starts ends with it, and when we end: processes in sessions of their own and those whose parents have
// ended, too (keeper.h). Memory is limited twice: each process by the system, exactly; all of them together, and their
// number, by a look every 25 ms or so, so that they may pass these limits for that long. A file that it writes may
// have 64 MB.
//
// It is no sandbox: the program has the user's rights to files, the network and other processes. A process that
// another service starts for it (systemd, at, a container) is not seen.

#include "process/keeper.h"

#include <sys/types.h>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct SolverLimits {
  double seconds = 2;    ///< for each answer
  int megabytes = 1024;  ///< of memory: of each process what it can write to (RLIMIT_DATA), and of all together
  int tasks = 256;       ///< processes and threads, all together
};

enum class SolverEnd {
  answered,
  timed_out,  ///< and was ended
  fell,       ///< it ended by itself, or was not there any more
  flooded,    ///< a line without end
};

struct SolverReply {
  SolverEnd how = SolverEnd::answered;
  std::string line;    ///< the answer
  std::string detail;  ///< what happened otherwise: "ended with status 1: …", with the last line of its error output
};

/// One sentence where the system lets gjklab start no programs (Windows); empty otherwise.
std::string whyNoProgramsStart();

class SolverProcess {
 public:
  /// `command`: as for a shell.
  SolverProcess(std::string command, SolverLimits limits);
  ~SolverProcess();
  SolverProcess(const SolverProcess&) = delete;
  SolverProcess& operator=(const SolverProcess&) = delete;

  bool start();
  /// One line to the program, the next line from it. Starts the program where it does not run.
  SolverReply ask(const std::string& line, double seconds);
  SolverReply ask(const std::string& line) { return ask(line, limits_.seconds); }
  /// All lines at once and then the end of the input, to a program of its own start: for one that answers only then.
  /// As many answers as came; it may be silent for `first_seconds` before the first.
  std::vector<std::string> askAll(const std::vector<std::string>& lines, double first_seconds);

  /// Text to the program, whatever it says meanwhile.
  void give(const std::string& text, double seconds);
  /// Ends the input, and waits for the program to end: its exit status, −1 where it did not end by itself in time.
  int end(double seconds);
  void stop();
  bool everAnswered() const { return ever_answered_; }

 private:
  void closeEnd(int& end);
  /// Writes what is to be written, reads what there is, until a line is complete or something else happened.
  SolverEnd exchange(const std::string& text, std::size_t& written, double seconds, std::string& line);
  bool takeLine(std::string& line);
  bool readOutput();
  void readError();
  /// What the keeper has to say; nothing where it is silent for that long.
  std::optional<KeeperReport> report(double seconds) const;
  std::string howItEnded();
  std::string lastError(const char* but_not) const;

  std::string command_;
  SolverLimits limits_;
  pid_t keeper_ = -1;
  int to_ = -1, from_ = -1, error_ = -1, leash_ = -1, report_ = -1;
  std::string output_, error_text_;
  bool ended_ = false;  ///< its output is closed
  bool ever_answered_ = false;
};

/// Whether a command that gets this text on standard input ends with status 0.
bool succeeds(const std::string& command, const std::string& input, SolverLimits limits);

}  // namespace gjklab
