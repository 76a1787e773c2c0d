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
  /// Draws with the toolkit, which must outlive it.
  explicit PictureMaker(Toolkit& toolkit) : toolkit_(toolkit) {}

  /// RGB rows from top to bottom of the moment at `position`; empty, with a sentence in `error`, if the picture is too
  /// large for the graphics card.
  std::vector<std::uint8_t> draw(const PictureScene&, int position, const PictureOptions&, std::string& error);
  /// The same for a picture of a film.
  std::vector<std::uint8_t> draw(Film&, int at, std::string& error);
  /// The transition to that picture from the previous one. Labels keep their positions from one call to the next, as in
  /// the window. `share` 1: the end.
  std::vector<std::uint8_t> drawBetween(Film&, int at, double share, std::string& error);
  /// A message for the user, shown once, such as a missing font; may be empty.
  const std::string& warning() const { return warning_; }

 private:
  /// False, with a sentence, if there is not enough memory for the picture.
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
