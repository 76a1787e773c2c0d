#include "model/framing.h"

#include "model/hull_run.h"
#include "model/shadow_line.h"

#include <algorithm>
#include <limits>

namespace gjklab {
namespace {

constexpr double kArrowRoom = 40;  // pixels at scale 1, beyond what frameEyeBox leaves free in any case

/// A box along the axes of the eye: seen at an angle, it is much smaller than one along those of the world.
class EyeBox {
 public:
  explicit EyeBox(const View& view) : right_(rightOf(view)), up_(upOf(view)), towards_(towardsViewer(view)) {}

  void add(dvec3 p, double around = 0) {
    const dvec3 eye(glm::dot(right_, p), glm::dot(up_, p), glm::dot(towards_, p));
    low_ = glm::min(low_, eye - around);
    high_ = glm::max(high_, eye + around);
  }
  void add(const Solid& solid, dvec3 offset, double around = 0) {
    for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
      for (const dvec3& p : *points) add(p + offset, around);
  }
  void frame(View& view) const {
    if (low_.x <= high_.x) frameEyeBox(view, low_, high_);
  }

 private:
  dvec3 right_, up_, towards_;
  dvec3 low_{std::numeric_limits<double>::infinity()}, high_{-std::numeric_limits<double>::infinity()};
};

/// The separating axis test: the line of the shadows of every axis. Its place depends on the view's scale: the second
/// time, hardly.
void addShadows(EyeBox& box, View& view, const Scene& scene, const SatRun& sat) {
  constexpr double kLabel = 40;  // pixels
  constexpr std::size_t kMostAxes = 40;
  for (int pass = 0; pass < 2; ++pass) {
    for (std::size_t i = 0; i < std::min(sat.axes.size(), kMostAxes); ++i) {
      if (sat.axes[i].skip != gjk::SatSkip::tested) continue;
      const ShadowLine line = shadowLine(scene, view, sat.axes[i]);
      const gjk::Interval part = drawnPart(view, sat.axes[i]);
      const double label = kLabel * view.ui_scale / view.pixels_per_unit;
      for (const double end : {part.low, part.high}) box.add(line.at(end)), box.add(line.at(end, label));
    }
    box.frame(view);
  }
}

}  // namespace

void frameWorld(View& view, const Scene& scene, const Run& run, const Geometry& geometry) {
  EyeBox box(view);
  if (run.hull && !run.hull->ofDifference() && run.hull->pointCount() > 1) {  // the growing hull, large
    for (int i = 0; i < run.hull->pointCount(); ++i) box.add(run.hull->at(i));
    return box.frame(view);
  }
  box.add(geometry.a, scene.a.position);
  box.add(geometry.b, scene.b.position);
  box.add(geometry.b, scene.b.position + run.trace.result.depth * run.trace.result.normal);
  box.frame(view);
  if (run.sat) addShadows(box, view, scene, *run.sat);
}

void frameDifference(View& view, const Geometry& geometry) {
  EyeBox box(view);
  const Solid& round = geometry.difference_round;
  // In 3-D the rounding has no mesh, only a silhouette.
  const bool silhouette_only = round.positions.empty() && round.outline.empty();
  box.add(geometry.difference, geometry.difference_offset, silhouette_only ? round.radius : 0);
  box.add(round, geometry.difference_offset);
  box.add(dvec3(0.0));
  box.frame(view);
  // Room around the origin for the arrow of the first direction, which has a length in pixels.
  for (int i = 0; i < 2; ++i) {
    box.add(dvec3(0.0), kArrowRoom * view.ui_scale / view.pixels_per_unit);
    box.frame(view);
  }
}

}  // namespace gjklab
