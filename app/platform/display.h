#pragma once
// How large things should be drawn on the display that a window is on.

struct SDL_Window;

namespace gjklab {

/// 1 on an ordinary screen, 2 on one with twice the density, in steps of a quarter.
double displayScale(SDL_Window*);

}  // namespace gjklab
