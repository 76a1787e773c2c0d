#pragma once
// What the user prefers, kept between sessions. Partial files are accepted, values are range-checked both ways. Keys,
// ranges and menu entries are in settings_table.h.

#include "model/compare/inquiry.h"
#include "model/figure/make_figure.h"
#include "model/figure/theme.h"
#include "model/text/vertex_names.h"

#include <string>
#include <vector>

namespace gjklab {

struct JsonTree;  // json_tree.h

/// Which sections of the inspector are folded: only their headings show.
struct Folds {
  bool tests = false, simplex = false, numbers = false, tables = false, bounds = false, algorithm = false;
  friend bool operator==(const Folds&, const Folds&) = default;
};

struct Settings {
  ThemeName theme = ThemeName::light;
  /// Laid out for an audience: two lines of words, the picture, a bar; nothing is told before its step. The projector's
  /// theme switches it on and off, and it has a switch of its own.
  bool stage = false;
  bool stage_numbers = false;  ///< tests and numbers beside the panes on the stage, too
  bool stage_note = false;     ///< show a lecture's notes on the stage
  Folds folds;
  double ui_scale = 1;    ///< 0.5 … 3, on top of the display's own
  double splitter = 0.5;  ///< share of the width that world space has, 0.2 … 0.8
  bool panels_visible = true;
  bool scene_panel = false, inspector = true;
  bool linked_cameras = true;
  bool reduce_motion = false;
  bool find_view = true;             ///< 3-D: until it is turned by hand, the view turns to where a step can be seen
  bool tests_in_space = true;        ///< 3-D: they do where each test has a plane
  bool each_test = false;            ///< steps and playing go through the region step test by test
  bool perspective = false;          ///< 3-D: what is nearer looks larger
  bool ask_first = false;            ///< at each moment its question, and with the next press its answer
  bool answer_ahead = false;         ///< show status, depth and bounds from the first step
  bool snap = false;                 ///< what is dragged goes to the grid; Ctrl while dragging turns it round
  Naming naming = Naming::for_life;  ///< of the simplex's vertices
  bool fullscreen = false;
  double speed = 1;  ///< steps per second at "1×" are the player's
  int window_width = 1600, window_height = 900;
  bool compare_world = true;  ///< world space beside the two difference panes, where there is room
  /// What the user asks of every scene that does not say itself. The study belongs to a scene and is not remembered.
  Inquiry inquiry;
  FigureOptions figure;
  bool greeted = false;                     ///< the card of the first start has been answered
  std::string language;                     ///< code of the chosen language; empty: the environment's
  std::vector<std::string> recent;          ///< newest first, at most 10
  std::vector<std::string> picture_folder;  ///< that the last picture was saved in; empty: none was
};

/// Another theme: the projector's comes and goes with the stage.
Settings withTheme(Settings, ThemeName);

/// Reads the settings of a JSON object; anything wrong keeps its default and adds one sentence to `warnings`.
Settings readSettings(const JsonTree&, std::vector<std::string>& warnings);
std::string writeSettings(const Settings&);
/// Whether both are written alike.
bool sameSettings(const Settings&, const Settings&);
/// The text of the settings' file after this window's changes from `before` to `now`: they replace what `disk` (an
/// object) has under their keys, recent files come before those on the disk, and everything else stays.
std::string mergeSettings(const JsonTree& disk, const Settings& before, const Settings& now);

}  // namespace gjklab
