#pragma once
// The smallest scene that still fails: fewer points, simpler numbers, nearer the origin.
//
// Source: A. Zeller, R. Hildebrandt, "Simplifying and isolating failure-inducing input" (2002): points are dropped in
// halves, quarters, … down to single ones, as long as the rest still fails. Then it tries numbers at zero and with
// increasing numbers of digits, bodies without rotation, margin and velocities, and both bodies moved so that A is at
// the origin. Every accepted step makes the scene smaller in one fixed measure (the length of its numbers as text), so
// the search ends.

#include "model/scene/scene.h"

#include <functional>

namespace gjklab {

/// Whether a scene still fails in the same way. Called only for valid scenes.
using StillFails = std::function<bool(const Scene&)>;

struct Shrunk {
  Scene scene;
  int tries = 0;          ///< the number of calls
  bool complete = false;  ///< nothing more can be removed; false: the tries were used up
};

/// `scene` must fail. Makes at most `most_tries` calls.
Shrunk shrink(const Scene& scene, const StillFails&, int most_tries);

/// The measure: the characters of all numbers, and of the rest of the scene.
long long sizeOf(const Scene&);

}  // namespace gjklab
