#include "model/run/aside_work.h"

namespace gjklab {

struct AsideWork::Thread {};

bool AsideWork::atOnce() { return true; }

AsideWork::AsideWork(const std::function<void()>& work) { run(work); }

AsideWork::~AsideWork() = default;

/// A page catches no exceptions: one that is thrown ends it.
void AsideWork::run(const std::function<void()>& work) {
  work();
  ended_ = true;
}

}  // namespace gjklab
