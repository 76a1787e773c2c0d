#pragma once
// Work beside the window, slice by slice. The only place that knows of threads: where there are none, goOn() does the
// slices, one a frame.

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace gjklab {

class BackgroundWork {
 public:
  /// A part of the work, short where there may be no threads; whether there is more to do.
  using Slice = std::function<bool()>;

  /// Begins at once. The slices must not refer to anything that goes before this object.
  explicit BackgroundWork(Slice);
  /// Waits until the work has ended: tell it to stop before. Without threads the rest is left undone.
  ~BackgroundWork();
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  /// The next slice, where there are no threads: once a frame.
  void goOn();
  /// Seconds until the next frame is wanted, by whoever shows how far the work is; negative: none is.
  double idleSeconds() const;

  bool ended() const { return ended_; }
  /// Of work that has ended: why it could not be done ("there is not enough memory"); empty when it was.
  const std::string& failure() const { return failure_; }

 private:
  struct Thread;

  void run();

  Slice slice_;
  std::string failure_;
  std::atomic<bool> ended_{false};  // after the failure: whoever sees it true may read that
  std::unique_ptr<Thread> thread_;  // the last: it uses the others
};

}  // namespace gjklab
