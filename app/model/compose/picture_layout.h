#pragma once
// Where the parts of a whole picture go: headings, panes, caption. Pure arithmetic.

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
  PixelRect caption;  ///< no height: there is no room for it
};

/// The factor on all widths and text sizes for a picture of this size: 1 for two panes on 1600 × 900.
double pictureScale(int width, int height, int pane_count);

/// `pane_count` panes side by side, or one above the other in a picture higher than wide; `caption_height` as the text
/// asks for.
PictureLayout layOutPicture(int width, int height, int pane_count, double caption_height);

/// Of type on the stage: a share of the window's height, less where the window is narrow.
double stageTypeScale(double width, double height);

/// Shares of the stage, of its height but for the bodies.
struct StageShares {
  static constexpr double kWords = 0.114, kTitle = 0.042, kRule = 6.0 / 720;
  static constexpr double kBodies = 0.44;  ///< beside the plot of a motion, of the width
  static constexpr double kGaps = 0.34;    ///< the plot under two methods, of the height below the words
};
enum class StagePlot : std::uint8_t { none, beside, under };

/// The stage as a picture: the two lines of words, and the panes below them, which reach the edges.
struct StagePlaces {
  PixelRect words;
  std::vector<PixelRect> panes;
  PixelRect plot;                 ///< of no size: there is none
  std::vector<PixelRect> titles;  ///< over two panes with a plot under them
};
/// `panes`: one or two, side by side, the same size but for one pixel.
StagePlaces placesOnStage(int width, int height, int panes, StagePlot plot);

}  // namespace gjklab
