#pragma once
// What tooltips say about the things in the panes.

#include "model/session/session.h"

namespace gjklab {

/// What a tooltip says about a target; empty: nothing.
std::string describeTarget(const Session&, Space, const Hover&);

}  // namespace gjklab
