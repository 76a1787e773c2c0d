#pragma once
// What the system allows; menus, keys and dialogs offer nothing else.

namespace gjklab {

struct Capabilities {
  bool folders = true;  ///< the program can list folders and find its saved files; otherwise the system asks for files
  bool second_window = true;  ///< for the audience: the Stage, or a frozen picture
  bool ends = true;           ///< the program can quit
  bool exports = true;        ///< films, slides and pages can be written
  bool handheld = false;      ///< a phone's small touch screen
};
const Capabilities& capabilities();

}  // namespace gjklab
