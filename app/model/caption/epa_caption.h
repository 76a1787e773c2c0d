#pragma once
// Shared by the captions of EPA.

#include "model/caption/caption_parts.h"

namespace gjklab {

struct PolytopeCount {
  int vertices = 0, edges = 0, facets = 0;  ///< edges in 3-D only: in 2-D the facets are the edges
};

void tellFacetHorizon(const CaptionContext&, const PolytopeCount&, Caption&);
void tellRebuild(const CaptionContext&, const PolytopeCount&, Caption&);

}  // namespace gjklab
