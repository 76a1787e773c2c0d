#pragma once
// The separating axis test of a scene, embedded in 3-D: every axis in the order of the tests, with the features that
// define it, and GJK's counts on the same pair.

#include "gjk/sat_query.h"
#include "model/scene/scene.h"

#include <string>
#include <vector>

namespace gjklab {

struct SatAxisRow {
  gjk::SatAxisKind kind = gjk::SatAxisKind::face_a;
  int feature_a = -1, feature_b = -1;  ///< face or edge of A, of B; −1: the axis does not come from one
  gjk::SatSkip skip = gjk::SatSkip::tested;
  int same_as = -1;                  ///< the axis that this one repeats
  dvec3 direction{0.0};              ///< unit, from A towards B
  gjk::Interval shadow_a, shadow_b;  ///< along it, from A's position; radii included
  double separation = 0;             ///< a gap if positive, an overlap if negative
  std::vector<dvec3> on_a, on_b;     ///< corners of the features, relative to A's position
};

/// Whether the outward normal of the face that defines the axis is n; otherwise it is −n, because axes lead from A
/// towards B. True for an axis not defined by a face.
bool looksAlong(const SatAxisRow&);

/// "A face 2", "edge 1 × edge 3" (A's and B's): where the axis comes from. With a letter and an index the features
/// would look like vertices.
std::string axisSource(const SatAxisRow&, int dimension);

struct SatRun {
  std::vector<SatAxisRow> axes;
  int deciding = -1;          ///< the axis of the greatest separation
  int first_separating = -1;  ///< where a yes-or-no answer would stop; −1: no axis separates
  int tested = 0, skipped = 0;
  double radius_a = 0, radius_b = 0;
  int gjk_iterations = 0, gjk_support_calls = 0;  ///< of the closest-point method (EPA included) on the same pair

  const SatAxisRow& axis(int i) const { return axes[static_cast<std::size_t>(i)]; }
  /// The best of the tested axes up to and including this one; −1: none.
  int bestUpTo(int axis) const;
};

/// "9 of 15 axes tested", "after 4 axes": how many of the listed axes were needed.
std::string testedAxes(const SatRun&);

/// Runs the test on the scene's pair; the answer is that of Method::separating_axes.
gjk::Result<3> runSeparatingAxes(const Scene&, SatRun& into);

/// The key at fault and a sentence that says why the scene's method does not support its shapes; empty if it does.
std::string methodObstacle(const Scene&);
/// The same for the screen, in the user's language: whole sentences.
std::string obstacleSentence(const Scene&);

}  // namespace gjklab
