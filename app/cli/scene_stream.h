#pragma once
// A stream of scenes: one per line (JSON lines), or scenes that span several lines.
//
// A scene over several lines must be distinguished from a line that was cut off. It either begins the stream, or begins
// with a line that contains only its bracket; it ends when its brackets close. If one of its lines is a complete scene,
// it was cut off. Every other line is separate, so that a program that sends a bad line gets its answer at once.

#include "cli/bounded_lines.h"
#include "model/store/files.h"

namespace gjklab {

struct StreamedScene {
  long long line = 0;  ///< its first line, counted from 1
  std::string text;
  bool too_long = false;  ///< longer than a scene file may be; the text is cut
};

class SceneStream {
 public:
  /// Refers to the file, which must stay open.
  explicit SceneStream(std::FILE* file) : lines_(file, kSceneFileLimit) {}

  /// The next scene as soon as it is complete; empty at the end. Skips blank lines.
  std::optional<StreamedScene> next();

 private:
  bool readLine(StreamedScene& into);
  StreamedScene gather(StreamedScene begun);

  BoundedLines lines_;
  bool one_a_line_ = false;  ///< a separate line has been read
  std::optional<StreamedScene> held_;
};

/// "suite.jsonl:2: b: …": a fault of a scene of a file with its line, unless it begins with that already.
std::string atLine(const std::string& fault, const std::string& file, long long line);

}  // namespace gjklab
