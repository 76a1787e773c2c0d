#pragma once
// Lessons given on the command line: a file or a folder.

#include <string>

namespace gjklab {

/// Whether a path names a lesson (*.md) or a folder with lessons in it.
bool isLessons(const std::string& path);

/// A sentence if a file or folder has no valid lesson; otherwise empty.
std::string faultOfLessons(const std::string& path);

}  // namespace gjklab
