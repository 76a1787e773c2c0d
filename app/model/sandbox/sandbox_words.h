#pragma once
// The sentences about a world and its pairs.

#include "model/figure/swatch.h"
#include "model/sandbox/sandbox.h"
#include "model/sandbox/sandbox_figure.h"

#include <string>
#include <vector>

namespace gjklab {

/// The numbers of bodies in each state that the tints show.
struct BodyCounts {
  int awake = 0, asleep = 0, fixed = 0;
};
BodyCounts countBodies(const Sandbox&);
/// "3 asleep", with the role that has its tint; only for states that occur.
std::vector<Swatch> tintLegend(const Sandbox&);
/// What the tints mean, unless the colours show islands; and where only the strongest impulses have arrows, how many of
/// all those are.
std::vector<Swatch> worldLegend(const Sandbox&, ImpulseCount);

/// "3.217 s after the start; 12 bodies, 3 of them asleep."
std::string momentWords(const Sandbox&);
/// The numbers of overlapping boxes, of touching pairs, and of answers of each kind.
std::vector<std::string> countWords(const WorldState&);
/// How a pair was answered, with the iterations of its last query.
std::string answeredWords(const WorldPair&);
/// The pair's contact points and the sum of their impulses, or a sentence that the pair does not touch.
std::string contactWords(const WorldPair&);
/// The sum of a pair's impulses along its normal over the whole step.
double impulseOf(const WorldPair&);
/// Which body the pointer moves, and in space in which plane.
std::string heldWords(const WorldFile&, int body);
/// "box and floor"
std::string pairName(const WorldFile&, BodyPair);
/// The same on two lines, where it does not fit on one.
std::vector<std::string> pairNameLines(const WorldFile& file, BodyPair pair);

}  // namespace gjklab
