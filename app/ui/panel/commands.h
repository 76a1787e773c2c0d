#pragma once
// Every command of the window with its name, its key and whether it is on, for the searchable sheet of commands.

#include "ui/kit/ui.h"

namespace gjklab {

struct CommandItem {
  const char* heading;  ///< commands with the same heading are adjacent
  std::string name;
  Intents intents;
  std::string key;  ///< for example "Ctrl Shift S"; empty: none
  bool on = false;
};

/// In the order of the sheet, without commands that do not apply to the current activity.
std::vector<CommandItem> commandItems(const Ui&);

/// The indices of the commands whose name and heading match the search (see word_search.h).
std::vector<int> commandsNamed(const std::vector<CommandItem>&, const std::string& words);

}  // namespace gjklab
