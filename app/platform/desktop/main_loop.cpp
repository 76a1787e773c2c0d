#include "platform/main_loop.h"

#include <SDL.h>

#include <algorithm>

namespace gjklab {

void runLoop(const std::function<int()>& frame) {
  constexpr int kLongestWait = 1000;  // the system's request to end does not wake the loop
  constexpr double kFrameMilliseconds = 1000.0 / 60;
  const double tick = 1000.0 / static_cast<double>(SDL_GetPerformanceFrequency());
  for (;;) {
    const Uint64 began = SDL_GetPerformanceCounter();
    const int wait = frame();
    if (wait < 0) return;
    if (wait > 0) {
      SDL_WaitEventTimeout(nullptr, std::min(wait, kLongestWait));
      continue;
    }
    // Where nothing holds frames back to the screen's pace, the clock does.
    const double spent = static_cast<double>(SDL_GetPerformanceCounter() - began) * tick;
    if (spent < kFrameMilliseconds) SDL_Delay(static_cast<Uint32>(kFrameMilliseconds - spent));
  }
}

}  // namespace gjklab
