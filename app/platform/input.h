#pragma once
// The input since the last frame, from the window's events or a script.

#include <SDL_keycode.h>
#include <optional>
#include <string>
#include <vector>

#include "model/figure/view.h"

namespace gjklab {

struct KeyPress {
  SDL_Keycode key = SDLK_UNKNOWN;
  bool control = false, shift = false, alt = false;
  bool repeat = false;
};

/// The motion of two fingers on a touch screen since the last frame.
struct Pinch {
  dvec2 centre{0.0};  ///< between them, in the mouse's coordinates
  dvec2 moved{0.0};   ///< of the centre, pixels
  double spread = 1;  ///< of their distance, as a factor
};

inline constexpr int kMouseButtons = 3;  ///< left, right, middle

struct Input {
  dvec2 mouse{-1e9, -1e9};     ///< pixels of the framebuffer from its top left corner; far away when outside
  bool down[kMouseButtons]{};  ///< currently pressed
  bool twice = false;          ///< the last press was the second one of a double click, by the system's clock
  double wheel = 0;            ///< notches, away from the user is positive
  bool shift = false, control = false;
  bool axis[3]{};              ///< X, Y, Z held
  bool touch = false;          ///< the mouse is a finger, which points at nothing once lifted
  std::optional<Pinch> pinch;  ///< while two fingers are down; the mouse has no button down then
  std::vector<KeyPress> keys;  ///< in order
  std::vector<std::string> dropped_files;
  std::string dropped_text;
  bool quit = false;       ///< the user wants to close the window
  bool terminate = false;  ///< the system ends the program: there is no time for questions

  /// Clears events and keeps states.
  void nextFrame() {
    wheel = 0;
    if (pinch) pinch = Pinch{pinch->centre};
    if (touch && !down[0]) mouse = Input{}.mouse;
    keys.clear();
    dropped_files.clear();
    dropped_text.clear();
    quit = false;
  }
};

}  // namespace gjklab
