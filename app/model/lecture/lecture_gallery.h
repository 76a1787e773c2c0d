#pragma once
// The built-in lectures: assets/lectures/*.json.

#include "model/lecture/lecture.h"

namespace gjklab {

struct LectureEntry {
  std::string path;  ///< used in place of a file's path when opening it
  Lecture lecture;
};

const std::vector<LectureEntry>& lectureGallery();
/// The text of a built-in lecture; empty for any other path.
std::string builtInLecture(const std::string& path);

}  // namespace gjklab
