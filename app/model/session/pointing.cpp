#include "model/session/pointing.h"

#include <algorithm>

namespace gjklab {
namespace {

template <class... Kinds>
bool isOneOf(const PickTarget& target) {
  return (std::holds_alternative<Kinds>(target) || ...);
}

}  // namespace

PickTarget Pointing::region() const {
  return region_ == gjk::kNoFeature ? PickTarget{} : PickTarget{RegionTarget{region_}};
}

PickTarget Pointing::hoverIn(Space space, const Frame& other) const {
  if (space == pane()) return hover_;
  if (isOneOf<RegionTarget, FacetTarget, TestTarget, NearestTarget>(hover_)) return {};
  const auto* vertex = std::get_if<SimplexVertexTarget>(&hover_);
  if (!vertex) return hover_;
  if (vertex->index < 0 || vertex->index >= static_cast<int>(other.simplex.size())) return {};
  const gjk::Support<3>& support = other.simplex[static_cast<std::size_t>(vertex->index)].support;
  if (support.index_a < 0 || support.index_b < 0) return {};
  return DifferenceVertexTarget{support.index_a, support.index_b};
}

void Pointing::apply(const PointAt& point) {
  hover_ = point.target;
  space_ = point.space;
  axis_ = point.axis;
}

void Pointing::apply(const Select& select) {
  selected_ = select.target;
  if (isOneOf<BodyTarget, MoveTarget, TurnTarget, VertexTarget>(selected_)) apply(PointAt{selected_, Space::world});
  if (isOneOf<DirectionTarget>(selected_)) apply(PointAt{selected_, Space::difference});
}

void Pointing::apply(const PointAtRegion& turn, const std::vector<FrameRegion>& regions) {
  std::vector<gjk::Feature> features{gjk::kNoFeature};
  for (const FrameRegion& region : regions) features.push_back(region.feature);
  const auto now = std::find(features.begin(), features.end(), region_);
  const auto count = static_cast<std::ptrdiff_t>(features.size());
  const std::ptrdiff_t at = now == features.end() ? 0 : now - features.begin();
  region_ = features[static_cast<std::size_t>(((at + turn.by) % count + count) % count)];
}

}  // namespace gjklab
