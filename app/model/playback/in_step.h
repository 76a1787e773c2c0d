#pragma once
// Words for two methods that go in step: how far each has got.

#include "model/playback/playback.h"

#include <string>

namespace gjklab {

/// "GJK 3 of 5", "GJK ended after 3", "ended after 3 + 7 iterations": how far a run has got where the row of both is at
/// `moment`.
std::string progressOf(const Run&, const Moment& moment);

/// The same where there is little room: "ended after 3 + 7".
std::string briefProgressOf(const Run&, const Moment& moment);

/// Whether all iterations of the run lie behind `moment`.
bool hasEnded(const Run&, const Moment& moment);

}  // namespace gjklab
