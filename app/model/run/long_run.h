#pragma once
// A run that takes longer than anybody waits: worked on beside everything else, with its count, until it ends or is
// stopped.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <memory>

namespace gjklab {

class LongRun {
 public:
  /// The scene's query. Begins at once.
  explicit LongRun(Scene);
  /// Stops it, and waits until it has stopped: no longer than a few iterations take.
  ~LongRun();
  LongRun(const LongRun&) = delete;
  LongRun& operator=(const LongRun&) = delete;

  /// Once a frame (BackgroundWork::goOn).
  void goOn();
  double idleSeconds() const;

  /// Of EPA, so far.
  int iterations() const;
  bool ended() const;
  /// It ends soon with what is proven by then.
  void stop();
  bool stopped() const;
  /// Only of a run that has ended; null where memory or threads ran out.
  const gjk::Result<3>* result() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gjklab
