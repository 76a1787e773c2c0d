#pragma once
// `gjklab lesson handout`: a lesson as a printable page.

#include <string>

namespace gjklab {

/// A page with the picture of every beat: a PDF with vectors, or HTML with pictures drawn as in the window. Returns the
/// exit status: 0 done, 1 could not do it, 2 bad input.
int handoutCommand(const std::string& lesson, const std::string& output);

}  // namespace gjklab
