#pragma once
// The kind of a JSON text, valid or not: the same answer for the window, the command line and pasted text.

#include <string_view>

namespace gjklab {

enum class FileKind {
  scene,  ///< also everything else: the scene's reader explains what is wrong
  world,
  lecture,
  trace,  ///< the output of `gjklab trace`, in any layout
  log,    ///< the log of a run: JSON lines
};

/// Decided by the keys of the first object, in any order.
FileKind kindOf(std::string_view text);
/// Whether the text is one of gjklab's own files: a scene, world, lecture or trace.
bool isOwnFile(std::string_view text);
/// Whether a text that is not JSON is a lesson, which begins with its title.
bool isLesson(std::string_view file, std::string_view text);

}  // namespace gjklab
