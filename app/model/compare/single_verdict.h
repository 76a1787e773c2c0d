#pragma once
// What single precision makes of a pair: how far rounding the input alone moves the true answer, how far the arithmetic
// of a solver in single precision is off the true answer of what it was given, and which of the two is to blame where
// its answer is wrong.

#include "gjk/result.h"
#include "model/compare/reference.h"

#include <optional>
#include <string>

namespace gjklab {

enum class Blame : std::uint8_t {
  nobody,      ///< the answer is as right as single precision can be
  input,       ///< the same answer is right of the rounded input
  arithmetic,  ///< the rounded input's true answer is another one
  unknown,     ///< no reference tells
};
/// "input": the word in files.
const char* name(Blame);

struct SingleVerdict {
  gjk::Result<3> answer;                   ///< of the solver
  std::optional<gjk::Status> truth;        ///< of the scene as it is
  std::optional<gjk::Status> rounded;      ///< of the rounded one
  std::optional<double> input_error;       ///< |true signed distance of the rounded scene − that of the exact one|
  std::optional<double> arithmetic_error;  ///< of an overlap: |depth − the true one of the rounded scene|
  std::optional<double> error;             ///< of an overlap: |depth − the true one of the exact scene|
  double tolerance = 0;                    ///< what is off by less is right
  Blame blame = Blame::unknown;
};

/// `answer`: of a solver in single precision that was given the rounded scene. A status is wrong where it is not that
/// of the exact scene, a depth where it is off by more than 1e-5 of S: some hundred operations of a rounding of 6e-8
/// each. A status is the input's fault where it is right of the rounded scene; a depth where rounding the input moves
/// it further than the arithmetic does.
SingleVerdict judgeSingle(const Scene& exact, const Scene& rounded, const gjk::Result<3>& answer);
/// The same, the exact scene's reference being known.
SingleVerdict judgeSingle(const std::optional<Reference>& exact, const Scene& rounded, const gjk::Result<3>& answer);

/// The answer, and where it is wrong by how much, and what is to blame.
std::string verdictText(const SingleVerdict&);
/// The same in sentences, and before it how far rounding the input alone moves the true answer.
std::string singleText(const SingleVerdict&);

}  // namespace gjklab
