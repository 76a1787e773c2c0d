#pragma once
// The lectures that come with the program: assets/lectures/*.json, lecture files as anyone's.

#include "model/lecture/lecture.h"

namespace gjklab {

struct LectureEntry {
  std::string path;  ///< by which it is asked for where a file's path could be
  Lecture lecture;
};

const std::vector<LectureEntry>& lectureGallery();
/// The text of a built-in lecture; empty where the path is not one's.
std::string builtInLecture(const std::string& path);

}  // namespace gjklab
