#pragma once
// The reduced colours of a film: median cut (Heckbert, 1982), by variance.

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace gjklab {

class FilmPalette {
 public:
  /// Counts the colours of a picture's RGB rows.
  void learn(std::span<const std::uint8_t> rgb);
  /// At most `count` colours that represent all counted ones. Boxes of colours are divided at their mean, the one with
  /// the greatest error first; a colour of a large area gets its own box.
  std::vector<std::array<std::uint8_t, 3>> choose(std::size_t count) const;

 private:
  std::unordered_map<std::uint32_t, std::uint32_t> counts_;  ///< by RGB
};

}  // namespace gjklab
