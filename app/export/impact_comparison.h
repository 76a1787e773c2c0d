#pragma once
// The methods for a time of impact, side by side on one scene.

#include "model/run/impact_run.h"

#include <string>
#include <vector>

namespace gjklab {

/// One method's answer, or why it does not apply.
struct ImpactRival {
  gjk::ImpactMethod method = gjk::ImpactMethod::conservative;
  std::string obstacle;
  gjk::ImpactResult<3> result;
};

struct ImpactComparison {
  int dimension = 2;
  std::vector<ImpactRival> rivals;
  /// The answer to 1e-12 · S: never late, and nearer to contact than any of the answers.
  gjk::ImpactResult<3> reference;
};

ImpactComparison compareImpacts(const Scene&);

/// A table for a terminal.
std::string impactComparisonText(const ImpactComparison&, const std::string& title);
/// {"methods":[{"method", the keys of `impact`, "early"}, …],"reference":{…}}; {"method","error"} if one does not
/// apply. `early`: by how much the time is before the reference's.
std::string impactComparisonJson(const ImpactComparison&);

}  // namespace gjklab
