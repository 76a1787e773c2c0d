#include "export/page_beat.h"

#include "model/gallery/gallery.h"

namespace gjklab {
namespace {

/// Of a pane in pixels, whose widths and letters are those of the screen: beside another, and alone.
constexpr dvec2 kBeside(470, 360), kAlone(620, 400);

std::string sentenceWith(std::string answer, const std::string& why) {
  if (!answer.empty() && !answer.ends_with(".")) answer += ".";
  return why.empty() ? answer : answer + " " + why;
}

const char* headingOf(Space space) { return space == Space::world ? "A and B" : "A ⊖ B"; }

/// Sizes as the beat's look asks for them, and everything where it belongs.
void arrange(const Show& show, Session& session) {
  const dvec2 size = show.look == Look::both ? kBeside : kAlone;
  for (const Space space : {Space::world, Space::difference}) session.resize(space, size, 1);
  session.apply(FrameAll{});
  session.advance(60);  // what moves has come to rest
  session.update();
}

std::vector<PagePane> panesOf(const Show& show, const Session& session) {
  std::vector<PagePane> panes;
  if (show.scene_name.empty()) return panes;
  const auto add = [&](Space space) {
    panes.push_back({headingOf(space), session.figure(space), session.view(space)});
  };
  if (show.look != Look::difference) add(Space::world);
  if (show.look != Look::world) add(Space::difference);
  return panes;
}

}  // namespace

PageBeat pageBeat(const Classroom& room, const Session& session) {
  const Beat& beat = room.current();
  PageBeat out;
  for (const LessonText& part : beat.text)
    out.text.push_back({part.kind == LessonText::Kind::heading, part.kind == LessonText::Kind::item,
                        part.kind == LessonText::Kind::code, withFacts(part.text, session)});
  if (beat.predict) {
    const Prediction& asked = *beat.predict;
    out.question = withFacts(asked.question, session);
    std::string right = room.sheet().rightWords();
    for (const OfferedAnswer& choice : asked.choices) {
      out.choices.push_back(withFacts(choice.text, session));
      if (choice.right) right += (right.empty() ? "" : "; or ") + out.choices.back();
    }
    if (asked.choices.empty() && room.sheet().kind == AnswerSheet::Kind::one) out.choices = room.sheet().items;
    out.answer = sentenceWith(right, withFacts(asked.why, session));
  }
  if (beat.reach) {
    for (const Goal& goal : beat.reach->goals) out.goals.push_back(goal.text);
    for (const Move& move : beat.reach->solution) out.solution.push_back(move.text);
  }
  return out;
}

LessonPage vectorPage(const Lesson& lesson) {
  Settings settings;
  settings.reduce_motion = true;
  settings.figure.handles = false;
  Session session(defaultScene(2), "", settings);
  LessonPage page{lesson.title, lesson.goal, {}};
  Classroom room;
  room.start(lesson, session);
  for (int i = 0; i < room.beats(); ++i) {
    room.go(i, session);
    arrange(room.current().show, session);
    page.beats.push_back(pageBeat(room, session));
    page.beats.back().panes = panesOf(room.current().show, session);
  }
  return page;
}

}  // namespace gjklab
