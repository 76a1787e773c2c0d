#pragma once
// The smallest scene that still fails: fewer points, simpler numbers, nearer the origin.
//
// Source: A. Zeller, R. Hildebrandt, "Simplifying and isolating failure-inducing input" (2002): points are dropped in
// halves, quarters, … down to single ones, as long as what is left still fails. Numbers are then tried at zero and with
// ever more digits; bodies without their turn, margin and velocities, and both moved so that A stands at the origin.
// Every step that is kept makes the scene smaller in one fixed measure (how much text its numbers need), so it ends.

#include "model/scene/scene.h"

#include <functional>

namespace gjklab {

/// Whether a scene still shows what it is to show. Only asked of valid scenes.
using StillFails = std::function<bool(const Scene&)>;

struct Shrunk {
  Scene scene;
  int tries = 0;          ///< how often it was asked
  bool complete = false;  ///< nothing more can be left out; false: the tries were used up
};

/// `scene` fails. Not more than `most_tries` questions.
Shrunk shrink(const Scene& scene, const StillFails&, int most_tries);

/// The measure: the characters of all numbers, and what else the scene says.
long long sizeOf(const Scene&);

}  // namespace gjklab
