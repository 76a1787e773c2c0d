#include "model/session/runs.h"

#include "model/playback/textbook_moment.h"
#include "model/run/impact_study.h"
#include "model/run/long_run.h"

#include <algorithm>
#include <utility>

namespace gjklab {

bool Runs::testsAxes() const { return own_->run.sat || (comparing_.track() && comparing_.track()->run.sat); }

std::optional<int> Runs::faultPosition() const {
  for (const Space space : {Space::difference, Space::rival})
    if (const auto moment = faultMoment(track(space).run)) return timeline().inStep(*moment);
  return std::nullopt;
}

void Runs::goOn() {
  if (long_run_) long_run_->goOn();
}

void Runs::apply(const ContinueInBackground&, const Scene& scene) {
  if (source_.asked.study == Study::query && own_->cuts(scene)) long_run_ = std::make_shared<LongRun>(scene);
}

void Runs::apply(const StopRun&, const Scene&) {
  if (long_run_) long_run_->stop();
}

/// Without the rival that is remembered for when something is compared again.
Runs::Source Runs::sourceOf(const Scene& scene, std::uint64_t revision, const Inquiry& inquiry,
                            const std::optional<int>& opened) const {
  Source source{revision, inquiry, opened, nullptr, wording_};
  Inquiry& asked = source.asked;
  asked.compare = !opened && rivalOf(inquiry).has_value();
  if (!asked.compare || asked.study != Study::query) asked.rival = {};
  if (!asked.compare || asked.study != Study::impact) asked.impact_rival = {};
  if (replayed_ && asked.study == Study::query && isPairOf(*replayed_, scene)) source.replayed = replayed_;
  return source;
}

void Runs::sayAgain() {
  ++wording_;
  if (replayed_) replayed_ = std::make_shared<ReplayedRun>(reworded(*replayed_));
}

void Runs::follow(Source source, const Scene& scene, Naming naming) {
  const Source before = std::exchange(source_, std::move(source));
  const bool edited = before.scene != source_.scene;
  followOwn(before, scene);
  // A replayed run of this pair takes precedence over a second method.
  if (source_.replayed)
    comparing_.follow(*own_, source_.replayed, followUps(source_.asked), edited, naming);
  else
    comparing_.follow(*own_, rivalOf(source_.asked), followUps(source_.asked), source_.asked.warm_start, edited,
                      naming);
  ++revision_;
}

void Runs::followOwn(const Source& before, const Scene& scene) {
  // Of our own runs only the textbook's has sentences: they say what went wrong in it.
  const bool reworded = before.wording != source_.wording && scene.query.textbook;
  const bool edited = before.scene != source_.scene || before.opened != source_.opened || reworded;
  if (edited) long_run_.reset();
  if (source_.opened) return followStep(scene);
  const FollowUps asked = followUps(source_.asked);
  if (ready_ && isOf(*ready_, scene)) {
    own_ = std::move(ready_);
    return followUp(*own_, asked);
  }
  const bool warm = source_.asked.warm_start;
  if (!edited && warm == before.asked.warm_start) return followUp(*own_, asked);
  gjklab::follow(*own_, scene, asked, nullptr, warm);
  // Switched from cold to warm, the first run leaves what the second starts from.
  if (!edited && warm) gjklab::follow(*own_, scene, asked, nullptr, warm);
}

/// The run of the step that is shown alone, of the scene as it is now: the bodies may have been dragged meanwhile.
void Runs::followStep(const Scene& scene) {
  const ImpactStudy impact = impactStudy(scene);
  const ImpactStep& step = impact.step(std::min(*source_.opened, std::max(impact.count() - 1, 0)));
  const Scene before = std::exchange(own_->scene, step.scene);
  own_->run = step.run;
  own_->warm.clear();
  opened_time_ = step.time;
  followUp(*own_, {Study::query, source_.asked.contacts, source_.asked.mass});
  own_->geometry = makeGeometry(step.scene, own_->geometry ? &before : nullptr, own_->geometry);
}

}  // namespace gjklab
