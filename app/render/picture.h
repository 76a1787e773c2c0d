#pragma once
// Whole pictures without a display, drawn with OpenGL.

#include "export/film.h"
#include "render/target.h"
#include "render/toolkit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gjklab {

class PictureMaker {
 public:
  /// Draws with the toolkit, which is to outlive it.
  explicit PictureMaker(Toolkit& toolkit) : toolkit_(toolkit) {}

  /// RGB rows from top to bottom of the moment at `position`; empty, with one sentence in `error`, when the graphics
  /// card cannot hold a picture of this size.
  std::vector<std::uint8_t> draw(const PictureScene&, int position, const PictureOptions&, std::string& error);
  /// The same of a picture of a film.
  std::vector<std::uint8_t> draw(Film&, int at, std::string& error);
  /// What to tell the user once, such as a missing font; empty when all is well.
  const std::string& warning() const { return warning_; }

 private:
  /// False, with a sentence, where there is no room for the picture.
  bool prepare(const PictureOptions&, double text_scale, std::string& error);
  std::vector<std::uint8_t> draw(const ComposedPicture&);
  void drawText(const ComposedPicture&);

  Toolkit& toolkit_;
  Target target_;
  std::string warning_;
};

}  // namespace gjklab
