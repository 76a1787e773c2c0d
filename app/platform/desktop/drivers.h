#pragma once
// SDL's video drivers: those that show windows, and those that draw where nobody looks.

#include <string>

namespace gjklab {

/// Those that can show a window here, in SDL's order, with commas between them.
std::string visibleDrivers();
/// Whether SDL chose one that shows nothing, as it does by itself where there is no display.
bool invisibleDriver();

}  // namespace gjklab
