#pragma once
// Moments as text, for lessons, links, questions and --step: "gjk 3 region", "epa 2 horizon", "gjk end", "result",
// "sat 4 shadows", "contact 2 clip", "hull 1 visible", "start". Iterations, axes and planes are counted from 1, as on
// the screen. An address names a place by what happens there, so it stays when the run before it gets longer.
//
// Also read: "last", and numbers from 0 on, the places of the slider.

#include "model/playback/playback.h"

#include <optional>
#include <string>

namespace gjklab {

/// "gjk 3 region".
std::string addressOf(const Moment&);
/// "GJK 3: region": the same on the screen.
std::string momentName(const Moment&);

/// An address that has been read; whether a run has that place, placeOf says.
struct Address {
  enum class Kind : std::uint8_t { moment, number, start, last };
  Kind kind = Kind::last;
  int number = 0;  ///< Kind::number: place on the timeline
  Moment moment;   ///< Kind::moment: its record counts where the sub-step repeats
  std::string text = "last";
};
/// A place on the slider, from 0.
inline Address addressAt(int place) { return {Address::Kind::number, place, {}, {}}; }

/// Empty when read, otherwise what is wrong and what is allowed: `must be …; it is "gjk region"`.
std::string parseAddress(const std::string& text, Address& into);

/// The place on a run's timeline. Empty when found, otherwise what is not there and what is.
std::string placeOf(const Address&, const Timeline&, int& into);

/// Whether a step with so many tests has the one that is asked for, counted from 1: empty, or what is wrong.
std::string faultOfTest(std::optional<int> test, int tests);

}  // namespace gjklab
