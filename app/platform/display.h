#pragma once
// The drawing scale for a window's display.

struct SDL_Window;

namespace gjklab {

/// 1 on an ordinary screen, 2 on one with twice the density, in steps of a quarter.
double displayScale(SDL_Window*);

/// The scale for a display with this many pixels that reports these pixels per inch (0: none). Projectors and
/// televisions often report wrong sizes, so a size smaller than a tablet or larger than a wall display, or with pixels
/// that are not square, is ignored, and so is 96, the value of systems that do not know it. The number of lines then
/// decides: 2 for 2160.
double scaleOfDisplay(int width, int height, double horizontal, double vertical);

}  // namespace gjklab
