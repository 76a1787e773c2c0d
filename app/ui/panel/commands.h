#pragma once
// Every command of the window by its name: what it is, its key, and whether it is on. The sheet that is searched shows
// them; what only some activities know is left out of the others.

#include "ui/kit/ui.h"

namespace gjklab {

struct CommandItem {
  const char* heading;  ///< those of one heading stand together
  std::string name;
  Intents intents;
  const char* key = "";  ///< as it is pressed: "Ctrl Shift S"; empty: none
  bool on = false;
};

/// In the order of the sheet. What cannot be done now is not among them.
std::vector<CommandItem> commandItems(const Ui&);

/// The places of those whose name or heading has words that begin with each of the words searched for.
std::vector<int> commandsNamed(const std::vector<CommandItem>&, const std::string& words);

}  // namespace gjklab
