// A lesson walked as a learner would.

#include "model/gallery/gallery.h"
#include "model/lesson/classroom.h"
#include "model/lesson/shelf.h"
#include "model/scene/body_points.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

class Walk {
 public:
  Walk(const Lesson& lesson, std::vector<LessonFault>& faults)
      : session_(defaultScene(2), "", still()), faults_(faults) {
    classroom_.start(lesson, session_);
  }

  void run() {
    for (int i = 0; i < classroom_.beats(); ++i) {
      classroom_.go(i, session_);
      checkBeat(classroom_.current());
    }
    // The way back shows the same.
    classroom_.close(session_);
  }

 private:
  static Settings still() {
    Settings settings;
    settings.reduce_motion = true;
    return settings;
  }

  /// A beat without a block of its own keeps the former one, and its mistakes: each is reported once.
  void fault(int line, std::string sentence) {
    const bool known = std::any_of(faults_.begin(), faults_.end(), [&](const LessonFault& each) {
      return each.line == line && each.sentence == sentence;
    });
    if (!known) faults_.push_back({line, std::move(sentence)});
  }

  void checkBeat(const Beat& beat) {
    checkText(beat);
    const bool tasks = beat.predict || beat.reach;
    if (beat.show.scene_name.empty()) {
      if (tasks) fault(beat.line, "asks something before a show block has named a scene");
      return;
    }
    if (beat.show.showsWorld())
      checkWorld(beat);
    else
      checkMoment(beat);
    for (const PickTarget& mark : beat.show.staging.marks) checkMark(beat, mark);
    if (beat.predict) checkPrediction(*beat.predict);
    if (beat.reach) checkChallenge(*beat.reach);
  }

  void checkText(const Beat& beat) {
    const auto check = [&](const std::string& text, int line) {
      for (const std::string& name : unknownFacts(text))
        fault(line, tr("{name} is not a fact; the facts are: {facts}", arg("name", "{" + name + "}"),
                       arg("facts", factNames())));
    };
    for (const LessonText& text : beat.text) check(text.text, text.line);
    if (beat.predict) {
      for (const std::string& text : {beat.predict->question, beat.predict->why, beat.predict->hint})
        check(text, beat.predict->line);
      for (const OfferedAnswer& choice : beat.predict->choices) {
        check(choice.text, beat.predict->line);
        check(choice.but, beat.predict->line);
      }
    }
    if (beat.reach)
      for (const std::string& text : {beat.reach->hint, beat.reach->why}) check(text, beat.reach->line);
  }

  void checkMoment(const Beat& beat) {
    int place = 0;
    // Later beats keep the moment, so its fault would be repeated with each of them.
    std::string error = placeOf(beat.show.at, session_.timeline(), place);
    if (!error.empty() && error != fault_of_moment_) fault(beat.show.line, "at: " + error);
    fault_of_moment_ = std::move(error);
    if (session_.test() != beat.show.test)
      fault(beat.show.line, tr("test: the moment is not a region step with so many tests"));
    if (std::string lack = lackOf(beat.show.staging); !lack.empty()) fault(beat.show.line, "draw: " + lack);
  }

  /// What the moment does not have that the primer draws; empty: nothing lacks.
  std::string lackOf(const Staging& staging) const {
    const Frame& frame = session_.frame();
    const auto isPair = [&](std::size_t i) {
      return i < staging.marks.size() && std::holds_alternative<DifferenceVertexTarget>(staging.marks[i]);
    };
    switch (staging.primer) {
      case Primer::none:
      case Primer::pairs:
      case Primer::sweep:
      case Primer::line:
      case Primer::beyond:
      case Primer::dent:
        return {};
      case Primer::hold:
        return frame.simplex.empty() ? tr("hold: the moment has no simplex to hold") : "";
      case Primer::length:
        return frame.closest ? "" : tr("length: the moment has no x yet");
      case Primer::foot:
        return frame.closest && frame.simplex.size() > 1 ? "" : tr("foot: the moment has no edge with x on it");
      case Primer::gap:
        return frame.support && frame.direction ? "" : tr("gap: the moment has no support point w");
      case Primer::parts:
        return frame.closest && frame.simplex.size() > 2
                   ? ""
                   : tr("parts: the moment has no triangle or tetrahedron with x in it");
      case Primer::between:
        return isPair(0) && isPair(1) ? "" : tr("between: mark must name two differences, such as A1 - B2, A3 - B4");
    }
    return {};
  }

  void checkWorld(const Beat& beat) {
    if (beat.predict && beat.predict->ask)
      fault(beat.predict->line, tr("ask: a world has no questions; only its pairs have them"));
    if (beat.show.hides_answer) fault(beat.show.line, tr("hide: answer: a world has no answer to hide"));
  }

  void checkMark(const Beat& beat, const PickTarget& mark) {
    const Frame& frame = session_.frame();
    const auto vertexThere = [&](Which which, int index) {
      return index < static_cast<int>(hullPoints(body(session_.scene(), which), session_.scene().dimension).size());
    };
    bool there = true;
    if (const auto* vertex = std::get_if<VertexTarget>(&mark)) {
      there = vertexThere(vertex->which, vertex->index);
    } else if (const auto* pair = std::get_if<DifferenceVertexTarget>(&mark)) {
      there = vertexThere(Which::a, pair->index_a) && vertexThere(Which::b, pair->index_b);
    } else if (const auto* corner = std::get_if<SimplexVertexTarget>(&mark)) {
      there = corner->index < static_cast<int>(frame.simplex.size());
    } else if (const auto* facet = std::get_if<FacetTarget>(&mark)) {
      there = std::any_of(frame.facets.begin(), frame.facets.end(),
                          [&](const FrameFacet& each) { return each.index == facet->index; });
    } else if (const auto* region = std::get_if<RegionTarget>(&mark)) {
      there = std::any_of(frame.regions.begin(), frame.regions.end(),
                          [&](const FrameRegion& each) { return each.feature == region->feature; });
    }
    if (!there) fault(beat.show.line, tr("mark: the moment does not have what is marked"));
  }

  void checkPrediction(const Prediction& prediction) {
    if (prediction.ask && classroom_.sheet().kind == AnswerSheet::Kind::none)
      fault(prediction.line,
            tr("ask: the run has no question \"{ask}\" at \"{moment}\"; `gjklab quiz` lists its questions",
               arg("ask", name(*prediction.ask)), arg("moment", addressOf(session_.moment()))));
    for (const Goal& goal : prediction.because)
      if (!holds(goal, classroom_.shown(session_)))
        fault(prediction.line, tr("because: the condition {goal} does not hold: {facts}", arg("goal", goal.text),
                                  arg("facts", told(goal))));
    checkMotions(prediction);
  }

  /// The moves of each answer can be made, and end where the author says.
  void checkMotions(const Prediction& prediction) {
    checkMotion(prediction, prediction.then);
    for (const OfferedAnswer& choice : prediction.choices) checkMotion(prediction, choice.then);
  }

  void checkMotion(const Prediction& prediction, const AnswerMotion& motion) {
    if (motion.moves.empty() && !motion.shows.empty())
      return fault(prediction.line, tr("shows: needs a line \"then: …\" before it"));
    if (motion.moves.empty()) return;
    classroom_.restore(session_);
    if (std::string error = makeMoves(motion.moves, session_); !error.empty())
      return fault(prediction.line, fmt::format("then: {}", error));
    session_.update();
    for (const Goal& goal : motion.shows)
      if (!holds(goal, classroom_.shown(session_)))
        fault(prediction.line, tr("shows: the condition {goal} does not hold after the moves: {facts}",
                                  arg("goal", goal.text), arg("facts", told(goal))));
    classroom_.restore(session_);
  }

  /// What the facts of a goal are: "distance is 2.5".
  std::string told(const Goal& goal) const {
    std::string text;
    for (const Condition& condition : goal.conditions)
      text += (text.empty() ? "" : ", ") + tr("{name} is {value}", arg("name", condition.name),
                                              arg("value", factText(condition.name, classroom_.shown(session_))));
    return text;
  }

  void checkChallenge(const Challenge& challenge) {
    classroom_.lookAtGoals(session_);
    if (classroom_.reachedAll())
      fault(challenge.line,
            tr("goal: \"{goal}\" already holds before the first move", arg("goal", challenge.goals[0].text)));
    if (challenge.solution.empty())
      return fault(challenge.line,
                   tr("needs a solution, which shows that the goal can be reached: \"solution: move B to 1 2\""));
    for (const Move& move : challenge.solution) {
      if (std::string error = makeMoves({move}, session_); !error.empty())
        return fault(challenge.line, fmt::format("solution: {}", error));
      classroom_.lookAtGoals(session_);
    }
    for (std::size_t i = 0; i < challenge.goals.size(); ++i)
      if (!classroom_.reached(i))
        fault(challenge.line, tr("goal: \"{goal}\" is not reached by the solution: {facts}",
                                 arg("goal", challenge.goals[i].text), arg("facts", told(challenge.goals[i]))));
  }

  Session session_;
  Classroom classroom_;
  std::vector<LessonFault>& faults_;
  std::string fault_of_moment_;  ///< of the previous beat
};

}  // namespace

void checkLesson(const Lesson& lesson, std::vector<LessonFault>& faults) {
  if (!lesson.beats.empty()) Walk(lesson, faults).run();
}

}  // namespace gjklab
