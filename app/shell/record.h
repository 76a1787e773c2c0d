#pragma once
// The verb that films a run or a world; picture_verbs.cpp has checked its options.

#include "shell/picture_arguments.h"

#include <vector>

namespace gjklab {

/// Writes a .gif, a .pdf with one picture per page, or a folder of numbered .png files. Exit status as for drawCommand.
int recordCommand(const PictureArguments&);
/// The same for a lecture, from the arguments of each stop.
int recordLecture(const PictureArguments&, const std::vector<PictureArguments>& stops);

}  // namespace gjklab
