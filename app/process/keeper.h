#pragma once
// A process between us and a program that we start: whatever the program starts stays below it, in sessions of its own
// too, is counted, and ends with it.

namespace gjklab {

struct KeeperLimits {
  int tasks = 256;       ///< processes and threads, all together
  int megabytes = 1024;  ///< of memory, all together
};

/// What a keeper writes into its report.
struct KeeperReport {
  enum class What : int { ended, too_many_tasks, too_much_memory } what = What::ended;
  int status = 0;  ///< ended: of the program, as waitpid gives it
};

/// The name that keepers have among the processes of the system.
inline constexpr const char* kKeeperName = "gjklab-keeper";

/// In a new process: starts the program, and stays until the other end of `leash` is closed, which the end of our own
/// process does, too. Then, and when a limit is passed, it kills all that is below it. `become` makes the program of
/// yet another process and does not return. Only calls that are safe between fork and exec.
[[noreturn]] void keep(void (*become)(const void*), const void* program, KeeperLimits, int leash, int report);

}  // namespace gjklab
