#include "model/compare/suggested_rival.h"

#include "model/run/run.h"
#include "model/scene/method_choices.h"
#include "model/text/translate.h"

#include <optional>

namespace gjklab {
namespace {

/// What a run is compared by.
struct Work {
  gjk::Status status = gjk::Status::separated;
  int iterations = 0, tests = 0;
  int axes = 0;  ///< of separating axes, which have no iterations
};

/// Nothing for a method that cannot answer for this pair.
std::optional<Work> workOf(const Scene& scene) {
  Run run = runQuery(scene);
  const gjk::Termination ended = run.trace.result.termination;
  if (ended == gjk::Termination::invalid_input || ended == gjk::Termination::unsuited) return std::nullopt;
  Work work{.status = run.trace.result.status,
            .iterations = static_cast<int>(run.trace.gjk.size() + run.trace.epa.size())};
  for (const gjk::GjkRecord<3>& record : run.trace.gjk) work.tests += record.tests.size();
  if (run.sat) work.axes = run.sat->tested;
  return work;
}

/// How instructive the comparison is: first a different answer, then the ratio of the iterations, then that of the
/// tests.
double interest(const Work& own, const Work& other) {
  const auto ratio = [](int a, int b) {
    const double x = a + 1, y = b + 1;
    return (x > y ? x / y : y / x) - 1;
  };
  if (own.status != other.status) return 1e6;
  if (own.axes > 0 || other.axes > 0) return 0;  // axes are no iterations
  return 100 * ratio(own.iterations, other.iterations) + ratio(own.tests, other.tests);
}

std::string reason(const Scene& scene, const Rival& rival, const Work& own, const Work& other) {
  const RivalNames names = rivalNames(scene, rival);
  const Argument first = arg("rival", names.rival), second = arg("own", names.own);
  if (own.status != other.status)
    return tr("The answer is “{answer}” with {rival}, “{status}” with {own}.", first,
              arg("answer", tr(gjk::name(other.status))), second, arg("status", tr(gjk::name(own.status))));
  if (other.axes > 0)
    return trn("The separating axis test tests {n} axis and has no iterations.",
               "The separating axis test tests {n} axes and has no iterations.", other.axes);
  if (own.axes > 0)
    return trn("{n} iteration with {rival}; the separating axis test has none.",
               "{n} iterations with {rival}; the separating axis test has none.", other.iterations, first);
  if (own.iterations != other.iterations)
    return trn("{n} iteration with {rival}, {count} with {own}.", "{n} iterations with {rival}, {count} with {own}.",
               other.iterations, first, second, arg("count", own.iterations));
  if (own.tests != other.tests)
    return trn("Same number of iterations: {n} sign test with {rival}, {count} with {own}.",
               "Same number of iterations: {n} sign tests with {rival}, {count} with {own}.", other.tests, first,
               second, arg("count", own.tests));
  return tr("As many iterations with {rival} as with {own}.", first, second);
}

std::string topicOf(const Work& own, const Work& other) {
  if (own.status != other.status) return tr("These two methods answer differently.");
  if (own.axes > 0 || other.axes > 0) return tr("One of these methods iterates, the other tests axes.");
  if (own.iterations != other.iterations) return tr("These two methods differ in their iterations.");
  if (own.tests != other.tests) return tr("These two methods differ in their sign tests.");
  return tr("Both methods take the same number of iterations here.");
}

}  // namespace

SuggestedRival suggestedRival(const Scene& scene) {
  SuggestedRival best{offeredRival(scene, {}), "", ""};
  const std::optional<Work> own = workOf(scene);
  if (!own) return best;
  double most = -1;
  for (const MethodChoice& choice : methodChoices()) {
    const Rival rival{choice.id, {}, RivalStart::same};
    if (rivalQuery(scene, rival) == scene.query) continue;
    const std::optional<Work> other = workOf(rivalScene(scene, rival));
    if (!other || interest(*own, *other) <= most) continue;
    most = interest(*own, *other);
    best = {rival, reason(scene, rival, *own, *other), topicOf(*own, *other)};
  }
  return best;
}

}  // namespace gjklab
