#pragma once
// The Stage: the window's layout for an audience, with two lines of text above, the picture, and a bar for the lecturer
// below. Every size is a fraction of the window, so that the text is legible from the back row at every resolution.

#include "ui/kit/layout.h"

#include <vector>

namespace gjklab {

/// The content of the Stage between its text and its bar.
enum class StagePicture : std::uint8_t {
  pair,        ///< world and difference space
  one_space,   ///< only world space: a hull grows, contacts are found, or a stop's question is about the shapes
  difference,  ///< only difference space: a test in space is shown at its plane
  motion,      ///< world space, and distance over time
  comparison,  ///< two difference spaces above the plot of both gaps
  methods,     ///< the same without the plot: one of the two proves no bounds
  world,       ///< bodies that move and collide, without text
  world_stop,  ///< the same below the question of a lecture's stop
};

/// In the lectern's bar. In a lecture or a lesson there is one more, which returns to the stop or the page.
inline constexpr int kLecternTools = 8;

/// The scale of panels and text on the Stage: a fraction of the window's height, less if the window is narrow.
float stageScale(float width, float height);

/// `asks`: leaves room beside the picture for the questions of a prediction.
Layout layOutStage(float width, float height, const Settings&, StagePicture, bool asks = false,
                   int tools = kLecternTools);

/// The gaps between neighbouring panes and plots, in each of which there is a line.
std::vector<Area> gapsBetweenPanes(const Layout&);

/// The fraction of the window's area for the panes with their titles and the plot.
float shareOfPicture(const Layout&, float width, float height);

}  // namespace gjklab
