#pragma once
// A lecture: a list of moments to show one after the other. As a file:
//
//   {"gjklab": 1, "title": "GJK in 45 minutes",
//    "lecture": [{"scene": {…},                       or "world": {…}, or "lesson": "06-regions"
//                 "step": "gjk 3 region",             of a lesson: its beat, "4"
//                 "ask": "Do they overlap?",          the question that the audience sees before the step "answer":
//                 "Yes: O is inside.", to that question, shown with the step
//                 "spaces": "world",                  until then the bodies alone
//                 "hide": "run",                      at the step nothing of the run: no d, no simplex
//                 "note": "Let them vote.",           for the lecturer
//                 "shows": {"compare": "johnson", "contacts": true},
//                 "ink": [{"space": "world", "tool": "pen", "points": [[0, 0, 0], …]}]}, …]}
//
// Scenes and worlds have the content of their own files, including views.

#include "model/compare/inquiry.h"
#include "model/figure/ink_stroke.h"
#include "model/scene/scene_io.h"
#include "model/world/world_file.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

/// The length of two lines of the Stage, and of one.
inline constexpr int kLongestQuestion = 110, kLongestAnswer = 55;

struct LectureStop {
  std::variant<Scene, WorldFile, std::string> what;  ///< a string: a lesson, by its file's name without .md
  std::string step;                                  ///< empty: the one with which it opens
  std::string note;
  std::string ask;  ///< at most kLongestQuestion characters
  Opening shows;
  std::vector<InkStroke> ink;
  std::string answer = {};   ///< to `ask`, at most kLongestAnswer characters; empty: the step's own words
  bool world_alone = false;  ///< while `ask` is open, only the bodies are shown
  bool hides_run = false;    ///< at its step, only the bodies and A ⊖ B are shown
  friend bool operator==(const LectureStop&, const LectureStop&) = default;
};
/// The title of its scene or world, or the lesson's name.
std::string nameOf(const LectureStop&);
/// Its step in the words of the screen, "GJK 3: region"; empty for a world.
std::string stepNameOf(const LectureStop&);

/// The switches with which a stop opens its scene. Switches that it does not mention are off, so that the user's
/// preferences do not change a lecture.
Opening openingOf(const LectureStop&, const Scene&);

struct Lecture {
  std::string title;
  std::vector<LectureStop> stops;  ///< at least one
  friend bool operator==(const Lecture&, const Lecture&) = default;
};

/// `file` is only used in the error.
std::variant<Lecture, SceneError> readLecture(const std::string& text, const std::string& file,
                                              ReadWatch* watch = nullptr);
/// One line per stop. Reading it back gives the same lecture.
std::string writeLecture(const Lecture&, bool pretty = true);

}  // namespace gjklab
