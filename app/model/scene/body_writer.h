#pragma once
// Writes the common part of scene files and world files: the fields of a body.

#include "model/scene/scene.h"
#include "model/text/json_writer.h"

namespace gjklab {

/// Writes the keys of a body, in the documented order, into an open object. `indent`: that of the body's object in a
/// pretty file, in which many points take several lines; none: all on one line.
void writeBody(JsonWriter&, const Body&, int dimension, std::optional<int> indent);

}  // namespace gjklab
