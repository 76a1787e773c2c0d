#pragma once
// Statistics of many answers: the number of each status and termination, and the distributions of iterations, errors
// and times.

#include "gjk/result.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// One answered scene.
struct AnswerFigures {
  gjk::Status status = gjk::Status::separated;
  gjk::Termination termination = gjk::Termination::converged;
  int gjk_iterations = 0, epa_iterations = 0;
  std::optional<double> error;  ///< |signed distance − the true one|, over S
  double seconds = 0;
};

struct HistogramBar {
  std::string name;          ///< "origin enclosed", "3", "10⁻¹⁵ to 10⁻¹⁴", in the user's language
  double low = 0, high = 0;  ///< numbers in it: low ≤ x < high; both 0 for words
  int count = 0;
  const char* word = nullptr;  ///< of a status or termination in files: "origin-enclosed"
};

struct Histogram {
  std::string of;    ///< "status", "GJK iterations", …, in the user's language
  std::string unit;  ///< "over S", "s"; may be empty
  std::vector<HistogramBar> bars;
};

/// Status, termination, GJK iterations, EPA iterations, error, time. Each word and each small number has a bar. Errors
/// and times have a bar for each power of ten, after one for exactly zero.
std::vector<Histogram> histogramsOf(const std::vector<AnswerFigures>&);

}  // namespace gjklab
