#pragma once
// `gjklab lesson handout`: a lesson as a page to be printed.

#include <string>

namespace gjklab {

/// A page with the picture of every beat: a PDF of vectors, or HTML with pictures as the window draws them. The exit
/// status: 0 done, 1 could not do it, 2 bad input.
int handoutCommand(const std::string& lesson, const std::string& output);

}  // namespace gjklab
