#include "export/page_beat.h"

#include "export/screen_words.h"
#include "model/gallery/gallery.h"
#include "model/lesson/move_words.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

/// Of a pane in pixels, whose widths and letters are those of the screen: beside another, and alone.
constexpr dvec2 kBothPanes(410, 290), kAlone(440, 297), kWorld(500, 295);

const char* headingOf(Space space) { return space == Space::world ? tr("A and B") : "A ⊖ B"; }

/// Sets the sizes for the beat's panes, and frames everything.
void arrange(const Show& show, Session& session) {
  const dvec2 size = show.look == Look::both ? kBothPanes : kAlone;
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
  if (session.comparing()) {  // as in the window: both searches, each under its name
    add(Space::difference);
    add(Space::rival);
    panes[0].heading += " · " + session.rivalNames().own;
    panes[1].heading += " · " + session.rivalNames().rival;
    return panes;
  }
  if (show.look != Look::difference) add(Space::world);
  if (show.look != Look::world) add(Space::difference);
  return panes;
}

/// A world as the beat has it, seen as the window sees it at first.
PagePane worldPane(const Classroom& room, const Sandbox& world) {
  SandboxPainter painter;
  View view;
  view.size = kWorld;
  view.dimension = world.file().dimension;
  view.orientation = view.dimension == 3 ? defaultOrientation() : glm::dquat(1, 0, 0, 0);
  painter.frame(view, world);
  SandboxTarget stands_out;
  stands_out.pair = room.current().show.pair;
  const Figure figure = painter.draw(world, view, stands_out);
  return {world.file().title, figure, view};
}

/// What the run asks is answered by names: they are ticked, or written down.
void layOutSheet(const AnswerSheet& sheet, PageBeat& out) {
  using Kind = AnswerSheet::Kind;
  if (sheet.kind == Kind::pair) out.blanks = {tr("of A:"), tr("of B:")};
  if (sheet.kind == Kind::one || sheet.kind == Kind::several)
    for (const std::string& item : sheet.items) out.choices.emplace_back(tr(item.c_str()));
  out.several = sheet.kind == Kind::several;
  for (std::size_t i = 0; sheet.kind == Kind::one && i < sheet.items.size(); ++i)
    if (isRight(*sheet.question, sheet.answerOf({static_cast<int>(i)}))) out.right.push_back(i);
}

void addQuestion(const Prediction& asked, const Classroom& room, const Session& session, PageBeat& out) {
  const auto told = [&](const std::string& text) { return withFacts(text, room.shown(session)); };
  out.question = told(asked.question);
  out.answer = room.sheet().rightWords();
  layOutSheet(room.sheet(), out);
  for (const OfferedAnswer& choice : asked.choices) {
    out.choices.push_back(told(choice.text));
    if (choice.right) out.right.push_back(out.choices.size() - 1);
    if (choice.right) out.answer += (out.answer.empty() ? "" : "; or ") + out.choices.back();
    if (!choice.but.empty()) out.refuted.push_back({out.choices.back(), told(choice.but)});
  }
  out.blanks.push_back(tr("because"));
  out.why = told(asked.why);
}

/// The number that a file's name begins with, "04-support.md"; 0: none.
int numberOf(const std::string& file) {
  return countIn(file.substr(0, file.find_first_not_of("0123456789"))).value_or(0);
}

/// Does what the solution says, so that its reason can speak of what is so then.
std::string reasonOf(Classroom& room, Session& session) {
  const auto& reach = room.current().reach;
  if (!reach || reach->why.empty()) return {};
  room.showSolution(session);
  session.update();
  return withFacts(reach->why, room.shown(session));
}

}  // namespace

PageBeat pageBeat(const Classroom& room, const Session& session) {
  const Beat& beat = room.current();
  PageBeat out;
  for (const LessonText& part : beat.text) {
    const bool code = part.kind == LessonText::Kind::code || part.kind == LessonText::Kind::plot;
    const std::string text = withFacts(part.text, room.shown(session));
    out.text.push_back({part.kind == LessonText::Kind::heading, part.kind == LessonText::Kind::item, code,
                        code || beat.reach ? text : markScreenWork(text)});
  }
  if (beat.predict) addQuestion(*beat.predict, room, session, out);
  if (beat.reach) {
    for (const Goal& goal : beat.reach->goals) out.goals.push_back(goal.text);
    out.solution = movesInWords(beat.reach->solution, session.scene());
  }
  return out;
}

LessonPage vectorPage(const Lesson& lesson) {
  Settings settings;
  settings.reduce_motion = true;
  settings.figure.handles = false;
  Session session(defaultScene(2), "", settings);
  LessonPage page{numberOf(lesson.file), lesson.title, lesson.goal, {}};
  Classroom room;
  room.start(lesson, session);
  for (int i = 0; i < room.beats(); ++i) {
    room.go(i, session);
    arrange(room.current().show, session);
    page.beats.push_back(pageBeat(room, session));
    page.beats.back().panes = panesOf(room.current().show, session);
    if (room.current().show.showsWorld()) page.beats.back().panes.push_back(worldPane(room, session.world()));
    page.beats.back().reason = reasonOf(room, session);
  }
  return page;
}

}  // namespace gjklab
