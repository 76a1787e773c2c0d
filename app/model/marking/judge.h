#pragma once
// Is a given answer right? The status always counts; distance, depth, normal and points are checked as far as they are
// given, by geometry: another pair of nearest points, another normal of the same depth are as right as ours.

#include "model/marking/given_answer.h"
#include "model/marking/truth.h"
#include "model/scene/noted_scene.h"

#include <string>

namespace gjklab {

/// What an answer has to hold beside its status where it applies, and how exact numbers have to be.
struct Demands {
  bool distance = false, depth = false, normal = false, points = false;
  double tolerance = 1e-6;  ///< of S
  /// Of a pair that touches each status is right: for solvers that know two.
  bool any_touching = false;
};

/// The first thing that is wrong, as a sentence with numbers; empty where the answer is right. Within the tolerance of
/// touching both words on either side are right, but for a pair that truly touches.
std::string faultIn(const GivenAnswer&, const Scene&, const Truth&, const Demands&);

/// What the answer to a scene does not hold of what was expected; empty where it holds all. `promised`: the tolerance
/// where the expectation gives none, in scene units.
std::string unmet(const Expectation&, const gjk::Result<3>& answer, double promised);

/// How exact answers to this scene are promised to be, in scene units: 1e-9 · S of polytopes, 1e-6 · S of other shapes.
double promisedError(const Scene&, double scale);

}  // namespace gjklab
