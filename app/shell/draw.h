#pragma once
// The verbs that draw pictures without a display. picture_verbs.cpp checks the command line before calling them. They
// return the exit status: 0 done, 1 could not do it, 2 bad input.

#include "shell/picture_arguments.h"

namespace gjklab {

/// One moment of the scene, which must have been read.
int drawCommand(const PictureArguments&);

/// The world after its seconds, as vectors.
int drawWorldCommand(const PictureArguments&);

/// Every step of the built-in tour.
int tourCommand(const PictureArguments&);

}  // namespace gjklab
