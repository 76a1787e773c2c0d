#pragma once
// Background work, slice by slice. Only this class uses threads; without threads, goOn() runs one slice per frame.

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace gjklab {

class BackgroundWork {
 public:
  /// One slice of the work, short in case there are no threads. Returns whether there is more to do.
  using Slice = std::function<bool()>;

  /// Begins at once. Everything that the slices refer to must outlive this object.
  explicit BackgroundWork(Slice);
  /// Waits until the work has ended; tell it to stop first. Without threads the remaining slices are not run.
  ~BackgroundWork();
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  /// Runs the next slice if there are no threads; call it once per frame.
  void goOn();
  /// Seconds until the next frame is needed to show the progress; negative: none.
  double idleSeconds() const;

  bool ended() const { return ended_; }
  /// After the work has ended: why it failed ("there is not enough memory"); empty on success.
  const std::string& failure() const { return failure_; }

 private:
  struct Thread;

  void run();

  Slice slice_;
  std::string failure_;
  std::atomic<bool> ended_{false};  // set after the failure text, which may be read once this is true
  std::unique_ptr<Thread> thread_;  // the last member, because it uses the others
};

}  // namespace gjklab
