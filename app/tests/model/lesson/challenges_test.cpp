// The challenges of our own lessons: dragged by the mouse, shown, and with room and handles for the drag.

#include "model/figure/make_figure.h"
#include "model/lesson/lesson_room.h"
#include "model/scene/body_points.h"
#include "model/session/drag.h"

namespace gjklab::challenges_test {
namespace {

using test::forEachChallenge;
using test::forEachChallengeOfAScene;

/// Makes a move with the mouse where a drag can make it; a command where it is a turn of the wrist, or in a world.
void dragLike(const Move& move, Session& session) {
  PickTarget target;
  Space space = Space::world;
  dvec3 from(0.0);
  const Scene& scene = session.scene();
  if (session.world().open() || scene.dimension == 3 || move.kind == Move::Kind::turn || move.kind == Move::Kind::aim ||
      move.kind == Move::Kind::seek) {
    EXPECT_EQ(makeMoves({move}, session), "");
    return;
  }
  if (move.kind == Move::Kind::body) {
    target = BodyTarget{move.which};
    from = body(scene, move.which).position;
  } else if (move.kind == Move::Kind::origin) {
    target = OriginTarget{};
    space = Space::difference;
  } else {
    const Body& of = body(scene, move.which);
    target = VertexTarget{move.which, move.index};
    from = toWorld(of, scene.dimension, hullPoints(of, scene.dimension)[static_cast<std::size_t>(move.index)]);
  }
  const View view = session.view(space);
  const Drag drag{target, space, scene, view, dvec2(project(view, from)), from};
  const dvec2 start = drag.grab, end = dvec2(project(view, move.to));
  session.apply(BeginGesture{});
  for (int i = 1; i <= 5; ++i)
    if (const auto command = dragCommand(drag, start + (end - start) * (i / 5.0), AxisLock::none))
      session.apply(Edit{*command});
  session.apply(EndGesture{});
  session.update();
}

TEST(Lessons, EveryChallengeIsReachedByADragAndNotBefore) {
  forEachChallenge([](Session& session, Classroom& room, const std::string& where) {
    room.lookAtGoals(session);
    EXPECT_FALSE(room.reachedAll()) << where;
    for (const Move& move : room.current().reach->solution) {
      dragLike(move, session);
      room.lookAtGoals(session);
    }
    EXPECT_TRUE(room.reachedAll()) << where;
    EXPECT_TRUE(room.strayed(session)) << where;
    room.restore(session);
    EXPECT_FALSE(room.strayed(session)) << where;
  });
}

/// What was shown is not one's own; after a way back it can be made one's own.
TEST(Lessons, ASolutionThatIsShownLeavesAnotherMark) {
  int challenges = 0;
  forEachChallengeOfAScene([&challenges](Session& session, Classroom& room, const std::string& where) {
    const int page = room.beat();
    EXPECT_FALSE(room.settled().contains(page)) << where;
    room.showSolution(session);
    room.lookAtGoals(session);
    EXPECT_TRUE(room.reachedAll()) << where;
    const auto settled = [&] {
      return room.settled().contains(page) ? std::optional(room.settled().at(page)) : std::nullopt;
    };
    const bool asks = room.current().predict.has_value();
    EXPECT_EQ(settled(), asks ? std::nullopt : std::optional(Settled::shown)) << where;
    for (std::size_t i = 0; i < room.current().reach->goals.size(); ++i) EXPECT_TRUE(room.onlyShown(i)) << where;
    room.restore(session);
    for (const Move& move : room.current().reach->solution) {
      dragLike(move, session);
      room.lookAtGoals(session);
    }
    for (std::size_t i = 0; i < room.current().reach->goals.size(); ++i) EXPECT_FALSE(room.onlyShown(i)) << where;
    EXPECT_EQ(settled(), asks ? std::nullopt : std::optional(Settled::right)) << where;
    ++challenges;
  });
  EXPECT_EQ(challenges, 17);
}

/// Who drags B where a challenge wants it sees it there: in the panes as they stand before the drag.
TEST(Lessons, ThereIsRoomWhereBIsToBeDragged) {
  int moved = 0;
  forEachChallengeOfAScene([&moved](Session& session, Classroom& room, const std::string& where) {
    const View before = session.view(Space::world);
    for (const Move& move : room.current().reach->solution) {
      ASSERT_TRUE(makeMoves({move}, session).empty());
      if (move.kind != Move::Kind::body && move.kind != Move::Kind::origin) continue;
      const Scene& scene = session.scene();
      for (const dvec3& corner : hullPoints(scene.b, scene.dimension)) {
        const dvec2 at(project(before, scene.b.position + rotationOf(scene.b, scene.dimension) * corner));
        EXPECT_TRUE(at.x >= 0 && at.y >= 0 && at.x <= before.size.x && at.y <= before.size.y)
            << where << ": " << at.x << ", " << at.y;
      }
      ++moved;
    }
  });
  EXPECT_GE(moved, 9);
}

/// What a challenge wants to be dragged can be taken hold of at its beat.
TEST(Lessons, EveryChallengeHasItsHandles) {
  const auto offers = [](const Session& session, const PickTarget& wanted) {
    for (const Space space : {Space::world, Space::difference})
      for (const auto& handle : session.figure(space).handles)
        if (handle.target == wanted) return true;
    return false;
  };
  forEachChallengeOfAScene([&offers](Session& session, Classroom& room, const std::string& where) {
    for (const Move& move : room.current().reach->solution) {
      PickTarget wanted = BodyTarget{move.which};
      if (move.kind == Move::Kind::origin) wanted = OriginTarget{};
      if (move.kind == Move::Kind::aim) wanted = DirectionTarget{};
      if (move.kind == Move::Kind::vertex) wanted = VertexTarget{move.which, move.index};
      EXPECT_TRUE(offers(session, wanted)) << where << ": " << move.text;
    }
  });
}

/// What is under the pointer shows its own handles: those must not take the pointer away from what is to be dragged,
/// be it as small as a point.
TEST(Lessons, WhereBIsTakenHoldOfItIsMovedAndNotTurned) {
  int pressed = 0;
  forEachChallengeOfAScene([&pressed](Session& session, Classroom& room, const std::string& where) {
    for (const Move& move : room.current().reach->solution) {
      if (move.kind != Move::Kind::body) continue;
      const Body& body = session.scene().b;
      const dvec3 middle = turnCentre(body, session.scene().dimension);
      session.apply(PointAt{BodyTarget{move.which}, Space::world});
      session.update();
      const View& view = session.view(Space::world);
      const PickTarget under = pick(session.figure(Space::world), view, dvec2(project(view, middle)));
      EXPECT_FALSE(std::holds_alternative<TurnTarget>(under)) << where;
      ++pressed;
    }
  });
  EXPECT_GE(pressed, 8);
}

}  // namespace
}  // namespace gjklab::challenges_test
