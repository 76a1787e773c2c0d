#pragma once
// The sub-steps of GJK, each told in one function: title, body, tests and facts of its own.

#include "model/caption/caption_parts.h"

namespace gjklab {

// gjk_search_caption.cpp
void tellDirection(const CaptionContext&, Caption&);
void tellSupport(const CaptionContext&, Caption&);
void tellProgress(const CaptionContext&, Caption&);
/// "No point of A ⊖ B is nearer to O than the simplex …", or of the cores' difference.
std::string noneNearerSentence(const CaptionContext&);
// momentum_caption.cpp
/// The search direction of an accelerated iteration.
void tellMomentum(const CaptionContext&, Caption&);
/// The progress test that drops momentum.
void tellMomentumSpent(const CaptionContext&, Caption&);
// gjk_region_caption.cpp
/// The record's sign tests, then the regions that needed none.
void addRegionTests(const CaptionContext&, Caption&);
void tellRegion(const CaptionContext&, Caption&);
/// A sign test's verdict, and its row; `excludes`: what it says excludes a region.
std::string verdictOf(const CaptionContext&, const gjk::SignTest&, bool excludes);
// gjk_test_caption.cpp
/// One test of the region step.
void tellTest(const CaptionContext&, Caption&);
void tellKeep(const CaptionContext&, Caption&);
// solver_caption.cpp
/// What a sub-distance solver keeps beside its sign tests.
void addSolverLedger(const CaptionContext&, Caption&);
/// What the region step asks, in the solver's terms; in English, for tr().
const char* solverQuestion(const CaptionContext&);
/// Why it names the region that it names, in its own terms; empty for Voronoi regions.
std::string solverSentence(const CaptionContext&);
// digits_caption.cpp
/// "In doubles the signs would lead to ab: twice as many digits decide.": of the simplex of a region step. Empty where
/// doubles suffice.
std::string digitsSentence(const CaptionContext&);
// gjk_end_caption.cpp
void tellGjkEnd(const CaptionContext&, Caption&);

}  // namespace gjklab
