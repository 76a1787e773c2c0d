#pragma once
// A lecture as a sequence of pictures: each stop as `draw --stop` draws it, with its ink.

#include "export/film.h"
#include "shell/picture_arguments.h"

#include <memory>
#include <vector>

namespace gjklab {

/// `stops`: the arguments of each stop's picture, complete: a world, or a scene with a step that its run has.
std::unique_ptr<Film> filmOfLecture(const PictureArguments&, std::vector<PictureArguments> stops);

}  // namespace gjklab
