#pragma once
// How far the user has got: lessons and the scores of the game of questions. Kept in a file of its own.

#include "model/predict/scores.h"

#include <map>
#include <string>

namespace gjklab {

struct JsonTree;  // json_tree.h

struct LessonPlace {
  int beat = 0;       ///< where it was left
  bool done = false;  ///< its last beat has been reached at some time
  friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

struct LearnerProgress {
  std::map<std::string, LessonPlace> lessons;  ///< by file name
  Scores scores;
  friend bool operator==(const LearnerProgress&, const LearnerProgress&) = default;
};

/// Reads a JSON object with "lessons" and "scores"; lines that are neither are left out.
LearnerProgress readProgress(const JsonTree&);
std::string writeProgress(const LearnerProgress&);
/// What this window has added since `before`, on top of what `disk` has: scores are counted together, a lesson is where
/// this window left it, and done if it is done in either.
LearnerProgress mergeProgress(const LearnerProgress& disk, const LearnerProgress& before, const LearnerProgress& now);

}  // namespace gjklab
