#pragma once
// A scene as an engine that calculates in single precision is given it.

#include "model/scene/scene.h"

#include <optional>

namespace gjklab {

/// Every number of both bodies and the first direction rounded to the nearest float; nothing where one is too large for
/// that, or a direction or orientation becomes zero.
std::optional<Scene> inSinglePrecision(const Scene&);

}  // namespace gjklab
