#pragma once
// Decides the position of the audience's frozen picture, and of the picture in its window; independent of any window.

namespace gjklab {

struct StillPlan {
  int display = 0;        ///< of the frozen picture
  bool covers = false;    ///< covers that display; otherwise it is a window beside the first
  int first_display = 0;  ///< the new display of the first window; its present one if nothing is covered
};

/// The audience sees the display of the first window. The frozen picture covers it, and the first window moves to
/// another display, if there is one. `display`: of the first window, negative if unknown.
StillPlan planStill(int display, int displays);

/// The audience's window covers a display that the lecturer does not use. If the first window is full screen on a
/// display other than the first, the audience has seen it so far, and it moves away.
StillPlan planAudience(int display, int displays, bool fullscreen);

struct PictureFit {
  int x = 0, y = 0, width = 0, height = 0;
};

/// The largest rectangle of the same shape in the centre of a window of `into_width` × `into_height`. Empty if one of
/// them is empty.
PictureFit fitPicture(int width, int height, int into_width, int into_height);

}  // namespace gjklab
