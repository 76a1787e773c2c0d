#pragma once
// The proof of an answer as the screen tells it: what `solve --certify` prints in full.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

struct Proof {
  gjk::Status claim = gjk::Status::separated;
  bool verified = false;
  std::string reason;           ///< what is proven, or what is not
  double lower = 0, upper = 0;  ///< proven bounds on the signed distance; infinite where nothing is proven
  int simplex_points = 0;       ///< whose weighted sum proves the upper bound …
  int polytope_points = 0;      ///< … or, where it is not zero, a polytope of so many points around the origin
  dvec3 direction{0.0};         ///< unit; along it the lower bound is proven: not always the answer's normal
};

/// The certificate of an answer to the scene, checked by what knows nothing of GJK and EPA.
Proof proofOf(const Scene&, const gjk::Result<3>&);

}  // namespace gjklab
