#pragma once
// A lecture as a sequence of pictures: each stop once, with its ink.

#include "export/film.h"
#include "model/lecture/lecture.h"

#include <memory>
#include <variant>
#include <vector>

namespace gjklab {

/// A stop for drawing. A world is drawn at its start.
struct StopPicture {
  std::variant<ShownMoment, WorldFile> what;
  PictureOptions options;
};

/// Draws a scene at its stop's step as the audience sees it: with the stop's question, and its answer unless the
/// options hide answers; without what the stop hides.
void applyStop(const LectureStop&, PictureOptions&);

/// All stops of a lecture except lessons, as the window opens them, each with these options and its own ink.
std::vector<StopPicture> stopPictures(const Lecture&, const PictureOptions&);
std::unique_ptr<Film> filmOf(std::vector<StopPicture>, const PictureOptions&);

}  // namespace gjklab
