#pragma once
// Moments as text, for lessons, links, questions and --step: "gjk 3 region", "epa 2 horizon", "gjk end", "result",
// "sat 4 shadows", "contact 2 clip", "hull 1 visible", "start". Iterations, axes and planes are counted from 1, as on
// the screen. An address names a position by what happens there, so it stays valid when the run before it gets longer.
//
// Also accepted: "last", and the positions of the slider, from 0.

#include "model/playback/playback.h"

#include <optional>
#include <string>

namespace gjklab {

/// "gjk 3 region".
std::string addressOf(const Moment&);
/// "GJK 3: region": the same on the screen.
std::string momentName(const Moment&);

/// A parsed address. placeOf decides whether a run has that position.
struct Address {
  enum class Kind : std::uint8_t { moment, number, start, last };
  Kind kind = Kind::last;
  int number = 0;  ///< Kind::number: position on the timeline
  Moment moment;   ///< Kind::moment: its record matters only if the sub-step repeats
  std::string text = "last";
};
/// A position on the slider, from 0.
inline Address addressAt(int place) { return {Address::Kind::number, place, {}, {}}; }

/// Empty on success; otherwise what is wrong and what is allowed: `must be …; it is "gjk region"`.
std::string parseAddress(const std::string& text, Address& into);

/// The position on a run's timeline. Empty on success; otherwise what is missing and what exists.
std::string placeOf(const Address&, const Timeline&, int& into);

/// Checks that a step with this many tests has the requested one, counted from 1. Empty, or what is wrong.
std::string faultOfTest(std::optional<int> test, int tests);

}  // namespace gjklab
