#pragma once
// How far the user has got: lessons and the scores of the game of questions. Kept in a file of its own.

#include "model/predict/scores.h"

#include <cstdint>
#include <map>
#include <string>

namespace gjklab {

struct JsonTree;  // json_tree.h

/// How a page's question or challenge has been settled, the best of all times.
enum class Settled : std::uint8_t {
  shown,   ///< the program gave the answer
  mended,  ///< right after a wrong answer or a hint
  right,   ///< right at once
};

struct LessonPlace {
  int beat = 0;                         ///< where it was left
  bool done = false;                    ///< its last beat has been reached at some time, and nothing was left open
  int passed = 0;                       ///< the beats before this one have been gone past
  std::map<int, Settled> settled = {};  ///< by beat; a beat that asks and is not here is open
  friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

inline constexpr int kHighestBox = 5;

/// What practice has shown of one topic (lesson/topics.h).
struct TopicRecord {
  int box = 0;   ///< rises by 1 with each right answer, and falls to 0 with a wrong one: the higher, the later again
  int last = 0;  ///< the number of the question that asked about it last, from 1
  int right = 0, missed = 0;  ///< right at once; all others
  friend bool operator==(const TopicRecord&, const TopicRecord&) = default;
};

struct LearnerProgress {
  std::map<std::string, LessonPlace> lessons;   ///< by file name
  std::map<std::string, TopicRecord> practice;  ///< by the topic's word
  Scores scores;
  friend bool operator==(const LearnerProgress&, const LearnerProgress&) = default;
};

/// Reads a JSON object with "lessons", "passed", "answers", "practice" and "scores"; lines that are none are left out.
LearnerProgress readProgress(const JsonTree&);
std::string writeProgress(const LearnerProgress&);
/// What this window has added since `before`, on top of what `disk` has: scores are counted together, a lesson is where
/// this window left it, and done or settled as well as in either; a topic that this window asked about is where this
/// window has it, with the answers of both.
LearnerProgress mergeProgress(const LearnerProgress& disk, const LearnerProgress& before, const LearnerProgress& now);

}  // namespace gjklab
