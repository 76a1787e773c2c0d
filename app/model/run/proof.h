#pragma once
// The proof of an answer as the screen tells it: what `solve --certify` prints in full.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <array>
#include <string>
#include <vector>

namespace gjklab {

struct Run;  // run.h

struct Proof {
  gjk::Status claim = gjk::Status::separated;
  bool verified = false;
  std::string reason;           ///< what is proven, or what is not
  double lower = 0, upper = 0;  ///< proven bounds on the signed distance; infinite where nothing is proven
  int simplex_points = 0;       ///< whose weighted sum proves the upper bound …
  int polytope_points = 0;      ///< … or, where it is not zero, a polytope of so many points around the origin
  dvec3 direction{0.0};         ///< unit; along it the lower bound is proven: not always the answer's normal

  // What a picture shows of it.
  dvec3 across{0.0};  ///< unit normal of two planes that part the bodies: the answer's own where that does
  /// Heights along `across` from A's position: no point of A lies beyond the first one, none of B before the second.
  double greatest_a = 0, least_b = 0;
  std::vector<gjk::Support<3>> simplex;    ///< of the cores …
  std::vector<double> weights;             ///< … whose sum with these weights is x
  std::vector<gjk::Support<3>> vertices;   ///< of the polytope around the origin; only where that is the proof
  std::vector<std::array<int, 3>> facets;  ///< its facets by their vertices; −1 where a dimension has fewer
};

/// The certificate of an answer to the scene, checked by what knows nothing of GJK and EPA.
Proof proofOf(const Scene&, const gjk::Result<3>&);

/// Gives a run the proof of its answer, where it has one: a textbook's answer is a claim.
void prove(const Scene&, Run&);

}  // namespace gjklab
