#pragma once
// What the vertices of a simplex are called, newest first: by letters that begin anew with every iteration, or by names
// for life.

#include "gjk/feature.h"

#include <array>
#include <string>

namespace gjklab {

/// How the screen names the vertices of a simplex.
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

/// The letters of files, a to d, whose meaning is promised.
const VertexNames& fileLetters();

}  // namespace gjklab
