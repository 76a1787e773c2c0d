#pragma once
// What the moments of a growing hull show: its facets with their states, what has become of each point, the point
// under discussion.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

enum class FacetState : std::uint8_t { plain, closest, visible, fresh };

struct HullRun;  // hull_run.h

enum class HullPoint : std::uint8_t {
  waiting,   ///< nothing is known of it yet
  outside,   ///< in front of a facet
  chosen,    ///< of the facet under discussion
  vertex,    ///< of the hull so far
  dropped,   ///< found to be inside at this moment
  inside,    ///< found to be inside before
  left_out,  ///< repeated, or no number
};

struct HullFacet {
  std::array<int, 3> points{-1, -1, -1};  ///< as many as the rank of the hull has
  FacetState state = FacetState::plain;   ///< closest: the one whose points are looked at
  dvec3 normal{0.0};                      ///< in the space of the pane
  int outside = 0;                        ///< points that it has been given
};

struct HullFrame {
  const HullRun* run = nullptr;  ///< outlives the frame
  std::vector<HullFacet> facets;
  std::vector<HullPoint> points;            ///< by point
  std::vector<std::array<int, 2>> horizon;  ///< ridges; the second −1 in a plane
  int farthest = -1;                        ///< the point that is added
  double height = 0;                        ///< above its facet
  bool finished = false;                    ///< the hull itself: flat parts in one piece
};

}  // namespace gjklab
