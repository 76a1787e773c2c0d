#pragma once
// What the three trace writers share: words of decisions, sets of features and facets as lists.

#include "gjk/trace.h"

#include <vector>

namespace gjklab {

/// "go-on", "separated", …: the words in files.
const char* decisionWord(gjk::GjkDecision);
const char* decisionWord(gjk::EpaDecision);

std::vector<gjk::Feature> ruledOut(const gjk::GjkRecord<3>&);
std::vector<int> removedFacets(const gjk::Trace<3>&, const gjk::EpaRecord<3>&);
std::vector<int> addedFacets(const gjk::EpaRecord<3>&);

}  // namespace gjklab
