#pragma once
// The positions of the panels in the window: a pure function of the window's size, the scale and the settings.

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
  Area stage;                   ///< the two lines of text above the picture, on the Stage
  Area lectern;                 ///< the lecturer's tools, beside the timeline there
  Area plot;                    ///< of distances or bounds there, beside or under the panes
  Area own_title, rival_title;  ///< of the methods there, above the panes of two compared methods
  Area lesson;                  ///< of the text of a lesson
  Area lesson_bar;              ///< of its Back and Next, on a phone; elsewhere they are below the text
  Area drawer;                  ///< a phone's access to everything except the picture
  Area watch;                   ///< of the list of arriving pairs
  Area lecture;                 ///< of the stops of a lecture
  Area presenter;               ///< of the lecturer's notes, while the audience has a separate window
  /// While two methods are compared, `rival` is as large as `difference`, and `world` is empty if there is no room for
  /// it.
  Area world_header, world, difference_header, difference, rival_header, rival;
  Area splitter;
  float split_width = 1;  ///< of world space if the splitter's fraction is 1
};

/// The height of the second run's ticks and labels under the slider, at scale 1.
inline constexpr float kRivalTicks = 42;

/// Areas of hidden panels are empty. `comparing`: two methods, with a pane each. `watching`: pairs arrive. `lecture`:
/// one is open.
Layout layOut(float width, float height, float scale, const Settings&, bool comparing = false, bool watching = false,
              bool lecture = false);

/// Whether the panes and the timeline have enough room between the panel that edits the scene and the inspector. If
/// not, layOut() leaves out the inspector.
bool columnsFit(float width, float scale, const Settings&, bool watching = false, bool lecture = false);

/// Each has its own pane.
inline constexpr Space kSpaces[] = {Space::world, Space::difference, Space::rival};
/// The area of a pane; empty if it is not shown.
const Area& areaOf(const Layout&, Space);

/// The position of a button's menu of this size: below the button, otherwise above it, otherwise over it, and never
/// beyond the window's edges. It is aligned with the side of the button from which it extends towards the centre.
Area placePopup(const Area& button, float width, float height, float window_width, float window_height, float gap);

/// The splitter's fraction of the panes' width for a pointer at x, within the range of the settings.
double splitterShare(const Layout&, float x);

}  // namespace gjklab
