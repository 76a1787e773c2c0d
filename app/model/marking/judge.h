#pragma once
// Checks whether a given answer is right. The status is always checked; distance, depth, normal and points are checked
// if given. The checks are geometric: another pair of nearest points, or another normal of the same depth, is equally
// right.

#include "model/marking/given_answer.h"
#include "model/marking/truth.h"
#include "model/scene/noted_scene.h"

#include <string>

namespace gjklab {

/// What an answer must contain besides its status, where it applies, and how accurate its numbers must be.
struct Demands {
  bool distance = false, depth = false, normal = false, points = false;
  double tolerance = 1e-6;  ///< of S
  /// Any status is right for a touching pair, for solvers that distinguish only two.
  bool any_touching = false;
};

/// The first mistake, as a sentence with numbers; empty if the answer is right. Within the tolerance of touching, both
/// neighbouring statuses are right, except for a pair that truly touches.
std::string faultIn(const GivenAnswer&, const Scene&, const Truth&, const Demands&);

/// The expectations that the answer to a scene does not meet; empty if it meets all. `promised`: the tolerance, in
/// scene units, if the expectation gives none.
std::string unmet(const Expectation&, const gjk::Result<3>& answer, double promised);

/// The guaranteed accuracy of answers to this scene, in scene units: 1e-9 · S for polytopes, 1e-6 · S for other shapes.
double promisedError(const Scene&, double scale);

}  // namespace gjklab
