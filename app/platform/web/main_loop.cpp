#include "platform/main_loop.h"

#include <emscripten.h>
#include <emscripten/html5.h>

/// The browser calls it; the milliseconds until the next one is due.
extern "C" EMSCRIPTEN_KEEPALIVE int gjklab_frame(const std::function<int()>* frame) { return (*frame)(); }

namespace gjklab {
namespace {

EM_JS(void, startFrames, (const void* frame), { Module.page.start(frame); });

}  // namespace

void runLoop(const std::function<int()>& frame) {
  startFrames(&frame);
  emscripten_exit_with_live_runtime();  // leaves main, and everything that it holds stays
}

}  // namespace gjklab
