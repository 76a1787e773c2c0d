// What a lesson asks of a session: staging, and the user's own work put aside meanwhile.

#include "gjk/feature.h"
#include "model/figure/figure_parts.h"
#include "model/frame/voronoi_regions.h"
#include "model/quiz/nearest_features.h"
#include "model/session/session.h"

#include <glm/geometric.hpp>

namespace gjklab {

void Session::stage(const Staging& staging, bool asks) {
  game_.reset();  // a lesson asks by itself
  update();
  const bool other_places = staging_.places != staging.places;
  staging_ = staging;
  for (const Space space : {Space::world, Space::difference})
    if (other_places && cameras_.framed(space)) cameras_.frame(space, sight());
  staging_.share = settings_.reduce_motion ? 1 : 0;
  stage_asks_ = asks;
  told_ = !asks;
  held_.clear();
  if (staging.primer == Primer::hold) {
    drawLane(*own_, Space::difference);  // of the moment itself: what it holds stays
    for (const FrameVertex& vertex : own_->frame.simplex)
      if (vertex.support.index_a >= 0 && vertex.support.index_b >= 0)
        held_.push_back({vertex.support.index_a, vertex.support.index_b});
  }
  frame_stale_ = true;
  pictures_.forget();
}

void Session::putWorkAside() {
  if (aside_) return;
  leave();
  aside_ = Aside{left_, scene().dimension};
  aside_->left[static_cast<std::size_t>(scene().dimension - 1)] = document_.work();
}

void Session::takeWorkUp() {
  if (!aside_) return;
  const Aside aside = *aside_;
  aside_.reset();
  stage({}, false);
  forgetChanges();
  const std::optional<Work>& work = aside.left[static_cast<std::size_t>(aside.dimension - 1)];
  if (work) show(*work);
  left_ = aside.left;
}

/// The simplex of the moment where the lesson put it, of the same pairs of vertices, wherever the bodies have been
/// moved since: its regions, and the one that holds O now.
void Session::holdSimplex(Frame& frame) const {
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
  frame.names = {};
  for (int i = 0; i < record.simplex.size(); ++i)
    frame.simplex.push_back({frame.names[i], record.simplex[i].support, 0, VertexState::kept});
  frame.moment = {SubStep::gjk_region, 0};
  frame.regions = voronoiRegions(record, frame.dimension);
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
