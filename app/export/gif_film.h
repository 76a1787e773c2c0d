#pragma once
// A film as a GIF file, with one palette, and only the changed part of each picture.

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

  /// First, pictures with the film's colours. RGB rows from top to bottom.
  void learn(std::span<const std::uint8_t> rgb);
  /// Then all pictures, each with its duration in hundredths of a second.
  void add(std::span<const std::uint8_t> rgb, int hundredths);
  /// The file, which loops. Empty on failure.
  std::string finish();

 private:
  struct Colors;
  struct Writer;

  int width_, height_;
  FilmPalette palette_;
  std::unique_ptr<Colors> colors_;  ///< chosen once all pictures have been counted
  std::unique_ptr<Writer> writer_;
  std::vector<std::uint8_t> shown_;  ///< indices of the previous picture
};

}  // namespace gjklab
