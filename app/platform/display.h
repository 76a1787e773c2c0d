#pragma once
// How large things should be drawn on the display that a window is on.

struct SDL_Window;

namespace gjklab {

/// 1 on an ordinary screen, 2 on one with twice the density, in steps of a quarter.
double displayScale(SDL_Window*);

/// What a display of this many pixels asks for, that says to have these pixels per inch (0: says nothing). Projectors
/// and televisions report sizes of fancy, so one that would be smaller than a tablet or larger than a wall's screen, or
/// has pixels that are not square, is not believed; and 96 is what systems say that do not know. Then the number of
/// lines decides: 2 with 2160.
double scaleOfDisplay(int width, int height, double horizontal, double vertical);

}  // namespace gjklab
