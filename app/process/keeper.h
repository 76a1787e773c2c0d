#pragma once
// A process between us and a program that we start. Everything that the program starts, even in its own sessions,
// remains a descendant of the keeper, is counted, and ends with it.

namespace gjklab {

struct KeeperLimits {
  int tasks = 256;       ///< total number of processes and threads
  int megabytes = 1024;  ///< total memory
};

/// The content of a keeper's report.
struct KeeperReport {
  enum class What : int { ended, too_many_tasks, too_much_memory } what = What::ended;
  int status = 0;  ///< ended: of the program, as waitpid gives it
};

/// The process name of keepers.
inline constexpr const char* kKeeperName = "gjklab-keeper";

/// Runs in a new process: starts the program, and continues until the other end of `leash` is closed, which also
/// happens when our own process ends. Then, or when a limit is exceeded, it kills all its descendants. `become` turns
/// another new process into the program and does not return. Only calls that are safe between fork and exec.
[[noreturn]] void keep(void (*become)(const void*), const void* program, KeeperLimits, int leash, int report);

}  // namespace gjklab
