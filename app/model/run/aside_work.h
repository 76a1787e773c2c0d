#pragma once
// Work beside the window. The only place that knows of threads: where there are none, the work is done when it begins.

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace gjklab {

class AsideWork {
 public:
  /// Whether the constructor does all of the work, since there are no threads.
  static bool atOnce();

  /// Begins at once. `work` must not refer to anything that goes before this object.
  explicit AsideWork(const std::function<void()>& work);
  /// Waits until the work has ended: tell it to stop before.
  ~AsideWork();
  AsideWork(const AsideWork&) = delete;
  AsideWork& operator=(const AsideWork&) = delete;

  bool ended() const { return ended_; }
  /// Of work that has ended: why it could not be done ("there is not enough memory"); empty when it was.
  const std::string& failure() const { return failure_; }

 private:
  struct Thread;

  void run(const std::function<void()>& work);

  std::string failure_;
  std::atomic<bool> ended_{false};  // after the failure: whoever sees it true may read that
  std::unique_ptr<Thread> thread_;  // the last: it uses the others
};

}  // namespace gjklab
