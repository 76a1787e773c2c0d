#pragma once
// Where the parts of a whole picture go: headings, panes, caption. Pure arithmetic.

#include "model/compose/pixel_rect.h"

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

/// The stage as a picture: the two lines of words, and the panes below them, which reach the edges.
struct StagePlaces {
  PixelRect words;
  std::vector<PixelRect> panes;
};
/// `panes`: one or two, side by side. `share`: of the left one.
StagePlaces placesOnStage(int width, int height, int panes, double share);

}  // namespace gjklab
