#pragma once
// The part of a frame for a growing hull: its facets with their states, the state of each point, and the current point.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

enum class FacetState : std::uint8_t { plain, closest, visible, fresh };

struct HullRun;  // hull_run.h

enum class HullPoint : std::uint8_t {
  waiting,   ///< not yet classified
  outside,   ///< in front of a facet
  chosen,    ///< outside the current facet
  vertex,    ///< a vertex of the hull so far
  dropped,   ///< found to be inside at this moment
  inside,    ///< found to be inside before
  left_out,  ///< repeated, or not finite
};

struct HullFacet {
  std::array<int, 3> points{-1, -1, -1};  ///< as many as the rank of the hull
  FacetState state = FacetState::plain;   ///< closest: the facet whose points are examined
  dvec3 normal{0.0};                      ///< in the space of the pane
  int outside = 0;                        ///< points assigned to it
};

struct HullFrame {
  const HullRun* run = nullptr;  ///< outlives the frame
  std::vector<HullFacet> facets;
  std::vector<HullPoint> points;            ///< by point
  std::vector<std::array<int, 2>> horizon;  ///< ridges; the second −1 in a plane
  int farthest = -1;                        ///< the point that is added
  double height = 0;                        ///< above its facet
  bool finished = false;                    ///< the finished hull, with coplanar facets merged
};

}  // namespace gjklab
