#pragma once
// A picture of the whole window, panels included, drawn without a display.

#include "cli/arguments.h"
#include "model/playback/address.h"
#include "model/playback/disclosure.h"
#include "model/replay/replayed_run.h"
#include "model/scene/scene.h"
#include "model/session/settings.h"

#include <optional>
#include <string>

namespace gjklab {

struct ScreenshotArguments {
  std::optional<Scene> scene;                   ///< unset: the scene that the window opens with
  std::shared_ptr<const GivenRun> given;        ///< a run of it that is not ours
  std::shared_ptr<const ReplayedRun> replayed;  ///< somebody's own run of it, checked
  std::string scene_file;
  std::string output;       ///< ends in ".png"
  Address step;             ///< place on the timeline; the last unless given
  std::optional<int> test;  ///< of a region step: no further than this one of its tests, from 1
  PictureSize size;
  ThemeName theme = ThemeName::light;
  bool perspective = false;
  double scale = 1;          ///< as of a display with that density
  bool scene_panel = false;  ///< with the panel that edits the scene
  std::string lesson;        ///< a lesson's file; empty: the lab
  int beat = 1;              ///< of it, from 1
  bool greeting = false;     ///< with the card of the first start
  bool help = false;         ///< with the page of keys
  Inquiry inquiry;
  Disclosure disclosure = Disclosure::everything;
};

/// The exit status: 0 done, 1 could not do it, 2 bad input.
int screenshotCommand(const ScreenshotArguments&);

}  // namespace gjklab
