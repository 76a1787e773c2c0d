#pragma once
// The separating axis test of a scene, embedded in 3-D: every axis in the order of the tests, with the features that
// gave it, and GJK's counts on the same pair beside it.

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
  double separation = 0;             ///< gap where positive, overlap where negative
  std::vector<dvec3> on_a, on_b;     ///< corners of the features, relative to A's position
};

/// Whether the face that gave the axis looks along it: outwards is then n, and −n otherwise, the axis being turned to
/// lead from A towards B. For an axis of no face true.
bool looksAlong(const SatAxisRow&);

struct SatRun {
  std::vector<SatAxisRow> axes;
  int deciding = -1;          ///< the axis of the greatest separation
  int first_separating = -1;  ///< where a yes-or-no answer would stop; −1: no axis separates
  int tested = 0, skipped = 0;
  double radius_a = 0, radius_b = 0;
  int gjk_iterations = 0, gjk_support_calls = 0;  ///< of the closest-point method (EPA included) on the same pair

  const SatAxisRow& axis(int i) const { return axes[static_cast<std::size_t>(i)]; }
  /// The best of the tested axes up to and with this one; −1: there is none.
  int bestUpTo(int axis) const;
};

/// "9 of 15 axes tested", "after 4 axes": of those listed, how many had to be.
std::string testedAxes(const SatRun&);

/// Runs the test on the scene's pair; the answer is that of Method::separating_axes.
gjk::Result<3> runSeparatingAxes(const Scene&, SatRun& into);

/// Why the scene's method cannot be asked about its shapes, in one sentence; empty: it can.
std::string methodObstacle(const Scene&);
/// The same for the screen, in the reader's language: whole sentences.
std::string obstacleSentence(const Scene&);

}  // namespace gjklab
