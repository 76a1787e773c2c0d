#pragma once
// A stream of scenes: one on each line (JSON lines), or scenes that span lines, as editors lay them out.
//
// How is a scene that goes on told from a line that was cut off? A scene over several lines begins the stream, or with
// a line that holds nothing but its bracket; it ends where its brackets close. Where a whole scene stands on one of the
// lines that would belong to it, it was cut off. All other lines stand for themselves, so that another program that
// sends a bad line gets its answer at once.

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
  /// Refers to the file; keep it open.
  explicit SceneStream(std::FILE* file) : lines_(file, kSceneFileLimit) {}

  /// The next scene as soon as it is complete; nothing at the end. Blank lines are skipped.
  std::optional<StreamedScene> next();

 private:
  bool readLine(StreamedScene& into);
  StreamedScene gather(StreamedScene begun);

  BoundedLines lines_;
  bool one_a_line_ = false;  ///< a line that stood for itself has been seen
  std::optional<StreamedScene> held_;
};

}  // namespace gjklab
