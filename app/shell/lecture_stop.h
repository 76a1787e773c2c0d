#pragma once
// Draws a stop of a lecture as its scene or world.

#include "shell/picture_arguments.h"

#include <string>

namespace gjklab {

/// Copies the requested stop of a lecture into the arguments: its scene or world, its step and what is shown beside it.
/// Returns false, after one sentence on standard error, if there is no such stop or it cannot be drawn.
bool takeStop(const std::string& text, PictureArguments&);

}  // namespace gjklab
