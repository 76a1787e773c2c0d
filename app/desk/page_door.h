#pragma once
// What the page around the program may ask of it, in the words of the files: open a text, go to a moment, say what
// shows.

#include "desk/desk.h"

#include <string>

namespace gjklab {

class PageDoor {
 public:
  PageDoor(Desk& desk, Session& session) : desk_(desk), session_(session) {}

  /// Opens a scene, world, log, trace or link. One sentence when it is none.
  std::string open(const std::string& text);
  /// Goes to a moment: "gjk 3 region". One sentence when there is none of that name.
  std::string go(const std::string& moment);
  /// One JSON object: "scene", "at", "steps", "status" and "answer" (null before they are told), "caption".
  std::string state() const;

  /// The three by their names. JSON: {"fault": …} or the state.
  std::string answer(const std::string& request, const std::string& text);

 private:
  Desk& desk_;
  Session& session_;
};

}  // namespace gjklab
