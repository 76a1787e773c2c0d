#pragma once
// What the windows for the audience share on the desktop.

#include <SDL.h>

namespace gjklab {

inline constexpr const char* kAudienceTitle = "gjklab: for the audience";

/// A window's place in the middle of a display.
inline int middleOf(int display) {
  return static_cast<int>(SDL_WINDOWPOS_CENTERED_DISPLAY(static_cast<unsigned>(display)));
}

/// The window is typed into again: without a window manager nothing else gives it the keyboard back.
inline void takeKeys(SDL_Window* window) {
  SDL_RaiseWindow(window);
  SDL_SetWindowInputFocus(window);
}

}  // namespace gjklab
