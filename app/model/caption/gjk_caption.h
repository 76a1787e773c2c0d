#pragma once
// The captions of GJK's sub-steps, one function each: title, body, tests and facts.

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
/// The record's sign tests, then the regions ruled out without a test.
void addRegionTests(const CaptionContext&, Caption&);
void tellRegion(const CaptionContext&, Caption&);
/// A sign test's verdict, and its row; `excludes`: the verdict excludes a region.
std::string verdictOf(const CaptionContext&, const gjk::SignTest&, bool excludes);
// gjk_test_caption.cpp
/// One test of the region step.
void tellTest(const CaptionContext&, Caption&);
void tellKeep(const CaptionContext&, Caption&);
// solver_caption.cpp
/// A sub-distance solver's values beside its sign tests.
void addSolverLedger(const CaptionContext&, Caption&);
/// The question of the region step in the solver's terms; in English, for tr().
const char* solverQuestion(const CaptionContext&);
/// Why it chooses its region, in its own terms; empty for Voronoi regions.
std::string solverSentence(const CaptionContext&);
// digits_caption.cpp
/// "In doubles the signs would lead to ab: twice as many digits decide.": for the simplex of a region step. Empty if
/// doubles suffice.
std::string digitsSentence(const CaptionContext&);
// gjk_end_caption.cpp
void tellGjkEnd(const CaptionContext&, Caption&);

}  // namespace gjklab
