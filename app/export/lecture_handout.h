#pragma once
// A printable lecture: two by three pictures per page, each with its note or with lines to write on. Uses the same
// pages as lessons (lesson_pdf_pages.h).

#include "export/picture.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

/// The size of each picture in pixels; its options must have no captions, and use printer's points.
inline constexpr int kHandoutWidth = 480, kHandoutHeight = 270;

struct HandoutStop {
  int number = 0;
  std::string name, step;
  std::string ask;   ///< its heading; empty: the step's own question, or the name
  std::string note;  ///< empty: lines to write on
};

/// The file's bytes; empty on failure. `picture`: draws each of the stops, from 0.
std::string lectureHandout(const std::string& title, const std::vector<HandoutStop>& stops,
                           const std::function<ComposedPicture(int)>& picture);

}  // namespace gjklab
