#include "model/session/session.h"

#include "model/figure/viewpoint.h"
#include "model/frame/frame_tween.h"
#include "model/frame/test_plane.h"
#include "model/gallery/gallery.h"
#include "model/playback/textbook_moment.h"
#include "model/predict/named_choices.h"
#include "model/run/proof.h"
#include "model/session/replaying.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

/// What the lanes are asked: without the rival that is remembered for when something is compared again. `opened`: one
/// step of a search for an impact is gone through, alone.
Inquiry lanesInquiry(Inquiry inquiry, bool opened) {
  inquiry.compare = !opened && rivalOf(inquiry).has_value();
  if (!inquiry.compare || inquiry.study != Study::query) inquiry.rival = {};
  if (!inquiry.compare || inquiry.study != Study::impact) inquiry.impact_rival = {};
  return inquiry;
}

}  // namespace

Session::Session(Scene scene, std::string path, Settings settings, LearnerProgress progress)
    : document_(std::move(scene)),
      settings_(std::move(settings)),
      progress_(std::move(progress)),
      camera_(cameraOf(document_.scene())),
      own_(std::make_unique<Lane>()) {
  document_.reset(document_.scene(), std::move(path));
  opening_.study = studyOf(document_.scene());
  inquiry_ = inquiryOf(opening_, settings_.inquiry);
  player_.setSpeed(settings_.speed);
  player_.setReducedMotion(settings_.reduce_motion);
  recompute();
  cameras_.bring(camera_);
  cameras_.setPerspective(settings_.perspective, sight());
  player_.restart(timeline());
  showAsFiled();
  seen_step_ = {runs_, position(), player_.test()};
  seen_scene_ = document_.revision();
}

/// What the user asks from now on; the study of this work, the switches of all.
void Session::inquire(const Inquiry& asked) {
  choose(inquiry_, asked, opening_, settings_.inquiry);
  inquiry_ = inquiryOf(opening_, settings_.inquiry);
  recompute();
}

/// A new revision of the scene, or something else asked beside its query: runs, timelines, solids. The cursor stays at
/// the iteration it is at, where that still exists.
void Session::recompute() {
  if (inquiry_.study != Study::impact) motion_.opened.reset();
  const RunSource source{document_.revision(), lanesInquiry(inquiry_, opened()), motion_.opened,
                         replays() ? replayed_ : nullptr};
  if (source == ran_from_) return;
  const RunSource before = std::exchange(ran_from_, source);
  const bool edited = before.scene != source.scene, entered = before.opened != source.opened;
  if (before.asked.study == Study::query && source.asked.study != Study::query) left_moment_ = player_.chosen();
  const bool another = before.scene == 0 || scene().dimension != own_->run.dimension;
  const bool had_shadows = testsAxes();
  followOwn(before.asked, edited || entered);
  followRival(source.asked, edited);
  ++runs_;
  player_.setEachTest(goesTestByTest());
  if (motion_.between && own_->run.impact) take(SeekTime{shownTime()});
  placeCursor(before.asked.study, entered);
  seen_step_ = {runs_, position(), player_.test()};
  if (game_) playGame();
  cameras_.setDimension(scene().dimension);
  // The shadows of the separating axis test stand beside the bodies, its planes beside A ⊖ B.
  if (!another && !had_shadows && testsAxes())
    for (const Space space : {Space::world, Space::difference})
      if (cameras_.framed(space)) cameras_.frame(space, sight());
  if (another) {
    pointing_.leaveScene();
    frameAll();
  }
}

std::optional<int> Session::faultPosition() const {
  for (const Space space : {Space::difference, Space::rival})
    if (const auto moment = faultMoment(lane(space).run)) return timeline().inStep(*moment);
  return std::nullopt;
}

/// The run of the scene's own method.
void Session::followOwn(const Inquiry& before, bool edited) {
  if (edited) long_run_.reset();
  if (opened()) return followOpened();
  if (ready_ && isOf(*ready_, scene())) {
    own_ = std::move(ready_);
    return followUp(*own_, followUps(inquiry_));
  }
  const FollowUps asked = followUps(inquiry_);
  const bool warm = inquiry_.warm_start;
  if (!edited && warm == before.warm_start) return followUp(*own_, asked);
  follow(*own_, scene(), asked, nullptr, warm);
  // Switched from cold to warm, the first run leaves what the second starts from.
  if (!edited && warm) follow(*own_, scene(), asked, nullptr, warm);
}

/// Somebody's own run of this pair goes before a second method.
void Session::followRival(const Inquiry& asked, bool edited) {
  if (replays()) return comparing_.follow(*own_, replayed_, followUps(asked), edited, naming());
  comparing_.follow(*own_, rivalOf(asked), followUps(asked), asked.warm_start, edited, naming());
}

bool Session::replays() const { return replayed_ && inquiry_.study == Study::query && isPairOf(*replayed_, scene()); }

/// Another study starts at its beginning; the query is taken up where it was left.
void Session::placeCursor(Study before, bool entered) {
  if (entered && study() == Study::impact)
    player_.restart(timeline(), opened() ? 0 : timeline().nearest(motion_.left));
  else if (study() == before)
    player_.follow(timeline());
  else if (study() == Study::query)
    player_.restart(timeline(), timeline().nearest(left_moment_));
  else
    player_.restart(timeline());
  // The growing hull of a body is shown large, and all of a motion; of one step of it the pair alone.
  const bool moves = entered || study() == Study::impact || before == Study::impact;
  if (study() == before && !entered) return;
  if (cameras_.framed(Space::world)) cameras_.frame(Space::world, sight());
  if (moves && cameras_.framed(Space::difference)) cameras_.frame(Space::difference, sight());
}

Sight Session::sight() const {
  return {own_->scene,     own_->run,
          *own_->geometry, comparing() ? &comparing_.lane()->run : nullptr,
          motionRecord(),  stage_.staging().places};
}

/// In space what a test means is its plane, one at a time.
bool Session::goesTestByTest() const {
  return settings_.each_test || (settings_.tests_in_space && scene().dimension == 3 &&
                                 scene().query.sub_distance == gjk::SubDistance::voronoi);
}

void Session::frameAll() {
  cameras_.frame(Space::world, sight());
  cameras_.frame(Space::difference, sight());
}

void Session::resize(Space space, dvec2 size, double ui_scale) { cameras_.resize(space, size, ui_scale, sight()); }

void Session::advance(double seconds) {
  const int from = position();
  player_.advance(timeline(), seconds);
  if (position() != from) moved(from);
  cameras_.advance(seconds, sight());
  stage_.advance(seconds);
}

Disclosure Session::disclosure() const {
  if (game_) return game_->asking() ? Disclosure::question : Disclosure::so_far;
  if (!settings_.ask_first && !stage_.asks())
    return settings_.answer_ahead && !settings_.stage ? Disclosure::everything : Disclosure::so_far;
  return player_.told() ? Disclosure::so_far : Disclosure::question;
}

bool Session::asking() const {
  for (const Space space : {Space::difference, Space::rival})
    if (isAsking(lane(space).timeline, told(space).place, told(space).disclosure)) return true;
  return false;
}

const Moment& Session::known(Space space) const {
  const PlaceInStep at = told(space);
  const Timeline& timeline = lane(space).timeline;
  return timeline[isAsking(timeline, at.place, at.disclosure) ? at.place - 1 : at.place];
}

bool Session::tellsAnswer() const {
  return gjklab::tellsAnswer(run(), own_->timeline, told().place, told().disclosure);
}

void Session::moved(int from) {
  if (position() != from) pointing_.leaveStep();
  meetQuestion(from);
  motion_.between.reset();
}

PickTarget Session::pointedRegion() const {
  return moment().sub_step == SubStep::gjk_region ? pointing_.region() : PickTarget{};
}

/// The proof of the answer, while the result shows and nothing is dragged.
void Session::refreshProof() {
  Run& run = own_->run;
  if (run.proof || run.textbook || document_.inGesture() || moment().sub_step != SubStep::result) return;
  const gjk::Termination ended = run.trace.result.termination;
  if (ended == gjk::Termination::invalid_input || ended == gjk::Termination::unsuited) return;
  run.proof = std::make_shared<const Proof>(proofOf(own_->scene, run.trace.result));
}

Session::FrameSource Session::frameSource() const {
  return {runs_,           stage_.revision(),
          position(),      player_.tweenFrom(),
          player_.test(),  player_.tweenFromTest(),
          player_.tween(), disclosure(),
          pointing_,       naming(),
          motion_.between};
}

/// The frame of a lane at the moment that shows, on its way there from the one before.
void Session::drawLane(Lane& lane, Space space) {
  PickTarget hover = pointing_.hoverIn(space, this->lane(pointing_.pane()).frame);
  if (std::holds_alternative<std::monostate>(hover)) hover = stage_.markedRegion();
  if (std::holds_alternative<std::monostate>(hover)) hover = pointedRegion();
  const auto frameAt = [&](int position, Disclosure disclosure, std::optional<int> test) {
    const PlaceInStep at = placeInStep(lane.timeline, timeline(), position, disclosure, test);
    return makeFrame(lane.scene, lane.run, lane.geometry, lane.timeline, at.place, at.disclosure, hover, naming(),
                     at.test);
  };
  lane.frame = frameAt(position(), disclosure(), player_.test());
  if (const double share = player_.tween(); share < 1)
    lane.frame =
        tweenedFrame(frameAt(player_.tweenFrom(), Disclosure::so_far, player_.tweenFromTest()), lane.frame, share);
  showBetween(lane.frame);
  lane.frame.guide_axis = pointing_.axis();
  if (space == Space::difference && staging().primer == Primer::hold) stage_.showHeld(lane.frame);
  if (space == Space::rival && replayed()) showClaims(*replayed(), lane.frame.moment, lane.frame);
}

/// After a step the view turns gently to where it can be seen, as long as nobody has turned it by hand. What is being
/// dragged stays under the pointer, and who wants no motion turns the view with a key.
void Session::lookAtStep() {
  if (!document_.inGesture())
    cameras_.focusOn(player_.test() && !comparing() ? roomOfTest(frameOfStep()) : std::vector<dvec3>{},
                     settings_.reduce_motion, sight());
  const Seen step(runs_, position(), player_.test());
  if (std::exchange(seen_step_, step) == step) return;
  if (!settings_.find_view || cameras_.turnedByHand() || document_.inGesture()) return;
  // The plane of a test cannot be read from anywhere: there the view turns at once for who wants no motion.
  const bool still = settings_.reduce_motion;
  if (!still || cameras_.focused()) return cameras_.turnTo(viewpointOfStep(), still, sight());
  if (const auto before = cameras_.besideFocus()) cameras_.turnTo(*before, still, sight());
}

/// Of the step itself, not of a moment on the way to it.
Frame Session::frameOfStep() const {
  const PlaceInStep at = told();
  return makeFrame(own_->scene, own_->run, own_->geometry, own_->timeline, at.place, at.disclosure, std::monostate{},
                   naming(), at.test);
}

glm::dquat Session::viewpointOfStep() const {
  const glm::dquat now = view(Space::world).orientation;
  return viewpoint(wishOf(frameOfStep()), cameras_.focused() ? now : cameras_.besideFocus().value_or(now));
}

void Session::update() {
  recompute();
  if (!document_.inGesture() && std::exchange(seen_scene_, document_.revision()) != document_.revision())
    cameras_.follow(sight());
  if (game_) game_->arrive(position());
  comparing_.findReference(scene(), document_.inGesture());
  refreshProof();
  frameMotion();
  if (FrameSource source = frameSource(); !(source == drawn_from_)) {
    drawLane(*own_, Space::difference);
    if (comparing()) drawLane(*comparing_.lane(), Space::rival);
    drawn_from_ = std::move(source);
    ++frames_;
    lookAtStep();
  }
  const Frame* rival = comparing() ? &comparing_.lane()->frame : nullptr;
  FigureOptions options = settings_.figure;
  options.detail = detail_;
  options.handles = options.handles && handles_;
  options.ticks = ticks_;
  const bool asks = game_ && game_->asking();
  pictures_.draw(frames_, own_->frame, rival, replayed() ? *rival : own_->frame, cameras_.views(), options,
                 asks ? withNames(staging(), game_->candidates()) : staging());
}

}  // namespace gjklab
