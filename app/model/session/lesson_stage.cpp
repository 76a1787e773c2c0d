#include "model/session/lesson_stage.h"

#include "gjk/feature.h"
#include "model/figure/figure_parts.h"
#include "model/frame/voronoi_regions.h"
#include "model/quiz/nearest_features.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

void LessonStage::set(const Staging& staging, bool asks, bool at_once) {
  staging_ = staging;
  staging_.share = at_once ? 1 : 0;
  asks_ = asks;
  held_.clear();
  ++revision_;
}

void LessonStage::hold(const Frame& frame) {
  held_names_ = frame.names;
  for (const FrameVertex& vertex : frame.simplex)
    if (vertex.support.index_a >= 0 && vertex.support.index_b >= 0)
      held_.push_back({vertex.support.index_a, vertex.support.index_b});
}

void LessonStage::advance(double seconds) {
  if (moves()) staging_.share = std::min(1.0, staging_.share + seconds / staging_.seconds);
}

PickTarget LessonStage::markedRegion() const {
  for (const PickTarget& mark : staging_.marks)
    if (std::holds_alternative<RegionTarget>(mark)) return mark;
  return {};
}

void LessonStage::showHeld(Frame& frame) const {
  gjk::GjkRecord<3> record;
  std::vector<dvec3> points;
  for (const auto& [index_a, index_b] : held_) {
    const auto w = differenceOf(frame, index_a, index_b);
    const auto a = vertexPosition(frame, Which::a, index_a), b = vertexPosition(frame, Which::b, index_b);
    if (!w || !a || !b) return;
    record.simplex.push({{*w, *a, *b, index_a, index_b}, 0});
    points.push_back(*w);
  }
  if (points.empty()) return;
  double scale = 0;
  for (const dvec3& w : points) scale = std::max(scale, glm::length(w));
  const auto nearest = featuresNearestOrigin(points, scale);
  record.region = record.kept = nearest.empty() ? gjk::kNoFeature : nearest.front();
  frame.simplex.clear();
  frame.names = held_names_;
  for (int i = 0; i < record.simplex.size(); ++i)
    frame.simplex.push_back({frame.names[i], record.simplex[i].support, 0, VertexState::kept});
  frame.moment = {SubStep::gjk_region, 0};
  frame.regions = voronoiRegions(record, frame.dimension, frame.names);
  frame.direction.reset();
  frame.support.reset();
  frame.closest.reset();
  frame.previous_closest.reset();
  frame.support_line = frame.separates = frame.show_result = false;
  frame.facets.clear();
  frame.horizon.clear();
  frame.lower_known = frame.upper_known = frame.bounds_known = false;
}

}  // namespace gjklab
