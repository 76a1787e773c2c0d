#pragma once
// What an intent does to a world that shows, the user's or a lesson's: what is asked of it, its history, its gestures.

#include "model/session/intent.h"

namespace gjklab {

/// False: the intent is not about a world. What would move or change a body of the scene behind it does nothing.
bool applyInWorld(Sandbox& world, const Intent&);

}  // namespace gjklab
