#pragma once
// A run that takes too long to wait for: it continues in the background, with a count of its iterations, until it ends
// or is stopped.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <memory>

namespace gjklab {

class LongRun {
 public:
  /// Runs the scene's query. Begins at once.
  explicit LongRun(Scene);
  /// Stops it, and waits until it has stopped, for at most a few iterations.
  ~LongRun();
  LongRun(const LongRun&) = delete;
  LongRun& operator=(const LongRun&) = delete;

  /// Call it once per frame (BackgroundWork::goOn).
  void goOn();
  double idleSeconds() const;

  /// The number of EPA's iterations so far.
  int iterations() const;
  bool ended() const;
  /// Makes it end soon, with the bounds proven by then.
  void stop();
  bool stopped() const;
  /// Only for a run that has ended; null if there was not enough memory or no thread.
  const gjk::Result<3>* result() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gjklab
