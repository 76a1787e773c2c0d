#include "model/run/aside_work.h"

#include <exception>
#include <new>
#include <system_error>
#include <thread>

namespace gjklab {

struct AsideWork::Thread {
  std::jthread thread;
};

bool AsideWork::atOnce() { return false; }

AsideWork::AsideWork(const std::function<void()>& work) {
  try {
    thread_ = std::make_unique<Thread>();
    thread_->thread = std::jthread([this, work] { run(work); });
  } catch (const std::system_error&) {  // no thread can be had
    run(work);
  }
}

AsideWork::~AsideWork() = default;

/// An exception that left the thread would end the program.
void AsideWork::run(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::bad_alloc&) {
    failure_ = "there is not enough memory";
  } catch (const std::exception& fault) {
    failure_ = fault.what();
  }
  ended_ = true;
}

}  // namespace gjklab
