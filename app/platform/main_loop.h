#pragma once
// Calls the frames: a loop on the desktop, the browser in a page.

#include <functional>
#include <limits>

namespace gjklab {

/// The return value of a frame if nothing is due before the next event.
inline constexpr int kNothingDue = std::numeric_limits<int>::max();

/// Calls `frame` again and again. It returns the milliseconds after which the next one is due if nothing happens
/// before: 0 while something moves, at the screen's pace; negative to end. In a page this function does not return, and
/// nothing runs while the page is hidden.
void runLoop(const std::function<int()>& frame);

}  // namespace gjklab
