#pragma once
// Marked text (rich_text.h) set in words and lines: captions that wrap, and single lines with subscripts.

#include "render/text.h"
#include "ui/kit/ui.h"

#include <string_view>

namespace gjklab {

/// One line at a screen position; its width. `font`: of the plain runs, italics and bold come from the faces.
float drawMarked(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text);
float markedWidth(const Ui&, ImFont* font, std::string_view text);

/// How many lines the text takes in this width; and drawn so.
int markedLines(const Ui&, ImFont* font, std::string_view text, float width);
void drawMarkedLines(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text, float width,
                     float line_spacing);

/// The words of the glossary in lines that stand at a place, `pitch` pixels from one to the next: underlined where they
/// stand first, and told while the pointer is on one.
void tellTerms(const Ui&, ImDrawList&, ImVec2 at, const std::vector<std::vector<TextRun>>& lines, const TextLook&,
               float pitch);
/// The same of one line that drawMarked() has drawn.
void tellTerms(const Ui&, ImDrawList&, ImFont* font, ImVec2 at, ImU32 color, std::string_view text);

/// Height of a text in a width, as flowText() sets it.
float flowHeight(const Ui&, ImFont* font, std::string_view text, float width, float line_spacing = 1.3f);
/// An item of the current window: the text, wrapped to the width that is left, its terms told.
void flowText(const Ui&, ImFont* font, ImU32 color, std::string_view text, float line_spacing = 1.3f);

}  // namespace gjklab
