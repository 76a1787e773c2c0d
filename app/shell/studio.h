#pragma once
// What the verbs that draw share: OpenGL on no display, and what they are told about their pictures.

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

  /// Null with one sentence in `error` when there is no OpenGL 3.3.
  static std::unique_ptr<Studio> open(std::string& error);
};

PictureOptions optionsOf(const PictureArguments&);

/// What is missing, such as a font, on standard error.
void warn(const PictureMaker&);

}  // namespace gjklab
