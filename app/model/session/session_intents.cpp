// Every intent's way to the part that it concerns, and what the others do that concern several.

#include "model/figure/grid_step.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/session/drag.h"
#include "model/session/session.h"

#include <numbers>
#include <type_traits>
#include <utility>

namespace gjklab {

struct Session::IntentHandler {
  Session& s;

  // The scene.

  void operator()(const Edit& edit) const {
    s.works_.apply(edit);
    if (std::holds_alternative<SwapBodies>(edit.command)) frameTurnedOver();
  }

  /// A and B are swapped: A ⊖ B lies on the other side of O, outside a pane that showed it.
  void frameTurnedOver() const {
    s.recompute();
    s.views_.frame(Space::difference, s.subject());
  }

  /// With a tool in the hand the last stroke of the moment is taken back: what lies under it is not touched.
  void operator()(const Undo& undo) const {
    if (!s.lectern_.takeBack(s.inkPage())) stepHistory(undo);
  }
  void operator()(const Redo& redo) const { stepHistory(redo); }

  /// A step within a work leaves the cameras alone, but for one that a drag of the origin had carried along: it showed
  /// everything before, and does again.
  template <class Step>
  void stepHistory(const Step& step) const {
    const std::uint64_t work = s.document().number();
    const Scene before = s.scene();
    s.switchWork([&](OpenWorks& works) { works.apply(step); });
    if (s.document().number() != work) return;
    if (before.a == s.scene().b && before.b == s.scene().a && !(before.a == before.b)) return frameTurnedOver();
    if (!s.views_.cameras().carried()) return;
    s.recompute();
    s.views_.frameCarried(s.subject());
  }

  void operator()(const DeleteVertex&) const {
    if (s.staging().still) return;
    const PickTarget& target = std::holds_alternative<VertexTarget>(s.hover()) ? s.hover() : s.selected();
    if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
      const ErasePoint erase{vertex->which, vertex->index};
      s.pointing_.leaveScene();
      s.works_.apply(Edit{erase});
    }
  }

  void operator()(const Nudge& nudge) const {
    if (s.staging().still) return;
    const Scene& scene = s.scene();
    const View& view = s.view(Space::world);
    const double share = nudge.fine ? 0.1 : 1, angle = share * std::numbers::pi / 12;
    const bool back = nudge.arrow.x + nudge.arrow.y > 0;  // → and ↑ turn a body with the hands of a clock
    const PickTarget& selected = s.selected();
    std::optional<Command> command;
    if (const auto* turned = std::get_if<TurnTarget>(&selected))
      command = turnCommand(scene, *turned, back ? -angle : angle);
    else if (std::holds_alternative<DirectionTarget>(selected) && !s.run().trace.gjk.empty())
      command = aimCommand(scene, view, s.run().trace.gjk.front().direction, nudge.arrow, angle);
    else  // as long as nothing has been chosen, B moves
      command = moveCommand(
          scene, std::holds_alternative<std::monostate>(selected) ? PickTarget(BodyTarget{Which::b}) : selected,
          share * gridStep(view) * nudgeDirection(view, nudge.arrow));
    if (command) s.works_.apply(Edit{*command});
  }

  void operator()(const KeepView& keep) const {
    SceneView kept;
    if (keep.keep) {
      kept = s.viewToKeep();
      kept.step = addressOf(s.moment());
    }
    s.works_.apply(Edit{SetView{kept}});
  }

  // The place on the timeline. What a question asks is answered first.

  void operator()(const Go& go) const {
    const int from = s.position();
    const bool one_on = go.where == Jump::next_step || go.where == Jump::next_test;
    const bool onwards = one_on || go.where == Jump::next_iteration || go.where == Jump::last;
    if (onwards && s.predicting_.asks()) return;
    if (onwards && s.asksOfShapesAlone()) return (*this)(StepLecture{1});
    // The answer test by test, where that is wanted.
    if (one_on && s.answerWaits())
      return s.cursor_.reveal(s.timeline(), go.where == Jump::next_test || s.goesTestByTest());
    // Past the ends of a stop's run lie its neighbours.
    const bool ends = go.where == Jump::next_step && from + 1 == s.timeline().size();
    const bool begins = go.where == Jump::previous_step && from == 0;
    if (s.atStop() && (ends || begins)) {
      s.cursor_.pause();
      return (*this)(StepLecture{ends ? 1 : -1});
    }
    s.cursor_.go(go.where, s.runs_);
    s.moved(from);
  }

  void operator()(const Seek& target) const { s.seek(target); }

  void operator()(const TogglePlay& toggle) const {
    if (s.asksOfShapesAlone()) return (*this)(StepLecture{1});
    if (!s.predicting_.asks()) s.cursor_.apply(toggle, s.runs_, s.scene());
  }

  void operator()(const PointAtRegion& turn) const {
    if (s.atRegions() && !s.predicting_.asks()) s.pointing_.apply(turn, s.frame().regions);
  }

  void operator()(const PointAt& seen) const {
    PointAt point = seen;
    // What the picture tells of a region or a facet under the pointer is what is asked.
    const bool tells =
        std::holds_alternative<RegionTarget>(point.target) || std::holds_alternative<FacetTarget>(point.target);
    if (tells && s.predicting_.asks()) point.target = std::monostate{};
    s.pointing_.apply(point);
  }

  // What is asked.

  void inquire(const Inquiry& asked) const { s.apply(Inquire{asked}); }

  void operator()(const ToggleCompare& toggle) const {
    if (s.replayed()) {  // it ends with the replayed run
      s.runs_.replay(nullptr);
      return s.recompute();
    }
    s.cursor_.apply(CloseQuery{}, s.runs_, s.scene());
    s.inquiring_.apply(toggle, s.document(), s.settings_.inquiry);
    s.recompute();
  }

  void operator()(const ToggleMaking&) const {
    if ((s.study() == Study::query && !s.showsWorld()) || s.making_.runs()) s.making_.toggle(s.settings_.reduce_motion);
  }

  void operator()(const ToggleSingle& toggle) const {
    s.runs_.replay(nullptr);
    s.inquiring_.apply(toggle, s.document(), s.settings_.inquiry);
    s.recompute();
  }

  void operator()(const ChooseStudy& choice) const {
    s.cursor_.leaveMotion();
    s.inquiring_.apply(choice, s.document(), s.settings_.inquiry);
    s.recompute();
  }

  void operator()(const ShowHardCase&) const {
    const GalleryEntry* entry = entryOf(s.scene());
    if (!entry || !entry->hard) return (*this)(Go{Jump::fault});
    if (!s.scene().query.textbook) {
      Inquiry asked = s.inquiry();
      asked.compare = true;
      asked.rival = Rival{"textbook", {}, RivalStart::same};
      asked.study = Study::query;
      inquire(asked);
    }
    if (s.faultPosition()) return (*this)(Go{Jump::fault});
    Address look;
    int place = 0;
    const Timeline& own = s.runs_.own().timeline;
    if (parseAddress(entry->hard->look, look).empty() && placeOf(look, own, place).empty())
      (*this)(Seek{s.comparing() ? s.timeline().inStep(own[place]) : place});
  }

  /// One method runs alone, from its first step on. Who leaves half way finds the step again that was on the screen.
  void operator()(const TogglePredict&) const {
    if (s.game()) {
      const int back = s.predicting_.back();
      s.predicting_.end();
      if (back >= 0) s.cursor_.apply(Seek{back}, s.runs_, s.scene());
      return s.cursor_.keepBack(false);
    }
    const int from = !s.comparing() && s.study() == Study::query ? s.position() : -1;
    s.runs_.replay(nullptr);
    if (from < 0) {
      Inquiry asked = s.inquiry();
      asked.compare = false;
      asked.study = Study::query;
      inquire(asked);
    }
    beginGame();
    s.predicting_.comeFrom(from);
  }

  void beginGame() const {
    s.cursor_.apply(Seek{0}, s.runs_, s.scene());
    s.predicting_.begin(s.runs_, s.naming(), s.position());
  }

  void operator()(const Predict& predict) const {
    if (s.game() && predict.move == PredictMove::again) return beginGame();
    s.predicting_.apply(predict, sceneName(), s.progress_.scores);
  }
  void operator()(const ChooseCandidate& choice) const { s.predicting_.apply(choice, sceneName(), s.progress_.scores); }
  std::string sceneName() const { return s.scene().title.empty() ? "untitled" : s.scene().title; }

  // Which work shows.

  void operator()(const ShowScene& shown) const {
    s.apply(LeaveWorld{});
    s.show(shown, "");
  }

  void operator()(const ShowDimension& shown) const {
    s.apply(LeaveWorld{});
    if (shown.dimension == s.scene().dimension) return;
    if (const Work* left = s.works_.lastOf(shown.dimension))
      s.switchWork([work = *left](OpenWorks& works) { works.show(work); });
    else
      s.open(defaultScene(shown.dimension), "");
  }

  void operator()(const ShowWork& wanted) const {
    bool shows = false;
    s.switchWork([&](OpenWorks& works) { shows = works.showWorld(wanted.number); });
    if (shows) return;
    if (s.lecture() && s.lecture()->number() == wanted.number) return (*this)(GoToStop{s.lecture()->at()});
    if (auto lecture = s.works_.takeLecture(wanted.number)) return s.bring(std::move(*lecture));
    s.apply(LeaveWorld{});
    if (const Work* left = s.works_.find(wanted.number))
      s.switchWork([work = *left](OpenWorks& works) { works.show(work); });
  }

  void operator()(const LookAtPair& wanted) const {
    if (s.world().shows(wanted.pair)) showNobodys({s.works_.lookAt(wanted.pair), {}, {}});
  }

  void showNobodys(const ShowScene& shown) const {
    s.works_.putScenesAside();
    s.show(shown, "");
    s.works_.forgetSceneChanges();
  }

  void operator()(const StageLesson& staged) const {
    s.predicting_.end();  // a lesson asks by itself
    s.update();
    const bool other_places = s.staging().places != staged.staging.places;
    s.stage_.set(staged.staging, staged.asks, s.settings_.reduce_motion);
    for (const Space space : {Space::world, Space::difference})
      if (other_places) s.views_.frameAgain(space, s.subject());
    s.cursor_.keepBack(staged.asks);
    if (staged.staging.primer != Primer::hold) return;
    s.drawLane(s.runs_.own(), Space::difference);  // of the moment itself: what it holds stays
    s.stage_.hold(s.frame());
  }

  void operator()(const KeepLessonPlace& kept) const { s.progress_.lessons[kept.file] = kept.place; }
  void operator()(const KeepPractice& kept) const { s.progress_.practice[kept.topic] = kept.record; }

  // The lecture.

  void operator()(const GoToStop& wanted) const {
    if (!s.lecture() || wanted.stop < 0 || wanted.stop >= s.lecture()->size()) return;
    s.switchWork([&](OpenWorks& works) { works.goTo(wanted.stop); });
    const LectureStop stop = s.lecture()->stop();
    if (const auto* kept = std::get_if<Scene>(&stop.what)) {
      showNobodys({*kept, openingOf(stop, *kept), {}});
      s.works_.showsStop();
      if (!stop.step.empty()) s.seekTo(stop.step);
      s.cursor_.keepBack(s.settings_.ask_first || !stop.ask.empty());
      return s.lectern_.setInk(s.inkPage(), stop.ink);
    }
    if (const auto* world = std::get_if<WorldFile>(&stop.what)) {
      s.open(*world, "");
      s.apply(InWorld{PlayWorld{stop.ask.empty() && !s.settings_.reduce_motion}});
    }
    s.works_.showsStop();  // the window opens a lesson
  }

  /// Onwards, a stop's question is answered first: all that a clicker has is one key.
  void operator()(const StepLecture& step) const {
    if (step.by > 0 && s.atStop() && s.answerWaits()) return answerStop();
    if (step.by > 0 && s.atStop() && s.test() && !s.showsWorld()) return (*this)(Go{Jump::next_test});
    if (s.lecture()) (*this)(GoToStop{s.lecture()->at() + step.by});
  }

  void answerStop() const {
    if (s.showsWorld())
      s.apply(InWorld{PlayWorld{true}});
    else
      s.cursor_.reveal(s.timeline(), s.goesTestByTest());
  }

  void operator()(const KeepMoment& keep) const { s.works_.keep(s.momentAsStop(keep), keep.replaces); }

  // The settings.

  void operator()(const ChangeSettings& change) const {
    const bool link = change.settings.linked_cameras && !s.settings_.linked_cameras;
    if (change.settings.ask_first != s.settings_.ask_first) s.cursor_.keepBack(true);
    const Naming former = s.naming();
    // Off the stage nothing shows that a pen is in the hand.
    if (s.settings_.stage && !change.settings.stage) s.lectern_.choose(s.lectern_.tool());
    s.settings_ = change.settings;
    if (s.naming() != former) {
      s.runs_.comparing().rename(s.runs_.own(), s.naming());
      s.predicting_.rename(s.naming());
    }
    s.cursor_.setPace(s.settings_);
    s.cursor_.setEachTest(s.goesTestByTest());
    if (link) s.views_.link();
    s.views_.setPerspective(s.settings_.perspective, s.subject());
  }
};

/// While a world is shown, what would move or change the scene behind it moves or changes the world.
bool Session::applyInWorld(const Intent& intent) {
  if (std::holds_alternative<Undo>(intent) && lectern_.takeBack(inkPage())) return true;
  return world_cameras_.apply(intent, world()) || works_.applyInWorld(intent);
}

Lectern::Views Session::inkedViews() const {
  return showsWorld() ? Lectern::Views{worldView(), worldView()} : views_.cameras().views();
}

bool Session::apply(const Intent& intent) {
  if (showsWorld() && applyInWorld(intent)) return true;
  return std::visit(
      [this](const auto& each) {
        if constexpr (requires { IntentHandler{*this}(each); }) {
          IntentHandler{*this}(each);
        } else if constexpr (requires { works_.apply(each); }) {
          switchWork([&](OpenWorks& works) { works.apply(each); });
        } else if constexpr (requires { cursor_.apply(each, runs_, scene()); }) {
          cursor_.apply(each, runs_, scene());
          recompute();
        } else if constexpr (requires { inquiring_.apply(each, document(), settings_.inquiry); }) {
          inquiring_.apply(each, document(), settings_.inquiry);
          recompute();
        } else if constexpr (requires { runs_.apply(each, scene()); }) {
          runs_.apply(each, scene());
        } else if constexpr (requires { views_.apply(each, seen()); }) {
          views_.apply(each, seen());
        } else if constexpr (requires { pointing_.apply(each); }) {
          pointing_.apply(each);
        } else if constexpr (requires { lectern_.apply(each, inkPage(), inkedViews()); }) {
          lectern_.apply(each, inkPage(), inkedViews());
        } else {
          return false;  // the window's
        }
        return true;
      },
      intent);
}

}  // namespace gjklab
