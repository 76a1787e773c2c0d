#pragma once
// What is said about a world and its pairs.

#include "model/figure/swatch.h"
#include "model/sandbox/sandbox.h"

#include <string>
#include <vector>

namespace gjklab {

/// How many bodies of a world do what its tints tell.
struct BodyCounts {
  int awake = 0, asleep = 0, fixed = 0;
};
BodyCounts countBodies(const Sandbox&);
/// "3 asleep", with the role that has its tint: of those that there are.
std::vector<Swatch> tintLegend(const Sandbox&);

/// "3.217 s after the start; 12 bodies, 3 of them asleep."
std::string momentWords(const Sandbox&);
/// How many boxes overlap, how many pairs touch, and how their answers were come by, with numbers.
std::vector<std::string> countWords(const WorldState&);
/// How the answer about a pair was come by, with the iterations of its last query.
std::string answeredWords(const WorldPair&);
/// The pair's contact points and the sum of their impulses; that it does not touch where there are none.
std::string contactWords(const WorldPair&);
/// The sum of the impulses of a pair along its normal, of the whole step.
double impulseOf(const WorldPair&);

}  // namespace gjklab
