#include "model/run/background_work.h"

#include <utility>

namespace gjklab {

struct BackgroundWork::Thread {};

/// What has one slice alone is done when this returns.
BackgroundWork::BackgroundWork(Slice slice) : slice_(std::move(slice)) { run(); }

BackgroundWork::~BackgroundWork() = default;

void BackgroundWork::goOn() {
  if (!ended_) run();
}

double BackgroundWork::idleSeconds() const { return ended_ ? -1 : 0; }

/// A page catches no exceptions: one that is thrown ends it.
void BackgroundWork::run() { ended_ = !slice_(); }

}  // namespace gjklab
