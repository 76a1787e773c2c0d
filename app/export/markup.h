#pragma once
// Text in HTML and SVG.

#include <string>
#include <string_view>

namespace gjklab {

/// The text with reserved characters as entities. Omits control characters except line ends, because XML cannot
/// represent them.
std::string escapedMarkup(std::string_view text);

}  // namespace gjklab
