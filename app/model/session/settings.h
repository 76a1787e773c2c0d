#pragma once
// The user's preferences, stored between sessions. Partial files are accepted; values are checked when read and
// written. Keys, ranges and menu entries are in settings_table.h.

#include "model/compare/inquiry.h"
#include "model/figure/make_figure.h"
#include "model/figure/theme.h"
#include "model/text/vertex_names.h"

#include <string>
#include <vector>

namespace gjklab {

struct JsonTree;  // json_tree.h

/// The collapsed sections of the inspector, which show only their headings.
struct Folds {
  bool tests = false, simplex = false, numbers = false, tables = false, bounds = false, algorithm = false;
  friend bool operator==(const Folds&, const Folds&) = default;
};

/// The number of recent files that are remembered.
inline constexpr std::size_t kMostRecent = 10;

struct Settings {
  ThemeName theme = ThemeName::light;
  /// The Stage, for an audience: two lines of text, the picture, a bar; nothing appears before its step. The projector
  /// theme switches it on and off; it also has its own switch.
  bool stage = false;
  bool stage_numbers = false;  ///< show tests and numbers beside the panes on the Stage
  bool stage_note = false;     ///< show a lecture's notes on the stage
  Folds folds;
  double ui_scale = 1;    ///< 0.5 … 3, multiplied by the display's own
  double splitter = 0.5;  ///< fraction of the width for world space, 0.2 … 0.8
  bool panels_visible = true;
  bool scene_panel = false, inspector = true;
  bool linked_cameras = true;
  bool reduce_motion = false;
  bool find_view = true;             ///< 3-D: rotate the view to show each step, until the user rotates it
  bool tests_in_space = true;        ///< 3-D: step test by test if each test has a plane
  bool each_test = false;            ///< stepping and playing go through the region step test by test
  bool perspective = false;          ///< 3-D: perspective projection
  bool ask_first = false;            ///< first the question of each moment, and its answer with the next press
  bool answer_ahead = false;         ///< show status, depth and bounds from the first step
  bool snap = false;                 ///< drags snap to the grid; Ctrl while dragging inverts this
  Naming naming = Naming::for_life;  ///< of the simplex's vertices
  bool fullscreen = false;
  double speed = 1;  ///< factor on the player's steps per second
  int window_width = 1600, window_height = 900;
  bool compare_world = true;  ///< show world space beside the two difference panes if there is room
  /// The switches for every scene that does not specify its own. The study belongs to a scene and is not stored.
  Inquiry inquiry;
  FigureOptions figure;
  bool greeted = false;                     ///< the card of the first start has been answered
  std::string language;                     ///< code of the chosen language; empty: the environment's
  std::vector<std::string> recent;          ///< newest first, at most kMostRecent
  std::vector<std::string> picture_folder;  ///< in which the last picture was saved; empty: none
};

/// Sets the theme; the projector theme switches the Stage on, and others switch it off.
Settings withTheme(Settings, ThemeName);

/// The settings that a window starts with: the Stage and what it shows belong to one demonstration, so the next start
/// is off the Stage, unless the theme is the projector's.
Settings atStart(Settings);

/// Reads the settings from a JSON object. Invalid values keep their defaults and add a sentence to `warnings`.
Settings readSettings(const JsonTree&, std::vector<std::string>& warnings);
std::string writeSettings(const Settings&);
/// Whether both are written in the same way.
bool sameSettings(const Settings&, const Settings&);
/// The text of the settings' file after this window's changes from `before` to `now`: they replace the values of `disk`
/// (an object); recent files precede those on the disk; everything else is kept.
std::string mergeSettings(const JsonTree& disk, const Settings& before, const Settings& now);

}  // namespace gjklab
