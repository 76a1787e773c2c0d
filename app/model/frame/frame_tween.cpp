#include "model/frame/frame_tween.h"

#include <glm/geometric.hpp>

#include <memory>

namespace gjklab {

namespace {

void move(const std::optional<dvec3>& from, std::optional<dvec3>& to, double t) {
  if (from && to) to = glm::mix(*from, *to, t);
}

/// Turns a unit direction into another by the straight way; opposite ones have none and jump.
void turn(const std::optional<dvec3>& from, std::optional<dvec3>& to, double t) {
  if (!from || !to) return;
  const dvec3 between = glm::mix(*from, *to, t);
  const double length = glm::length(between);
  if (length > 1e-3) to = between / length;
}

const FrameRegion* sameRegion(const Frame& frame, const FrameRegion& region) {
  if (!(frame.moment.sub_step == SubStep::gjk_region)) return nullptr;
  for (const FrameRegion& other : frame.regions)
    if (other.feature == region.feature) return &other;
  return nullptr;
}

}  // namespace

Frame tweenedFrame(const Frame& from, const Frame& to, double t) {
  Frame frame = to;
  if (t < 1 && from.impact() && to.impact() && from.impact()->study == to.impact()->study) {
    move(from.witness_a, frame.witness_a, t);
    move(from.witness_b, frame.witness_b, t);
    move(from.closest, frame.closest, t);
    if (from.impact()->time != to.impact()->time) moveTo(glm::mix(from.impact()->time, to.impact()->time, t), frame);
    return frame;
  }
  if (!(t < 1) || from.run != to.run) return frame;
  frame.towards = std::make_shared<const Frame>(to);
  // If EPA's nearest facet changes, the point, normal and numbers change at once, because intermediate values would be
  // meaningless.
  if (from.closest_facet == to.closest_facet || to.show_result) {
    move(from.closest, frame.closest, t);
    move(from.witness_a, frame.witness_a, t);
    move(from.witness_b, frame.witness_b, t);
    turn(from.direction, frame.direction, t);
  }
  if (to.moment.sub_step == SubStep::epa_rebuild && from.moment.sub_step == SubStep::epa_horizon) {
    frame.growth = t;
    for (const FrameFacet& facet : from.facets)
      if (facet.state == FacetState::visible) frame.falling.push_back(facet.index);
  }
  // Regions that a test excludes fade during its explanation.
  for (FrameRegion& region : frame.regions)
    if (const FrameRegion* before = sameRegion(from, region)) region.ink = glm::mix(before->ink, region.ink, t);
  turn(from.plain_direction, frame.plain_direction, t);
  if (from.bounds_on_depth == to.bounds_on_depth && from.closest_facet == to.closest_facet) {
    if (from.lower_known && to.lower_known) frame.bounds.lower = glm::mix(from.bounds.lower, to.bounds.lower, t);
    if (from.upper_known && to.upper_known) frame.bounds.upper = glm::mix(from.bounds.upper, to.bounds.upper, t);
  }
  // B's ghost leaves B: the answer is seen as the motion that it is.
  if (to.show_result && !from.show_result) frame.ghost_offset = t * to.ghost_offset;
  return frame;
}

}  // namespace gjklab
