#pragma once
// Where the panels stand in the window. Pure: a function of the window's size, the scale and the settings.

#include "model/session/intent.h"

namespace gjklab {

/// A rectangle in pixels of the framebuffer, y down.
struct Area {
  float x = 0, y = 0, width = 0, height = 0;
  bool empty() const { return width <= 0 || height <= 0; }
  float right() const { return x + width; }
  float bottom() const { return y + height; }
};

struct Layout {
  Area top_bar, scene_panel, inspector, timeline;
  Area stage;                   ///< the two lines of words over the picture, on the stage
  Area lectern;                 ///< what a lecturer has at hand, beside the timeline there
  Area plot;                    ///< of distances or bounds there, beside or under the panes
  Area own_title, rival_title;  ///< of the methods there, over the panes of two that are compared
  Area lesson;                  ///< of the text of a lesson
  Area lesson_bar;              ///< of its Back and Next, on a phone; elsewhere they are below the text
  Area drawer;                  ///< a phone's way to everything that is not the picture
  Area watch;                   ///< of the list of arriving pairs
  Area lecture;                 ///< of the stops of a lecture
  Area presenter;               ///< of the lecturer's notes, while the audience has a window of its own
  /// While two methods are compared `rival` is as large as `difference`, and `world` is empty where it has no room.
  Area world_header, world, difference_header, difference, rival_header, rival;
  Area splitter;
  float split_width = 1;  ///< of world space at the splitter's share 1
};

/// Height that the second run's ticks and labels take under the slider, at scale 1.
inline constexpr float kRivalTicks = 42;

/// Areas of hidden panels are empty. `comparing`: two methods, with a pane each. `watching`: pairs arrive. `lecture`:
/// one is open.
Layout layOut(float width, float height, float scale, const Settings&, bool comparing = false, bool watching = false,
              bool lecture = false);

/// Each has a pane of its own.
inline constexpr Space kSpaces[] = {Space::world, Space::difference, Space::rival};
/// The area of a pane; empty where it does not show.
const Area& areaOf(const Layout&, Space);

/// Where a menu of this size opens that belongs to a button: below it, else above it, else over it, and never beyond
/// the window's edges. It is flush with the side of the button that leaves it the way to the middle.
Area placePopup(const Area& button, float width, float height, float window_width, float window_height, float gap);

/// The splitter's share of the panes' width for a pointer at x, within what the settings allow.
double splitterShare(const Layout&, float x);

}  // namespace gjklab
