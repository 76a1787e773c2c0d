#pragma once
// The user's progress in lessons, practice and prediction. Stored in its own file.

#include "model/predict/scores.h"

#include <cstdint>
#include <map>
#include <string>

namespace gjklab {

struct JsonTree;  // json_tree.h

/// The best result so far for a page's question or challenge.
enum class Settled : std::uint8_t {
  shown,   ///< the program gave the answer
  mended,  ///< right after a wrong answer or a hint
  right,   ///< right at once
};

struct LessonPlace {
  int beat = 0;                         ///< the last position
  bool done = false;                    ///< its last beat was reached at some time, with nothing left open
  int passed = 0;                       ///< the beats before this one have been passed
  std::map<int, Settled> settled = {};  ///< by beat; a beat with a question that is not listed here is open
  friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

inline constexpr int kHighestBox = 5;

/// The practice results of one topic (lesson/topics.h).
struct TopicRecord {
  int box = 0;   ///< increases by 1 with each right answer, and returns to 0 with a wrong one; the higher, the later
                 ///< the next question
  int last = 0;  ///< the number of the last question about it, from 1
  int right = 0, missed = 0;  ///< right at the first try; all others
  friend bool operator==(const TopicRecord&, const TopicRecord&) = default;
};

struct LearnerProgress {
  std::map<std::string, LessonPlace> lessons;   ///< by file name
  std::map<std::string, TopicRecord> practice;  ///< by the topic's word
  Scores scores;
  friend bool operator==(const LearnerProgress&, const LearnerProgress&) = default;
};

/// Reads a JSON object with "lessons", "passed", "answers", "practice" and "scores"; skips invalid entries.
LearnerProgress readProgress(const JsonTree&);
std::string writeProgress(const LearnerProgress&);
/// Merges what this window has added since `before` into `disk`: adds the scores, takes the lesson positions of this
/// window, and the better results of both; takes the box of a topic that this window asked about, with the answers of
/// both.
LearnerProgress mergeProgress(const LearnerProgress& disk, const LearnerProgress& before, const LearnerProgress& now);

}  // namespace gjklab
