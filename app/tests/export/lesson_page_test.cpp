// The book's lessons on paper: everything that is asked can be answered there, and is answered behind, in words.

#include "export/page_beat.h"
#include "export/screen_words.h"
#include "messages_in.h"
#include "model/lesson/classroom.h"
#include "model/lesson/move_words.h"
#include "model/lesson/shelf.h"

#include <gtest/gtest.h>

#include <cmath>
#include <regex>

namespace gjklab::lesson_page_test {
namespace {

std::vector<Lesson> book() {
  std::vector<Lesson> lessons;
  const LessonShelf shelf;
  for (const LessonShelf::Entry& entry : shelf.entries()) lessons.push_back(shelf.read(entry.file).lesson);
  return lessons;
}

TEST(LessonOnPaper, WhatIsAskedCanBeAnsweredAndIs) {
  const std::regex ascii_minus("(^|[ (])-[0-9]");
  int questions = 0, challenges = 0, number = 0;
  for (const Lesson& lesson : book()) {
    const LessonPage page = vectorPage(lesson);
    EXPECT_EQ(page.number, ++number) << lesson.file;
    EXPECT_TRUE(page.fullTitle().starts_with("Lesson " + std::to_string(number) + " · ")) << page.fullTitle();
    for (const PageBeat& beat : page.beats) {
      std::string words = beat.answer + " " + beat.why + " " + beat.reason;
      for (const std::string& move : beat.solution) {
        words += " " + move;
        EXPECT_TRUE(move.ends_with(".") && move[0] >= 'A' && move[0] <= 'Z') << move;
        EXPECT_EQ(move.find("aim "), std::string::npos) << move;
      }
      EXPECT_FALSE(std::regex_search(words, ascii_minus)) << lesson.file << ": " << words;
      if (!beat.question.empty()) {
        ++questions;
        EXPECT_FALSE(beat.answer.empty()) << beat.question;
        EXPECT_FALSE(beat.why.empty()) << beat.question;
        EXPECT_EQ(beat.blanks.back(), "because");
        EXPECT_TRUE(beat.choices.size() >= 2 || beat.blanks.size() == 3) << beat.question << ": no room for an answer";
      }
      if (!beat.goals.empty()) {
        ++challenges;
        EXPECT_FALSE(beat.solution.empty()) << lesson.file;
        EXPECT_FALSE(beat.reason.empty()) << lesson.file;
      }
    }
  }
  EXPECT_EQ(number, 17);
  EXPECT_GE(questions, 30);
  EXPECT_GE(challenges, 15);
}

TEST(LessonOnPaper, SentencesForTheScreenAreMarked) {
  const std::string sign = std::string(kScreenSign) + "\u00a0";
  EXPECT_EQ(markScreenWork("It tips. Press *play* (Shift Space) and see. So it is."),
            "It tips. " + sign + "Press *play* (Shift Space) and see. So it is.");
  EXPECT_EQ(markScreenWork("Drag B."), sign + "Drag B.");
  EXPECT_EQ(markScreenWork("**Go on.** Turn the view by dragging."),
            "**Go on.** " + sign + "Turn the view by dragging.");
  for (const char* plain :
       {"In space A ⊖ B has 0.5 of it. Nothing more!", "The keyword is expressed.", "", "A → B", "."})
    EXPECT_EQ(markScreenWork(plain), plain);
}

TEST(LessonOnPaper, GermanSentencesForTheScreenAreMarked) {
  const std::string sign = std::string(kScreenSign) + "\u00a0";
  EXPECT_EQ(markScreenWork("Er kippt. Drück *Abspielen* (Umschalt+Leertaste) und schau. So ist es."),
            "Er kippt. " + sign + "Drück *Abspielen* (Umschalt+Leertaste) und schau. So ist es.");
  EXPECT_EQ(markScreenWork("Ist das „A ⊖ B?“ Zieh B."), "Ist das „A ⊖ B?“ " + sign + "Zieh B.");
  EXPECT_EQ(markScreenWork("„Drück!“ Dann nichts."), sign + "„Drück!“ Dann nichts.");
  for (const char* hand : {"Dreh die Ansicht, indem du am Hintergrund ziehst.", "Halte Strg gedrückt.",
                           "Nimm einen mit der Maus und wirf ihn.", "Öffne *Welt* und klick einen Kontakt an.",
                           "Nimm die obere Kiste.", "UMSCHALT genügt.", "Mit ← zurück."})
    EXPECT_EQ(markScreenWork(hand), sign + hand);
  // Bodies push and pull, too, and points are taken.
  for (const char* plain : {"Ein Programm, das B hinausdrückt, könnte dort drücken.", "Der Lauf zieht die Radien ab.",
                            "Nimm zwei Differenzen.", "A ⊖ B dreht sich mit.", "Er hat es ausgedrückt: „so.“ Gut."})
    EXPECT_EQ(markScreenWork(plain), plain);
}

/// What the words say, done by hand.
TEST(LessonOnPaper, MovesAreToldFromWhereTheyBegin) {
  using test::Facts;
  using test::factsOf;
  const test::TestLanguage language;
  Scene scene;
  scene.dimension = 2;
  scene.b.position = {1, 2, 0};
  scene.b.angle = 0.5;
  Move there, back, turn, aim;
  there.to = {4, 0.5, 0};
  back.to = {4, 2.5, 0};
  turn.kind = Move::Kind::turn;
  turn.to.x = 0.5 - std::acos(-1.0) / 6;
  aim.kind = Move::Kind::aim;
  aim.to = {-5, 1, 0};
  const std::vector<std::string> words = movesInWords({there, back, turn, aim}, scene);
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(factsOf(words[0]), (Facts{{"what", "B"}, {"x", "3"}, {"y", "1.5"}}));
  EXPECT_EQ(factsOf(words[1]), (Facts{{"what", "B"}, {"y", "2"}}));
  EXPECT_EQ(factsOf(words[2]), (Facts{{"body", "B"}, {"angle", "30°"}}));
  EXPECT_EQ(factsOf(words[3]), (Facts{{"direction", "(−5, 1)"}}));
  // Which way: one word each.
  const std::pair<std::size_t, const char*> ways[] = {{0, "right"}, {0, "down"}, {1, "up"}, {2, " clockwise"}};
  for (const auto& [i, way] : ways) EXPECT_NE(words[i].find(way), std::string::npos) << test::inEnglish(words[i]);
  scene.dimension = 3;
  scene.b.orientation = glm::angleAxis(0.3, glm::normalize(dvec3(1, 2, 3)));
  turn.orientation = scene.b.orientation * glm::angleAxis(std::acos(-1.0) / 4, dvec3(0, -1, 0));
  const std::string backwards = movesInWords({turn}, scene).front();
  EXPECT_EQ(factsOf(backwards), (Facts{{"body", "B"}, {"angle", "45°"}, {"axis", "y"}}));
  turn.orientation = scene.b.orientation * glm::angleAxis(std::acos(-1.0) / 4, dvec3(0, 1, 0));
  EXPECT_EQ(factsOf(movesInWords({turn}, scene).front()), factsOf(backwards));
  EXPECT_NE(movesInWords({turn}, scene).front(), backwards) << "the way round is said";
  turn.orientation = scene.b.orientation;
  EXPECT_EQ(factsOf(movesInWords({turn}, scene).front()), (Facts{{"body", "B"}}));
}

}  // namespace
}  // namespace gjklab::lesson_page_test
