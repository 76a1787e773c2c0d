// Asking first, in a session: a press for each question, and one for its answer.

#include <gtest/gtest.h>

#include "model/gallery/gallery.h"
#include "model/session/session.h"

namespace gjklab::asking_test {
namespace {

Session askingSession() {
  Settings settings;
  settings.ask_first = true;
  settings.reduce_motion = true;
  return Session(defaultScene(2), "", settings);
}

void press(Session& session, Jump where = Jump::next_step) {
  session.apply(Go{where});
  session.update();
}

TEST(Asking, EveryPressIsAQuestionOrItsAnswer) {
  Session session = askingSession();
  session.update();
  EXPECT_FALSE(session.asking());
  EXPECT_FALSE(session.tellsAnswer());
  int questions = 0;
  for (int presses = 0; session.position() < session.timeline().size() - 1 || session.asking(); ++presses) {
    ASSERT_LT(presses, 3 * session.timeline().size());
    const int before = session.position();
    const bool asked = session.asking();
    press(session);
    if (asked) {
      EXPECT_EQ(session.position(), before) << "the answer comes where the question stands";
      EXPECT_FALSE(session.asking());
    } else {
      EXPECT_EQ(session.position(), before + 1);
      EXPECT_EQ(session.asking(), posesQuestion(session.timeline(), session.position()));
    }
    questions += session.asking() ? 1 : 0;
  }
  EXPECT_GT(questions, 10);
  EXPECT_TRUE(session.tellsAnswer());
}

TEST(Asking, WhatLiesBehindIsTold) {
  Session session = askingSession();
  session.apply(Seek{6});
  session.update();
  EXPECT_EQ(session.asking(), posesQuestion(session.timeline(), 6));
  for (int i = 0; i < 5; ++i) {
    press(session, Jump::previous_step);
    EXPECT_FALSE(session.asking());
  }
  press(session, Jump::last);
  EXPECT_TRUE(session.asking());
  EXPECT_EQ(session.moment().sub_step, SubStep::result);
  EXPECT_NE(session.frame().moment.sub_step, SubStep::result) << "the picture is the one before";
  press(session);
  EXPECT_EQ(session.frame().moment.sub_step, SubStep::result);
}

TEST(Asking, IsSwitchedWhereOneStands) {
  Session session(defaultScene(3), "", {});
  session.apply(Go{Jump::last});
  session.update();
  EXPECT_TRUE(session.tellsAnswer());
  EXPECT_EQ(session.disclosure(), Disclosure::so_far);
  Settings settings = session.settings();
  settings.ask_first = true;
  session.apply(ChangeSettings{settings});
  session.update();
  EXPECT_TRUE(session.asking());
  settings.ask_first = false;
  session.apply(ChangeSettings{settings});
  session.update();
  EXPECT_FALSE(session.asking());
  EXPECT_EQ(session.frame().moment.sub_step, SubStep::result);
}

TEST(Asking, PlayingTells) {
  Session session = askingSession();
  session.apply(TogglePlay{});
  for (int i = 0; i < 50 && session.playing(); ++i) {
    session.advance(0.5);
    session.update();
    EXPECT_FALSE(session.asking());
  }
  EXPECT_GT(session.position(), 3);
}

}  // namespace
}  // namespace gjklab::asking_test
