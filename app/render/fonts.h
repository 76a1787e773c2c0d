#pragma once
// The fonts of panels and labels: DejaVu, found in the usual folders when the program starts.
//
// Sizes in the theme are ems; ImGui counts the line's height, 1.164 em in every DejaVu face.

#include <array>
#include <string>
#include <vector>

struct ImFont;
struct ImFontAtlas;

namespace gjklab {

/// One face baked in several sizes, so that text of any size is scaled little.
struct FontFace {
  std::array<ImFont*, 5> cuts{};  ///< ascending; unused ones are null
  /// The smallest cut of at least a line height in pixels, otherwise the greatest.
  ImFont* cut(float line_height) const;
};

struct Fonts {
  ImFont* ui = nullptr;      ///< panels: 15 px em at scale 1
  ImFont* small = nullptr;   ///< headings in capitals, hints
  ImFont* bold = nullptr;    ///< as large as ui
  ImFont* title = nullptr;   ///< bold, larger
  ImFont* lesson = nullptr;  ///< as large as the title: lessons, the Stage's answers
  ImFont* mono = nullptr;    ///< numbers and code
  FontFace serif;            ///< labels in the panes
  float scale = 1;
};

/// The folders to search for font files, in order.
std::vector<std::string> fontDirectories();

/// Fills the atlas anew, and builds it, with every font at `scale` (the display's × ui_scale × the theme's text_scale);
/// the caller then has the backend upload the atlas. Empty, or a sentence about missing fonts; the fonts are usable in
/// any case.
std::string loadFonts(ImFontAtlas&, float scale, Fonts&,
                      const std::vector<std::string>& directories = fontDirectories());

}  // namespace gjklab
