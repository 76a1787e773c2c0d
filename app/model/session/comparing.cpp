#include "model/session/comparing.h"

namespace gjklab {

void Comparing::follow(const Lane& own, const std::optional<Rival>& rival, const FollowUps& asked, bool warm_start,
                       bool another) {
  if (another) {
    comparison_.reference.reset();
    reference_known_ = false;
  }
  if (!rival) return lane_.reset();
  if (!lane_) lane_ = std::make_unique<Lane>();
  Scene scene = own.scene;
  scene.query = rivalQuery(scene, *rival);
  gjklab::follow(*lane_, scene, asked, &own, warm_start);
  row_ = Timeline::together(own.timeline, lane_->timeline);
  compareRuns(comparison_, {&own.run, &lane_->run}, methodNames({own.scene.query, lane_->scene.query}));
}

std::optional<int> Comparing::partingPosition() const {
  if (!lane_ || comparison_.partings.empty() || !comparison_.partings[0]) return std::nullopt;
  return row_.inStep(comparison_.partings[0]->moment);
}

void Comparing::findReference(const Scene& scene, bool dragged) {
  if (!lane_ || reference_known_) return;
  setReference(comparison_, scene, dragged ? Effort::quick : Effort::full);
  reference_known_ = comparison_.reference || !dragged;
}

}  // namespace gjklab
