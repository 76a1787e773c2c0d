#pragma once
// The methods for a time of impact, side by side on one scene.

#include "model/run/impact_run.h"

#include <string>
#include <vector>

namespace gjklab {

/// One method's answer, or why it cannot be asked.
struct ImpactRival {
  gjk::ImpactMethod method = gjk::ImpactMethod::conservative;
  std::string obstacle;
  gjk::ImpactResult<3> result;
};

struct ImpactComparison {
  int dimension = 2;
  std::vector<ImpactRival> rivals;
  /// The scene's question asked to 1e-12 of S: no later than contact, and nearer to it than any answer above.
  gjk::ImpactResult<3> reference;
};

ImpactComparison compareImpacts(const Scene&);

/// A table for a terminal.
std::string impactComparisonText(const ImpactComparison&, const std::string& title);
/// {"methods":[{"method", the keys of `impact`, "early"}, …],"reference":{…}}; {"method","error"} where one cannot be
/// asked. `early`: by how much the time comes before the reference's.
std::string impactComparisonJson(const ImpactComparison&);

}  // namespace gjklab
