// Questions with a word as the answer: does the run stop or go on, do the bodies meet?
//
// What counts as the same is the run's own tolerance. Where the numbers on the screen lie within rounding of it, or
// prove the end although the run goes on, both words are right.

#include "gjk/tolerances.h"
#include "model/quiz/answers.h"
#include "model/run/textbook.h"

#include <glm/geometric.hpp>

namespace gjklab {
namespace {

using AnswerWords = std::vector<std::string>;
constexpr const char *kStop = "stop", *kGoOn = "go on";
constexpr double kRounding = 16 * gjk::kEpsilon;

/// The run's word first, the other one where it is right as well.
AnswerWords decided(bool stops, bool both) {
  AnswerWords words{stops ? kStop : kGoOn};
  if (both) words.emplace_back(stops ? kGoOn : kStop);
  return words;
}

/// Does w pass the origin? Not passing means to stay short of it by more than the tolerance: w as far as O, or that
/// near, can be called either.
std::optional<Accepted> passingWords(const AskedRun& asked) {
  const auto& record = asked.gjk();
  const gjk::Trace<3>& trace = asked.run.trace;
  const double length = glm::length(record.direction);
  if (!(length > 0) || record.decision == gjk::GjkDecision::stopped) return std::nullopt;
  const double rounding = kRounding * trace.scale, touching = asked.scene.query.tolerance * trace.scale;
  const double short_of = -glm::dot(record.direction, record.support.w) / length - trace.radius_sum;
  const bool border = short_of >= -rounding && short_of <= touching + rounding;
  return decided(record.region == gjk::kNoFeature, border);
}

}  // namespace

std::optional<Accepted> progressWords(const AskedRun& asked) {
  if (asked.run.method == gjk::Method::boolean) return passingWords(asked);
  const auto& record = asked.gjk();
  const gjk::Trace<3>& trace = asked.run.trace;
  const gjk::GjkRecord<3>* before = recordBefore(asked.run, asked.moment.record);
  const bool stops = record.region == gjk::kNoFeature;
  if (!before || (stops && record.decision == gjk::GjkDecision::stopped)) return std::nullopt;
  const double gap = before->upper_bound - record.lower_bound, limit = asked.scene.query.tolerance * trace.scale;
  return decided(stops, stops ? gap > limit - kRounding * trace.scale : gap <= limit + kRounding * trace.scale);
}

std::optional<Accepted> boundWords(const AskedRun& asked) {
  const auto& record = asked.epa();
  if (record.decision == gjk::EpaDecision::stopped || !record.closest_facet) return std::nullopt;
  const double scale = asked.run.trace.scale, limit = asked.scene.query.epa_tolerance * scale;
  const double gap = record.upper_bound - record.lower_bound;
  const bool stops = record.decision == gjk::EpaDecision::done;
  return decided(stops, stops ? gap > limit - kRounding * scale : gap <= limit + kRounding * scale);
}

std::optional<Accepted> statusWords(const Scene& scene, const Run& run) {
  // What the pair is, not what a textbook run says.
  if (run.textbook) return AnswerWords{gjk::name(run.textbook->reference.status)};
  const gjk::Result<3>& result = run.trace.result;
  if (result.termination == gjk::Termination::invalid_input || result.termination == gjk::Termination::unsuited)
    return std::nullopt;
  AnswerWords words{gjk::name(result.status)};
  if (!result.has_distance) return words;
  // The proven bounds may leave it open on which side of the tolerance the answer lies.
  const double limit = scene.query.tolerance * run.trace.scale;
  const bool maybe_touching = result.lower_bound <= limit, maybe_more = result.upper_bound > limit;
  if (!maybe_touching || !maybe_more || run.sat) return words;
  if (result.termination == gjk::Termination::max_iterations || result.termination == gjk::Termination::precision_limit)
    return std::nullopt;
  if (result.status != gjk::Status::touching) {
    words.emplace_back(gjk::name(gjk::Status::touching));
  } else {
    words.emplace_back(gjk::name(result.depth > 0 ? gjk::Status::intersecting : gjk::Status::separated));
  }
  return words;
}

}  // namespace gjklab
