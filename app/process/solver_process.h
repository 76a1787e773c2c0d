#pragma once
// Runs an external program that answers line by line: starts it, sends it input, limits it, and restarts it after a
// crash. It may hang, crash, write without end, take all memory or start programs without end.
//
// Its output is a terminal, so that its lines arrive as they are printed: most languages buffer output to a pipe.
//
// Everything that it starts ends with it, or with us, including processes in their own sessions and those whose parents
// have ended (keeper.h). Memory is limited in two ways. The system limits each process exactly. A check about every 25
// ms limits the total memory and the number of processes, which may exceed these limits for that time. A file that it
// writes may have up to 64 MB.
//
// This is not a sandbox: the program has the user's rights to files, the network and other processes. Processes that
// another service starts for it (systemd, at, a container) are not controlled.

#include "process/keeper.h"

#include <sys/types.h>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct SolverLimits {
  double seconds = 2;    ///< for each answer
  int megabytes = 1024;  ///< of memory: the writable memory of each process (RLIMIT_DATA), and the total of all
  int tasks = 256;       ///< total number of processes and threads
};

enum class SolverEnd {
  answered,
  timed_out,  ///< and was killed
  fell,       ///< it ended by itself, or was ended
  flooded,    ///< a line without end, or lines without being asked
};

/// How a program ended that fell.
enum class SolverFall {
  not_started,
  exited,           ///< with a status
  signalled,        ///< by a signal
  closed_output,    ///< and may still run
  too_many_tasks,   ///< and was ended
  too_much_memory,  ///< and was ended
};

struct SolverReply {
  SolverEnd how = SolverEnd::answered;
  std::string line;  ///< the answer
  SolverFall fall = SolverFall::exited;
  int status = 0;        ///< if it exited
  std::string system;    ///< the signal's name, or why it did not start, in the system's words
  std::string said;      ///< the last line of its error output
  bool unasked = false;  ///< flooded: line after line without being asked
};

/// Whether gjklab can start programs on this system; it cannot on Windows.
bool canStartPrograms();

class SolverProcess {
 public:
  /// `command`: as for a shell.
  SolverProcess(std::string command, SolverLimits limits);
  ~SolverProcess();
  SolverProcess(const SolverProcess&) = delete;
  SolverProcess& operator=(const SolverProcess&) = delete;

  bool start();
  /// Sends one line to the program and returns its next line. Starts the program if it is not running.
  SolverReply ask(const std::string& line, double seconds);
  SolverReply ask(const std::string& line) { return ask(line, limits_.seconds); }
  /// Sends all lines and the end of the input to a newly started program, for programs that answer only then. Returns
  /// the answers received; the first may take `first_seconds`.
  std::vector<std::string> askAll(const std::vector<std::string>& lines, double first_seconds);

  /// Sends text to the program, and reads its output meanwhile.
  void give(const std::string& text, double seconds);
  /// Closes the input, and waits for the program to exit. Returns its exit status, −1 if a signal ended it, or
  /// kStillRuns if it had to be killed after this time.
  int end(double seconds);
  static constexpr int kStillRuns = -2;
  void stop();
  bool everAnswered() const { return ever_answered_; }

 private:
  void closeEnd(int& end);
  /// Writes pending input and reads available output until a line is complete or something else happens.
  SolverEnd exchange(const std::string& text, std::size_t& written, double seconds, std::string& line);
  bool takeLine(std::string& line);
  bool readOutput();
  void readError();
  /// The keeper's report; empty if there is none within this time.
  std::optional<KeeperReport> report(double seconds) const;
  SolverReply howItEnded();
  std::string lastError(const char* but_not) const;

  std::string command_;
  SolverLimits limits_;
  pid_t keeper_ = -1;
  int to_ = -1, from_ = -1, error_ = -1, leash_ = -1, report_ = -1;
  std::string output_, error_text_;
  bool ended_ = false;  ///< its output is closed
  bool ever_answered_ = false;
};

enum class CommandEnd {
  succeeded,       ///< with status 0
  failed,          ///< with another status, or it could not be started
  not_found,       ///< with the status of a shell that does not find a program
  not_executable,  ///< with the status of a shell that cannot execute a file
  by_signal,
  timed_out,  ///< and was killed
};
/// Runs a command with this text on standard input.
CommandEnd runCommand(const std::string& command, const std::string& input, SolverLimits limits);

}  // namespace gjklab
