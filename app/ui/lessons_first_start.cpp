#include "ui/lessons.h"

#include <algorithm>
#include <utility>

// The first start: a heap to throw about, and the card that continues a lesson.

namespace gjklab {
namespace {

constexpr double kToySeconds = 8;    // from the start of the heap's fall until it freezes
constexpr double kThrowSeconds = 3;  // to see what a throw does

}  // namespace

void Lessons::setGreeted(bool greeted) {
  Settings settings = session_.settings();
  if (std::exchange(settings.greeted, greeted) != greeted) session_.apply(ChangeSettings{settings});
}

void Lessons::greet() {
  greeting_ = true;
  const auto& entries = shelf_.entries();
  if (!session_.progress().lessons.empty() || !shelf_.path().empty() || entries.empty()) return;
  Lesson first = shelf_.read(entries.front().file).lesson;
  if (first.beats.size() < 2 || !first.beats.front().show.showsWorld()) return;
  classroom_.start(std::move(first), session_, 0);
  const bool still = session_.settings().reduce_motion;
  toy_ = still ? kToySeconds : 0;
  if (still) session_.apply(Seek{kMostWorldSteps / 4});
  session_.apply(InWorld{PlayWorld{!still}});
}

/// The heap is thrown about; it has no clock, and rests for good once it has frozen.
bool Lessons::refuses(const Intent& intent) {
  if (!toying()) return false;
  const auto* wish = std::get_if<InWorld>(&intent);
  if (wish == nullptr)
    return std::holds_alternative<LookAtPair>(intent) || std::holds_alternative<Go>(intent) ||
           std::holds_alternative<Seek>(intent) || std::holds_alternative<TogglePlay>(intent);
  const WorldIntent& what = wish->intent;
  const bool throws = std::holds_alternative<GrabBody>(what) || std::holds_alternative<DragBody>(what) ||
                      std::holds_alternative<PushBody>(what);
  if (!std::holds_alternative<LetGo>(what) && (!throws || frozen())) return true;
  if (throws) toy_ = std::min(toy_, kToySeconds - kThrowSeconds);
  return false;
}

bool Lessons::frozen() const { return toy_ >= kToySeconds; }

/// A body in the hand stops the clock.
void Lessons::advanceToy(double seconds) {
  const bool before = frozen();
  if (session_.world().hold().body < 0) toy_ += seconds;
  if (frozen() && !before) session_.apply(InWorld{PlayWorld{false}});
}

/// The heap is the first page of the first lesson. Its second page answers the question.
void Lessons::beginAfterToy() { start(shelf_.entries().front().file, 1); }

void Lessons::performInToy(Teach::What wish) {
  if (wish == Teach::What::next || wish == Teach::What::go) beginAfterToy();
  if (wish == Teach::What::close) greeted();
}

void Lessons::greeted() {
  greeting_ = false;
  if (std::exchange(toy_, -1) >= 0) classroom_.close(session_);
  setGreeted(true);
}

void Lessons::goOn() {
  const auto& entries = shelf_.entries();
  if (toying()) return start(entries.front().file, 0);
  if (!entries.empty()) start(entries[onward(shelf_, session_.progress().lessons).lesson].file);
}

}  // namespace gjklab
