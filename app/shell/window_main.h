#pragma once
// The interactive window's entry point.

#include "desk/desk.h"
#include "model/replay/replayed_run.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

class WatchList;

/// The window's exports, if this build has them.
struct Exports {
  decltype(Clipboard::make_pdf) make_pdf;
  decltype(Clipboard::make_film) make_film;
  decltype(Clipboard::make_page) make_page;
};

struct WindowArguments {
  std::optional<Scene> scene;                   ///< given on the command line; opens without a dialog
  std::shared_ptr<const GivenRun> given;        ///< a run of it from a file
  std::shared_ptr<const ReplayedRun> replayed;  ///< a replayed run of it
  std::string scene_file;                       ///< its path
  std::shared_ptr<WatchList> watched;           ///< the list of arriving pairs; null: none
  std::string lessons;                          ///< a folder of lessons, or a lesson; empty: none
  std::string link;                             ///< in place of a file; empty: none
  std::string world_file;                       ///< a world or a lecture; empty: none
  Exports exports;
  std::string language;    ///< its code; empty: the stored one, or the environment's
  std::string large_file;  ///< a file that the window reads after opening; empty: none
};

/// Whether a file is so large that the window opens before reading it.
bool opensInWindow(const std::string& file);
/// Whether a file is a world or a lecture, which the window reads after opening.
bool holdsWorld(const std::string& file);

/// Opens the window and runs it until it is closed. Returns the exit status: 0 done, 1 no display or no OpenGL 3.3, 2
/// a world or a lecture that cannot be read.
int runWindow(const WindowArguments&);

}  // namespace gjklab
