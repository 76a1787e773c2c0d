#pragma once
// The verb that films a run or a world; what its options mean has been checked (picture_verbs.cpp).

#include "shell/picture_arguments.h"

#include <vector>

namespace gjklab {

/// Into a .gif, a .pdf with a picture a page, or a folder of numbered .png files. Exit status as of drawCommand.
int recordCommand(const PictureArguments&);
/// The same of a lecture, from what each of its stops is drawn with.
int recordLecture(const PictureArguments&, const std::vector<PictureArguments>& stops);

}  // namespace gjklab
