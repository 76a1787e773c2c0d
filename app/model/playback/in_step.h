#pragma once
// The progress of two methods stepped together, in words.

#include "model/playback/playback.h"

#include <string>

namespace gjklab {

/// "GJK 3 of 5", "GJK ended after 3", "ended after 3 + 7 iterations": a run's progress when the combined row is at
/// `moment`.
std::string progressOf(const Run&, const Moment& moment);

/// The same in short form: "ended after 3 + 7".
std::string briefProgressOf(const Run&, const Moment& moment);

/// Whether all iterations of the run are before `moment`.
bool hasEnded(const Run&, const Moment& moment);

}  // namespace gjklab
