#include "model/run/background_work.h"

#include "model/text/translate.h"

#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace gjklab {

struct BackgroundWork::Thread {
  std::jthread thread;
};

BackgroundWork::BackgroundWork(Slice slice) : slice_(std::move(slice)) {
  try {
    thread_ = std::make_unique<Thread>();
    thread_->thread = std::jthread([this] { run(); });
  } catch (const std::system_error&) {  // no thread can be had
    run();
  }
}

BackgroundWork::~BackgroundWork() = default;

void BackgroundWork::goOn() {}

double BackgroundWork::idleSeconds() const { return ended_ ? -1 : 0.25; }

/// An exception that left the thread would end the program.
void BackgroundWork::run() {
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
