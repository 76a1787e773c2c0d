#pragma once
// Which picture of what shows somebody wants, and what it becomes.

#include "export/film.h"
#include "model/figure/theme.h"

#include <cstdint>
#include <string>

namespace gjklab {

class Session;  // session.h

enum class PicturePart : std::uint8_t { both, world, difference, stage, window };
enum class PictureKind : std::uint8_t { png, svg, pdf, gif };
enum class PictureSpan : std::uint8_t { moment, steps, iterations, stops };

struct PictureWish {
  PicturePart part = PicturePart::both;
  /// More than the moment is a film (GIF), or slides (PDF), of every step or of each iteration's last, or of the
  /// stops of the lecture that is open. A world has no steps: `seconds` of it.
  PictureSpan span = PictureSpan::moment;
  PictureKind kind = PictureKind::png;
  int seconds = 5;
  int width = 1600, height = 900;  ///< pixels; the window has its own, and print twice as many as points
  ThemeName theme = ThemeName::light;
  bool copies = false;  ///< to the clipboard
  std::string path;     ///< of the file; empty: not chosen yet
};

/// ".svg"
const char* endingOf(PictureKind);
/// What a moment can become, or what a film can.
bool fits(PictureKind, PictureSpan);
/// A file's name without its ending, from a title: small letters, digits, dashes.
std::string slugOf(const std::string& title, const char* otherwise);
/// Named after what shows, or after the lecture whose stops are wished for; in the folder of the last picture, else
/// beside the scene's file.
std::string suggestedPicture(const Session&, const PictureWish&);

}  // namespace gjklab
