// Moving bodies in a session: into the GJK run of one step of the search and back, and any time between the steps.

#include "model/run/impact_study.h"
#include "model/session/session.h"

#include <algorithm>
#include <utility>

namespace gjklab {

double Session::shownTime() const {
  if (opened()) return motion_.opened_time;
  const ImpactFrame* impact = own_->frame.impact();
  return impact ? impact->time : 0;
}

Scene Session::shownScene() const { return sceneAt(scene(), shownTime()); }

void Session::take(const OpenQuery&) {
  const ImpactStudy* impact = own_->run.impact.get();
  if (!impact || opened() || !impact->missing.empty() || impact->count() == 0) return;
  game_.reset();
  player_.pause();
  motion_.left = player_.chosen();
  motion_.opened = std::min(moment().record, impact->count() - 1);
  motion_.between.reset();
  recompute();
}

void Session::take(const CloseQuery&) {
  if (!opened()) return;
  motion_.opened.reset();
  recompute();
}

void Session::take(const SeekTime& target) {
  if (!own_->run.impact || !own_->run.impact->missing.empty()) return;
  player_.pause();
  const double time = std::clamp(target.time, 0.0, scene().query.duration);
  motion_.between = std::make_shared<const ImpactStep>(impactStepAt(scene(), time));
}

/// The lane holds the run of that step, of the scene as it is now: the bodies may have been dragged meanwhile.
void Session::followOpened() {
  const ImpactStudy impact = impactStudy(scene());
  const ImpactStep& step = impact.step(std::min(*motion_.opened, std::max(impact.count() - 1, 0)));
  const Scene before = std::exchange(own_->scene, step.scene);
  own_->run = step.run;
  own_->warm.clear();
  motion_.opened_time = step.time;
  gjklab::followUp(*own_, {Study::query, inquiry_.contacts, inquiry_.mass});
  own_->geometry = makeGeometry(step.scene, own_->geometry ? &before : nullptr, own_->geometry);
}

/// Where the motion has got to; all of it while its time is chosen by hand.
int Session::motionRecord() const {
  if (!own_->run.impact || motion_.between) return 0;
  return std::max(own_->timeline[std::min(position(), own_->timeline.size() - 1)].record, 0);
}

/// The nearer the bodies have come to each other, the larger they are seen, until a camera is moved by hand.
void Session::frameMotion() {
  if (!own_->run.impact || document_.inGesture() || framed_record_ == motionRecord()) return;
  framed_record_ = motionRecord();
  for (const Space space : {Space::world, Space::difference})
    if (cameras_.framed(space)) cameras_.frame(space, sight());
}

/// Another time than that of the step, chosen by hand.
void Session::showBetween(Frame& frame) const {
  if (!motion_.between || !frame.impact()) return;
  standAt(*motion_.between, frame);
  std::get<ImpactFrame>(frame.study).by_hand = true;
}

}  // namespace gjklab
