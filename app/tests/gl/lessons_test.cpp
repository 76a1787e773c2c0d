// Lessons in the window, used with mouse and keyboard.

#include "gl/hand_scenes.h"
#include "gl/lesson_window.h"
#include "messages_in.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/text/number_text.h"
#include "ui/panel/lesson_words.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gjklab::lessons_test {
namespace {

const std::string kLesson = R"(# A small lesson

Goal: see the window follow.

First beat.

```show
scene: shape-2d-segment
at: gjk 2 region
look: difference
```

Second beat.

```show
at: start
look: both
```
```reach
goal: b.x > 2
solution: move B to 3 0
```

Third beat.

```predict
question: One or two?
choice: one
right: two
```
)";

TEST_F(LessonWindow, KeysLeadThroughIt) {
  write("small.md", kLesson);
  hand_.drop(path("small.md"));
  ASSERT_TRUE(room().open());
  EXPECT_EQ(room().beat(), 0);
  EXPECT_TRUE(hand_.bench().layout().world.empty()) << "only the pane that the beat is about";
  EXPECT_EQ(addressOf(hand_.session().moment()), "gjk 2 region");
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_EQ(room().beat(), 1);
  EXPECT_FALSE(hand_.bench().layout().world.empty());
  hand_.key(SDLK_PAGEUP);
  EXPECT_EQ(room().beat(), 0);
  hand_.key(SDLK_RIGHT);
  EXPECT_TRUE(room().strayed(hand_.session()));
  hand_.key(SDLK_BACKSPACE);
  EXPECT_FALSE(room().strayed(hand_.session()));
  hand_.key(SDLK_SPACE);
  hand_.key(SDLK_SPACE);
  EXPECT_EQ(room().beat(), 2);
  hand_.key(SDLK_1);
  EXPECT_EQ(room().answered(), Answered::wrong);
  hand_.key(SDLK_2);
  EXPECT_EQ(room().answered(), Answered::right);
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_FALSE(room().open()) << "the last lesson leads back to the lab";
  EXPECT_EQ(hand_.scene(), defaultScene(2));
}

TEST_F(LessonWindow, AChallengeIsTickedWhileTheBodyIsDragged) {
  write("small.md", kLesson);
  hand_.drop(path("small.md"));
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_FALSE(room().reachedAll());
  const dvec3 b = hand_.scene().b.position;
  hand_.drag(hand_.at(Space::world, b), hand_.at(Space::world, b + dvec3(0.4, 0, 0)));
  EXPECT_FALSE(room().reachedAll());
  hand_.drag(hand_.at(Space::world, hand_.scene().b.position), hand_.at(Space::world, b + dvec3(1.2, 0, 0)));
  EXPECT_TRUE(room().reachedAll());
}

TEST_F(LessonWindow, ASavedFileShowsAtTheSameBeat) {
  write("small.md", kLesson);
  hand_.drop(path("small.md"));
  hand_.key(SDLK_PAGEDOWN);
  std::string changed = kLesson;
  changed.replace(changed.find("Second beat."), 12, "Second beat, better.");
  write("small.md", changed);
  wait(0.6);
  EXPECT_EQ(room().beat(), 1);
  EXPECT_EQ(room().current().text[0].text, "Second beat, better.");
  write("small.md", changed + "\n```show\nat: nowhere\n```\n");
  wait(0.6);
  const auto line = std::count(changed.begin(), changed.end(), '\n') + 3;  // behind an empty one and the fence
  EXPECT_NE(hand_.bench().news().sentence().find(fmt::format("small.md:{}: at: ", line)), std::string::npos)
      << hand_.bench().news().sentence();
  write("small.md", changed);
  wait(0.6);
  EXPECT_TRUE(hand_.bench().news().empty());
}

/// What is dropped while a question is open waits for the answer, whatever it is; what shows stays until then.
TEST_F(LessonWindow, WhatIsDroppedDuringAQuestionWaitsForItsAnswer) {
  write("small.md", kLesson);
  Scene changed = hand_.scene();
  changed.title = "Changed";
  for (const std::string& dropped : {path("small.md"), folder_.path()}) {
    hand_.bench().session().apply(Edit{ReplaceScene{changed}});
    hand_.key(SDLK_o, true);
    ASSERT_TRUE(hand_.bench().desk().asking());
    hand_.drop(dropped);
    EXPECT_FALSE(room().open());
    EXPECT_EQ(hand_.scene(), changed);
    hand_.bench().desk().dropChanges();  // then where to open is asked
    hand_.rest();
    EXPECT_FALSE(room().open());
    hand_.bench().desk().cancel();
    hand_.rest();
    EXPECT_FALSE(room().open()) << "it goes with the question";
    hand_.bench().session().apply(Edit{SwapBodies{}});
    hand_.bench().desk().perform(Task::new_scene);
    hand_.drop(dropped);
    hand_.bench().desk().dropChanges();
    hand_.rest();
    EXPECT_TRUE(room().open());
    hand_.bench().lessons().close();
  }
}

TEST_F(LessonWindow, ALessonStaysWhileWhatIsDroppedWaits) {
  write("small.md", kLesson);
  write("scene.json", writeScene(defaultScene(3)));
  hand_.drop(path("small.md"));
  hand_.key(SDLK_s, true, true);
  ASSERT_TRUE(hand_.bench().desk().asking());
  hand_.drop(path("scene.json"));
  EXPECT_TRUE(room().open());
  {
    const test::TestLanguage language;
    hand_.bench().desk().cancel();
  }
  const std::vector<test::Message> said = test::messagesIn(hand_.bench().news().sentence());
  hand_.rest();
  EXPECT_TRUE(room().open());
  ASSERT_EQ(said.size(), 1U) << hand_.bench().news().sentence();
  EXPECT_NE(said[0].sentence.find("not opened"), std::string::npos) << said[0].sentence;
  EXPECT_EQ(said[0].facts, (test::Facts{{"file", "scene.json"}}));
  hand_.drop(path("scene.json"));
  EXPECT_FALSE(room().open());
  EXPECT_EQ(hand_.scene(), defaultScene(3));
}

TEST_F(LessonWindow, AFolderIsABookAndProgressIsRemembered) {
  write("a.md", kLesson);
  write("b.md", kLesson);
  hand_.drop(folder_.path());
  ASSERT_TRUE(room().open());
  EXPECT_EQ(hand_.bench().lessons().shelf().entries().size(), 2u);
  hand_.key(SDLK_PAGEDOWN);
  hand_.bench().lessons().close();
  EXPECT_EQ(hand_.session().progress().lessons, (std::map<std::string, LessonPlace>{{"a.md", {1, false, 1, {}}}}));
  hand_.bench().lessons().perform({Teach::What::start, "a.md"});
  EXPECT_EQ(room().beat(), 1);
}

TEST_F(LessonWindow, PagesLeadAcrossLessons) {
  write("a.md", kLesson);
  write("b.md", kLesson);
  hand_.drop(folder_.path());
  hand_.key(SDLK_PAGEUP);
  EXPECT_EQ(std::pair(room().lesson().file, room().beat()), std::pair(std::string("a.md"), 0))
      << "there is none before";
  hand_.bench().lessons().perform({Teach::What::start, "b.md"});
  hand_.key(SDLK_PAGEUP);
  EXPECT_EQ(std::pair(room().lesson().file, room().beat()), std::pair(std::string("a.md"), 2));
  EXPECT_FALSE(hand_.session().progress().lessons.at("a.md").done) << "paging back answers no question";
  hand_.key(SDLK_PAGEUP);
  EXPECT_EQ(room().beat(), 1);
  hand_.key(SDLK_PAGEDOWN);
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_EQ(std::pair(room().lesson().file, room().beat()), std::pair(std::string("b.md"), 0));
}

TEST_F(LessonWindow, WhatIsSkippedIsNotDone) {
  write("a.md", kLesson);
  write("b.md", kLesson);
  hand_.drop(folder_.path());
  const auto place = [&] { return hand_.session().progress().lessons.at("a.md"); };
  hand_.key(SDLK_PAGEDOWN);
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_EQ(place(), (LessonPlace{2, false, 2, {}})) << "the challenge is open, and the question";
  hand_.key(SDLK_2);
  EXPECT_FALSE(place().done);
  hand_.key(SDLK_PAGEUP);
  const dvec3 b = hand_.scene().b.position;
  hand_.drag(hand_.at(Space::world, b), hand_.at(Space::world, b + dvec3(1.2, 0, 0)));
  wait(0.1);
  EXPECT_EQ(place(), (LessonPlace{1, true, 2, {{1, Settled::right}, {2, Settled::right}}}));
}

/// Whatever page a lesson is entered from, and after a restart: what was skipped is said at the end, and one press
/// leads there. What was answered before counts.
TEST_F(LessonWindow, WhatIsSkippedStaysSkipped) {
  write("a.md", kLesson);
  hand_.drop(folder_.path());
  Lessons& lessons = hand_.bench().lessons();
  const LessonShelf::Entry entry = lessons.shelf().entries().front();
  const auto place = [&] { return hand_.session().progress().lessons.at("a.md"); };
  lessons.perform({Teach::What::go, {}, 2});
  EXPECT_EQ(skipped(entry, place()), std::vector<int>{1});
  lessons.close();
  lessons.perform({Teach::What::start, "a.md", 2});
  EXPECT_EQ(skipped(entry, place()), std::vector<int>{1});
  hand_.key(SDLK_2);
  EXPECT_FALSE(place().done);
  lessons.close();
  lessons.perform({Teach::What::start, "a.md"});
  EXPECT_EQ(room().beat(), 1) << "from the last page on, it opens at what was skipped";
  lessons.perform({Teach::What::go, {}, 2});
  lessons.perform({Teach::What::skipped});
  EXPECT_EQ(room().beat(), 1);
  lessons.perform({Teach::What::solve});
  wait(0.1);
  EXPECT_TRUE(place().done);
  EXPECT_EQ(place().settled, (std::map<int, Settled>{{1, Settled::shown}, {2, Settled::right}}));
}

/// The view turns by itself to what a step shows; only a learner's hand makes it another picture.
TEST_F(LessonWindow, NothingStraysUntouched) {
  Settings settings = hand_.session().settings();
  settings.reduce_motion = false;
  settings.find_view = true;
  hand_.bench().session().apply(ChangeSettings{settings});
  int in_space = 0;
  for (const char* file : {"10-why-four.md", "11-epa-space.md", "14-robust.md"}) {
    hand_.bench().lessons().perform({Teach::What::start, file});
    for (int i = 0; i < room().beats(); ++i) {
      hand_.bench().lessons().perform({Teach::What::go, {}, i});
      wait(0.6);  // the view turns for 0.4
      EXPECT_FALSE(room().strayed(hand_.session())) << file << " page " << i + 1;
      in_space += hand_.scene().dimension == 3 ? 1 : 0;
    }
  }
  EXPECT_GE(in_space, 15);
}

/// A start after one that ended within a lesson opens with the card; one after the lab does not.
TEST_F(LessonWindow, WhoQuitsInALessonIsWelcomedBack) {
  write("small.md", kLesson);
  hand_.drop(path("small.md"));
  EXPECT_FALSE(hand_.session().settings().greeted);
  hand_.bench().lessons().close();
  EXPECT_TRUE(hand_.session().settings().greeted);
}

/// What a word names has a colour; the article has none.
TEST_F(LessonWindow, WordsHaveTheColourOfTheirThing) {
  std::string marked;
  const std::string text = "A computer asks *w* of A ⊖ B, A₂ and O at *s₁*. A is a segment, B too. A point is far.";
  std::vector<TextRun> runs = parseRichText(text);
  runs.front().text = "A ";  // as wrapping leaves it
  TextRun rest = runs.front();
  rest.text = "computer asks ";
  runs.insert(runs.begin() + 1, rest);
  for (const LessonWord& word : lessonWords(runs, hand_.session().frame()))
    if (word.role != Role::count) marked += word.run.text + ":" + std::to_string(static_cast<int>(word.role)) + " ";
  const auto is = [](const char* word, Role role) {
    return std::string(word) + ":" + std::to_string(static_cast<int>(role)) + " ";
  };
  EXPECT_EQ(marked, is("w", Role::support_w) + is("A ⊖ B", Role::difference) + is("A₂", Role::body_a) +
                        is("O", Role::origin) + is("s₁", Role::simplex) + is("A", Role::body_a) +
                        is("B", Role::body_b));
}

/// In whatever type the next word is; and a body at the beginning of a sentence keeps its colour.
TEST_F(LessonWindow, AnArticleBeforeAWordInItalicsIsNoBody) {
  const auto named = [this](const char* text) {
    std::string words;
    for (const LessonWord& word : lessonWords(parseRichText(text), hand_.session().frame()))
      if (word.role != Role::count) words += word.run.text + " ";
    return words;
  };
  EXPECT_EQ(named("A *float* has seven digits. A **patch** holds. (A *corner* of A.)"), "A ");
  EXPECT_EQ(named("A *w* that is new. A does not pass it, A₂ neither. A and *b*."), "w A A₂ A b ");
}

/// German has no article A: there it is the body; an umlaut is a letter of its word.
TEST_F(LessonWindow, GermanWordsHaveTheColourOfTheirThing) {
  const auto named = [this](const char* text, const char* language) {
    std::string words;
    for (const LessonWord& word :
         lessonWords(parseRichText(text), hand_.session().frame(), true, languageWords(language)))
      if (word.role != Role::count) words += word.run.text + " ";
    return words;
  };
  EXPECT_EQ(named("A reicht bis 3, B₂ bis 4. A liegt links.", "de"), "A B₂ A ");
  EXPECT_EQ(named("A point lies left of A.", "en"), "A ");
  EXPECT_EQ(named("A point lies left of A.", "none"), "A ");
  EXPECT_EQ(named("Bälle, Öl, Ähre, Börse und äA", "de"), "");
}

/// The pointer on a thing of the picture lights the words that name it, and no others.
TEST_F(LessonWindow, ThePictureLightsItsWords) {
  const auto lit = [this](const PickTarget& pointed) {
    std::string words;
    const std::string text = "The corner A₂ of A, O, B and *d*.";
    for (const LessonWord& word : lessonWords(parseRichText(text), hand_.session().frame()))
      if (namesTarget(word, pointed)) words += word.run.text + " ";
    return words;
  };
  EXPECT_EQ(lit(VertexTarget{Which::a, 1}), "A₂ A ");
  EXPECT_EQ(lit(VertexTarget{Which::a, 0}), "A ");
  EXPECT_EQ(lit(BodyTarget{Which::b}), "B ");
  EXPECT_EQ(lit(OriginTarget{}), "O ");
  EXPECT_EQ(lit(DirectionTarget{}), "d ");
  EXPECT_EQ(lit({}), "");
}

/// The number in the text goes with the hand, in whole steps, and the body with the number: one drag, undone at once.
TEST_F(LessonWindow, ANumberOfTheTextIsDraggedByTheMouse) {
  write("drag.md", "# Drag\n\nGoal: drag.\n\nB is at {drag b.x}.\n\n```show\nscene: shape-2d-segment\n```\n");
  hand_.drop(path("drag.md"));
  const Area text = hand_.bench().layout().lesson;
  std::optional<dvec2> handle;
  for (double y = static_cast<double>(text.y) + 60; !handle && y < static_cast<double>(text.bottom()) - 100; y += 14)
    for (double x = static_cast<double>(text.x) + 80; !handle && x < static_cast<double>(text.x) + 140; x += 20) {
      hand_.moveTo({x, y});
      if (ImGui::GetMouseCursor() == ImGuiMouseCursor_ResizeEW) handle = dvec2(x, y);
    }
  ASSERT_TRUE(handle);
  const Scene before = hand_.scene();
  const double nearest = std::round(before.b.position.x * 20) / 20;
  hand_.drag(*handle, *handle + dvec2(50, 0));
  EXPECT_NEAR(hand_.scene().b.position.x, nearest + 50 * 0.02, 0.051) << "0.02 to a pixel, in steps of 0.05";
  EXPECT_DOUBLE_EQ(hand_.scene().b.position.x * 20, std::round(hand_.scene().b.position.x * 20));
  EXPECT_EQ(hand_.scene().b.position.y, before.b.position.y);
  EXPECT_EQ(withFacts("{b.x}", room().shown(hand_.session())), number(hand_.scene().b.position.x));
  hand_.key(SDLK_z, true);
  EXPECT_EQ(hand_.scene().b.position, before.b.position) << "the drag is one step of the history";
}

TEST_F(LessonWindow, WhatIsNoLessonIsSaidInASentence) {
  write("bad.md", "Nothing.");
  hand_.drop(path("bad.md"));
  EXPECT_NE(hand_.bench().news().sentence().find("bad.md:1: "), std::string::npos);
  hand_.drop(path("missing.md"));
  EXPECT_FALSE(hand_.bench().news().empty());
}

/// Beats of the program's own lessons in a small window: each has its text beside its panes.
TEST_F(LessonWindow, BeatsAreDrawn) {
  const LessonShelf shelf;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    hand_.bench().lessons().perform({Teach::What::start, entry.file});
    for (int i = 0; i < room().beats(); i += 4) {
      hand_.bench().lessons().perform({Teach::What::go, {}, i});
      hand_.rest(2);
      EXPECT_FALSE(hand_.bench().layout().lesson.empty());
      EXPECT_FALSE(room().strayed(hand_.session())) << entry.file << " beat " << i + 1;
    }
  }
}

}  // namespace
}  // namespace gjklab::lessons_test
