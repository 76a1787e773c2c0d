#pragma once
// Shared by the windows for the audience on the desktop.

#include <SDL.h>

namespace gjklab {

inline constexpr const char* kAudienceTitle = "gjklab: for the audience";

/// The position of a window in the centre of a display.
inline int middleOf(int display) {
  return static_cast<int>(SDL_WINDOWPOS_CENTERED_DISPLAY(static_cast<unsigned>(display)));
}

/// Gives the window the keyboard focus again, which nothing else does without a window manager.
inline void takeKeys(SDL_Window* window) {
  SDL_RaiseWindow(window);
  SDL_SetWindowInputFocus(window);
}

}  // namespace gjklab
