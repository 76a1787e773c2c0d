#pragma once
// Pictures as PNG files: written, and those that come with the program read.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// The bytes of a PNG file: RGB rows from top to bottom. The same picture gives the same bytes.
std::string encodePng(std::span<const std::uint8_t> rgb, int width, int height);

/// Writes it whole or not at all. Empty when done, otherwise one sentence.
std::string writePng(const std::string& path, std::span<const std::uint8_t> rgb, int width, int height);

/// A picture that was read: red, green, blue and opacity of each pixel, rows from top to bottom. Empty when the bytes
/// are no picture.
struct PngPicture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;
};
PngPicture decodePng(std::string_view bytes);

}  // namespace gjklab
