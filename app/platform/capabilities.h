#pragma once
// What the system allows the program: menus, keys and dialogs offer nothing else.

namespace gjklab {

struct Capabilities {
  bool folders = true;  ///< the program lists folders, and finds again what it saved; else the system asks for files
  bool second_window = true;  ///< for the audience: the stage, or a still
  bool ends = true;           ///< the program can end itself
  bool exports = true;        ///< films, slides and pages can be written
  bool handheld = false;      ///< the screen is a phone's: small, and under fingers
};
const Capabilities& capabilities();

}  // namespace gjklab
