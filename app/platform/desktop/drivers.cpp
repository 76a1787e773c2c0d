#include "platform/desktop/drivers.h"

#include <SDL.h>

#include <cstdlib>
#include <string_view>

namespace gjklab {
namespace {

bool showsNothing(std::string_view driver) { return driver == "offscreen" || driver == "dummy" || driver == "evdev"; }

/// Wayland's library prints an error of its own where the folder of its sockets is not named.
bool mayBeThere(std::string_view driver) {
  return driver != "wayland" || std::getenv("XDG_RUNTIME_DIR") != nullptr || std::getenv("WAYLAND_SOCKET") != nullptr;
}

}  // namespace

std::string visibleDrivers() {
  std::string list;
  for (int i = 0; i < SDL_GetNumVideoDrivers(); ++i) {
    const char* driver = SDL_GetVideoDriver(i);
    if (showsNothing(driver) || !mayBeThere(driver)) continue;
    if (!list.empty()) list += ',';
    list += driver;
  }
  return list;
}

bool invisibleDriver() {
  const char* driver = SDL_GetCurrentVideoDriver();
  return driver == nullptr || showsNothing(driver);
}

}  // namespace gjklab
