// Our own lessons, walked beat by beat.

#include "covered.h"
#include "gjk/every_value.h"
#include "model/assets/language.h"
#include "model/figure/make_figure.h"
#include "model/lesson/lesson_room.h"
#include "model/lesson/words.h"
#include "model/text/characters.h"
#include "model/text/termination_text.h"

#include <algorithm>
#include <cctype>

namespace gjklab::lessons_test {
namespace {

using test::forEachBeat;
using test::lessonCalled;
using test::newSession;

TEST(Lessons, SeventeenWithTwoPredictionsAndAChallengeEach) {
  const LessonShelf shelf;
  ASSERT_EQ(shelf.entries().size(), 17u);
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    int predictions = 0, challenges = 0;
    const Lesson lesson = lessonCalled(entry.file);
    for (const Beat& beat : lesson.beats) {
      predictions += beat.predict ? 1 : 0;
      challenges += beat.reach ? 1 : 0;
      EXPECT_FALSE(beat.show.scene_name.empty()) << entry.file << ":" << beat.line;
    }
    EXPECT_GE(predictions, 2) << entry.file;
    EXPECT_GE(challenges, 1) << entry.file;
    EXPECT_GE(lesson.beats.size(), 7u) << entry.file;
  }
}

TEST(Lessons, EveryBeatShowsTheMomentThatItNames) {
  Covered cases(100);
  forEachBeat([&](Session& session, Classroom& room, const std::string& where) {
    const Show& show = room.current().show;
    EXPECT_FALSE(room.strayed(session));
    EXPECT_EQ(session.world().open(), show.world != nullptr);
    if (show.world) {
      EXPECT_EQ(session.world().position(), show.step);
    }
    if (show.showsWorld()) return;
    ++cases;
    EXPECT_EQ(session.scene(), show.scene) << where;
    if (show.at.kind == Address::Kind::moment) {
      EXPECT_EQ(addressOf(session.moment()), show.at.text) << where;
    }
  });
}

/// A question of the lesson's own tells a wrong answer why, with numbers that the moment has.
TEST(Lessons, EveryWrongChoiceHasItsReason) {
  int wrong = 0;
  const LessonShelf shelf;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    Session session = newSession();
    const Lesson lesson = lessonCalled(entry.file);
    for (int i = 0; i < static_cast<int>(lesson.beats.size()); ++i) {
      const auto& asked = lesson.beats[static_cast<std::size_t>(i)].predict;
      if (!asked) continue;
      for (int choice = 0; choice < static_cast<int>(asked->choices.size()); ++choice) {
        Classroom room;
        room.start(lesson, session, i);
        room.choose(choice, session);
        const std::string where =
            entry.file + ":" + std::to_string(asked->line) + " choice " + std::to_string(choice + 1);
        if (asked->choices[static_cast<std::size_t>(choice)].right) {
          EXPECT_EQ(room.answered(), Answered::right) << where;
          continue;
        }
        ++wrong;
        EXPECT_EQ(room.answered(), Answered::wrong) << where;
        EXPECT_GT(room.remark().size(), 15u) << where;
        const std::string told = withFacts(room.remark(), room.shown(session));
        EXPECT_EQ(told.find("–"), std::string::npos) << where << ": " << told;
      }
    }
  }
  EXPECT_EQ(wrong, 63);
}

/// Each lesson in each language.
void forEachLesson(const std::function<void(const Lesson&, const std::string& where)>& check) {
  for (const std::string language : {"en", "de"}) {
    chooseLanguage(language);
    ASSERT_EQ(spokenLanguage(), language);
    const LessonShelf shelf;
    for (const LessonShelf::Entry& entry : shelf.entries()) {
      const LessonReading reading = shelf.read(entry.file);
      EXPECT_TRUE(reading.faults.empty()) << entry.file;
      check(reading.lesson, language + " " + entry.file + ":");
    }
  }
  chooseLanguage("en");
}

/// Who knows nothing and takes the longest answer is wrong.
TEST(Lessons, NoRightAnswerIsTheLongest) {
  Covered asked(30);
  forEachLesson([&](const Lesson& lesson, const std::string& where) {
    for (const Beat& beat : lesson.beats) {
      if (!beat.predict || beat.predict->choices.empty()) continue;
      ++asked;
      EXPECT_GE(beat.predict->choices.size(), 3u) << where << beat.line << ": a coin flip";
      int right = 0, wrong = 0;
      for (const OfferedAnswer& choice : beat.predict->choices)
        (choice.right ? right : wrong) = std::max(choice.right ? right : wrong, characterCount(choice.text));
      EXPECT_LE(right, wrong) << where << beat.predict->line;
    }
  });
}

/// Beside a picture there is no room, and no patience, for more.
TEST(Lessons, AtMostSixtyWordsBesideAPicture) {
  forEachLesson([](const Lesson& lesson, const std::string& where) {
    for (const Beat& beat : lesson.beats) {
      int words = 0;
      for (const LessonText& part : beat.text)
        for (const std::string& word : splitAt(part.text, " "))
          words += std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isalpha(c) != 0; }) ? 1 : 0;
      EXPECT_LE(words, 60) << where << beat.line;
    }
  });
}

/// Every answer that can be given with one choice.
TEST(Lessons, EveryQuestionIsAnsweredRightlyAndWrongly) {
  int asked_of_run = 0, own = 0;
  const LessonShelf shelf;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    Session session = newSession();
    const Lesson lesson = lessonCalled(entry.file);
    for (int i = 0; i < static_cast<int>(lesson.beats.size()); ++i) {
      if (!lesson.beats[static_cast<std::size_t>(i)].predict) continue;
      const Prediction& asked = *lesson.beats[static_cast<std::size_t>(i)].predict;
      const std::string where = entry.file + " beat " + std::to_string(i + 1);
      Classroom room;
      room.start(lesson, session, i);
      if (asked.ask) {
        ++asked_of_run;
        EXPECT_FALSE(session.tellsAnswer() && asked.ask == Ask::status) << where;
        const auto wrong = room.sheet().wrongOne(), right = room.sheet().rightOne();
        ASSERT_TRUE(wrong && right) << where;
        room.answer(*wrong, session);
        EXPECT_EQ(room.answered(), Answered::wrong) << where;
        if (asked.ask != Ask::status && asked.ask != Ask::horizon) {
          EXPECT_NE(room.remark(), "") << where;
        }
        room.answer(*right, session);
      } else {
        ++own;
        int right = -1;
        for (int k = 0; k < static_cast<int>(asked.choices.size()); ++k) {
          if (asked.choices[static_cast<std::size_t>(k)].right) {
            right = k;
            continue;
          }
          room.choose(k, session);
          EXPECT_EQ(room.answered(), Answered::wrong) << where;
        }
        room.choose(right, session);
      }
      EXPECT_EQ(room.answered(), Answered::right) << where;
      EXPECT_FALSE(session.asking()) << where;
      room.close(session);
    }
  }
  EXPECT_GE(asked_of_run, 9);
  EXPECT_GE(own, 10);
}

TEST(Lessons, AGoalSaysWhereItStands) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("01-meeting.md"), session, 6);
  ASSERT_TRUE(room.current().reach);
  const Goal& goal = room.current().reach->goals[0];
  EXPECT_EQ(standing(goal, room.shown(session)), "distance: 0 (goal: 2 ± 0.05)");
  ASSERT_EQ(makeMoves({room.current().reach->solution[0]}, session), "");
  EXPECT_EQ(standing(goal, room.shown(session)), "distance: 2 (goal: 2 ± 0.05)");
}

TEST(Lessons, AGoalSaysTheScreensWords) {
  for (const auto termination : gjk::everyValue<gjk::Termination>())
    EXPECT_EQ(wordText("termination", gjk::name(termination)), terminationText(termination));
  EXPECT_EQ(wordText("status", "separated"), "separated");
}

/// From the first lesson that is not done on; one whose last page was seen with questions left open begins again.
TEST(Lessons, WhereALearnerGoesOn) {
  const LessonShelf shelf;
  const auto is = [&shelf](const std::map<std::string, LessonPlace>& places, std::size_t lesson, int beat, bool begun) {
    const Onward next = onward(shelf, places);
    EXPECT_EQ(next.lesson, lesson);
    EXPECT_EQ(next.beat, beat);
    EXPECT_EQ(next.begun, begun);
  };
  is({}, 0, 0, false);
  is({{"01-meeting.md", {3, false}}}, 0, 3, true);
  is({{"01-meeting.md", {8, true}}, {"02-look-towards-o.md", {4, false}}}, 1, 4, true);
  is({{"01-meeting.md", {shelf.entries()[0].beats - 1, false}}}, 0, 0, true);
  std::map<std::string, LessonPlace> all;
  for (const auto& entry : shelf.entries()) all[entry.file] = {0, true};
  is(all, 0, 0, false);
}

/// A view that was turned or moved goes back with the rest of the beat, and is not left behind for the next one.
TEST(Lessons, AMovedViewGoesBack) {
  Covered cases(3);
  for (const char* file : {"05-loop.md", "10-why-four.md"}) {
    Session session = newSession();
    Classroom room;
    room.start(lessonCalled(file), session);
    const View first = session.view(Space::difference);
    for (const bool turn : {false, true}) {
      if (turn && session.scene().dimension < 3) continue;
      ++cases;
      const auto stray = [&] {
        View moved = session.view(Space::difference);
        if (turn)
          moved.orientation = glm::dquat(0.5, 0.5, 0.5, 0.5);
        else
          moved.target += dvec3(1, 0, 0);
        session.apply(MoveCamera{Space::difference, moved});
        session.update();
      };
      stray();
      EXPECT_TRUE(room.strayed(session)) << file << turn;
      room.restore(session);
      EXPECT_FALSE(room.strayed(session)) << file << turn;
      EXPECT_EQ(session.view(Space::difference).orientation, first.orientation) << file << turn;
      EXPECT_EQ(session.view(Space::difference).target, first.target) << file << turn;
      stray();
      room.next(session);
      EXPECT_FALSE(room.strayed(session)) << file << turn;
      EXPECT_EQ(session.view(Space::difference).orientation, first.orientation) << file << turn;
      room.back(session);
    }
    session.resize(Space::difference, {500, 400}, 1);
    session.update();
    EXPECT_FALSE(room.strayed(session)) << "another size of the window is nobody's hand";
  }
}

/// Answers are buttons with names: each name stands at its corner in the picture.
TEST(Lessons, CornersThatAreAskedForAreNamedInThePicture) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("04-support.md"), session, 1);
  ASSERT_EQ(room.sheet().kind, AnswerSheet::Kind::pair);
  for (const char* name : {"A_{1}", "A_{2}", "A_{3}", "B_{1}", "B_{2}", "B_{3}", "B_{4}"}) {
    const auto& labels = session.figure(Space::world).labels;
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&](const auto& label) { return label.text == name; }))
        << name;
  }
}

TEST(Lessons, TheLabIsAsItWasWhenTheLessonIsLeft) {
  Session session = newSession();
  session.apply(Edit{SetPosition{Which::b, {3, 1, 0}}});
  session.update();
  const Scene mine = session.scene();
  Classroom room;
  room.start(lessonCalled("01-meeting.md"), session, 1);
  EXPECT_EQ(session.scene().dimension, 1);
  ASSERT_EQ(session.unsaved().size(), 1U) << "a crash must not take the work along; a lesson's scene is nobody's";
  EXPECT_EQ(session.unsaved()[0].scene, mine);
  session.apply(Edit{SetPosition{Which::b, {5, 0, 0}}});
  room.close(session);
  session.update();
  EXPECT_EQ(session.scene(), mine);
  EXPECT_TRUE(session.document().modified());
  EXPECT_EQ(session.unsaved().size(), 1U);
  EXPECT_EQ(session.staging(), Staging{});
}

TEST(Lessons, ARunsAnswerIsKeptBackUntilItIsGiven) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("06-regions.md"), session, 3);
  ASSERT_TRUE(room.current().predict);
  EXPECT_TRUE(session.asking());
  room.showAnswer(session);
  EXPECT_FALSE(session.asking());
  EXPECT_EQ(room.answered(), Answered::shown);
  EXPECT_TRUE(room.remark().starts_with("s₂s₁.")) << room.remark();
}

/// The held simplex: its region follows O, whatever the run does.
TEST(Lessons, TheHeldSimplexStaysWhileOMoves) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("06-regions.md"), session, 2);
  const auto region = [&] { return factText("region", session); };
  EXPECT_EQ(region(), "ac");
  session.apply(Edit{SetPosition{Which::b, {0.15, -0.25, 0}}});
  session.update();
  EXPECT_EQ(region(), "a");
  ASSERT_EQ(session.frame().simplex.size(), 3u);
  EXPECT_EQ(session.frame().simplex[0].support.index_a, 1);
  for (const FrameRegion& each : session.frame().regions)
    EXPECT_EQ(each.name, session.frame().names.of(each.feature)) << "regions are called by the corners' own names";
}

TEST(Lessons, FactsInTheTextAreThoseOfTheScreen) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("01-meeting.md"), session);
  room.go(room.beats() - 1, session);
  EXPECT_EQ(withFacts("from {left end} to {right end}, {depth} deep, A_{12}", session), "from −3 to 1, 1 deep, A_{12}");
  EXPECT_EQ(withFacts("{w.x", session), "{w.x");
  EXPECT_EQ(withFacts("{nothing}", session), "–");
}

}  // namespace
}  // namespace gjklab::lessons_test
