#pragma once
// Work beside the window. The only place that knows of threads: where there are none, the work is done when it begins.

#include <atomic>
#include <functional>
#include <string>
#include <thread>

namespace gjklab {

class AsideWork {
 public:
  /// Where there are no threads: the constructor does all of the work.
#ifdef __cpp_lib_jthread
  static constexpr bool kAtOnce = false;
#else
  static constexpr bool kAtOnce = true;
#endif
  /// Begins at once. `work` must not refer to anything that goes before this object.
  explicit AsideWork(const std::function<void()>& work);
  /// Waits until the work has ended: tell it to stop before.
  ~AsideWork() = default;
  AsideWork(const AsideWork&) = delete;
  AsideWork& operator=(const AsideWork&) = delete;

  bool ended() const { return ended_; }
  /// Of work that has ended: why it could not be done ("there is not enough memory"); empty when it was.
  const std::string& failure() const { return failure_; }

 private:
  void run(const std::function<void()>& work);

  std::string failure_;
  std::atomic<bool> ended_{false};  // after the failure: whoever sees it true may read that
#ifdef __cpp_lib_jthread
  std::jthread thread_;  // the last: it uses the others
#endif
};

}  // namespace gjklab
