#pragma once
// A film as a GIF file: one palette for all of it, and of each picture only what has changed.

#include "export/film_palette.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gjklab {

class GifFilm {
 public:
  GifFilm(int width, int height);
  ~GifFilm();

  /// First: pictures that show the film's colours. RGB rows from top to bottom.
  void learn(std::span<const std::uint8_t> rgb);
  /// Then all pictures, each with how long it shows, in hundredths of a second.
  void add(std::span<const std::uint8_t> rgb, int hundredths);
  /// The file; it begins again when it has ended. Empty where it could not be made.
  std::string finish();

 private:
  struct Colors;
  struct Writer;

  int width_, height_;
  FilmPalette palette_;
  std::unique_ptr<Colors> colors_;  ///< chosen once all are learned
  std::unique_ptr<Writer> writer_;
  std::vector<std::uint8_t> shown_;  ///< indices of the picture before
};

}  // namespace gjklab
