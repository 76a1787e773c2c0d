#pragma once
// The built-in lectures: assets/lectures/*.json.

#include "model/lecture/lecture.h"

namespace gjklab {

struct LectureEntry {
  std::string path;  ///< stands for the path of a file wherever one is opened
  Lecture lecture;
};

const std::vector<LectureEntry>& lectureGallery();
/// The text of a built-in lecture; empty for any other path.
std::string builtInLecture(const std::string& path);

}  // namespace gjklab
