#pragma once
// The on-screen keyboard of a touch device.

#include <optional>

namespace gjklab {

/// Call it after each frame with the lower end of the text cursor, in pixels from the window's top; empty while no text
/// field is active. A page makes the browser show its keyboard, and keeps the cursor visible above it.
void typingAt(std::optional<int> bottom);

}  // namespace gjklab
