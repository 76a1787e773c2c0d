#include "model/lesson/classroom.h"

#include "model/figure/view.h"
#include "model/gallery/gallery.h"
#include "model/lesson/dragged_number.h"
#include "model/predict/reasons.h"

#include <algorithm>

namespace gjklab {
namespace {

/// Calls `each` with every name in braces, "{name}", except subscripts "_{…}", and replaces it by the result.
template <class Each>
std::string replaceNames(const std::string& text, Each each) {
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
    const std::size_t end = text.find('}', at);
    if (end == std::string::npos) break;
    if (at > 0 && text[at - 1] == '_') continue;
    out += text.substr(from, at - from) + each(text.substr(at + 1, end - at - 1));
    from = end + 1;
    at = end;
  }
  return out + text.substr(from);
}

/// Where a beat is seen from: as the lesson says, and not from where its learner turned the beat before.
std::optional<glm::dquat> sideOf(const Show& show) {
  if (show.camera || show.scene.dimension < 3) return show.camera;
  return cameraOf(show.scene).value_or(defaultOrientation());
}

}  // namespace

std::string withFacts(const std::string& text, const Shown& shown, Draggable draggable) {
  return replaceNames(text, [&](const std::string& name) {
    const std::string dragged = draggedName(name);
    const std::string words = factText(dragged.empty() ? name : dragged, shown);
    return dragged.empty() || draggable == Draggable::plain ? words : "***" + words + "***";
  });
}

std::vector<std::string> draggedIn(const std::string& text) {
  std::vector<std::string> dragged;
  replaceNames(text, [&](const std::string& name) {
    if (!draggedName(name).empty()) dragged.push_back(draggedName(name));
    return std::string();
  });
  return dragged;
}

std::vector<std::string> unknownFacts(const std::string& text) {
  std::vector<std::string> unknown;
  replaceNames(text, [&](const std::string& name) {
    const std::string dragged = draggedName(name);
    if (dragged.empty() ? !isFact(name) : !draggedNumber(dragged)) unknown.push_back(name);
    return std::string();
  });
  return unknown;
}

void Classroom::start(Lesson lesson, Session& session, int beat) {
  if (lesson.beats.empty()) return;
  session.apply(PutWorkAside{});
  lesson_ = std::move(lesson);
  tasks_.clear();
  open_ = true;
  beat_ = -1;
  go(beat, session);
}

void Classroom::renew(Lesson lesson, Session& session) {
  if (lesson.beats.empty()) return;
  lesson_ = std::move(lesson);
  const int beat = beat_;
  beat_ = -1;
  go(beat, session);
}

void Classroom::close(Session& session) {
  if (!open_) return;
  open_ = false;
  session.apply(TakeWorkUp{});
}

bool Classroom::step(int by, Session& session) {
  const int wanted = beat_ + by;
  if (wanted < 0 || wanted >= beats()) return false;
  go(wanted, session);
  return true;
}

void Classroom::go(int beat, Session& session) {
  beat_ = std::clamp(beat, 0, beats() - 1);
  subtitles_ = subtitlesOf(lesson_, beat_);
  apply(session);
}

void Classroom::restore(Session& session) { apply(session); }

/// Scene, moment and staging of the beat; a beat without a picture leaves everything as it is.
void Classroom::apply(Session& session) {
  const Beat& beat = current();
  const Show& show = beat.show;
  sheet_ = {};
  candidates_.clear();
  solution_shows_ = moved_ = false;
  motion_.reset();
  lit_.clear();
  drawn_ = Primer::none;
  showWorld(session);
  if (!show.scene_name.empty() && !show.showsWorld()) {
    session.apply(StageLesson{});
    session.forgetChanges();
    session.apply(ShowScene{show.scene, show.opening, sideOf(show)});
    session.update();
    int place = 0;
    if (!placeOf(show.at, session.timeline(), place).empty()) place = 0;
    session.apply(Seek{place, show.test});
  }
  const bool open = !beat.predict || answered() == Answered::open || answered() == Answered::wrong;
  if (beat.predict && beat.predict->ask && !show.showsWorld()) sheet_ = answerSheet(*beat.predict->ask, session);
  if (sheet_.question) candidates_ = candidatesOf({session.scene(), session.run(), *sheet_.question, session.naming()});
  stage(session, show.hides_answer && open);
  session.update();
  now().reached.resize(beat.reach ? beat.reach->goals.size() : 0);
  settle(session);
}

/// What shows now is the beat's picture, from which the learner may stray.
void Classroom::settle(const Session& session) {
  settled_ = session.scene();
  settled_at_ = session.position();
}

/// Bodies can be dragged if the beat asks for it, and if no number of the text becomes false.
bool Classroom::drags() const {
  const Beat& beat = current();
  if (beat.reach || beat.show.drags || beat.show.staging.primer == Primer::hold) return true;
  return std::any_of(beat.text.begin(), beat.text.end(),
                     [](const LessonText& part) { return !draggedIn(part.text).empty(); });
}

/// Moves the picture, from the beat's own one on.
void Classroom::show(const AnswerMotion& motion, Session& session) {
  if (moved_) apply(session);
  if (motion.moves.empty()) return;
  moved_ = true;
  for (const Move& move : motion.moves) {
    if (move.kind == Move::Kind::light) lit_.push_back(move.lit);
    if (move.kind == Move::Kind::draw) drawn_ = move.primer;
  }
  motion_.emplace(motion.moves);
  advance(session.settings().reduce_motion ? Motion::kSeconds : 0, session);
}

void Classroom::advance(double seconds, Session& session) {
  if (!motion_) return;
  motion_->advance(seconds, session);
  if (!motion_->ended()) return;
  motion_.reset();
  // What is lit or drawn belongs to what shows in the end.
  const bool open = answered() == Answered::open || answered() == Answered::wrong;
  if (!lit_.empty() || drawn_ != Primer::none) stage(session, current().show.hides_answer && open);
  session.update();
  settle(session);
}

/// The world of the beat at its step.
void Classroom::showWorld(Session& session) const {
  const Show& show = current().show;
  session.apply(
      StageWorld{show.world, show.step, show.sights, show.microscope ? std::optional(show.pair) : std::nullopt});
}

const std::vector<Candidate>& Classroom::inPicture(const Session& session) const {
  static const std::vector<Candidate> kNone;
  const bool own = !motion_ && session.scene() == settled_ && session.position() == settled_at_;
  const bool drawn = !candidates_.empty() && !candidates_.front().shape.empty();
  return asks() && own && drawn ? candidates_ : kNone;
}

int Classroom::candidateAt(const Session& session, Space space, dvec2 pointer, const PickTarget& target) const {
  const std::vector<Candidate>& candidates = inPicture(session);
  if (candidates.empty()) return -1;
  if (const int handle = candidateOf(candidates, space, target); handle >= 0) return handle;
  return gjklab::candidateAt({session.scene(), session.run(), *sheet_.question, session.naming()}, candidates, space,
                             session.view(space), pointer);
}

bool Classroom::sawElsewhere(const Session& session) const {
  return !session.framed(Space::world) || !session.framed(Space::difference);
}

bool Classroom::strayed(const Session& session) const {
  const Show& show = current().show;
  if (show.scene_name.empty()) return false;
  const Sandbox& world = session.world();
  if (show.world && (world.touched() || world.position() != show.step || world.inLab() != show.microscope ||
                     (show.microscope && !(world.pairInLab() == show.pair))))
    return true;
  if (show.showsWorld()) return false;
  int place = 0;
  if (motion_) return false;
  if (moved_) return !(session.scene() == settled_) || session.position() != settled_at_ || sawElsewhere(session);
  if (!(session.scene() == show.scene) || session.test() != show.test || sawElsewhere(session)) return true;
  return placeOf(show.at, session.timeline(), place).empty() && place != session.position();
}

const Classroom::Tasks& Classroom::tasks() const {
  static const Tasks kNone;
  const auto found = tasks_.find(beat_);
  return found == tasks_.end() ? kNone : found->second;
}

void Classroom::answer(const Answer& answer, Session& session) {
  if (!current().predict || !sheet_.question || answered() == Answered::right) return;
  const Prediction& asked = *current().predict;
  if (isRight(*sheet_.question, answer)) {
    now().answered = Answered::right;
    now().remark = asked.why;
    reveal(session);
    show(asked.then, session);
  } else {
    now().answered = Answered::wrong;
    now().missed = true;
    now().remark = whyNot({session.scene(), session.run(), *sheet_.question}, answer).sentence;
  }
}

void Classroom::choose(int choice, Session& session) {
  if (!current().predict || answered() == Answered::right) return;
  const Prediction& asked = *current().predict;
  if (choice < 0 || choice >= static_cast<int>(asked.choices.size())) return;
  const OfferedAnswer& chosen = asked.choices[static_cast<std::size_t>(choice)];
  const bool right = chosen.right;
  now().answered = right ? Answered::right : Answered::wrong;
  now().missed = now().missed || !right;
  now().remark = right ? asked.why : chosen.but;
  if (right) reveal(session);
  show(chosen.then, session);
}

void Classroom::showAnswer(Session& session) {
  if (!current().predict || answered() == Answered::right) return;
  const Prediction& asked = *current().predict;
  std::string words = sheet_.rightWords();
  for (const OfferedAnswer& choice : asked.choices)
    if (choice.right) words += (words.empty() ? "" : "; or ") + choice.text;
  now().answered = Answered::shown;
  now().remark = words + (asked.why.empty() ? "" : ". " + asked.why);
  reveal(session);
  show(asked.rightMotion(), session);
}

/// Where a solution leaves B, one place after the other.
std::vector<dvec3> placesOf(const std::vector<Move>& solution, const Scene& scene) {
  std::vector<dvec3> places;
  for (const Move& move : solution) {
    const dvec3 from = places.empty() ? scene.b.position : places.back();
    if (move.kind == Move::Kind::body && move.which == Which::b) places.push_back(move.to);
    if (move.kind == Move::Kind::origin) places.push_back(from + move.to);
  }
  return places;
}

/// What the beat hides and marks, and the names by which its question is answered.
void Classroom::stage(Session& session, bool asks) const {
  Staging staging = current().show.staging;
  staging.named = sheet_.namedVertices();
  // Answers of A's and B's vertices are given by name: the picture has the names.
  if (sheet_.kind == AnswerSheet::Kind::pair)
    for (const Which which : {Which::a, Which::b}) staging.marks.push_back(BodyTarget{which});
  if (current().reach) staging.places = placesOf(current().reach->solution, session.scene());
  if (current().predict) {
    const Prediction& asked = *current().predict;
    const auto makeRoomFor = [&](const AnswerMotion& motion) {
      for (const dvec3& place : placesOf(motion.moves, current().show.scene)) staging.places.push_back(place);
    };
    makeRoomFor(asked.then);
    for (const OfferedAnswer& choice : asked.choices) makeRoomFor(choice.then);
  }
  staging.still = !drags();
  staging.marks.insert(staging.marks.end(), lit_.begin(), lit_.end());
  if (drawn_ != Primer::none) {
    staging.primer = drawn_;
    staging.seconds = Motion::kSeconds;
  }
  session.apply(StageLesson{staging, asks});
}

/// Shows the hidden answer.
void Classroom::reveal(Session& session) {
  if (current().show.hides_answer) stage(session, false);
  session.update();
}

bool Classroom::lookAtGoals(const Session& session) {
  if (!open_ || !current().reach) return false;
  bool fresh = false;
  const std::vector<Goal>& goals = current().reach->goals;
  std::vector<Reached>& reached = now().reached;
  reached.resize(goals.size());
  const auto isHeld = [&](const Goal& goal) { return holds(goal, shown(session)); };
  if (std::none_of(goals.begin(), goals.end(), isHeld)) solution_shows_ = false;
  const Reached how = solution_shows_ ? Reached::shown : Reached::own;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    if (reached[i] >= how || !isHeld(goals[i])) continue;
    reached[i] = how;
    fresh = true;
  }
  return fresh;
}

bool Classroom::reached(std::size_t goal) const {
  return goal < tasks().reached.size() && tasks().reached[goal] != Reached::no;
}

bool Classroom::onlyShown(std::size_t goal) const { return reached(goal) && tasks().reached[goal] == Reached::shown; }

bool Classroom::reachedAll() const {
  const std::vector<Reached>& reached = tasks().reached;
  return !reached.empty() && std::none_of(reached.begin(), reached.end(), [](Reached r) { return r == Reached::no; });
}

std::map<int, Settled> Classroom::settled() const {
  std::map<int, Settled> all;
  for (const auto& [index, done] : tasks_) {
    if (index >= beats()) continue;  // the file has been read again, and is shorter
    const Beat& beat = lesson_.beats[static_cast<std::size_t>(index)];
    const bool answered = done.answered == Answered::right || done.answered == Answered::shown;
    const auto not_reached = [](Reached r) { return r == Reached::no; };
    const bool reached = !done.reached.empty() && std::none_of(done.reached.begin(), done.reached.end(), not_reached);
    if ((beat.predict && !answered) || (beat.reach && !reached) || (!beat.predict && !beat.reach)) continue;
    const bool shown = (beat.predict && done.answered == Answered::shown) ||
                       std::find(done.reached.begin(), done.reached.end(), Reached::shown) != done.reached.end();
    all[index] = shown ? Settled::shown : done.missed || done.hint_shown ? Settled::mended : Settled::right;
  }
  return all;
}

void Classroom::showSolution(Session& session) {
  if (!current().reach) return;
  restore(session);
  solution_shows_ = true;
  lookAtGoals(session);
  for (const Move& move : current().reach->solution) {
    makeMoves({move}, session);
    solution_shows_ = true;
    lookAtGoals(session);
  }
}

}  // namespace gjklab
