#pragma once
// Applies intents to the world shown, the user's or a lesson's: actions, the place in its recording, history, gestures.

#include "model/session/intent.h"

namespace gjklab {

/// Returns false if the intent does not concern a world. Intents that would change a body of the hidden scene do
/// nothing.
bool applyInWorld(Sandbox& world, const Intent&);

}  // namespace gjklab
