#include "export/page_beat.h"

#include "model/gallery/gallery.h"
#include "model/sandbox/sandbox_figure.h"

namespace gjklab {
namespace {

/// Of a pane in pixels, whose widths and letters are those of the screen: beside another, and alone.
constexpr dvec2 kBeside(470, 360), kAlone(620, 400), kWorld(720, 400);

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
  if (show.scene_name.empty() || show.showsWorld()) return panes;
  const auto add = [&](Space space) {
    panes.push_back({headingOf(space), session.figure(space), session.view(space)});
  };
  if (show.look != Look::difference) add(Space::world);
  if (show.look != Look::world) add(Space::difference);
  return panes;
}

/// A world as the beat has it, seen as the window sees it at first.
PagePane worldPane(const Classroom& room) {
  SandboxPainter painter;
  View view;
  view.size = kWorld;
  view.dimension = room.world().file().dimension;
  view.orientation = view.dimension == 3 ? defaultOrientation() : glm::dquat(1, 0, 0, 0);
  dvec3 low, high;
  painter.sightOf(room.world(), low, high);
  frameBox(view, low, high, 0.08);
  SandboxTarget stands_out;
  stands_out.pair = room.current().show.pair;
  const Figure figure = painter.draw(room.world(), view, stands_out);
  return {room.world().file().title, figure, view};
}

}  // namespace

PageBeat pageBeat(const Classroom& room, const Session& session) {
  const Beat& beat = room.current();
  PageBeat out;
  for (const LessonText& part : beat.text)
    out.text.push_back({part.kind == LessonText::Kind::heading, part.kind == LessonText::Kind::item,
                        part.kind == LessonText::Kind::code, withFacts(part.text, room.shown(session))});
  if (beat.predict) {
    const Prediction& asked = *beat.predict;
    out.question = withFacts(asked.question, room.shown(session));
    std::string right = room.sheet().rightWords();
    for (const OfferedAnswer& choice : asked.choices) {
      out.choices.push_back(withFacts(choice.text, room.shown(session)));
      if (choice.right) right += (right.empty() ? "" : "; or ") + out.choices.back();
    }
    if (asked.choices.empty() && room.sheet().kind == AnswerSheet::Kind::one) out.choices = room.sheet().items;
    out.answer = sentenceWith(right, withFacts(asked.why, room.shown(session)));
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
    if (room.current().show.showsWorld()) page.beats.back().panes.push_back(worldPane(room));
  }
  return page;
}

}  // namespace gjklab
