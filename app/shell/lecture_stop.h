#pragma once
// Draws a stop of a lecture as its scene or world.

#include "shell/picture_arguments.h"

#include <memory>
#include <string>

namespace gjklab {

/// Copies the requested stop of a lecture into the arguments: its scene or world, its step, its ink and what is shown
/// beside it. Returns false, after one sentence on standard error, if there is no such stop or it cannot be drawn.
bool takeStop(const std::string& text, PictureArguments&);
/// The same for a stop, counted from 0, of a lecture that has been read. Returns the sentence, empty if all is well.
std::string takeStop(const std::shared_ptr<const Lecture>&, int at, PictureArguments&);

/// The place of the step on the timeline; a missing step of a stop is reported with its path in the lecture. Returns
/// the sentence, empty if all is well.
std::string faultOfPlace(const PictureArguments&, const Timeline&, int& into);

}  // namespace gjklab
