#pragma once
// Reads and writes the switches beside a scene's query, as a JSON object:
//
//   {"compare": "johnson", "warm_start": false, "contacts": true, "mass": false}      "compare" may be false

#include "model/compare/inquiry.h"
#include "model/text/json_fields.h"
#include "model/text/json_writer.h"

namespace gjklab {

/// `called`: the object's name in an error message. Leaves missing fields as they are.
void readOpening(JsonFields&, const JsonFields::Field&, const char* called, Opening& into);
/// Writes the fields that are set, except the study, which belongs to the scene.
void writeOpening(JsonWriter&, const Opening&);

}  // namespace gjklab
