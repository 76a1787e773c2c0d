#include "model/session/session.h"

#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/run/impact_study.h"
#include "model/text/translate.h"

#include <algorithm>
#include <utility>

namespace gjklab {

Session::Session(Scene scene, std::string path, Settings settings, LearnerProgress progress)
    : settings_(std::move(settings)), progress_(std::move(progress)), works_(std::move(scene), std::move(path)) {
  WorkPlace place;
  place.opening.study = studyOf(this->scene());
  place.camera = cameraOf(this->scene());
  cursor_.setPace(settings_);
  inquiring_.begin(place.opening);
  recompute();
  views_.setPerspective(settings_.perspective, subject());
  begin(place);
  views_.saw(step());
}

/// Follows a new revision of the scene or a changed inquiry: runs, timelines, solids. The cursor stays at its iteration
/// if that still exists.
void Session::recompute() {
  cursor_.enterStudy(study(), runs_.source().asked.study);
  Runs::Source source = runs_.sourceOf(scene(), document().revision(), inquiry(), cursor_.opened());
  if (source == runs_.source()) return;
  const Runs::Source before = runs_.source();
  const bool another = before.scene == 0 || scene().dimension != run().dimension;
  const bool had_shadows = runs_.testsAxes();
  runs_.follow(std::move(source), scene(), naming());
  cursor_.setEachTest(goesTestByTest());
  cursor_.follow(runs_, scene(), before);
  predicting_.follow(runs_, naming(), position());
  views_.saw(step());
  views_.setDimension(scene().dimension);
  if (another) {
    pointing_.leaveScene();
    return views_.frameAll(subject());
  }
  // A growing hull and a whole motion are framed large; for one step of a motion only the pair. The shadows of the
  // separating axis test are beside the bodies, its planes beside A ⊖ B.
  const bool entered = before.opened != runs_.source().opened, other = entered || before.asked.study != study();
  const bool moves = entered || before.asked.study == Study::impact || study() == Study::impact;
  const bool shadows = !had_shadows && runs_.testsAxes();
  if (other || shadows) views_.frameAgain(Space::world, subject());
  if ((other && moves) || shadows) views_.frameAgain(Space::difference, subject());
  if (other)
    for (const Space space : {Space::world, Space::difference}) views_.findAgain(space, subject());
}

/// In the run, also while a world is shown in front of it.
void Session::seek(const Seek& target) {
  const int from = position();
  cursor_.apply(target, runs_, scene());
  moved(from);
}

/// What the pointer and the game of questions have to do with another place on the timeline.
void Session::moved(int from) {
  if (position() != from) pointing_.leaveStep();
  if (const std::optional<int> stop = predicting_.stopBetween(from, position())) cursor_.stopAt(*stop, timeline());
  predicting_.arrive(position());
}

void Session::advance(double seconds) {
  const int from = position();
  runs_.goOn();
  cursor_.advance(timeline(), seconds);
  if (position() != from) moved(from);
  views_.advance(seconds, subject());
  stage_.advance(seconds);
  making_.advance(seconds);
}

double Session::idleSeconds() const {
  return views_.cameras().turning() || stage_.moves() || making_.runs() ? 0 : cursor_.player().idleSeconds();
}

std::string Session::seekTo(const std::string& step) {
  Address address;
  int place = 0;
  if (const std::string wrong = parseAddress(step, address); !wrong.empty())
    return tr("a step {fault}", arg("fault", wrong));
  if (std::string missing = placeOf(address, timeline(), place); !missing.empty()) return missing;
  seek(Seek{place});
  return {};
}

double Session::shownTime() const {
  if (opened()) return runs_.openedTime();
  const ImpactFrame* impact = frame().impact();
  return impact ? impact->time : 0;
}

Scene Session::shownScene() const { return sceneAt(scene(), shownTime()); }

/// In space what a test means is its plane, one at a time.
bool Session::goesTestByTest() const {
  return settings_.each_test || (settings_.tests_in_space && scene().dimension == 3 &&
                                 scene().query.sub_distance == gjk::SubDistance::voronoi);
}

Disclosure Session::disclosure() const {
  if (game()) return predicting_.asks() ? Disclosure::question : Disclosure::so_far;
  if (!settings_.ask_first && !stage_.asks() && stopQuestion().empty())
    return settings_.answer_ahead && !settings_.stage && !lectern_.presenting() ? Disclosure::everything
                                                                                : Disclosure::so_far;
  return cursor_.player().revealed() ? Disclosure::so_far : Disclosure::question;
}

/// The position of the stop's step; none if the run does not have it.
std::optional<int> Session::stopsPlace() const {
  if (!atStop() || showsWorld()) return std::nullopt;
  const std::string& step = lecture()->stop().step;
  Address address;
  int place = 0;
  const bool found =
      step.empty() || (parseAddress(step, address).empty() && placeOf(address, timeline(), place).empty());
  return found ? std::optional(place) : std::nullopt;
}

/// Whether nothing at this stop answers its question about the shapes: the next stop does, so its own run stays hidden.
bool Session::asksOfShapesAlone() const {
  if (!atStop() || lecture()->at() + 1 == lecture()->size()) return false;
  const LectureStop& stop = lecture()->stop();
  if (!stop.world_alone || stop.ask.empty() || !stop.answer.empty()) return false;
  const std::optional<int> place = stopsPlace();
  return place && !posesQuestion(timeline(), *place);
}

std::string Session::stopQuestion() const {
  if (!atStop() || lecture()->stop().ask.empty()) return "";
  const std::string& question = lecture()->stop().ask;
  if (showsWorld()) return world().playing() || world().position() > 0 ? "" : question;
  if (asksOfShapesAlone()) return question;
  return cursor_.player().revealed() || !atStopsStep() ? "" : question;
}

StopAnswer Session::stopAnswer() const {
  if (!atStop() || lecture()->stop().answer.empty()) return {};
  const bool revealed = showsWorld() ? stopQuestion().empty() : cursor_.player().revealed() && !test() && atStopsStep();
  if (!revealed) return {};
  return {lecture()->stop().ask, lecture()->stop().answer};
}

bool Session::answerWaits() const {
  if (stopQuestion().empty()) return asking();
  return showsWorld() || asking() || !lecture()->stop().answer.empty();
}

bool Session::asking() const {
  for (const Space space : {Space::difference, Space::rival})
    if (isAsking(track(space).timeline, revealed(space).place, revealed(space).disclosure)) return true;
  return false;
}

const Moment& Session::revealedMoment(Space space) const {
  const PlaceInStep at = revealed(space);
  const Timeline& timeline = track(space).timeline;
  return timeline[isAsking(timeline, at.place, at.disclosure) ? at.place - 1 : at.place];
}

bool Session::tellsAnswer() const {
  return gjklab::tellsAnswer(run(), runs_.own().timeline, revealed().place, revealed().disclosure);
}

CameraSubject Session::subject() const {
  const RunTrack& own = runs_.own();
  // Two methods advance differently: one view for both shows all of the motion, and at the end where they meet.
  const bool one = !comparing() || moment().sub_step == SubStep::impact_result;
  const int advance = own.run.impact && one ? moment().record : 0;
  const Run* rival = comparing() ? &track(Space::rival).run : nullptr;
  // What a replay disputes is drawn around O, wherever that is.
  const bool whole = replayed() != nullptr;
  return {own.scene, own.run, *own.geometry, rival, stage_.staging().places, advance, whole};
}

Views::Seen Session::seen() const {
  return {subject(), settings_, [this] { return frameOfStep(); }, [this] { return framesBeside(); }};
}

}  // namespace gjklab
