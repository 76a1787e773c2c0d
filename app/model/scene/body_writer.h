#pragma once
// What scene files and world files have in common when they are written: the fields of a body.

#include "model/scene/scene.h"
#include "model/text/json_writer.h"

namespace gjklab {

/// The keys of a body in the documented order, into an object that is open. `indent`: of the body's object in a pretty
/// file, below which many points go over several lines; none: all on one line.
void writeBody(JsonWriter&, const Body&, int dimension, std::optional<int> indent);

}  // namespace gjklab
