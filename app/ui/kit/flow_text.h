#pragma once
// Marked text (rich_text.h) set in words and lines: captions that wrap, and single lines with subscripts.

#include "render/text.h"
#include "ui/kit/ui.h"

#include <cstdint>
#include <string_view>

namespace gjklab {

/// Draws one line at a screen position and returns its width. `font`: that of plain runs; italics and bold have their
/// own fonts.
float drawMarked(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text);
float markedWidth(const Ui&, ImFont* font, std::string_view text);

/// The number of lines of the text in this width; and draws it in these lines.
int markedLines(const Ui&, ImFont* font, std::string_view text, float width);
void drawMarkedLines(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text, float width,
                     float line_spacing);

enum class TermMarks : std::uint8_t { underlined, none };
/// The glossary's words in lines at a position, `pitch` pixels apart: shows their meaning while the pointer is on one.
/// An underline marks their first occurrence.
void tellTerms(const Ui&, ImDrawList&, ImVec2 at, const std::vector<std::vector<TextRun>>& lines, const TextLook&,
               float pitch, TermMarks = TermMarks::underlined);
/// The same for a line drawn by drawMarked().
void tellTerms(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text);

/// The height of a text in a width, as drawn by flowText().
float flowHeight(const Ui&, ImFont* font, std::string_view text, float width, float line_spacing = 1.3f);
/// An item of the current window: the text, wrapped to the remaining width, with the meanings of its terms.
void flowText(const Ui&, ImFont* font, ImU32 color, std::string_view text, float line_spacing = 1.3f);

}  // namespace gjklab
