#pragma once
// Marked text (model/rich_text.h) drawn with ImGui's fonts: subscripts, italics by shearing the upright glyphs, bold.

#include "model/compose/text_measure.h"
#include "model/figure/theme.h"
#include "model/text/rich_text.h"
#include "render/fonts.h"

#include <imgui.h>

#include <memory>

namespace gjklab {

ImU32 packed(Color);

struct TextLook {
  FontFace regular, bold;  ///< if bold is empty, regular is used
  float line_height = 16;  ///< pixels
  ImU32 color = IM_COL32_BLACK;
  float number_pad = 0;  ///< pixels on both sides of bold italics, which are draggable numbers; 0: they are plain text
};

/// Panels: ui and bold at their own size.
TextLook panelText(const Fonts&, Color);

/// Width and height of one line of runs.
ImVec2 measureText(const std::vector<TextRun>&, const TextLook&);

/// Measures text in these fonts, at any height.
std::unique_ptr<TextMeasure> measureOf(const TextLook&);

/// Draws one line with its top-left corner at `position`.
void drawText(ImDrawList&, ImVec2 position, const std::vector<TextRun>&, const TextLook&);

/// The same with an outline of `radius` pixels in `halo` behind it.
void drawTextWithHalo(ImDrawList&, ImVec2 position, const std::vector<TextRun>&, const TextLook&, ImU32 halo,
                      float radius);

/// Breaks marked text into lines of at most `width`, at spaces and newlines.
std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextLook&, float width);

/// Draws wrapped text and returns the height it took.
float drawWrappedText(ImDrawList&, ImVec2 position, std::string_view text, const TextLook&, float width,
                      float line_spacing = 1.2f);

}  // namespace gjklab
