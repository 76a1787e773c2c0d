#pragma once
// Shared by the three trace writers: sets of features and facets as lists.

#include "gjk/trace.h"

#include <vector>

namespace gjklab {

std::vector<gjk::Feature> ruledOut(const gjk::GjkRecord<3>&);
std::vector<int> removedFacets(const gjk::Trace<3>&, const gjk::EpaRecord<3>&);
std::vector<int> addedFacets(const gjk::EpaRecord<3>&);

}  // namespace gjklab
