// What each intent does to a session.

#include "model/session/session.h"

#include "model/figure/grid_step.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/run/long_run.h"
#include "model/session/drag.h"

#include <algorithm>
#include <numbers>
#include <type_traits>

namespace gjklab {

bool Session::apply(const Intent& intent) {
  return std::visit(
      [this](const auto& each) {
        using Kind = std::decay_t<decltype(each)>;
        if constexpr (std::is_same_v<Kind, Do> || std::is_same_v<Kind, OpenFile> || std::is_same_v<Kind, WatchPairs> ||
                      std::is_same_v<Kind, InWorld> || std::is_same_v<Kind, LookAtPair> ||
                      std::is_same_v<Kind, ReturnToWorld> || std::is_same_v<Kind, Teach> ||
                      std::is_same_v<Kind, TurnTo>) {
          return false;  // the window's
        } else if constexpr (requires { lectern_.apply(each, inkPage(), cameras_.views()); }) {
          lectern_.apply(each, inkPage(), cameras_.views());
          return true;
        } else {
          take(each);
          return true;
        }
      },
      intent);
}

void Session::take(const Edit& edit) {
  document_.execute(edit.command);
  if (std::holds_alternative<SwapBodies>(edit.command)) frameTurnedOver();
}
void Session::take(const BeginGesture&) { document_.beginGesture(); }
void Session::take(const EndGesture&) { document_.endGesture(); }
void Session::take(const CancelGesture&) { document_.cancelGesture(); }
/// With a tool in the hand the last stroke of the moment is taken back: what lies under it is not touched.
void Session::take(const Undo&) {
  if (!lectern_.takeBack(inkPage())) stepHistory(&Document::undo);
}
void Session::take(const Redo&) { stepHistory(&Document::redo); }

void Session::take(const Go& go) {
  const int from = position();
  const bool onwards = go.where == Jump::next_step || go.where == Jump::next_test || go.where == Jump::next_iteration ||
                       go.where == Jump::last;
  if (onwards && game_ && game_->asking()) return;  // it is answered first
  player_.pause();
  const bool one_on = go.where == Jump::next_step || go.where == Jump::next_test;
  if (one_on && asking()) {
    player_.tell();
    // The answer test by test, where that is wanted.
    if (go.where == Jump::next_test || goesTestByTest()) player_.seekTest(timeline(), position(), 0);
    return;
  }
  // Past the ends of a stop's run lie its neighbours.
  if (atStop() && go.where == Jump::next_step && from + 1 == timeline().size()) return take(StepLecture{1});
  if (atStop() && go.where == Jump::previous_step && from == 0) return take(StepLecture{-1});
  player_.go(timeline(), go.where, go.where == Jump::fault ? faultPosition() : partingPosition());
  moved(from);
}

void Session::take(const Seek& target) {
  const int from = position();
  player_.pause();
  if (target.test)
    player_.seekTest(timeline(), target.position, *target.test);
  else
    player_.seek(timeline(), target.position);
  moved(from);
}

void Session::take(const PointAtRegion& turn) {
  if (moment().sub_step != SubStep::gjk_region || (game_ && game_->asking())) return;
  pointing_.apply(turn, frame().regions);
}

void Session::take(const TogglePlay&) {
  if (game_ && game_->asking()) return;
  player_.toggle(timeline());
}

void Session::take(const PointAt& seen) {
  PointAt point = seen;
  // What the picture tells of a region or a facet under the pointer is what is asked.
  const bool tells =
      std::holds_alternative<RegionTarget>(point.target) || std::holds_alternative<FacetTarget>(point.target);
  if (tells && game_ && game_->asking()) point.target = std::monostate{};
  pointing_.apply(point);
}

void Session::take(const Select& select) { pointing_.apply(select); }

void Session::take(const DeleteVertex&) {
  const PickTarget& target = std::holds_alternative<VertexTarget>(hover()) ? hover() : selected();
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
    const ErasePoint erase{vertex->which, vertex->index};
    pointing_.leaveScene();
    document_.execute(erase);
  }
}

void Session::take(const Nudge& nudge) {
  const View& view = cameras_.view(Space::world);
  const double share = nudge.fine ? 0.1 : 1, angle = share * std::numbers::pi / 12;
  const bool back = nudge.arrow.x + nudge.arrow.y > 0;  // → and ↑ turn a body with the hands of a clock
  std::optional<Command> command;
  if (const auto* turned = std::get_if<TurnTarget>(&selected()))
    command = turnCommand(scene(), *turned, back ? -angle : angle);
  else if (std::holds_alternative<DirectionTarget>(selected()) && !own_->run.trace.gjk.empty())
    command = aimCommand(scene(), view, own_->run.trace.gjk.front().direction, nudge.arrow, angle);
  else  // as long as nothing has been chosen, B moves
    command = moveCommand(
        scene(), std::holds_alternative<std::monostate>(selected()) ? PickTarget(BodyTarget{Which::b}) : selected(),
        share * gridStep(view) * nudgeDirection(view, nudge.arrow));
  if (command) document_.execute(*command);
}

void Session::take(const MoveCamera& move) {
  cameras_.move(move.space, move.view, move.with_scene, settings_.linked_cameras);
}

void Session::take(const FrameAll&) { frameAll(); }

void Session::take(const FindView&) {
  cameras_.forgetHand();
  cameras_.turnTo(viewpointOfStep(), settings_.reduce_motion, sight());
}

void Session::take(const TurnView& turn) { cameras_.turnTo(turn.orientation, settings_.reduce_motion, sight()); }

/// The scene's own rival, else the one that the user prefers, else the one that shows most.
void Session::offerRival() {
  if (!opening_.rival && settings_.inquiry.rival == Rival{}) {
    offered_ = {tellingRival(scene()), document_.revision()};
    opening_.rival = offered_.first.rival;
  }
  opening_.rival = offeredRival(scene(), opening_.rival.value_or(settings_.inquiry.rival));
  inquiry_ = inquiryOf(opening_, settings_.inquiry);
}

std::string Session::whyRival() const {
  const auto& [offered, revision] = offered_;
  const bool still = study() == Study::query && inquiry_.rival == offered.rival && document_.revision() == revision;
  return still ? offered.why : "";
}

/// On with a rival that does something else than the scene. A search for an impact is compared as one.
void Session::take(const ToggleCompare&) {
  game_.reset();
  if (replayed()) {  // it ends with somebody's own run
    replayed_.reset();
    return recompute();
  }
  motion_.opened.reset();
  Inquiry asked = inquiry_;
  if (isHull(study())) asked.study = Study::query;
  asked.compare = !rivalOf(inquiry_);
  if (asked.compare && asked.study == Study::query) {
    offerRival();
    asked.rival = inquiry_.rival;
  }
  if (asked.compare && asked.study == Study::impact)
    asked.impact_rival = offeredImpactRival(scene(), inquiry_.impact_rival);
  inquire(asked);
}

void Session::take(const ToggleSingle&) {
  game_.reset();
  replayed_.reset();
  Inquiry asked = inquiry_;
  asked.compare = !comparesSingle(inquiry_);
  if (asked.compare) asked.rival = {"textbook", {}, RivalStart::same, true};
  asked.rival.rounded = asked.compare;
  asked.study = Study::query;
  inquire(asked);
}

void Session::take(const ShowHardCase&) {
  const GalleryEntry* entry = entryOf(scene());
  if (!entry || !entry->hard) return take(Go{Jump::fault});
  if (!scene().query.textbook) {
    game_.reset();
    Inquiry asked = inquiry_;
    asked.compare = true;
    asked.rival = Rival{"textbook", {}, RivalStart::same};
    asked.study = Study::query;
    inquire(asked);
  }
  if (faultPosition()) return take(Go{Jump::fault});
  Address look;
  int place = 0;
  if (parseAddress(entry->hard->look, look).empty() && gjklab::placeOf(look, own_->timeline, place).empty())
    take(Seek{comparing() ? timeline().inStep(own_->timeline[place]) : place});
}

void Session::take(const ShowScene& shown) {
  leaveWorld();
  show(shown, "");
}

void Session::take(const ShowDimension& shown) {
  leaveWorld();
  if (shown.dimension == scene().dimension) return;
  if (const Work* left = left_.lastOf(shown.dimension))
    show(Work(*left));
  else
    open(defaultScene(shown.dimension), "");
}

void Session::take(const ChooseStudy& choice) {
  motion_.opened.reset();
  motion_.between.reset();
  Inquiry asked = inquiry_;
  asked.study = choice.study;
  if (asked.study == Study::impact) asked.impact_rival = offeredImpactRival(scene(), inquiry_.impact_rival);
  inquire(asked);
}

void Session::take(const GoOnAside&) {
  if (cutShort()) long_run_ = std::make_shared<LongRun>(scene());
}

void Session::take(const StopRun&) {
  if (long_run_) long_run_->stop();
}

void Session::take(const Inquire& change) { inquire(change.inquiry); }

void Session::take(const ChangeSettings& change) {
  const bool link = change.settings.linked_cameras && !settings_.linked_cameras;
  if (change.settings.ask_first != settings_.ask_first) player_.keepBack();
  const Naming former = naming();
  settings_ = change.settings;
  if (naming() != former) {
    comparing_.rename(*own_, naming());
    if (game_) game_->rename(naming());
  }
  inquiry_ = inquiryOf(opening_, settings_.inquiry);
  player_.setSpeed(settings_.speed);
  player_.setReducedMotion(settings_.reduce_motion);
  if (link) cameras_.link();
  cameras_.setPerspective(settings_.perspective, sight());
  player_.setEachTest(goesTestByTest());
}

}  // namespace gjklab
