#pragma once
// The parts of makeFrame, one for each phase. Each fills what its phase shows; makeFrame has set the rest.

#include "model/frame.h"

#include <array>

namespace gjklab {

void fillGjkFrame(const Run&, Frame&);
void fillEpaFrame(const Run&, Frame&);
void fillResultFrame(const Run&, Frame&);

/// Barycentric weights of a point on a facet's vertices, clamped to it and summing to 1. `count` of them are used.
std::array<double, 3> facetWeights(const Run&, const gjk::FacetRecord<3>&, dvec3 point);

}  // namespace gjklab
