#include "ui/workbench.h"

#include "model/gallery/gallery.h"
#include "model/sandbox/world_gallery.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

// The ways between pairs, motions, worlds, lessons and lectures.

namespace gjklab {

/// Only the window knows which lesson is open.
void Workbench::nameLesson(KeepMoment& keep) const {
  if (!lessons_.open() || lessons_.toying()) return;
  keep.lesson = fileStemOf(lessons_.classroom().lesson().file);
  keep.beat = lessons_.classroom().beat() + 1;
}

/// All pages of a text on the Stage are shown before the lesson or the lecture continues.
bool Workbench::turnsPage(const Intent& intent) {
  int by = 0;
  if (const auto* wish = std::get_if<Teach>(&intent))
    by = wish->what == Teach::What::next ? 1 : wish->what == Teach::What::back ? -1 : 0;
  if (const auto* step = std::get_if<StepLecture>(&intent)) by = step->by;
  const int page = lesson_choice_.page + by;
  if (by == 0 || !lessons_.open() || page < 0 || page >= lesson_choice_.pages) return false;
  lesson_choice_.page = page;
  return true;
}

/// Opens the lesson of a stop. The session has shown every other kind.
void Workbench::followLecture() {
  if (std::exchange(stops_shown_, session_.works().stopsShown()) == session_.works().stopsShown()) return;
  const LectureStop* stop = session_.works().lessonStop();
  if (stop == nullptr) return;
  const std::string fault = lessons_.openNamed(std::get<std::string>(stop->what), stop->step);
  if (!fault.empty()) news_.say(fault, News::Mood::error);
}

/// Shows the open world or lesson where the user left it, otherwise the first built-in one.
void Workbench::turnTo(Activity activity) {
  news_.moveOn();
  if (activity == Activity::lesson) {
    if (!lessons_.open() || lessons_.toying()) lessons_.goOn();
    return;
  }
  lessons_.close();
  if (activity == Activity::world) {
    if (session_.world().open())
      session_.apply(ReturnToWorld{});
    else
      openFile(builtInWorldPath(firstWorld(session_.scene().dimension).id));
    return;
  }
  if (session_.showsWorld()) session_.apply(LeaveWorld{});
  activity == Activity::motion ? turnToMotion() : turnToPair();
}

/// Shows the motion of the current pair. A pair at rest is replaced by a built-in one that moves.
void Workbench::turnToMotion() {
  if (session_.opened() || session_.study() == Study::impact) return;
  if (!moves(session_.scene())) {
    const std::uint64_t resting = session_.document().number();
    for (const GalleryEntry& entry : gallery()) {
      if (entry.scene.dimension != session_.scene().dimension || !moves(entry.scene)) continue;
      session_.apply(ShowScene{entry.scene, entry.opening, entry.camera});
      resting_ = {resting, session_.document().number()};
      news_.say(tr("Your pair does not move, so this is \"{scene}\". The tab Pair returns to yours.",
                   arg("scene", entry.scene.title)));
      break;
    }
  }
  session_.apply(ChooseStudy{Study::impact});
}

/// Returns to the static pair, otherwise shows the query of the current one.
void Workbench::turnToPair() {
  const std::uint64_t now = session_.document().number();
  if (resting_ && resting_->moving == now) session_.apply(ShowWork{std::exchange(resting_, {})->resting});
  if (session_.document().number() == now && (session_.opened() || session_.study() == Study::impact))
    session_.apply(ChooseStudy{Study::query});
}

/// Says what has become of a lecture or a pair where the window does not show it.
void Workbench::announce(const Intent& intent) {
  if (std::holds_alternative<ReturnToWorld>(intent)) news_.moveOn();
  const Sandbox& world = session_.world();
  if (const auto* look = std::get_if<LookAtPair>(&intent); look && world.pairInLab() == look->pair)
    return news_.say(tr("A is {a} and B is {b}, as they are at this moment. Escape returns to the world.",
                        arg("a", nameOf(world.file(), look->pair.a)), arg("b", nameOf(world.file(), look->pair.b))));
  // An audience is to see it first.
  if (std::holds_alternative<ToggleCompare>(intent) && session_.comparing() && !session_.settings().stage &&
      !session_.whyRival().empty())
    return news_.say(session_.whyRival());
  if (std::holds_alternative<ChangeSettings>(intent) && session_.settings().stage) news_.moveOn();
  const LectureWork* lecture = session_.lecture();
  if (const auto* keep = std::get_if<KeepMoment>(&intent); keep && lecture) {
    const int stop = session_.atStop() || keep->replaces ? lecture->at() + 1 : lecture->size();
    news_.say(keep->replaces ? tr("Stop {stop} now shows this moment.", arg("stop", stop))
                             : tr("Kept as stop {stop} of {count}.", arg("stop", stop), arg("count", lecture->size())));
  }
  if (std::holds_alternative<CloseLecture>(intent))
    for (const UnsavedWork& work : session_.unsaved())
      if (work.lecture) return news_.say(tr("The lecture is not saved yet. File › Unsaved reopens it."));
}

}  // namespace gjklab
