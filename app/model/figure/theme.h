#pragma once
// A theme: role → colour, width and pattern. Data only, so that the window, the file writers and the tests share it.
//
// The hues are those of Okabe and Ito's palette for colour-blind readers, darkened or lightened until lines stand out
// from the pane by 3 : 1 and text by 4.5 : 1 (theme_test.cpp). Roles that meet in one picture differ by more than
// colour: width, dashes, hatch, the marker's shape or a letter.

#include "model/figure/figure.h"

namespace gjklab {

/// print: for paper, also in grey; for drawn pictures, not for the window.
enum class ThemeName : std::uint8_t { light, dark, projector, print };
/// The theme's word in files and on the command line.
const char* name(ThemeName);

/// Straight (not premultiplied) sRGB, 0 … 1.
struct Color {
  float r = 0, g = 0, b = 0, a = 1;
  friend bool operator==(const Color&, const Color&) = default;
};

struct Style {
  Color color;           ///< lines, outlines, markers
  Color fill;            ///< areas in 1-D and 2-D, alpha included
  Color solid;           ///< surfaces in 3-D: one layer of the two that a closed body has
  Color text;            ///< labels: the colour, darkened or lightened until it is legible
  float width = 1.5f;    ///< of lines, pixels before ui_scale and line_scale
  float size = 4;        ///< radius of markers, pixels before ui_scale and line_scale
  float font_size = 16;  ///< of labels, before ui_scale and text_scale
  bool dashed = false;
};

/// The colours of the window.
struct Surfaces {
  Color pane, window, panel, text, muted, accent, border;
  Color on_accent;             ///< text on the accent colour
  Color button, button_hover;  ///< the face of a button
  Color lit;                   ///< background of the current line of a list
  Color track;                 ///< the part of the timeline ahead
  float line_scale = 1;        ///< projector: thicker lines and larger markers
  float text_scale = 1;        ///< projector: larger text, labels and panels alike
};

struct Theme : Surfaces {
  ThemeName name = ThemeName::light;
  Color halo;
  Color good, bad, warning;  ///< text of verdicts and messages
  Color phase_gjk, phase_epa, phase_result, phase_contact;
  Style styles[static_cast<int>(Role::count)];
  Style style(Role role, Emphasis emphasis = Emphasis::normal) const;
};

const Theme& theme(ThemeName);

/// The colour of the answer's word.
Color statusColor(const Theme&, gjk::Status);

/// The colour with another alpha.
inline Color withAlpha(Color color, float alpha) { return {color.r, color.g, color.b, alpha}; }
/// `over` blended over an opaque colour.
Color blend(Color under, Color over);
/// WCAG 2.1 contrast ratio of two opaque colours, 1 … 21.
double contrast(Color, Color);

}  // namespace gjklab
