#include "model/session/cursor.h"

#include "model/run/impact_study.h"

#include <algorithm>

namespace gjklab {

void Cursor::apply(const Seek& target, const Runs& runs, const Scene&) {
  player_.pause();
  if (target.test)
    player_.seekTest(runs.timeline(), target.position, *target.test);
  else
    player_.seek(runs.timeline(), target.position);
  between_.reset();
}

void Cursor::apply(const TogglePlay&, const Runs& runs, const Scene&) { player_.toggle(runs.timeline()); }

void Cursor::apply(const OpenQuery&, const Runs& runs, const Scene&) {
  const ImpactStudy* impact = runs.own().run.impact.get();
  if (!impact || opened_ || !impact->missing.empty() || impact->count() == 0) return;
  player_.pause();
  left_motion_ = player_.chosen();
  const Timeline& own = runs.own().timeline;
  opened_ = std::min(own[runs.placeOf(runs.own(), position())].record, impact->count() - 1);
  between_.reset();
}

void Cursor::apply(const SeekTime& target, const Runs& runs, const Scene& scene) {
  const ImpactStudy* impact = runs.own().run.impact.get();
  if (!impact || !impact->missing.empty()) return;
  player_.pause();
  const double time = std::clamp(target.time, 0.0, scene.query.duration);
  between_ = std::make_shared<const ImpactStep>(impactStepAt(scene, time));
}

void Cursor::go(Jump where, const Runs& runs) {
  player_.pause();
  player_.go(runs.timeline(), where, where == Jump::fault ? runs.faultPosition() : runs.comparing().partingPosition());
  between_.reset();
}

void Cursor::reveal(const Timeline& timeline, bool by_tests) {
  player_.pause();
  player_.reveal();
  if (by_tests) player_.seekTest(timeline, position(), 0);
}

void Cursor::stopAt(int stop, const Timeline& timeline) {
  player_.pause();
  if (stop != position()) player_.seek(timeline, stop);
}

void Cursor::setPace(const Settings& settings) {
  player_.setSpeed(settings.speed);
  player_.setReducedMotion(settings.reduce_motion);
}

void Cursor::advance(const Timeline& timeline, double seconds) {
  const int from = position();
  player_.advance(timeline, seconds);
  if (position() != from) between_.reset();
}

void Cursor::enterStudy(Study now, Study before) {
  if (now != Study::impact) opened_.reset();
  if (before == Study::query && now != Study::query) left_query_ = player_.chosen();
}

void Cursor::follow(const Runs& runs, const Scene& scene, const Runs::Source& before) {
  if (between_) apply(SeekTime{between_->time}, runs, scene);
  const Timeline& timeline = runs.timeline();
  const Study study = runs.source().asked.study;
  if (runs.source().opened != before.opened && study == Study::impact)
    player_.restart(timeline, opened_ ? 0 : timeline.nearest(left_motion_));
  else if (study == before.asked.study)
    player_.follow(timeline);
  else
    player_.restart(timeline, study == Study::query ? timeline.nearest(left_query_) : 0);
}

void Cursor::begin(const Timeline& timeline, const std::optional<Moment>& chosen, const Moment& left_query) {
  left_query_ = left_query;
  player_.restart(timeline, chosen ? timeline.nearest(*chosen) : 0);
}

void Cursor::leaveMotion() {
  opened_.reset();
  between_.reset();
}

}  // namespace gjklab
