#pragma once
// The layout of a whole picture: headings, panes, caption. Pure arithmetic.

#include "model/compose/pixel_rect.h"

#include <cstdint>
#include <vector>

namespace gjklab {

struct PictureLayout {
  double scale = 1;  ///< of widths and text
  double margin = 0;
  struct PanePlace {
    PixelRect heading, pane;
  };
  std::vector<PanePlace> panes;
  PixelRect caption;  ///< zero height if there is no room for it
};

/// The factor on all widths and text sizes for a picture of this size: 1 for two panes on 1600 × 900.
double pictureScale(int width, int height, int pane_count);

/// `pane_count` panes side by side, or one above the other in a picture higher than wide; `caption_height`: that of the
/// text.
PictureLayout layOutPicture(int width, int height, int pane_count, double caption_height);

/// The text size on the Stage: a fraction of the window's height, less if the window is narrow.
double stageTypeScale(double width, double height);

/// Fractions of the Stage, relative to its height except for kBodies.
struct StageShares {
  static constexpr double kWords = 0.114, kTitle = 0.042, kRule = 1.0 / 720;
  static constexpr double kBodies = 0.44;  ///< beside the plot of a motion; fraction of the width
  static constexpr double kGaps = 0.34;    ///< the plot under two methods; fraction of the height below the text
};
enum class StagePlot : std::uint8_t {
  none,
  beside,
  under,     ///< under two compared methods, which have titles
  left_out,  ///< likewise, but one of the two has nothing to plot
};

/// The Stage as a picture: two lines of text, and below them the panes up to the edges.
struct StagePlaces {
  PixelRect words;
  std::vector<PixelRect> panes;
  PixelRect plot;                 ///< of size zero if there is none
  std::vector<PixelRect> titles;  ///< of two compared methods, over their panes
};
/// `panes`: one or two, side by side; `share`: the first one's of their width.
StagePlaces placesOnStage(int width, int height, int panes, StagePlot plot, double share = 0.5);

}  // namespace gjklab
