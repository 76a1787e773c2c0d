#pragma once
// Shared by the verbs that draw: OpenGL without a display, and messages about their pictures.

#include "platform/headless.h"
#include "render/picture.h"
#include "shell/picture_arguments.h"

#include <memory>
#include <string>

namespace gjklab {

struct Studio {
  std::unique_ptr<Headless> headless;
  std::unique_ptr<Toolkit> toolkit;
  PictureMaker maker;

  /// Null with a sentence in `error` if there is no OpenGL 3.3.
  static std::unique_ptr<Studio> open(std::string& error);
};

PictureOptions optionsOf(const PictureArguments&);

/// Reports what is missing, such as a font, on standard error.
void warn(const PictureMaker&);

}  // namespace gjklab
