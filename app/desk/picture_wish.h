#pragma once
// Which picture of what shows somebody wants, and what it becomes.

#include "export/film.h"
#include "model/figure/theme.h"

#include <cstdint>
#include <string>

namespace gjklab {

class Session;  // session.h

enum class PicturePart : std::uint8_t { both, world, difference, stage, window };
enum class PictureKind : std::uint8_t { png, svg, pdf };

struct PictureWish {
  PicturePart part = PicturePart::both;
  PictureKind kind = PictureKind::png;
  int width = 1600, height = 900;  ///< pixels; the window has its own, and print twice as many as points
  ThemeName theme = ThemeName::light;
  bool copies = false;  ///< to the clipboard
  std::string path;     ///< of the file; empty: not chosen yet
};

/// ".svg"
const char* endingOf(PictureKind);
/// A file's name without its ending, from a title: small letters, digits, dashes.
std::string slugOf(const std::string& title, const char* otherwise);
/// Named after what shows, in the folder of the last picture, else beside the scene's file.
std::string suggestedPicture(const Session&, PictureKind);

}  // namespace gjklab
