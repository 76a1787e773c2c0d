#pragma once
// A pair of bodies as a small drawing (SVG): outlines, the segment between the nearest points, and claimed points. 3-D
// bodies are seen from the side, perpendicular to the normal, so that gap and depth have their true length.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <optional>
#include <string>

namespace gjklab {

struct PairDrawing {
  const Scene& scene;
  gjk::Result<3> truth;                   ///< its points and normal are drawn
  std::optional<dvec3> claim_a, claim_b;  ///< points claimed to be the nearest
  int width = 320, height = 240;
};

std::string pairSvg(const PairDrawing&);

}  // namespace gjklab
