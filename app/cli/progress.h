#pragma once
// The progress of a long job: a bar on standard error, if that is a terminal, after one second.

#include <chrono>
#include <mutex>

namespace gjklab {

class Progress {
 public:
  explicit Progress(long long total);
  /// Removes the bar.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Counts one more as done. Can be called from any thread.
  void step();

 private:
  std::mutex mutex_;
  std::chrono::steady_clock::time_point begun_, drawn_;
  long long total_, done_ = 0;
  bool terminal_, shown_ = false;
};

}  // namespace gjklab
