// Which work is on the screen: opened, left, taken up again.

#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/session/session.h"

#include <utility>

namespace gjklab {
namespace {

/// Works whose place is remembered; more than the history holds.
constexpr std::size_t kMostPlaces = 1000;

}  // namespace

void Session::restore(Scene scene, std::string path) {
  Work work{std::move(scene), std::move(path), {}};
  work.saved.dimension = 0;  // no scene equals it: the work is unsaved, whatever its file holds
  leaveWorld();
  if (aside_) {  // there it stays when the lesson ends
    work.number = document_.newNumber();
    return aside_->works.put(std::move(work));
  }
  show(std::move(work));
}

void Session::open(Scene scene, std::string path, std::unique_ptr<Lane> ready) {
  leaveWorld();
  ready_ = std::move(ready);
  // As the file says, whatever was compared before.
  Opening opening;
  opening.study = studyOf(scene);
  opening.compare = false;
  show(ShowScene{std::move(scene), opening, {}}, std::move(path));
  ready_.reset();
}

void Session::open(std::shared_ptr<const GivenRun> run) {
  leaveWorld();
  const ShowScene shown{run->scene, {}, {}};
  show(shown, "", std::move(run));
}

void Session::open(std::shared_ptr<const ReplayedRun> run) {
  leaveWorld();
  replayed_ = std::move(run);
  const ShowScene shown{replayed_->given.scene, {}, {}};
  show(shown, "");
  if (const std::optional<int> first = partingPosition()) take(Seek{*first});
}

void Session::show(const ShowScene& shown, std::string path, std::shared_ptr<const GivenRun> given) {
  const auto former = std::exchange(own_->given, std::move(given));  // lives until its run has been replaced
  leave();
  left_.put(document_.work());
  const bool first = aside_ && document_.number() == aside_->document.number();
  document_.replace({shown.scene, std::move(path), shown.scene});
  if (first) document_.forgetHistory();  // no step leads from nobody's scenes to the works that are put aside
  Place place;
  place.opening = shown.opening;
  place.camera = shown.camera ? shown.camera : cameraOf(shown.scene);
  begin(place);
}

void Session::show(Work work) {
  leave();
  left_.put(document_.work());
  left_.remove(work.number);
  document_.replace(std::move(work));
  begin(places_[document_.number()]);
}

/// Remembers how the work on the screen was left.
void Session::leave() {
  places_[document_.number()] = {opening_, camera_, player_.chosen(), left_moment_, cameras_.stand()};
  if (places_.size() > kMostPlaces) places_.erase(places_.begin());
}

void Session::begin(const Place& place) {
  motion_.opened.reset();
  motion_.between.reset();
  opening_ = place.opening;
  camera_ = place.camera;
  inquiry_ = inquiryOf(opening_, settings_.inquiry);
  recompute();
  left_moment_ = place.left_moment;
  player_.restart(timeline(), place.chosen ? timeline().nearest(*place.chosen) : 0);
  seen_step_ = {runs_, position(), player_.test()};
  cameras_.bring(camera_);
  showAsFiled();
  if (place.stand) cameras_.comeBack(*place.stand, sight());
  seen_scene_ = document_.revision();
}

/// At the step and in the view that the scene's file says.
void Session::showAsFiled() {
  frameAll();
  const SceneView& view = scene().view;
  for (const auto& [space, pane] : {std::pair{Space::world, view.world}, {Space::difference, view.difference}})
    if (!(pane == PaneView{})) cameras_.show(space, pane, sight());
  if (!view.step.empty()) seekTo(view.step);
}

std::string Session::seekTo(const std::string& step) {
  Address address;
  int place = 0;
  if (const std::string wrong = parseAddress(step, address); !wrong.empty()) return "a step " + wrong;
  if (std::string missing = gjklab::placeOf(address, timeline(), place); !missing.empty()) return missing;
  take(Seek{place});
  return {};
}

/// The study, and the view of each space, as a scene file has them.
SceneView Session::viewToKeep() const {
  SceneView kept;
  Scene plain = scene();
  plain.view = {};
  if (study() != studyOf(plain)) kept.study = study();
  for (const auto& [space, pane] : {std::pair{Space::world, &kept.world}, {Space::difference, &kept.difference}})
    if (!framed(space))
      *pane = paneViewOf(view(space));
    else if (scene().dimension == 3)
      pane->turn = view(space).orientation;  // the rest fits itself, also to another study
  return kept;
}

void Session::take(const KeepView& keep) {
  SceneView kept;
  if (keep.keep) {
    kept = viewToKeep();
    kept.step = addressOf(moment());
  }
  document_.execute(SetView{kept});
}

/// A and B are swapped: A ⊖ B lies on the other side of O, outside a pane that showed it.
void Session::frameTurnedOver() {
  recompute();
  cameras_.frame(Space::difference, sight());
}

/// A step that leads to another work takes that up where and as it was left; one within a work leaves the
/// cameras alone, but for one that a drag of the origin had carried along: it showed everything before, and does again.
void Session::stepHistory(void (Document::*step)()) {
  const Work former = document_.work();
  const Scene& before = former.scene;
  leave();
  (document_.*step)();
  if (document_.number() != former.number) {
    left_.put(former);
    left_.remove(document_.number());
    return begin(places_[document_.number()]);
  }
  if (before.a == scene().b && before.b == scene().a && !(before.a == before.b)) return frameTurnedOver();
  if (!cameras_.carried() || !cameras_.framed(Space::difference)) return;
  recompute();
  cameras_.frame(Space::difference, sight());
  cameras_.forgetCarried();
}

}  // namespace gjklab
