#include "model/compare/single_verdict.h"

#include "model/text/number_text.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

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

/// The textbook's EPA found none where there is one.
bool lacksDepth(const SingleVerdict& verdict) {
  return verdict.textbook && verdict.truth == gjk::Status::intersecting && verdict.answer.status == *verdict.truth &&
         !verdict.answer.has_distance;
}

Blame blameOf(const SingleVerdict& verdict) {
  if (!verdict.truth || !verdict.rounded) return Blame::unknown;
  if (verdict.answer.status != *verdict.truth)
    return verdict.answer.status == *verdict.rounded ? Blame::input : Blame::arithmetic;
  if (lacksDepth(verdict)) return Blame::arithmetic;
  if (!verdict.error || *verdict.error <= verdict.tolerance) return Blame::nobody;
  return *verdict.arithmetic_error > *verdict.input_error ? Blame::arithmetic : Blame::input;
}

/// The textbook ended by its own test, and its polytope was right: the true depth lies between the nearest facet and
/// the support point beyond it, up to the rounding of single precision.
bool stoppedByTolerance(const SingleVerdict& verdict, const Reference& of_rounded) {
  const gjk::Result<3>& answer = verdict.answer;
  const double depth = -static_cast<double>(of_rounded.signed_distance);
  return verdict.textbook && answer.termination == gjk::Termination::converged &&
         depth >= answer.lower_bound - verdict.tolerance && depth <= answer.upper_bound + verdict.tolerance;
}

}  // namespace

const char* name(Blame blame) {
  static constexpr const char* kWords[] = {"nobody", "input", "arithmetic", "tolerance", "unknown"};
  return kWords[static_cast<std::size_t>(blame)];
}

SingleVerdict judgeSingle(const Scene& exact, const Scene& rounded, const gjk::Result<3>& answer, bool textbook) {
  return judgeSingle(reference(exact), rounded, answer, textbook);
}

SingleVerdict judgeSingle(const std::optional<Reference>& of_exact, const Scene& rounded, const gjk::Result<3>& answer,
                          bool textbook) {
  SingleVerdict verdict;
  verdict.answer = answer;
  verdict.textbook = textbook;
  const std::optional<Reference> of_rounded = reference(rounded);
  if (of_exact) verdict.truth = statusOf(*of_exact);
  if (of_rounded) verdict.rounded = statusOf(*of_rounded);
  if (of_exact && of_rounded) {
    verdict.input_error = static_cast<double>(std::abs(of_rounded->signed_distance - of_exact->signed_distance));
    verdict.tolerance = kSingle * of_exact->scale;
    if (answer.status == gjk::Status::intersecting && answer.status == *verdict.truth && answer.has_distance) {
      verdict.error = depthError(answer, *of_exact);
      verdict.arithmetic_error = depthError(answer, *of_rounded);
    }
  }
  verdict.blame = blameOf(verdict);
  if (verdict.blame == Blame::arithmetic && verdict.error && stoppedByTolerance(verdict, *of_rounded))
    verdict.blame = Blame::tolerance;
  return verdict;
}

namespace {

/// The status, and how deep: "intersecting, depth 0.25".
std::string answerText(const gjk::Result<3>& answer) {
  const Argument status = arg("status", tr(gjk::name(answer.status)));
  if (!(answer.depth > 0)) return status.text;
  return tr("{status}, depth {depth}", status, arg("depth", inReadersDigits(fmt::format("{:.9g}", answer.depth))));
}

std::string inputText(const SingleVerdict& verdict) {
  if (!verdict.input_error)
    return tr("There is no reference to show how far rounding the input moves the true answer.");
  if (*verdict.input_error == 0) return tr("Rounding the input does not change the true answer.");
  return tr("Rounding the input moves the true answer by {length}.", arg("length", number(*verdict.input_error, 3)));
}

}  // namespace

std::string verdictText(const SingleVerdict& verdict) {
  const std::string text = answerText(verdict.answer);
  const Argument answer = arg("answer", text);
  if (!verdict.truth || !verdict.rounded)
    return tr("{answer}; there is no reference to show whether that is right", answer);
  const bool input = verdict.blame == Blame::input;
  if (verdict.answer.status != *verdict.truth) {
    const Argument truth = arg("truth", tr(gjk::name(*verdict.truth)));
    return input ? tr("{answer}; the right answer is {truth}. The input's rounding is to blame", answer, truth)
                 : tr("{answer}; the right answer is {truth}. The arithmetic is to blame", answer, truth);
  }
  if (lacksDepth(verdict)) return tr("{answer}, without a depth. The arithmetic is to blame", answer);
  if (verdict.blame == Blame::nobody && !verdict.error) return text;
  const Argument off = arg("off", number(*verdict.error, 3));
  if (verdict.blame == Blame::nobody)
    return tr("{answer}, off by {off}: as accurate as single precision allows", answer, off);
  const Argument by_input = arg("input", number(*verdict.input_error, 3)),
                 by_arithmetic = arg("arithmetic", number(*verdict.arithmetic_error, 3));
  if (verdict.blame == Blame::tolerance)
    return tr(
        "{answer}, off by {off}. The input's rounding moves the depth by {input}, the textbook's stop at its absolute "
        "tolerance of {limit} by {rest}: the tolerance is to blame",
        answer, off, by_input, arg("limit", inReadersDigits("0.0001")), arg("rest", by_arithmetic.text));
  return input ? tr("{answer}, off by {off}. The input's rounding moves the depth by {input}, the arithmetic by "
                    "{arithmetic}: the input's rounding is to blame",
                    answer, off, by_input, by_arithmetic)
               : tr("{answer}, off by {off}. The input's rounding moves the depth by {input}, the arithmetic by "
                    "{arithmetic}: the arithmetic is to blame",
                    answer, off, by_input, by_arithmetic);
}

std::string singleText(const SingleVerdict& verdict) {
  std::string text = inputText(verdict);
  const Argument answer = arg("answer", verdictText(verdict));
  addSentence(text, verdict.textbook ? tr("For the rounded input the textbook's answer is {answer}.", answer)
                                     : tr("For the rounded input the answer is {answer}.", answer));
  return text;
}

}  // namespace gjklab
