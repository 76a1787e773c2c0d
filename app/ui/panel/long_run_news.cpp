#include "ui/panel/long_run_news.h"

#include "model/run/long_run.h"
#include "model/text/number_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

std::string offerOf(const Session& session) {
  return trn("This is a long run. You see its first iteration; its bounds may still improve.",
             "This is a long run. You see its first {n} iterations; its bounds may still improve.",
             session.track(Space::difference).longest());
}

std::string progressOf(const LongRun& run) {
  return trn("The run continues in the background: {n} iteration so far.",
             "The run continues in the background: {n} iterations so far.", run.iterations());
}

std::string endOf(const LongRun& run) {
  if (run.result() == nullptr) return tr("The run ended without an answer, because memory ran out.");
  const gjk::Result<3>& result = *run.result();
  const std::string lower = number(result.lower_bound, 8), upper = number(result.upper_bound, 8);
  const int count = result.epa_iterations;
  const auto why = arg("reason", terminationText(result.termination));
  const auto low = arg("lower", lower), high = arg("upper", upper);
  if (result.distance > 0)
    return run.stopped()
               ? trn("Stopped after {n} iteration ({reason}): the distance is between {lower} and {upper}.",
                     "Stopped after {n} iterations ({reason}): the distance is between {lower} and {upper}.", count,
                     why, low, high)
               : trn("The run ended after {n} iteration ({reason}): the distance is between {lower} and {upper}.",
                     "The run ended after {n} iterations ({reason}): the distance is between {lower} and {upper}.",
                     count, why, low, high);
  return run.stopped() ? trn("Stopped after {n} iteration ({reason}): the depth is between {lower} and {upper}.",
                             "Stopped after {n} iterations ({reason}): the depth is between {lower} and {upper}.",
                             count, why, low, high)
                       : trn("The run ended after {n} iteration ({reason}): the depth is between {lower} and {upper}.",
                             "The run ended after {n} iterations ({reason}): the depth is between {lower} and {upper}.",
                             count, why, low, high);
}

}  // namespace

void LongRunNews::follow(const Session& session, News& news) {
  const News::Choice close{tr("Close"), Do{Task::dismiss_banner}};
  const LongRun* run = session.longRun();
  if (run && !run->ended()) {
    news.offer(progressOf(*run), {{tr("Stop"), StopRun{}}});
    said_ = Said::progress;
  } else if (run && said_ != Said::end) {
    news.offer(endOf(*run), {close});
    said_ = Said::end;
  } else if (!run && session.cutShort() && said_ != Said::offer) {
    news.offer(offerOf(session), {{tr("Continue in the background"), ContinueInBackground{}}, close});
    said_ = Said::offer;
  } else if (!run && !session.cutShort() && said_ != Said::nothing) {
    news.dismiss();
    said_ = Said::nothing;
  }
}

}  // namespace gjklab
