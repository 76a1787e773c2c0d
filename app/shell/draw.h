#pragma once
// The verbs that draw pictures without a display. What the command line allows is checked before they are called
// (picture_verbs.cpp); they return the exit status: 0 done, 1 could not do it, 2 bad input.

#include "shell/picture_arguments.h"

namespace gjklab {

/// One moment of the scene, which has been read.
int drawCommand(const PictureArguments&);

/// The world after its seconds, in vectors.
int drawWorldCommand(const PictureArguments&);

/// Every step of the built-in tour.
int tourCommand(const PictureArguments&);

}  // namespace gjklab
