#pragma once
// What the verbs that draw without a display may be told.

#include "cli/arguments.h"
#include "model/compare/inquiry.h"
#include "model/figure/theme.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/playback/disclosure.h"
#include "model/replay/replayed_run.h"
#include "model/world/world_file.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

enum class Pane : std::uint8_t { both, world, difference };
/// Beside the pictures of a handout: the lecturer's notes, or lines to write on.
enum class Handout : std::uint8_t { notes, lines };

struct PictureArguments {
  std::string scene_file;                       ///< for messages, too; empty: the scene that the window opens with
  std::optional<Scene> scene;                   ///< of the file, once it is read
  std::shared_ptr<const GivenRun> given;        ///< a run of it that is not ours
  std::shared_ptr<const ReplayedRun> replayed;  ///< somebody's own run of it, checked
  std::string output;  ///< a file that ends in ".png", ".svg" or ".pdf"; of the tour a folder, made if missing
  /// Place on the timeline; its text is empty and it is the last unless given. One that it does not have: exit
  /// status 2.
  Address step{Address::Kind::last, 0, {}, ""};
  std::optional<int> test;  ///< of a region step: no further than this one of its tests, from 1
  Pane pane = Pane::both;
  PictureSize size;
  ThemeName theme = ThemeName::light;
  bool print = false;  ///< for paper: sizes are in points
  bool perspective = false;
  std::string view;  ///< how the panes are seen, as JSON or as the file of a scene; empty: as the scene says
  Disclosure disclosure = Disclosure::everything;
  std::optional<Study> study;       ///< what the steps are those of; unset: as the scene opens
  Inquiry inquiry;                  ///< what is drawn beside the query; its study is the one that is drawn
  std::optional<std::string> with;  ///< the rival of the inquiry as it was told

  std::optional<WorldFile> world;  ///< in place of a scene
  std::optional<int> stop;         ///< of a lecture, from 1
  std::vector<InkStroke> ink;      ///< of that stop
  std::optional<Lecture> lecture;  ///< of a film: all of its stops
  std::optional<double> seconds;   ///< of a world: how long it has run
  bool stage = false;              ///< as an audience sees it
  bool bare = false;               ///< the picture alone
  bool film = false;               ///< of everything in the file
  std::optional<Handout> handout;  ///< of a lecture
  bool iterations = false;         ///< of a film: one picture an iteration
  bool outlines = false;           ///< of an SVG file: letters as shapes

  // Of the window only.
  double scale = 1;          ///< as of a display with that density
  bool phone = false;        ///< as a phone lays it out
  bool scene_panel = false;  ///< with the panel that edits the scene
  std::string lesson;        ///< a lesson's file; empty: the lab
  int beat = 1;              ///< of it, from 1
  bool greeting = false;     ///< with the card of the first start
  bool help = false;         ///< with the page of keys
};

}  // namespace gjklab
