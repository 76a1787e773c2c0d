#pragma once
// The result of grading a solver.

#include "model/marking/suite.h"
#include "model/marking/truth.h"
#include "model/text/in_english.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gjklab {

struct KindMarks {
  int total = 0, right = 0;
};

struct MarkedFailure {
  Scene scene;
  SceneNotes notes;
  Truth truth;
  std::string answer;  ///< the line that it printed; empty: none
  Sentence reason;
  std::optional<Scene> smaller;  ///< the smallest scene found that also fails
  Sentence smaller_reason;       ///< and what shrinking preserved
};

struct Marks {
  std::string program, suite;
  int total = 0, right = 0;
  int time_outs = 0, falls = 0, unreadable = 0;  ///< among the wrong ones: no answer in time, the program exited, no
                                                 ///< JSON
  bool at_end_only = false;                      ///< the program answers only after the end of its input
  std::string not_started;                       ///< why the program could not be started; then nothing is counted
  double seconds = 0;
  std::vector<std::pair<std::string, KindMarks>> by_kind;  ///< in the suite's order
  std::vector<MarkedFailure> failures;

  KindMarks& kind(const std::string& name);
};

}  // namespace gjklab
