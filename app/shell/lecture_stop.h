#pragma once
// A stop of a lecture, drawn as the scene or world that it holds.

#include "shell/picture_arguments.h"

#include <string>

namespace gjklab {

/// Takes the stop that is asked for out of a lecture's text: its scene or world, its step and what it is shown with.
/// False, and one sentence on standard error, where there is none that can be drawn.
bool takeStop(const std::string& text, PictureArguments&);

}  // namespace gjklab
