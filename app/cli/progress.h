#pragma once
// How far a long job is: a bar on the terminal that standard error is, once it takes longer than a second.

#include <chrono>
#include <mutex>

namespace gjklab {

class Progress {
 public:
  explicit Progress(long long total);
  /// Takes the bar away.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// One more is done. From any thread.
  void step();

 private:
  std::mutex mutex_;
  std::chrono::steady_clock::time_point begun_, drawn_;
  long long total_, done_ = 0;
  bool terminal_, shown_ = false;
};

}  // namespace gjklab
