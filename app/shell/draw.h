#pragma once
// The verbs that draw pictures without a display. What the command line allows is checked before they are called
// (arguments.h); they return the exit status: 0 done, 1 could not do it, 2 bad input.

#include "cli/arguments.h"
#include "model/playback/address.h"
#include "model/playback/disclosure.h"
#include "model/run/given_run.h"
#include "model/scene/scene.h"
#include "model/session/settings.h"

#include <optional>
#include <string>

namespace gjklab {

enum class Pane : std::uint8_t { both, world, difference };

struct DrawArguments {
  Scene scene;
  std::shared_ptr<const GivenRun> given;  ///< a run of it that is not ours
  std::string scene_file;                 ///< for messages: "FILE: …"
  std::string output;                     ///< ends in ".png"
  Address step;             ///< place on the timeline; the last unless given. One that it does not have: exit status 2
  std::optional<int> test;  ///< of a region step: no further than this one of its tests, from 1
  Pane pane = Pane::both;
  PictureSize size;
  ThemeName theme = ThemeName::light;
  bool perspective = false;
  Disclosure disclosure = Disclosure::everything;
  Inquiry inquiry;  ///< what is drawn beside the query, and what the steps are those of
};
int drawCommand(const DrawArguments&);

struct TourArguments {
  std::string directory;  ///< made if missing
  PictureSize size;
  ThemeName theme = ThemeName::light;
  bool perspective = false;
};
int tourCommand(const TourArguments&);

}  // namespace gjklab
