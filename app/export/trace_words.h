#pragma once
// Shared by the trace writers: sets of features and facets as lists, and numbers for readers.

#include "gjk/trace.h"

#include <glm/glm.hpp>
#include <string>
#include <vector>

namespace gjklab {

std::vector<gjk::Feature> ruledOut(const gjk::GjkRecord<3>&);
std::vector<int> removedFacets(const gjk::Trace<3>&, const gjk::EpaRecord<3>&);
std::vector<int> addedFacets(const gjk::EpaRecord<3>&);

/// "1e-05", "0.25" with this many significant digits and the decimal sign of the user's language.
std::string plainNumber(double value, int digits);
/// "(1, -2.5)" of such numbers, in 1-D as well.
std::string plainVector(const glm::dvec3&, int dimension, int digits);

}  // namespace gjklab
