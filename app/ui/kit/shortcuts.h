#pragma once
// The keys: one table for what they do and for the page that lists them.

#include "model/session/session.h"
#include "platform/input.h"

#include <optional>
#include <vector>

namespace gjklab {

struct Shortcut {
  const char* group;
  const char* keys;  ///< as named on the help page; empty: another key for the previous row
  const char* meaning;
  SDL_Keycode key;
  bool control, shift;
  Intent (*intent)(const Session&);
  bool alt = false;
};

const std::vector<Shortcut>& shortcuts();
/// The action of a key; empty if it has none.
std::optional<Intent> intentOf(const KeyPress&, const Session&);

/// The menu that a key opens, by its button's id; "": none.
const char* menuOf(const KeyPress&);

/// A mouse gesture, for the help page.
struct Gesture {
  const char* gesture;
  const char* meaning;
};
/// One or several keys as named on the user's keyboard: "Ctrl Z", in German "Strg Z".
std::string keyText(std::string keys);

const std::vector<Gesture>& gestures();
/// What keys and mouse do while a world shows: there the room of worlds takes them.
const std::vector<Gesture>& gesturesOfWorlds();

}  // namespace gjklab
