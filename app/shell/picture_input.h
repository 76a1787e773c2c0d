#pragma once
// Reads what a picture or a film is to show, and checks its options against it. A fault is one sentence, empty if all
// is well.

#include "shell/picture_arguments.h"

#include <string>

namespace gjklab {

/// Reads the scene, the run, the world or the lecture, and settles its step, view and study. Returns false, after one
/// sentence on standard error, if it cannot be read or studied in this way.
bool openPicture(PictureArguments&);
/// The step, the view and the study of a scene that has been read; false as above.
bool settleScene(PictureArguments&);

/// Also chooses the method that the inquiry compares with. Options that exclude each other are refused: none is dropped
/// in silence.
std::string faultOfInquiry(const PictureArguments&, Inquiry&);
/// Steps and methods do not apply to a world, and its seconds do not apply to a scene.
std::string faultOfKind(const PictureArguments&);
/// `vectors`: whether the verb writes them.
std::string faultOfName(const PictureArguments&, bool vectors);
/// Paper has sizes and colours of its own.
std::string faultOfPrint(const PictureArguments&);

}  // namespace gjklab
