#pragma once
// How much is disclosed while a learner is asked first: nothing about later moments, and the question of the present
// moment before its answer.

#include "model/playback/playback.h"

#include <optional>

namespace gjklab {

enum class Disclosure : std::uint8_t {
  everything,  ///< also what only the end of the run shows: the status, the number of iterations
  so_far,      ///< what is known up to and including this moment
  question,    ///< what is known before this moment, and its question
};

/// Whether a position has something to hide: its moment answers a question about the previous picture.
bool posesQuestion(const Timeline&, int place);

/// Whether the question of a position is shown now, without its answer.
inline bool isAsking(const Timeline& timeline, int place, Disclosure disclosure) {
  return disclosure == Disclosure::question && posesQuestion(timeline, place);
}

/// The position of a run while its row of moments, alone or combined with another's, is at `position`, and how much is
/// disclosed. A run that waits for the other one asks nothing.
struct PlaceInStep {
  int place = 0;
  Disclosure disclosure = Disclosure::everything;
  std::optional<int> test = {};  ///< in a region step: the last test shown; empty: all of the step
};
PlaceInStep placeInStep(const Timeline& own, const Timeline& row, int position, Disclosure,
                        std::optional<int> test = std::nullopt);

/// Whether status, distance and depth may be shown.
bool tellsAnswer(const Run&, const Timeline&, int place, Disclosure);

}  // namespace gjklab
