#pragma once
// Pictures as PNG files.

#include <cstdint>
#include <span>
#include <string>

namespace gjklab {

/// The bytes of a PNG file: RGB rows from top to bottom. The same picture gives the same bytes.
std::string encodePng(std::span<const std::uint8_t> rgb, int width, int height);

/// Writes it whole or not at all. Empty when done, otherwise one sentence.
std::string writePng(const std::string& path, std::span<const std::uint8_t> rgb, int width, int height);

}  // namespace gjklab
