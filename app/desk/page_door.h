#pragma once
// What the page around the program may ask of it, in the words of the files: open a text, go to a moment, say what
// shows.

#include "desk/desk.h"

#include <functional>
#include <optional>
#include <string>
#include <tuple>

namespace gjklab {

class PageDoor {
 public:
  /// `lesson`: the lesson that is open and its beat, "6.3"; empty: none is.
  PageDoor(Desk& desk, Session& session, std::function<std::string()> lesson)
      : desk_(desk), session_(session), lesson_(std::move(lesson)) {}

  /// Opens a scene, world, log, trace or link. One sentence when that is not possible.
  std::string open(const std::string& text);
  /// Goes to a moment: "gjk 3 region". One sentence when there is none of that name.
  std::string go(const std::string& moment);
  /// One JSON object: "scene", "at", "steps", "status" and "answer" (null before they are told), "lesson" (null where
  /// none is open), "caption".
  std::string state() const;
  /// The state where it has changed since this was asked last, else "null". Cheap where it has not.
  std::string news();

  /// Whether a request of that name may change what shows.
  static bool changes(const std::string& request) { return request == "open" || request == "go"; }
  /// What a request of that name gives: {"fault": …}, or the state; of "news" the news.
  std::string answer(const std::string& request, const std::string& text);

 private:
  /// What the state was made from: work, its revision, study, steps, place, test, whether all is told, answer, lesson.
  using Source =
      std::tuple<std::uint64_t, std::uint64_t, Study, int, int, std::optional<int>, Disclosure, bool, std::string>;
  Source source() const;

  Desk& desk_;
  Session& session_;
  std::function<std::string()> lesson_;
  std::optional<Source> told_;
};

}  // namespace gjklab
