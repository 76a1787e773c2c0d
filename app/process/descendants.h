#pragma once
// The processes below one process, as /proc shows them. Safe to use between fork and exec: nothing here allocates or
// locks.

#include <sys/types.h>

namespace gjklab {

class Descendants {
 public:
  /// What all of them take together; those that have ended already and wait to be reaped take nothing.
  struct Use {
    int tasks = 0;  ///< processes and threads
    long long bytes = 0;
  };

  Descendants();
  ~Descendants();
  Descendants(const Descendants&) = delete;
  Descendants& operator=(const Descendants&) = delete;

  /// Reads /proc anew. Processes of the name that is given are left out, with all below them.
  void scan(pid_t ancestor, const char* but_named = nullptr);
  int count() const { return count_; }
  Use use() const;
  /// Memory with shared pages counted once; slow.
  long long exactBytes() const;
  void signalAll(int signal) const;
  /// Those of them that are our own children and have ended.
  void reapAll() const;

 private:
  struct Entry;
  void take(pid_t pid, const char* but_named);
  void keepBelow(pid_t ancestor);

  Entry* entries_;
  int count_ = 0;
};

}  // namespace gjklab
