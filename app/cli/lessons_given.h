#pragma once
// Lessons that are given on the command line: a file, or a folder of them.

#include <string>

namespace gjklab {

/// Whether a path names a lesson (*.md) or a folder with lessons in it.
bool isLessons(const std::string& path);

/// One sentence where no lesson can be had from a file or folder; empty where one can.
std::string faultOfLessons(const std::string& path);

}  // namespace gjklab
