#include "model/session/comparing.h"

#include <utility>

namespace gjklab {

void Comparing::begin(bool another) {
  if (!another) return;
  comparison_.reference.reset();
  reference_known_ = false;
}

void Comparing::forget() {
  replayed_.reset();
  comparison_.single.reset();
  rival_ = {};
}

void Comparing::follow(const RunTrack& own, const std::optional<Rival>& rival, const FollowUps& asked, bool warm_start,
                       bool another, Naming naming) {
  begin(another);
  forget();
  if (!rival) return track_.reset();
  if (!track_) track_ = std::make_unique<RunTrack>();
  track_->given.reset();
  rival_ = *rival;
  gjklab::follow(*track_, rivalScene(own.scene, *rival), asked, &own, warm_start);
  row_ = Timeline::together(own.timeline, track_->timeline);
  rename(own, naming);
}

void Comparing::rename(const RunTrack& own, Naming naming) {
  if (!track_) return;
  names_ = rivalNames(own.scene, rival_);
  if (replayed_) names_.rival = nameOf(*replayed_);
  compareRuns(comparison_, {&own.run, &track_->run}, {names_.own, names_.rival}, naming);
}

void Comparing::follow(const RunTrack& own, std::shared_ptr<const ReplayedRun> replayed, const FollowUps& asked,
                       bool another, Naming naming) {
  begin(another);
  forget();
  replayed_ = std::move(replayed);
  if (!track_) track_ = std::make_unique<RunTrack>();
  track_->given = std::shared_ptr<const GivenRun>(replayed_, &replayed_->given);
  gjklab::follow(*track_, replayed_->given.scene, asked, &own);
  row_ = Timeline::together(own.timeline, track_->timeline);
  rename(own, naming);
}

std::vector<int> Comparing::falseClaims() const {
  std::vector<int> places;
  if (replayed_)
    for (const FalseClaim& fault : replayed_->report.faults) places.push_back(row_.inStep(momentOf(*replayed_, fault)));
  return places;
}

std::optional<int> Comparing::partingPosition() const {
  if (replayed_) {
    const std::vector<int> places = falseClaims();
    return places.empty() ? std::nullopt : std::optional(places[0]);
  }
  if (!track_ || comparison_.partings.empty() || !comparison_.partings[0]) return std::nullopt;
  return row_.inStep(comparison_.partings[0]->moment);
}

void Comparing::findReference(const Scene& scene, bool dragged) {
  if (!track_) return;
  if (!reference_known_) {
    setReference(comparison_, scene, dragged ? Effort::quick : Effort::full);
    reference_known_ = comparison_.reference || !dragged;
  }
  if (rival_.rounded && !dragged && !comparison_.single)
    comparison_.single =
        judgeSingle(comparison_.reference, track_->scene, track_->run.trace.result, track_->run.textbook != nullptr);
}

}  // namespace gjklab
