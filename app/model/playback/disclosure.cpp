#include "model/playback/disclosure.h"

namespace gjklab {

bool posesQuestion(const Timeline& timeline, int place) {
  return place > 0 && infoOf(timeline[place].sub_step).question != nullptr;
}

PlaceInStep placeInStep(const Timeline& own, const Timeline& row, int position, Disclosure disclosure,
                        std::optional<int> test) {
  const int place = own.inStep(row[position]);
  const bool waits = position > 0 && own.inStep(row[position - 1]) == place;
  if (test && (waits || *test >= own.testsAt(place))) test.reset();
  return {place, waits && disclosure == Disclosure::question ? Disclosure::so_far : disclosure, test};
}

bool tellsAnswer(const Run& run, const Timeline& timeline, int place, Disclosure disclosure) {
  if (disclosure == Disclosure::everything) return true;
  const Moment& known = timeline[isAsking(timeline, place, disclosure) ? place - 1 : place];
  if (run.hull || run.impact) return false;  // there is no query
  // Where nothing follows GJK, its end is the answer.
  return isAnswered(known.sub_step) ||
         (known.sub_step == SubStep::gjk_end && run.trace.epa.empty() && run.trace.radius_sum == 0);
}

}  // namespace gjklab
