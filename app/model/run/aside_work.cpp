#include "model/run/aside_work.h"

#include <exception>
#include <new>
#include <system_error>

namespace gjklab {

AsideWork::AsideWork(const std::function<void()>& work) {
#ifdef __cpp_lib_jthread
  try {
    thread_ = std::jthread([this, work] { run(work); });
    return;
  } catch (const std::system_error&) {  // no thread can be had
  }
#endif
  run(work);
}

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
