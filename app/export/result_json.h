#pragma once
// A query's answer as one JSON object, with the keys in the documented order.

#include "gjk/result.h"
#include "model/text/json_writer.h"

#include <string>

namespace gjklab {

/// Writes the keys of the answer into an open object.
void writeResult(JsonWriter&, const gjk::Result<3>&);
/// On one line. `dimension`: how many numbers a vector has.
std::string resultJson(const gjk::Result<3>&, int dimension);

}  // namespace gjklab
