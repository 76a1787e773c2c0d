#pragma once
// SDL's video drivers: those that show windows, and those without a display.

#include <string>

namespace gjklab {

/// The drivers that can show a window here, in SDL's order, separated by commas.
std::string visibleDrivers();
/// Whether SDL chose a driver that shows nothing, as it does without a display.
bool invisibleDriver();

}  // namespace gjklab
