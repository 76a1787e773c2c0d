#pragma once
// The stage: how the window is laid out for an audience. Two lines of words above, the picture, a bar for the lecturer
// below; nothing else. Every size is a share of the window, so that the last row reads the same at every resolution.

#include "ui/kit/layout.h"

namespace gjklab {

/// What the stage shows between its words and its bar.
enum class StagePicture : std::uint8_t {
  pair,        ///< world and difference space
  one_space,   ///< world space alone: the hull of a body grows
  motion,      ///< world space, and distance over time
  comparison,  ///< two difference spaces over the plot of both gaps
  world,       ///< bodies that move and collide; it has no words
};

/// In the lectern's bar.
inline constexpr int kLecternTools = 8;

/// Of panels and text on the stage: a share of the window's height, less where the window is narrow.
float stageScale(float width, float height);

/// `asks`: the game's questions have their room beside the picture.
Layout layOutStage(float width, float height, const Settings&, StagePicture, bool asks = false);

/// Of the window's area, what the panes with their titles and the plot between them have.
float shareOfPicture(const Layout&, float width, float height);

}  // namespace gjklab
