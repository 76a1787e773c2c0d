#include "model/compare/single_verdict.h"

#include "model/text/number_text.h"

#include <fmt/format.h>

#include <cmath>

namespace gjklab {

namespace {

constexpr double kSingle = 1e-5;     ///< of S: what single precision leaves of an answer
constexpr double kTouching = 1e-10;  ///< of S

gjk::Status statusOf(const Reference& truth) {
  if (std::abs(truth.signed_distance) <= static_cast<long double>(kTouching * truth.scale))
    return gjk::Status::touching;
  return truth.signed_distance > 0 ? gjk::Status::separated : gjk::Status::intersecting;
}

/// Both say that the shapes overlap: then their depths can be compared.
double depthError(const gjk::Result<3>& answer, const Reference& truth) {
  return std::abs(answer.depth + static_cast<double>(truth.signed_distance));
}

Blame blameOf(const SingleVerdict& verdict) {
  if (!verdict.truth || !verdict.rounded) return Blame::unknown;
  if (verdict.answer.status != *verdict.truth)
    return verdict.answer.status == *verdict.rounded ? Blame::input : Blame::arithmetic;
  if (!verdict.error || *verdict.error <= verdict.tolerance) return Blame::nobody;
  return *verdict.arithmetic_error > *verdict.input_error ? Blame::arithmetic : Blame::input;
}

}  // namespace

const char* name(Blame blame) {
  static constexpr const char* kWords[] = {"nobody", "input", "arithmetic", "unknown"};
  return kWords[static_cast<std::size_t>(blame)];
}

SingleVerdict judgeSingle(const Scene& exact, const Scene& rounded, const gjk::Result<3>& answer) {
  return judgeSingle(reference(exact), rounded, answer);
}

SingleVerdict judgeSingle(const std::optional<Reference>& of_exact, const Scene& rounded,
                          const gjk::Result<3>& answer) {
  SingleVerdict verdict;
  verdict.answer = answer;
  const std::optional<Reference> of_rounded = reference(rounded);
  if (of_exact) verdict.truth = statusOf(*of_exact);
  if (of_rounded) verdict.rounded = statusOf(*of_rounded);
  if (of_exact && of_rounded) {
    verdict.input_error = static_cast<double>(std::abs(of_rounded->signed_distance - of_exact->signed_distance));
    verdict.tolerance = kSingle * of_exact->scale;
    if (answer.status == gjk::Status::intersecting && answer.status == *verdict.truth) {
      verdict.error = depthError(answer, *of_exact);
      verdict.arithmetic_error = depthError(answer, *of_rounded);
    }
  }
  verdict.blame = blameOf(verdict);
  return verdict;
}

std::string verdictText(const SingleVerdict& verdict) {
  const gjk::Result<3>& answer = verdict.answer;
  std::string text = answer.depth > 0 ? fmt::format("{}, depth {:.9g}", gjk::name(answer.status), answer.depth)
                                      : std::string(gjk::name(answer.status));
  if (!verdict.truth || !verdict.rounded) return text + "; no reference tells whether that is right";
  if (answer.status != *verdict.truth)
    return fmt::format("{}; true is {}: the {} is to blame", text, gjk::name(*verdict.truth),
                       verdict.blame == Blame::input ? "input's rounding" : "arithmetic");
  if (verdict.blame == Blame::nobody) {
    if (!verdict.error) return text;
    return fmt::format("{}, off by {}: as right as single precision can be", text, number(*verdict.error, 3));
  }
  return fmt::format(
      "{}, off by {}: the input's rounding moves the depth by {}, the arithmetic by {}, and the {} is to "
      "blame",
      text, number(*verdict.error, 3), number(*verdict.input_error, 3), number(*verdict.arithmetic_error, 3),
      verdict.blame == Blame::input ? "input's rounding" : "arithmetic");
}

std::string singleText(const SingleVerdict& verdict) {
  const std::string input =
      !verdict.input_error ? "No reference tells how far rounding the input moves the true answer."
      : *verdict.input_error == 0
          ? "Rounding the input leaves the true answer where it is."
          : fmt::format("Rounding the input moves the true answer by {}.", number(*verdict.input_error, 3));
  return fmt::format("{} What is found then: {}.", input, verdictText(verdict));
}

}  // namespace gjklab
