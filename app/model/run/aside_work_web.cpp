#include "model/run/aside_work.h"

#include <utility>

namespace gjklab {

struct AsideWork::Thread {};

/// What has one slice alone is done when this returns.
AsideWork::AsideWork(Slice slice) : slice_(std::move(slice)) { run(); }

AsideWork::~AsideWork() = default;

void AsideWork::goOn() {
  if (!ended_) run();
}

double AsideWork::idleSeconds() const { return ended_ ? -1 : 0; }

/// A page catches no exceptions: one that is thrown ends it.
void AsideWork::run() { ended_ = !slice_(); }

}  // namespace gjklab
