#pragma once
// A run that takes longer than anybody waits: worked on beside everything else, with its count, until it ends or is
// stopped.

#include "gjk/result.h"
#include "gjk/run_watch.h"
#include "model/scene/scene.h"

#include <memory>

namespace gjklab {

class LongRun {
 public:
  /// What is worked on: the scene's query, for whoever names nothing else.
  using Work = gjk::Result<3> (*)(const Scene&, gjk::RunWatch&);
  /// Begins at once.
  explicit LongRun(Scene, Work = nullptr);
  /// Stops it, and waits until it has stopped: no longer than an iteration takes.
  ~LongRun();
  LongRun(const LongRun&) = delete;
  LongRun& operator=(const LongRun&) = delete;

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
