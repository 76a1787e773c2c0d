// What answers move in the picture, and numbers of the text that are dragged, against the run itself.

#include "model/lesson/dragged_number.h"
#include "model/lesson/lesson_room.h"
#include "model/text/number_text.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <numbers>
#include <random>

namespace gjklab::answer_motion_test {
namespace {

using test::forEachBeat;
using test::lessonCalled;
using test::newSession;

constexpr double kFrame = 1.0 / 60;

Session movingSession() {
  Session session(defaultScene(2), "", Settings());
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {700, 500}, 1);
  session.update();
  return session;
}

int rightChoice(const Prediction& asked) {
  for (std::size_t i = 0; i < asked.choices.size(); ++i)
    if (asked.choices[i].right) return static_cast<int>(i);
  return -1;
}

/// Seconds that the picture moves after a choice, seen frame by frame.
double secondsOf(Session& session, Classroom& room, int choice) {
  room.choose(choice, session);
  int frames = 0;
  for (; room.answering() && frames < 1000; ++frames) {
    room.advance(kFrame, session);
    session.update();
  }
  return frames * kFrame;
}

TEST(AnswerMotion, EndsWhereTheReducedOneEndsAtOnceWithinOneAndAHalfSeconds) {
  int moved = 0;
  forEachBeat([&](Session& still, Classroom& room, const std::string& where) {
    const auto& asked = room.current().predict;
    if (!asked || asked->choices.empty() || room.current().show.showsWorld()) return;
    for (int choice = static_cast<int>(asked->choices.size()) - 1; choice >= 0; --choice) {
      if (room.answered() == Answered::right) room.go(room.beat(), still);
      const OfferedAnswer& offered = asked->choices[static_cast<std::size_t>(choice)];
      if (offered.then.moves.empty() || room.answered() == Answered::right) continue;
      ++moved;
      room.choose(choice, still);
      EXPECT_FALSE(room.answering()) << where;
      Session moving = movingSession();
      Classroom other;
      other.start(room.lesson(), moving, room.beat());
      const double seconds = secondsOf(moving, other, choice);
      EXPECT_LE(seconds, 1.5) << where;
      EXPECT_TRUE(moving.scene() == still.scene()) << where << ": choice " << choice;
      EXPECT_EQ(moving.position(), still.position()) << where;
      EXPECT_FALSE(other.strayed(moving)) << where << ": an answer is no straying";
      for (const Goal& goal : offered.then.shows) EXPECT_TRUE(holds(goal, other.shown(moving))) << where << goal.text;
    }
  });
  EXPECT_GE(moved, 10);
}

TEST(AnswerMotion, SlidesBOnTheWayThereAndLeavesItsEndToTheNextAnswer) {
  Session session = movingSession();
  Classroom room;
  const Lesson lesson = lessonCalled("01-meeting.md");
  room.start(lesson, session, test::beatsWith(lesson, "exactly when O lies").front());
  const Prediction& asked = *room.current().predict;
  const double before = session.scene().b.position.x;
  room.choose(1, session);  // "touching": wrong, and B goes to where that would be so
  ASSERT_TRUE(room.answering());
  double last = before;
  bool between = false;
  while (room.answering()) {
    room.advance(kFrame, session);
    session.update();
    EXPECT_GE(session.scene().b.position.x, last);
    last = session.scene().b.position.x;
    between = between || (last > before + 0.3 && last < before + 0.7);
  }
  EXPECT_TRUE(between) << "it is seen to move";
  EXPECT_EQ(solve(session.scene()).status, gjk::Status::touching);
  EXPECT_EQ(room.answered(), Answered::wrong);
  room.choose(rightChoice(asked), session);
  EXPECT_EQ(session.scene().b.position.x, before) << "from the page's own picture again";
  while (room.answering()) room.advance(kFrame, session);
  EXPECT_EQ(session.scene().b.position.x, before + 1.5);
  EXPECT_EQ(solve(session.scene()).status, gjk::Status::separated);
}

/// Lesson 13's box: distance over closing speed, by a query of its own, and the box on its straight way there.
TEST(AnswerMotion, FliesToTheTimeThatIsSafe) {
  Session session = movingSession();
  Classroom room;
  const Lesson lesson = lessonCalled("13-safe-steps.md");
  room.start(lesson, session, test::beatsWith(lesson, "How fast does this gap close").front());
  const Scene start = session.scene();
  const auto apart = solve(start);
  const dvec3 velocity = start.b.linear_velocity - start.a.linear_velocity;
  const double safe = apart.distance / -glm::dot(velocity, apart.normal);
  ASSERT_EQ(session.shownTime(), 0);
  room.choose(rightChoice(*room.current().predict), session);
  ASSERT_TRUE(room.answering());
  double last = 0;
  int between = 0;
  while (room.answering()) {
    room.advance(kFrame, session);
    session.advance(kFrame);
    session.update();
    const double time = session.shownTime();
    EXPECT_GE(time, last);
    between += time > 0.2 * safe && time < 0.8 * safe ? 1 : 0;
    last = time;
    const dvec3 there = session.shownScene().b.position;
    EXPECT_NEAR(glm::distance(there, start.b.position + time * start.b.linear_velocity), 0, 1e-9);
    EXPECT_EQ(solve(session.shownScene()).status, gjk::Status::separated) << "no contact on the way";
  }
  EXPECT_GE(between, 10) << "it is seen to fly";
  EXPECT_NEAR(last, safe, 1e-6);
  EXPECT_TRUE(session.scene() == start) << "time has changed, and nothing else";
  EXPECT_FALSE(room.strayed(session));
  room.restore(session);
  session.update();
  EXPECT_EQ(session.shownTime(), 0);
}

TEST(DraggedNumbers, SetTheSceneExactly) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> pixels(-200, 200);
  int dragged = 0;
  forEachBeat([&](Session& session, Classroom& room, const std::string& where) {
    for (const LessonText& part : room.current().text)
      for (const std::string& fact : draggedIn(part.text)) {
        ++dragged;
        const DraggedNumber& number = *draggedNumber(fact);
        const double before = std::get<double>(*factOf(fact, room.shown(session)));
        const double wanted = afterDrag(number, before, pixels(random));
        const auto command = commandFor(number, wanted, session.scene());
        ASSERT_TRUE(command) << where << fact;
        session.apply(Edit{*command});
        session.update();
        const Scene& scene = session.scene();
        if (fact == "b.x") {
          EXPECT_EQ(scene.b.position.x, wanted) << where;
        }
        if (fact == "b.y") {
          EXPECT_EQ(scene.b.position.y, wanted) << where;
        }
        if (fact == "b.z") {
          EXPECT_EQ(scene.b.position.z, wanted) << where;
        }
        if (fact == "b.angle") {
          EXPECT_NEAR(scene.b.angle, wanted * std::numbers::pi / 180, 1e-12) << where;
        }
        if (fact == "aim.angle") {
          const dvec3 d = session.run().trace.gjk.front().direction;
          EXPECT_NEAR(d.x * std::sin(wanted * std::numbers::pi / 180), d.y * std::cos(wanted * std::numbers::pi / 180),
                      1e-12);
        }
        EXPECT_EQ(number.steps * wanted, std::round(number.steps * wanted)) << "a whole step";
      }
  });
  EXPECT_GE(dragged, 12);
}

/// The numbers of the text are the run's at any place that the bodies are dragged to.
TEST(DraggedNumbers, TextsAreLiveWhereverTheBodiesCanBeDragged) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> way(-1.5, 1.5);
  int looked = 0;
  forEachBeat([&](Session& session, Classroom& room, const std::string& where) {
    if (session.staging().still || room.current().show.showsWorld() || room.current().show.scene_name.empty()) return;
    for (int i = 0; i < 5; ++i) {
      Scene scene = session.scene();
      dvec3 to = scene.b.position;
      for (int axis = 0; axis < scene.dimension; ++axis) to[axis] += way(random);
      session.apply(Edit{SetPosition{Which::b, to}});
      session.update();
      scene = session.scene();
      const auto answer = solve(scene);
      const auto told = [&](const char* fact) { return withFacts("{" + std::string(fact) + "}", room.shown(session)); };
      EXPECT_EQ(told("b.x"), number(to.x)) << where;
      EXPECT_EQ(told("status"), std::string(gjk::name(answer.status))) << where;
      if (answer.has_distance && room.current().show.opening.warm_start != true) {
        EXPECT_NEAR(std::get<double>(*factOf("distance", room.shown(session))), answer.distance, 1e-9) << where;
      }
      ++looked;
    }
  });
  EXPECT_GE(looked, 30);
}

TEST(LessonPages, HoldTheirBodiesStillWhereTheTextSpeaksOfThem) {
  forEachBeat([](Session& session, Classroom& room, const std::string& where) {
    if (room.current().show.showsWorld() || room.current().show.scene_name.empty()) return;
    const bool asks = room.current().predict.has_value(), task = room.current().reach.has_value();
    const bool invites = room.current().show.drags || room.current().show.staging.primer == Primer::hold;
    EXPECT_FALSE(asks && !task && !invites && !session.staging().still) << where;
    EXPECT_FALSE(task && session.staging().still) << where;
    const dvec3 before = session.scene().b.position;
    session.apply(Nudge{{1, 0}});
    EXPECT_EQ(session.scene().b.position == before, session.staging().still) << where;
  });
}

}  // namespace
}  // namespace gjklab::answer_motion_test
