// Which work is on the screen: opened, left, taken up again.

#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/session/session.h"

#include <utility>

namespace gjklab {
namespace {

/// The parts of the inquiry that are switched on.
Opening shownBeside(const Inquiry& inquiry) {
  Opening shows;
  if (inquiry.compare) {
    shows.compare = true;
    shows.rival = Rival{inquiry.rival.method, {}, RivalStart::same};
  }
  if (inquiry.warm_start) shows.warm_start = true;
  if (inquiry.contacts) shows.contacts = true;
  if (inquiry.mass) shows.mass = true;
  return shows;
}

}  // namespace

WorkPlace Session::placeOfWork() const {
  return {inquiring_.opening(), views_.brought(), cursor_.player().chosen(), cursor_.leftQuery(),
          views_.cameras().state()};
}

/// Whenever another scene is shown, it continues where it was left. A lesson's staging ends with the lesson.
void Session::switchWork(const std::function<void(OpenWorks&)>& change) {
  const bool aside = works_.aside();
  works_.leave(placeOfWork());
  change(works_);
  if (aside && !works_.aside()) {
    predicting_.end();
    stage_.set({}, false, settings_.reduce_motion);
    cursor_.keepBack(false);
  }
  if (std::exchange(begun_, works_.scenesShown()) != works_.scenesShown()) begin(works_.current());
}

void Session::begin(const WorkPlace& place) {
  cursor_.leaveMotion();
  inquiring_.begin(place.opening);
  recompute();
  cursor_.begin(timeline(), place.chosen, place.left_query);
  views_.saw(step());
  views_.begin(place.camera, scene().view, subject());
  if (!scene().view.step.empty()) seekTo(scene().view.step);
  if (place.stand) views_.comeBack(*place.stand, subject());
  views_.saw(document().revision());
}

void Session::show(const ShowScene& shown, std::string path, std::shared_ptr<const GivenRun> given) {
  const auto former = runs_.give(std::move(given));  // lives until its run has been replaced
  WorkPlace place;
  place.opening = shown.opening;
  place.camera = shown.camera ? shown.camera : cameraOf(shown.scene);
  switchWork([&](OpenWorks& works) { works.show({shown.scene, std::move(path), shown.scene}, place); });
}

void Session::open(Scene scene, std::string path, std::unique_ptr<RunTrack> ready) {
  apply(LeaveWorld{});
  runs_.prepare(std::move(ready));
  // As the file says, whatever was compared before.
  Opening opening;
  opening.study = studyOf(scene);
  opening.compare = false;
  show(ShowScene{std::move(scene), opening, {}}, std::move(path));
  runs_.prepare(nullptr);
}

void Session::open(std::shared_ptr<const GivenRun> run) {
  apply(LeaveWorld{});
  const ShowScene shown{run->scene, {}, {}};
  show(shown, "", std::move(run));
}

void Session::open(std::shared_ptr<const ReplayedRun> run) {
  apply(LeaveWorld{});
  const ShowScene shown{run->given.scene, {}, {}};
  runs_.replay(std::move(run));
  show(shown, "");
  if (const std::optional<int> first = partingPosition()) seek(Seek{*first});
}

void Session::open(WorldFile file, std::string path) {
  switchWork([&](OpenWorks& works) { works.open(std::move(file), std::move(path)); });
}

void Session::open(Lecture lecture, std::string path) { bring(works_.newLecture(std::move(lecture), std::move(path))); }

void Session::bring(LectureWork lecture) {
  switchWork([&](OpenWorks& works) { works.open(std::move(lecture)); });
  apply(GoToStop{this->lecture()->at()});
}

void Session::restore(Scene scene, std::string path) {
  Work work{std::move(scene), std::move(path), {}};
  work.saved.dimension = 0;  // no scene equals it: the work is unsaved, whatever its file holds
  apply(LeaveWorld{});
  if (works_.keepAside(work)) return;  // there it stays when the lesson ends
  switchWork([&](OpenWorks& works) { works.show(std::move(work)); });
}

void Session::restore(WorldFile file, std::string path) {
  switchWork([&](OpenWorks& works) { works.restore(std::move(file), std::move(path)); });
}

void Session::restore(Lecture lecture, std::string path) {
  LectureWork work = works_.newLecture(std::move(lecture), std::move(path));
  work.markUnsaved();
  bring(std::move(work));
}

void Session::forget(std::uint64_t number) {
  switchWork([&](OpenWorks& works) { works.forget(number); });
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

Scene Session::sceneAsSeen() const {
  Scene kept = scene();
  kept.view = viewToKeep();
  return kept;
}

LectureStop Session::momentAsStop(const KeepMoment& keep) const {
  LectureStop stop;
  if (!keep.lesson.empty()) {
    stop.what = keep.lesson;
    stop.step = std::to_string(keep.beat);
    return stop;
  }
  if (showsWorld()) {
    stop.what = world().asFile();
    return stop;
  }
  stop.what = sceneAsSeen();
  stop.step = addressOf(moment());
  stop.shows = shownBeside(inquiry());
  stop.ink = lectern_.ink(inkPage());
  return stop;
}

}  // namespace gjklab
