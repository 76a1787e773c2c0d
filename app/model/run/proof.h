#pragma once
// The proof of an answer for the screen; `solve --certify` prints it in full.

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
  double lower = 0, upper = 0;  ///< proven bounds on the signed distance; infinite if nothing is proven
  int simplex_points = 0;       ///< whose weighted sum proves the upper bound …
  int polytope_points = 0;      ///< … or, if not zero, the number of points of a polytope around the origin
  dvec3 direction{0.0};         ///< unit; it proves the lower bound, and is not always the answer's normal

  // The data for a picture.
  dvec3 across{0.0};  ///< unit normal of two planes that separate the bodies; the answer's own if possible
  /// Heights along `across` from A's position: no point of A lies beyond the first one, none of B before the second.
  double greatest_a = 0, least_b = 0;
  std::vector<gjk::Support<3>> simplex;    ///< of the cores …
  std::vector<double> weights;             ///< … whose sum with these weights is x
  std::vector<gjk::Support<3>> vertices;   ///< of the polytope around the origin, if that is the proof
  std::vector<std::array<int, 3>> facets;  ///< its facets by their vertices; unused indices are −1
};

/// The certificate of an answer to the scene, checked independently of GJK and EPA.
Proof proofOf(const Scene&, const gjk::Result<3>&);

/// Adds the proof of its answer to a run, if there is one: a textbook's answer is only a claim.
void prove(const Scene&, Run&);

}  // namespace gjklab
