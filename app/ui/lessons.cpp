#include "ui/lessons.h"

#include "model/text/json_tree.h"
#include "model/text/number_text.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace gjklab {
namespace {

constexpr double kLookAtFile = 0.4;  // seconds between looks at a lesson's file

/// A number from 1 on, as people count.
std::optional<int> ordinalIn(const std::string& text) {
  const std::optional<int> number = countIn(text);
  return number && *number > 0 ? number : std::nullopt;
}

}  // namespace

bool Lessons::isLesson(const std::string& path) {
  std::error_code failure;
  return path.ends_with(".md") || std::filesystem::is_directory(pathOf(path), failure);
}

void Lessons::openPath(const std::string& path) {
  LessonShelf found(path);
  if (found.entries().empty())
    return news_.say(tr("{folder} contains no lessons (*.md).", arg("folder", path)), News::Mood::error);
  shelf_ = std::move(found);
  start(shelf_.entries().front().file);
}

std::string Lessons::openAt(const std::string& place) {
  const auto& entries = shelf_.entries();
  const std::size_t point = place.find('.');
  const std::optional<int> lesson = ordinalIn(place.substr(0, point));
  const std::optional<int> beat = point == place.npos ? std::optional(1) : ordinalIn(place.substr(point + 1));
  if (!lesson || !beat || static_cast<std::size_t>(*lesson) > entries.size())
    return tr("There is no lesson \"{place}\": lessons are 1 to {count}, and \"6.3\" is page 3 of lesson 6.",
              arg("place", place), arg("count", entries.size()));
  start(entries[static_cast<std::size_t>(*lesson) - 1].file, *beat - 1);
  return "";
}

std::string Lessons::openNamed(const std::string& name, const std::string& beat) {
  for (const LessonShelf::Entry& entry : shelf_.entries())
    if (fileStemOf(entry.file) == name) {
      start(entry.file, ordinalIn(beat).value_or(1) - 1);
      return "";
    }
  return tr("There is no lesson \"{name}\".", arg("name", printable(name)));
}

LectureStop Lessons::pictureOf(const LectureStop& stop) const {
  const auto* name = std::get_if<std::string>(&stop.what);
  if (name == nullptr) return stop;
  const auto& entries = shelf_.entries();
  const auto entry =
      std::find_if(entries.begin(), entries.end(), [name](const auto& each) { return fileStemOf(each.file) == *name; });
  if (entry == entries.end()) return stop;
  const std::vector<Beat> beats = shelf_.read(entry->file).lesson.beats;
  const auto beat = static_cast<std::size_t>(ordinalIn(stop.step).value_or(1) - 1);
  if (beat >= beats.size()) return stop;
  const Show& show = beats[beat].show;
  LectureStop picture = stop;
  if (show.showsWorld()) {
    picture.what = *show.world;
  } else if (!show.scene_name.empty() || show.microscope) {
    picture.what = show.scene;
    picture.step = show.at.text;
  }
  return picture;
}

std::string Lessons::address() const {
  if (!open() || toying() || practice_.on()) return "";
  const auto& entries = shelf_.entries();
  const auto here = std::find_if(entries.begin(), entries.end(),
                                 [this](const auto& entry) { return entry.file == classroom_.lesson().file; });
  return fmt::format("{}.{}", here - entries.begin() + 1, classroom_.beat() + 1);
}

void Lessons::say(const LessonReading& reading, const std::string& file) {
  if (reading.faults.empty()) return;
  const LessonFault& fault = reading.faults.front();
  news_.say(fmt::format("{}:{}: {}", shelf_.called(file), fault.line, fault.sentence), News::Mood::error);
}

void Lessons::start(const std::string& file, std::optional<int> beat) {
  LessonReading reading = shelf_.read(file);
  bytes_ = shelf_.bytes(file);
  since_look_ = 0;
  if (reading.lesson.beats.empty()) return say(reading, file);
  const LessonShelf::Entry* entry = entryOf(file);
  news_.dismiss();
  greeting_ = false;
  toy_ = -1;
  practice_.stop();
  setGreeted(false);
  classroom_.start(std::move(reading.lesson), session_,
                   beat.value_or(entry ? resumedAt(*entry, lessonPlace(file)) : 0));
  say(reading, file);
  remember();
}

const LessonShelf::Entry* Lessons::entryOf(const std::string& file) const {
  for (const LessonShelf::Entry& entry : shelf_.entries())
    if (entry.file == file) return &entry;
  return nullptr;
}

void Lessons::next() {
  if (classroom_.next(session_)) return;
  LessonPlace place = lessonPlace(classroom_.lesson().file);
  place.passed = classroom_.beats();
  session_.apply(KeepLessonPlace{classroom_.lesson().file, place});
  const auto& entries = shelf_.entries();
  for (std::size_t i = 0; i + 1 < entries.size(); ++i)
    if (entries[i].file == classroom_.lesson().file) return start(entries[i + 1].file);
  close();
}

std::string Lessons::before() const {
  const auto& entries = shelf_.entries();
  for (std::size_t i = 1; i < entries.size(); ++i)
    if (entries[i].file == classroom_.lesson().file) return entries[i - 1].file;
  return "";
}

/// From the first page to the last one of the lesson before. That lesson counts as begun at its first page, so that its
/// open questions stay open.
void Lessons::back() {
  if (classroom_.back(session_) || before().empty()) return;
  const std::string here = classroom_.lesson().file;
  start(before(), 0);
  if (classroom_.lesson().file != here) classroom_.go(classroom_.beats() - 1, session_);
}

void Lessons::perform(const Teach& wish) {
  using What = Teach::What;
  if (wish.what == What::start) return start(wish.file, wish.number > 0 ? std::optional(wish.number) : std::nullopt);
  if (wish.what == What::lab) return greeted();
  if (wish.what == What::practise) return practise();
  if (wish.what == What::own) {
    shelf_ = LessonShelf();
    return;
  }
  if (!open()) return;
  if (toying()) return performInToy(wish.what);
  if (practice_.on()) return performInPractice(wish);
  switch (wish.what) {
    case What::go:
      classroom_.go(wish.number, session_);
      break;
    case What::next:
      next();
      break;
    case What::back:
      back();
      break;
    case What::skipped:
      goToSkipped();
      break;
    case What::close:
      remember();
      classroom_.close(session_);
      setGreeted(true);
      return;
    case What::restore:
    case What::choose:
    case What::answer:
    case What::hint:
    case What::give_up:
    case What::solve:
      performTask(wish);
      break;
    case What::start:
    case What::own:
    case What::lab:
    case What::practise:
      break;
  }
  remember();
}

bool Lessons::performTask(const Teach& wish) {
  using What = Teach::What;
  if (wish.what == What::restore)
    classroom_.restore(session_);
  else if (wish.what == What::choose)
    classroom_.choose(wish.number, session_);
  else if (wish.what == What::answer)
    classroom_.answer(wish.answer, session_);
  else if (wish.what == What::hint)
    classroom_.showHint();
  else if (wish.what == What::give_up)
    classroom_.showAnswer(session_);
  else if (wish.what == What::solve)
    classroom_.showSolution(session_);
  else
    return false;
  return true;
}

void Lessons::goToSkipped() {
  const LessonShelf::Entry* entry = entryOf(classroom_.lesson().file);
  if (!entry) return;
  const std::vector<int> open = skippedBefore(entry->beats, *entry, lessonPlace(entry->file));
  if (!open.empty()) classroom_.go(open.front(), session_);
}

/// Begins a round, or extends it by five minutes.
void Lessons::practise() {
  if (!Practice::possible(shelf_, session_.progress())) return;
  if (open() && !toying() && !practice_.on()) remember();
  news_.dismiss();
  greeting_ = false;
  toy_ = -1;
  practice_.begin();
  askNext();
}

void Lessons::askNext() { classroom_.start(practice_.next(shelf_, session_.progress()), session_, 0); }

void Lessons::performInPractice(const Teach& wish) {
  using What = Teach::What;
  if (wish.what == What::close) {
    practice_.stop();
    classroom_.close(session_);
    setGreeted(true);
  } else if (wish.what == What::next) {
    if (practice_.ended()) return performInPractice({What::close});
    practice_.update(classroom_, session_, true);
    askNext();
  } else if (performTask(wish)) {
    practice_.update(classroom_, session_);
  }
}

LessonPlace Lessons::lessonPlace(const std::string& file) const {
  const auto& places = session_.progress().lessons;
  const auto found = places.find(file);
  return found == places.end() ? LessonPlace{} : found->second;
}

/// A learner who has gone past all beats and has left nothing open is done, and may begin again.
void Lessons::remember() {
  if (!open() || toying() || practice_.on()) return;
  const std::string& file = classroom_.lesson().file;
  LessonPlace place = lessonPlace(file);
  place.beat = classroom_.beat();
  place.passed = std::max(place.passed, place.beat);
  for (const auto& [beat, settled] : classroom_.settled()) {
    Settled& best = place.settled.emplace(beat, settled).first->second;
    best = std::max(best, settled);
  }
  const LessonShelf::Entry* entry = entryOf(file);
  place.done = place.done || (place.passed + 1 >= classroom_.beats() && entry && allSettled(*entry, place));
  session_.apply(KeepLessonPlace{file, place});
}

std::optional<Teach> Lessons::intentOf(const KeyPress& press) const {
  using What = Teach::What;
  if (!open() || press.alt || press.control) return std::nullopt;
  switch (press.key) {
    case SDLK_SPACE:
      if (press.shift) return std::nullopt;  // plays, as Space does in the lab
      return Teach{What::next};
    case SDLK_PAGEDOWN:
      return Teach{What::next};
    case SDLK_PAGEUP:
      return Teach{What::back};
    case SDLK_BACKSPACE:
      return Teach{What::restore};
    default:
      break;
  }
  // The choices of an open question have numbers.
  const Beat& beat = classroom_.current();
  const bool asked =
      beat.predict && (classroom_.answered() == Answered::open || classroom_.answered() == Answered::wrong);
  const int number = static_cast<int>(press.key) - static_cast<int>(SDLK_1);
  if (!asked || press.shift || number < 0 || number > 8) return std::nullopt;
  if (!beat.predict->ask && number < static_cast<int>(beat.predict->choices.size()))
    return Teach{What::choose, {}, number};
  const AnswerSheet& sheet = classroom_.sheet();
  if (sheet.kind == AnswerSheet::Kind::one && number < static_cast<int>(sheet.items.size()))
    return Teach{What::answer, {}, 0, sheet.answerOf({number})};
  return std::nullopt;
}

void Lessons::update(double seconds) {
  if (!open()) return;
  if (toying()) return advanceToy(seconds);
  classroom_.advance(seconds, session_);
  practice_.advance(seconds);
  if (practice_.on()) return;
  if (classroom_.lookAtGoals(session_)) remember();
  since_look_ += seconds;
  if (shelf_.path().empty() || since_look_ < kLookAtFile) return;
  since_look_ = 0;
  if (const std::string bytes = shelf_.bytes(classroom_.lesson().file); bytes != bytes_ && !bytes.empty()) {
    bytes_ = bytes;
    reread();
  }
}

/// The lesson has been saved: it shows at once, at the same beat. One with faults says so, and shows as far as it goes.
void Lessons::reread() {
  const std::string file = classroom_.lesson().file;
  LessonReading reading = shelf_.read(file);
  news_.dismiss();
  classroom_.renew(std::move(reading.lesson), session_);
  say(reading, file);
}

void Lessons::readAgain() {
  shelf_.list();
  if (!open() || toying() || practice_.on()) return;
  bytes_ = shelf_.bytes(classroom_.lesson().file);
  reread();
}

double Lessons::idleSeconds() const {
  if (!open()) return -1;
  if (practice_.on() && !classroom_.answering()) return practice_.untilNextMinute();
  return classroom_.answering() ? 0 : shelf_.path().empty() ? -1 : kLookAtFile;
}

}  // namespace gjklab
