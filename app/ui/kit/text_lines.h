#pragma once
// Plain text in a given width: how large it is, shortened to one line, or broken into several.

#include <imgui.h>

#include <string>
#include <string_view>

namespace gjklab {

ImVec2 textSize(ImFont*, std::string_view text);
/// The text, or as much of its beginning as fits, with "…".
std::string shortened(ImFont*, std::string_view text, float width);
/// The text on at most two lines, broken between words; the second ends with "…" if there is not enough room.
struct TwoLines {
  std::string first, second;  ///< second: empty if one line is enough
  bool cut = false;
};
TwoLines twoLines(ImFont*, std::string_view text, float width);
/// Lines no wider than this, broken at spaces, and in "a − b" only where there is no other. Dear ImGui's own lines may
/// also end behind a number's point.
std::string brokenAtSpaces(ImFont*, std::string_view text, float width);

}  // namespace gjklab
