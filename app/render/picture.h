#pragma once
// Whole pictures without a display, drawn with OpenGL.

#include "export/film.h"
#include "model/compose/labels.h"
#include "render/target.h"
#include "render/toolkit.h"

#include <array>
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
  /// On the way to that picture from the one before. Labels keep their places from one call to the next, as in the
  /// window.
  /// `share` 1: has arrived.
  std::vector<std::uint8_t> drawBetween(Film&, int at, double share, std::string& error);
  /// What to tell the user once, such as a missing font; empty when all is well.
  const std::string& warning() const { return warning_; }

 private:
  /// False, with a sentence, where there is no room for the picture.
  bool prepare(const PictureOptions&, double text_scale, std::string& error);
  using Labels = std::array<LabelMemory, 3>;
  std::vector<std::uint8_t> draw(const ComposedPicture&, Labels* = nullptr);
  void drawText(const ComposedPicture&, Labels*);

  Toolkit& toolkit_;
  Target target_;
  Labels labels_;  ///< of a film
  std::string warning_;
};

}  // namespace gjklab
