#pragma once
// The descendants of a process, from /proc. Safe between fork and exec: it does not allocate or lock.

#include <sys/types.h>

namespace gjklab {

class Descendants {
 public:
  /// Their total usage, without zombies.
  struct Use {
    int tasks = 0;  ///< processes and threads
    long long bytes = 0;
  };

  Descendants();
  ~Descendants();
  Descendants(const Descendants&) = delete;
  Descendants& operator=(const Descendants&) = delete;

  /// Reads /proc again. Omits processes with the given name and their descendants.
  void scan(pid_t ancestor, const char* but_named = nullptr);
  int count() const { return count_; }
  Use use() const;
  /// Memory with shared pages counted once; slow.
  long long exactBytes() const;
  void signalAll(int signal) const;
  /// Reaps those that are our own children and have ended.
  void reapAll() const;

 private:
  struct Entry;
  void take(pid_t pid, const char* but_named);
  void keepBelow(pid_t ancestor);

  Entry* entries_;
  int count_ = 0;
};

}  // namespace gjklab
