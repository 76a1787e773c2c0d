#pragma once
// Generates each topic's question: generates a pair from a seed and runs it. The run's answer becomes the question, or
// the pair is rejected.

#include "model/lesson/lesson.h"
#include "model/lesson/topics.h"
#include "model/marking/draw_pairs.h"
#include "model/playback/playback.h"
#include "model/quiz/question.h"
#include "model/run/run.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gjklab {

inline constexpr int kPracticeKinds = 12;

struct PracticeDraw {
  PracticeDraw(std::uint64_t seed, int level_, bool space_, bool even_, int kind_)
      : pairs(seed), level(level_), space(space_), even(even_), kind(kind_) {}

  PairDraw pairs;
  int level;
  bool space;
  bool even;  ///< which of two answers must be right; the same for all pairs tried for a question
  int kind;   ///< 0 … kPracticeKinds − 1, likewise: which of several questions about the topic, or which answer
  Scene scene;
  Run run;
  Timeline timeline;

  /// Generates two polytopes, all of whose points are vertices, and runs them. `gap`: their approximate signed
  /// distance.
  void pair(double least_gap, double greatest_gap, gjk::Method method = gjk::Method::distance);
  /// Half of all pairs are separated; the others overlap.
  void either();
  void runIt();
  /// One of the run's questions of this kind with a single right answer, after `from` iterations; null if there is
  /// none.
  const Question* one(Ask, int from = 0);

 private:
  Body polytope();
  std::vector<Question> questions_;
};

struct PracticeChoice {
  std::string text;
  bool right = false;
  std::string but = {};
  std::string then = {};  ///< what the picture does
};

/// A question before it becomes a lesson's page.
struct PracticeSheet {
  Scene scene;
  std::string at = "start";
  std::string look = "difference";
  std::string hide = "bounds";
  std::string mark = {};
  std::optional<Ask> ask = {};  ///< answered by the run; otherwise by the choices
  std::string question = {}, hint = {}, why = {};
  std::vector<PracticeChoice> choices = {};
  Opening opening = {Study::query, false, {}, false, false, false};
};

/// With two decimals, as choices are shown and compared.
std::string hundredths(double);

/// Numbers that can be distinguished by eye, as choices in random order; empty if two are too close together. `wrong`:
/// with the reasons why.
std::optional<std::vector<PracticeChoice>> numberChoices(PracticeDraw&, double right,
                                                         const std::vector<std::pair<double, std::string>>& wrong);
/// What the picture does once the right choice is made.
void showWhenRight(std::vector<PracticeChoice>&, const std::string& move);
/// In another order.
void turnRound(PracticeDraw&, std::vector<PracticeChoice>&);

/// Empty if two choices look the same, or if the right one is the longest.
std::optional<Lesson> lessonOf(const PracticeSheet&, Topic);

// practice_pair.cpp
std::optional<PracticeSheet> differenceQuestion(PracticeDraw&);
std::optional<PracticeSheet> originQuestion(PracticeDraw&);
std::optional<PracticeSheet> supportQuestion(PracticeDraw&);

// practice_simplex.cpp
std::optional<PracticeSheet> cornersQuestion(PracticeDraw&);
std::optional<PracticeSheet> regionQuestion(PracticeDraw&);
std::optional<PracticeSheet> directionQuestion(PracticeDraw&);
std::optional<PracticeSheet> weightQuestion(PracticeDraw&);

// practice_bounds.cpp
std::optional<PracticeSheet> proofQuestion(PracticeDraw&);
std::optional<PracticeSheet> endQuestion(PracticeDraw&);
std::optional<PracticeSheet> booleanQuestion(PracticeDraw&);

// practice_depth.cpp
std::optional<PracticeSheet> lastSimplexQuestion(PracticeDraw&);
std::optional<PracticeSheet> horizonQuestion(PracticeDraw&);
std::optional<PracticeSheet> depthQuestion(PracticeDraw&);

// practice_warm.cpp
std::optional<PracticeSheet> warmQuestion(PracticeDraw&);

// practice_precision.cpp
std::optional<PracticeSheet> precisionQuestion(PracticeDraw&);

// practice_contacts.cpp
std::optional<PracticeSheet> contactQuestion(PracticeDraw&);

// practice_motion.cpp
std::optional<PracticeSheet> safeStepQuestion(PracticeDraw&);
std::optional<PracticeSheet> afterStepQuestion(PracticeDraw&);

}  // namespace gjklab
