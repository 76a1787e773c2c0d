#pragma once
// Text in HTML and SVG.

#include <string>
#include <string_view>

namespace gjklab {

/// The text with what markup keeps for itself written as entities. Control characters other than line ends are left
/// out: XML has no way to write them.
std::string escapedMarkup(std::string_view text);

}  // namespace gjklab
