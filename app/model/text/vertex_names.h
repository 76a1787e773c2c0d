#pragma once
// The names of a simplex's vertices, newest first: letters that are reassigned in every iteration, or permanent names.

#include "gjk/feature.h"

#include <array>
#include <string>

namespace gjklab {

/// The naming scheme of the screen.
enum class Naming : std::uint8_t {
  letters,   ///< the newest is a; d is the direction, so the fourth is e
  for_life,  ///< s₁, s₂, … in the order in which they were found
};

class VertexNames {
 public:
  /// The letters of the screen.
  VertexNames() : names_{"a", "b", "c", "e"} {}
  explicit VertexNames(std::array<std::string, 4> names) : names_(std::move(names)) {}

  const std::string& operator[](int vertex) const { return names_[static_cast<std::size_t>(vertex)]; }
  /// "abc": the vertices of a feature, newest first.
  std::string of(gjk::Feature) const;

 private:
  std::array<std::string, 4> names_;
};

/// The letters of files, a to d, whose meaning never changes.
const VertexNames& fileLetters();

}  // namespace gjklab
