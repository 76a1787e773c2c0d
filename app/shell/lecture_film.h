#pragma once
// A lecture's stops, drawn according to the command line.

#include "export/lecture_film.h"
#include "shell/picture_arguments.h"

#include <memory>
#include <vector>

namespace gjklab {

/// `stops`: the complete arguments of each stop's picture: a world, or a scene with a valid step.
std::unique_ptr<Film> filmOfLecture(const PictureArguments&, const std::vector<PictureArguments>& stops);

}  // namespace gjklab
