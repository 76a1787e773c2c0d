#pragma once
// A request for a picture of the present content, and its format.

#include "export/film.h"
#include "model/figure/theme.h"
#include "model/sandbox/sandbox.h"

#include <cstdint>
#include <string>

namespace gjklab {

class Session;  // session.h

enum class PicturePart : std::uint8_t { both, world, difference, stage, window };
enum class PictureKind : std::uint8_t { png, svg, pdf, gif };
enum class PictureSpan : std::uint8_t { moment, steps, iterations, stops };

struct PictureWish {
  PicturePart part = PicturePart::both;
  /// Anything beyond a single moment is a film (GIF) or slides (PDF): of every step, of each iteration's last step, or
  /// of the open lecture's stops. For a world, which has no steps, `seconds` of it.
  PictureSpan span = PictureSpan::moment;
  PictureKind kind = PictureKind::png;
  int seconds = 5;
  int width = 1600, height = 900;  ///< in pixels; the window has its own size, and print twice as many pixels as points
  ThemeName theme = ThemeName::light;
  bool copies = false;  ///< to the clipboard
  std::string path;     ///< of the file; empty: not chosen yet
  BodyPair pair;        ///< of a world: that stands out, with its A ⊖ B in a corner
};

/// ".svg"
const char* endingOf(PictureKind);
/// The formats of a moment, or of a film.
bool fits(PictureKind, PictureSpan);
/// A file's name without its ending, from a title: lower-case letters, digits, dashes.
std::string slugOf(const std::string& title, const char* otherwise);
/// A path named after the present content, or after the lecture for its stops; in the folder of the last picture,
/// otherwise beside the scene's file.
std::string suggestedPicture(const Session&, const PictureWish&);

}  // namespace gjklab
