#pragma once
// Reading what a scene is shown with beside its query, from an object of JSON:
//
//   {"compare": "johnson", "warm_start": false, "contacts": true, "mass": false}      "compare" may be false

#include "model/compare/inquiry.h"
#include "model/text/json_fields.h"
#include "model/text/json_writer.h"

namespace gjklab {

/// `called`: the object's name in an error. A field that is missing is left as it is.
void readOpening(JsonFields&, const JsonFields::Field&, const char* called, Opening& into);
/// What is set of it, as an object that readOpening() reads; the study belongs to the scene's file.
void writeOpening(JsonWriter&, const Opening&);

}  // namespace gjklab
