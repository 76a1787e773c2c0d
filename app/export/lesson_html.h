#pragma once
// The parts of a lesson's text in HTML, for handouts and for the book.

#include "export/lesson_page.h"

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// Marked text (rich_text.h).
std::string marked(std::string_view text);
std::string textHtml(const PageBeat::Text&);
/// `kind`: "ul" or "ol".
std::string listHtml(const char* kind, const std::vector<std::string>& items);

}  // namespace gjklab
