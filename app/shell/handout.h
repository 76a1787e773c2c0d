#pragma once
// `gjklab lesson handout`: a lesson as a page to be printed.

#include <string>

namespace gjklab {

/// Draws every beat as the window shows it and writes the page. The exit status: 0 done, 1 could not do it, 2 bad
/// input.
int handoutCommand(const std::string& lesson, const std::string& output);

}  // namespace gjklab
