#pragma once
// A picture of the whole window, panels included, drawn without a display.

#include "shell/picture_arguments.h"

namespace gjklab {

/// The exit status: 0 done, 1 could not do it, 2 bad input.
int screenshotCommand(const PictureArguments&);

}  // namespace gjklab
