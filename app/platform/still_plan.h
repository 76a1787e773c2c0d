#pragma once
// Where the audience's still goes, and where its picture lies in a window: the decisions, without any window.

namespace gjklab {

struct StillPlan {
  int display = 0;        ///< that the still is on
  bool covers = false;    ///< all of that display; else it is a window beside the first
  int first_display = 0;  ///< where the first window goes; where it is, if nothing is covered
};

/// The audience looks at the display that the first window is on: the still covers it, and the first window moves to
/// another one, where there is one. `display`: of the first window, negative where the system does not know.
StillPlan planStill(int display, int displays);

/// The audience's window covers a display on which the lecturer does not work. A first window that is full screen on
/// any but the first display has been shown to the audience so far: it moves away.
StillPlan planAudience(int display, int displays, bool fullscreen);

struct PictureFit {
  int x = 0, y = 0, width = 0, height = 0;
};

/// As large as a window of `into_width` × `into_height` allows without a change of shape, in its middle. Nothing where
/// one of them has no size.
PictureFit fitPicture(int width, int height, int into_width, int into_height);

}  // namespace gjklab
