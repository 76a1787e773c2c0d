#pragma once
// A lecture's stops as the command line was told to draw them.

#include "export/lecture_film.h"
#include "shell/picture_arguments.h"

#include <memory>
#include <vector>

namespace gjklab {

/// `stops`: the arguments of each stop's picture, complete: a world, or a scene with a step that its run has.
std::unique_ptr<Film> filmOfLecture(const PictureArguments&, const std::vector<PictureArguments>& stops);

}  // namespace gjklab
