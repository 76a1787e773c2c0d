#pragma once
// The effect of single precision on a pair: how far rounding the input alone moves the true answer, how far a solver in
// single precision is off the true answer for the rounded input, and which of the two causes a wrong answer.

#include "gjk/result.h"
#include "model/compare/reference.h"

#include <optional>
#include <string>

namespace gjklab {

enum class Blame : std::uint8_t {
  nobody,      ///< the answer is as accurate as single precision allows
  input,       ///< the answer is right for the rounded input
  arithmetic,  ///< the answer is wrong also for the rounded input
  tolerance,   ///< the textbook stopped within its absolute tolerance, before its depth was right
  unknown,     ///< there is no reference
};
/// "input": the word in files.
const char* name(Blame);

struct SingleVerdict {
  gjk::Result<3> answer;                   ///< of the solver
  bool textbook = false;                   ///< the solver is textbook GJK and EPA
  std::optional<gjk::Status> truth;        ///< of the exact scene
  std::optional<gjk::Status> rounded;      ///< of the rounded one
  std::optional<double> input_error;       ///< |true signed distance of the rounded scene − that of the exact one|
  std::optional<double> arithmetic_error;  ///< of an overlap: |depth − the true one of the rounded scene|
  std::optional<double> error;             ///< of an overlap: |depth − the true one of the exact scene|
  double tolerance = 0;                    ///< smaller errors count as right
  Blame blame = Blame::unknown;
};

/// `answer`: of a solver in single precision, for the rounded scene. A status is wrong if it differs from that of the
/// exact scene, and a depth if its error is more than 1e-5 · S (about a hundred operations with a rounding error of
/// 6e-8 each). The input is the cause of a wrong status if the status is right for the rounded scene, and of a wrong
/// depth if rounding the input moves it further than the rest does. The rest is due to the textbook's tolerance if the
/// textbook ended by its own test with the true depth of the rounded scene between its bounds, else to the arithmetic.
SingleVerdict judgeSingle(const Scene& exact, const Scene& rounded, const gjk::Result<3>& answer, bool textbook);
/// The same with a known reference for the exact scene.
SingleVerdict judgeSingle(const std::optional<Reference>& exact, const Scene& rounded, const gjk::Result<3>& answer,
                          bool textbook);

/// The answer and, if it is wrong, its error and the cause.
std::string verdictText(const SingleVerdict&);
/// The same in sentences, after the effect of rounding the input alone.
std::string singleText(const SingleVerdict&);

}  // namespace gjklab
