#pragma once
// Writes PNG files, and reads those that come with the program.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// The bytes of a PNG file: RGB rows from top to bottom. The same picture gives the same bytes.
std::string encodePng(std::span<const std::uint8_t> rgb, int width, int height);

/// Writes it completely or not at all. Empty on success, otherwise a sentence.
std::string writePng(const std::string& path, std::span<const std::uint8_t> rgb, int width, int height);

/// A decoded picture: red, green, blue and opacity of each pixel, rows from top to bottom. Empty if the bytes are
/// invalid.
struct PngPicture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;
};
PngPicture decodePng(std::string_view bytes);

}  // namespace gjklab
