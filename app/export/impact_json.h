#pragma once
// A time of impact as JSON: the answer in one line, and the whole run with GJK's at every advance.

#include "model/run/impact_run.h"
#include "model/text/json_writer.h"

#include <string>

namespace gjklab {

/// {"status","time","distance","normal","point_a","point_b","iterations","support_calls","termination"}; values that a
/// miss does not have are null.
std::string impactJson(const gjk::ImpactResult<3>&, int dimension);
/// Writes its keys into an open object.
void writeImpact(JsonWriter&, const gjk::ImpactResult<3>&);

/// {"scene","result","steps"}: one record per advance, phase "impact".
std::string impactTraceJson(const Scene&, const ImpactRun&);

}  // namespace gjklab
