#pragma once
// What the check of many scenes against their expectations found, as text and as JSON.

#include "model/marking/marks.h"
#include "model/marking/statistics.h"

#include <string>
#include <vector>

namespace gjklab {

/// One scene whose answer is not what was expected.
struct UnmetScene {
  std::string file;
  long long line = 0;  ///< 0: a file of its own
  SceneNotes notes;
  std::string reason;
};

struct CheckFindings {
  int total = 0, met = 0, without = 0, bad = 0;  ///< scenes; without an expectation; that cannot be read
  std::vector<std::pair<std::string, KindMarks>> by_kind;
  std::vector<UnmetScene> unmet;
  std::vector<Histogram> histograms;  ///< empty: not asked for
};

std::string checkText(const CheckFindings&);
std::string checkJson(const CheckFindings&);

}  // namespace gjklab
