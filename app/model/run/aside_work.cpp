#include "model/run/aside_work.h"

#include "model/text/translate.h"

#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace gjklab {

struct AsideWork::Thread {
  std::jthread thread;
};

AsideWork::AsideWork(Slice slice) : slice_(std::move(slice)) {
  try {
    thread_ = std::make_unique<Thread>();
    thread_->thread = std::jthread([this] { run(); });
  } catch (const std::system_error&) {  // no thread can be had
    run();
  }
}

AsideWork::~AsideWork() = default;

void AsideWork::goOn() {}

double AsideWork::idleSeconds() const { return ended_ ? -1 : 0.25; }

/// An exception that left the thread would end the program.
void AsideWork::run() {
  try {
    while (slice_()) {
    }
  } catch (const std::bad_alloc&) {
    failure_ = tr("there is not enough memory");
  } catch (const std::exception& fault) {
    failure_ = fault.what();
  }
  ended_ = true;
}

}  // namespace gjklab
