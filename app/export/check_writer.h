#pragma once
// Writes the results of checking many scenes against their expectations, as text and as JSON.

#include "model/marking/marks.h"
#include "model/marking/statistics.h"

#include <string>
#include <vector>

namespace gjklab {

/// One scene whose answer differs from the expected one.
struct UnmetScene {
  std::string file;
  long long line = 0;  ///< 0: a file of its own
  SceneNotes notes;
  std::string reason;
};

struct CheckFindings {
  int total = 0, met = 0, without = 0, bad = 0;  ///< scenes; those without an expectation; unreadable ones
  std::string last_file;                         ///< of the last scene that could be read
  std::vector<std::pair<std::string, KindMarks>> by_kind;
  std::vector<UnmetScene> unmet;
  std::vector<Histogram> histograms;  ///< empty: not requested
};

/// For readers, in their language.
std::string checkText(const CheckFindings&);
/// For programs. Contains the sentences and names of the findings, which are therefore to be in English.
std::string checkJson(const CheckFindings&);

}  // namespace gjklab
