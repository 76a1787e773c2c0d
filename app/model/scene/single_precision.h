#pragma once
// A scene as an engine in single precision receives it.

#include "model/scene/scene.h"

#include <optional>

namespace gjklab {

/// Rounds every number of both bodies and the first direction to the nearest float. Empty if one is too large for a
/// float, or if a direction or orientation becomes zero.
std::optional<Scene> inSinglePrecision(const Scene&);

}  // namespace gjklab
