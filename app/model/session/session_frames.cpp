// What a session shows: the frames of its tracks, and the pictures of its panes.

#include "model/frame/frame_tween.h"
#include "model/predict/named_choices.h"
#include "model/run/impact_study.h"
#include "model/run/proof.h"
#include "model/session/replaying.h"
#include "model/session/session.h"
#include "model/text/translate.h"

#include <utility>

namespace gjklab {

FrameSource Session::frameSource() const {
  const Player& player = cursor_.player();
  return {runs_.revision(),       stage_.revision(), position(),        player.tweenFrom(), player.test(),
          player.tweenFromTest(), player.tween(),    disclosure(),      pointing_,          naming(),
          run().proof.get(),      cursor_.between(), languageRevision()};
}

/// The frame of a track at the moment that shows, on its way there from the one before.
void Session::drawLane(RunTrack& track, Space space) {
  PickTarget hover = pointing_.hoverIn(space, this->track(pointing_.pane()).frame);
  if (std::holds_alternative<std::monostate>(hover)) hover = stage_.markedRegion();
  if (std::holds_alternative<std::monostate>(hover)) hover = pointedRegion();
  const auto frameAt = [&](int position, Disclosure disclosure, std::optional<int> test) {
    const PlaceInStep at = placeInStep(track.timeline, timeline(), position, disclosure, test);
    return makeFrame(track.scene, track.run, track.geometry, track.timeline, at.place, at.disclosure, hover, naming(),
                     at.test);
  };
  const Player& player = cursor_.player();
  track.frame = frameAt(position(), disclosure(), test());
  if (const double share = player.tween(); share < 1)
    track.frame =
        tweenedFrame(frameAt(player.tweenFrom(), Disclosure::so_far, player.tweenFromTest()), track.frame, share);
  if (cursor_.between() && track.frame.impact()) {
    standAt(*cursor_.between(), track.frame);
    std::get<ImpactFrame>(track.frame.study).by_hand = true;
  }
  track.frame.guide_axis = heldAxis();
  if (space == Space::difference && staging().primer == Primer::hold) stage_.showHeld(track.frame);
  if (space == Space::rival && replayed()) showClaims(*replayed(), track.frame.moment, track.frame);
}

/// Of the step itself, not of a moment on the way to it.
Frame Session::frameOfStep() const {
  const PlaceInStep at = revealed();
  const RunTrack& own = runs_.own();
  return makeFrame(own.scene, own.run, own.geometry, own.timeline, at.place, at.disclosure, std::monostate{}, naming(),
                   at.test);
}

/// Of the other steps of its iteration.
std::vector<Frame> Session::framesBeside() const {
  std::vector<Frame> beside;
  if (test()) return beside;
  const RunTrack& own = runs_.own();
  const int place = revealed().place;
  for (int i = own.timeline.iterationStart(place); i <= own.timeline.iterationEnd(place); ++i)
    if (i != place)
      beside.push_back(makeFrame(own.scene, own.run, own.geometry, own.timeline, i, Disclosure::everything,
                                 std::monostate{}, naming()));
  return beside;
}

/// The proof of the answer, while the result shows, or the lecturer reads it ahead, and nothing is dragged.
void Session::refreshProof() {
  const bool read = moment().sub_step == SubStep::result || lectern().presenting();
  if (read && !document().inGesture()) prove(runs_.own().scene, runs_.own().run);
}

void Session::update() {
  const bool dragged = document().inGesture();
  recompute();
  if (!dragged) views_.follow(document().revision(), subject());
  predicting_.arrive(position());
  runs_.comparing().findReference(scene(), dragged);
  refreshProof();
  if (showsWorld()) world_cameras_.show(world());
  if (FrameSource source = frameSource(); !(source == drawn_from_)) {
    drawLane(runs_.own(), Space::difference);
    if (comparing()) drawLane(*runs_.comparing().track(), Space::rival);
    drawn_from_ = std::move(source);
    ++frames_;
    views_.lookAt(step(), dragged, test() && !comparing(), seen());
  }
  paint(pictures_, views_.cameras().views());
}

void Session::paint(Pictures& into, const std::array<View, 2>& views) const {
  const Frame* rival = comparing() ? &frame(Space::rival) : nullptr;
  const Staging staged = making_.with(predicting_.asks() ? withNames(staging(), game()->candidates()) : staging());
  into.draw(frames_, frame(), rival, replayed() ? *rival : frame(), views, settings_.figure,
            hidesRun() ? withoutRun(staged) : staged);
}

}  // namespace gjklab
