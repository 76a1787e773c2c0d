#pragma once
// How much is told while a learner is asked first: nothing of what comes later, and of the moment itself its question
// before its answer.

#include "model/playback/playback.h"

#include <optional>

namespace gjklab {

enum class Disclosure : std::uint8_t {
  everything,  ///< also what only the end of the run shows: the status, how many iterations it takes
  so_far,      ///< what is known with this moment
  question,    ///< what is known before it, and what it asks
};

/// Whether there is something to hide at a place: its moment answers a question, over the picture before it.
bool posesQuestion(const Timeline&, int place);

/// Whether the question at a place is put now, its answer kept back.
inline bool isAsking(const Timeline& timeline, int place, Disclosure disclosure) {
  return disclosure == Disclosure::question && posesQuestion(timeline, place);
}

/// Where a run is while its row of moments, alone or in step with another's, is at `position`, and how much of it is
/// told: a run that waits for the other one asks nothing.
struct PlaceInStep {
  int place = 0;
  Disclosure disclosure = Disclosure::everything;
  std::optional<int> test = {};  ///< of a region step: the last of its tests that is told; none: all is
};
PlaceInStep placeInStep(const Timeline& own, const Timeline& row, int position, Disclosure,
                        std::optional<int> test = std::nullopt);

/// Whether status, distance and depth may be told.
bool tellsAnswer(const Run&, const Timeline&, int place, Disclosure);

}  // namespace gjklab
