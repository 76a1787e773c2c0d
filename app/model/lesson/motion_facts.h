#pragma once
// Facts about motion: of the search for a time of impact, and of a lesson's world.

#include "model/lesson/goal.h"

#include <span>

namespace gjklab {

/// The value of a fact at a moment; empty if the moment does not have it.
using Found = std::optional<FactValue>;

struct MotionFact {
  const char* name;
  Found (*find)(const Session&);
};
std::span<const MotionFact> motionFacts();

struct WorldFact {
  const char* name;
  Found (*find)(const Sandbox&, BodyPair);
};
std::span<const WorldFact> worldFacts();

}  // namespace gjklab
