#pragma once
// The arguments of the verbs that draw without a display.

#include "cli/arguments.h"
#include "model/compare/inquiry.h"
#include "model/figure/theme.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/playback/disclosure.h"
#include "model/replay/replayed_run.h"
#include "model/sandbox/sandbox.h"
#include "model/world/world_file.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

enum class Pane : std::uint8_t { both, world, difference };
/// The content beside the pictures of a handout: the lecturer's notes, or lines to write on.
enum class Handout : std::uint8_t { notes, lines };

/// A stop of a lecture, counted from 0.
struct ShownStop {
  std::shared_ptr<const Lecture> lecture;
  int at = 0;
  const LectureStop& stop() const { return lecture->stops[static_cast<std::size_t>(at)]; }
};

struct PictureArguments {
  std::string scene_file;                       ///< also for messages; empty: the scene with which the window opens
  std::optional<Scene> scene;                   ///< of the file, after reading it
  std::shared_ptr<const GivenRun> given;        ///< a run of it from a file
  std::shared_ptr<const ReplayedRun> replayed;  ///< a replayed run of it, checked
  std::string output;  ///< a file that ends in ".png", ".svg" or ".pdf"; of the tour a folder, made if missing
  /// The position on the timeline; by default its text is empty and it is the last. If it does not exist: exit status
  /// 2.
  Address step{Address::Kind::last, 0, {}, ""};
  std::optional<int> test;  ///< in a region step: only up to this test, from 1
  Pane pane = Pane::both;
  PictureSize size;
  ThemeName theme = ThemeName::light;
  bool print = false;  ///< for paper: sizes are in points
  bool perspective = false;
  std::string view;  ///< the views of the panes, as JSON or as a scene file; empty: those of the scene
  Disclosure disclosure = Disclosure::everything;
  std::optional<Study> study;       ///< the study of the steps; unset: that with which the scene opens
  Inquiry inquiry;                  ///< the switches beside the query; its study is the one that is drawn
  std::optional<std::string> with;  ///< the rival of the inquiry, as given on the command line

  std::optional<WorldFile> world;          ///< in place of a scene
  std::optional<int> stop;                 ///< of a lecture, from 1
  std::vector<InkStroke> ink;              ///< of that stop
  std::optional<ShownStop> shown_stop;     ///< that stop, if it is drawn at its own step
  std::shared_ptr<const Lecture> lecture;  ///< of a film: all of its stops
  std::optional<double> seconds;           ///< of a world: its time
  std::optional<BodyPair> pair;            ///< of a world: whose A ⊖ B is shown
  bool stage = false;                      ///< the Stage
  bool bare = false;                       ///< only the picture
  bool film = false;                       ///< of everything in the file
  std::optional<Handout> handout;          ///< of a lecture
  bool iterations = false;                 ///< of a film: one picture per iteration
  bool outlines = false;                   ///< of an SVG file: letters as shapes

  // Only for the window.
  double scale = 1;          ///< as on a display with this density
  bool phone = false;        ///< with a phone's layout
  bool scene_panel = false;  ///< with the panel that edits the scene
  std::string lesson;        ///< a lesson's file; empty: no lesson
  std::optional<int> beat;   ///< of it, from 1
  bool greeting = false;     ///< with the card of the first start
  bool help = false;         ///< with the page of keys
};

}  // namespace gjklab
