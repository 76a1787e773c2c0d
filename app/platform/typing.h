#pragma once
// The keyboard of a screen without keys.

#include <optional>

namespace gjklab {

/// After each frame: where the text cursor ends, in pixels from the window's top; none while no text field is active. A
/// page has the browser show its keyboard, and keeps the cursor in sight above it.
void typingAt(std::optional<int> bottom);

}  // namespace gjklab
