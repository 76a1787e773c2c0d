#pragma once
// What a JSON text is meant as, right or wrong: one answer for the window, the command line and what is pasted.

#include <string_view>

namespace gjklab {

enum class FileKind {
  scene,  ///< also whatever none of the others is: the scene's reader says what is wrong with it
  world,
  lecture,
  trace,  ///< as `gjklab trace` writes it, in any layout
  log,    ///< somebody's own run: JSON lines
};

/// Told by the keys of the first object, wherever they stand in it.
FileKind kindOf(std::string_view text);

}  // namespace gjklab
