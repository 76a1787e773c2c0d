#include "ui/panel/long_run_news.h"

#include "model/run/long_run.h"
#include "model/text/number_text.h"
#include "model/text/termination_text.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

std::string offerOf(const Session& session) {
  return fmt::format("This is a long run: its first {} are shown, and its bounds can still come closer to each other.",
                     counted(session.lane(Space::difference).longest(), "iteration", "iterations"));
}

std::string progressOf(const LongRun& run) {
  return fmt::format("The run goes on aside: {} so far.", counted(run.iterations(), "iteration", "iterations"));
}

std::string endOf(const LongRun& run) {
  if (run.result() == nullptr) return "The run ended without an answer: the computer has no memory left for it.";
  const gjk::Result<3>& result = *run.result();
  const char* what = result.distance > 0 ? "distance" : "depth";
  return fmt::format("{} after {}: {} ({}), between {} and {}.", run.stopped() ? "Stopped" : "The whole run ended",
                     counted(result.epa_iterations, "iteration", "iterations"), what,
                     terminationText(result.termination), number(result.lower_bound, 8), number(result.upper_bound, 8));
}

}  // namespace

void LongRunNews::follow(const Session& session, News& news) {
  const News::Choice close{"Close", Do{Task::dismiss_banner}};
  const LongRun* run = session.longRun();
  if (run && !run->ended()) {
    news.offer(progressOf(*run), {{"Stop", StopRun{}}});
    said_ = Said::progress;
  } else if (run && said_ != Said::end) {
    news.offer(endOf(*run), {close});
    said_ = Said::end;
  } else if (!run && session.cutShort() && said_ != Said::offer) {
    news.offer(offerOf(session), {{"Go on aside", GoOnAside{}}, close});
    said_ = Said::offer;
  } else if (!run && !session.cutShort() && said_ != Said::nothing) {
    news.dismiss();
    said_ = Said::nothing;
  }
}

}  // namespace gjklab
