#pragma once
// The requests of the surrounding page, in the terms of the files: open a text, go to a moment, report the state.

#include "desk/desk.h"

#include <functional>
#include <optional>
#include <string>
#include <tuple>

namespace gjklab {

class PageDoor {
 public:
  /// `lesson`: the open lesson and its beat, "6.3"; empty if none is open.
  PageDoor(Desk& desk, Session& session, std::function<std::string()> lesson)
      : desk_(desk), session_(session), lesson_(std::move(lesson)) {}

  /// Opens a scene, world, log, trace or link. Returns a sentence on failure.
  std::string open(const std::string& text);
  /// Goes to a moment: "gjk 3 region". Returns a sentence if it does not exist.
  std::string go(const std::string& moment);
  /// One JSON object: "scene", "at", "steps", "status" and "answer" (null until they are shown), "lesson" (null if none
  /// is open), "caption".
  std::string state() const;
  /// The state if it has changed since the last call, otherwise "null". Fast if it has not changed.
  std::string news();

  /// Whether a request with this name may change the state.
  static bool changes(const std::string& request) { return request == "open" || request == "go"; }
  /// The reply to a request with this name: {"fault": …}, or the state; for "news" the news.
  std::string answer(const std::string& request, const std::string& text);

 private:
  /// The inputs of the state: work, its revision, study, steps, position, test, whether everything is disclosed,
  /// answer, lesson.
  using Source =
      std::tuple<std::uint64_t, std::uint64_t, Study, int, int, std::optional<int>, Disclosure, bool, std::string>;
  Source source() const;

  Desk& desk_;
  Session& session_;
  std::function<std::string()> lesson_;
  std::optional<Source> told_;
};

}  // namespace gjklab
