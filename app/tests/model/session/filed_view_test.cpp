// What a scene's file says of how it opens: study, step, views.

#include "model/playback/address.h"
#include "model/scene/scene_io.h"
#include "model/session/session.h"
#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::filed_view_test {
namespace {

Session openedFrom(const Scene& scene) {
  Session session = stillSession(1);
  session.open(scene, "file.json");
  session.update();
  return session;
}

/// As a file brings it.
Scene sceneRead(const std::string& text) {
  auto scene = readScene(text, "FILE");
  if (const auto* error = std::get_if<SceneError>(&scene)) ADD_FAILURE() << error->message;
  return std::holds_alternative<Scene>(scene) ? std::get<Scene>(scene) : Scene{};
}

const std::string kFiledBodies =
    R"("a":{"shape":"box","half_extents":[1,1]},"b":{"shape":"box","half_extents":[1,1],"position":[4,1]})";
const std::string kFiledMoving =
    R"("a":{"shape":"box","half_extents":[1,1]},)"
    R"("b":{"shape":"box","half_extents":[1,1],"position":[4,1],"linear_velocity":[-4,0]})";

std::string filedScene(const std::string& bodies, const std::string& more) {
  return R"({"gjklab":1,"dimension":2,)" + bodies + more + "}";
}

TEST(FiledView, AMovingSceneOpensAsItsImpactUnlessItsFileSaysOtherwise) {
  EXPECT_EQ(openedFrom(sceneRead(filedScene(kFiledBodies, ""))).study(), Study::query);
  EXPECT_EQ(openedFrom(sceneRead(filedScene(kFiledMoving, ""))).study(), Study::impact);
  EXPECT_EQ(openedFrom(sceneRead(filedScene(kFiledMoving, R"(,"study":"query")"))).study(), Study::query);
  EXPECT_EQ(openedFrom(sceneRead(filedScene(kFiledMoving, R"(,"study":"hull-difference")"))).study(),
            Study::hull_difference);
  // The constructor, as the command line opens it.
  EXPECT_EQ(Session(sceneRead(filedScene(kFiledMoving, "")), "file.json", Settings{}).study(), Study::impact);
}

TEST(FiledView, AComparisonIsNotTakenOverToAFileThatIsOpened) {
  Session session = stillSession(2);
  session.apply(ToggleCompare{});
  ASSERT_TRUE(session.comparing());
  session.open(sceneRead(filedScene(kFiledBodies, "")), "file.json");
  EXPECT_FALSE(session.comparing());
}

TEST(FiledView, AFileOpensAtItsStep) {
  EXPECT_EQ(addressOf(openedFrom(sceneRead(filedScene(kFiledBodies, R"(,"step":"gjk 1 region")"))).moment()),
            "gjk 1 region");
  Session session = openedFrom(sceneRead(filedScene(kFiledBodies, R"(,"step":"gjk 99 region")")));
  EXPECT_EQ(session.position(), 0);
  EXPECT_NE(session.seekTo("gjk 99 region"), "");
  EXPECT_NE(session.seekTo("gjk region of what"), "");
  EXPECT_EQ(session.seekTo("result"), "");
}

/// The part of the space that a pane shows stays when the pane is resized, until it is moved by hand.
TEST(FiledView, AFileOpensInItsView) {
  Session session =
      openedFrom(sceneRead(filedScene(kFiledBodies, R"(,"view":{"difference":{"centre":[-1,2],"height":0.5}})")));
  for (const dvec2 size : {dvec2(300, 200), dvec2(900, 700)}) {
    session.resize(Space::difference, size, 1);
    const View& view = session.view(Space::difference);
    EXPECT_EQ(view.target, dvec3(-1, 2, 0));
    EXPECT_DOUBLE_EQ(view.size.y / view.pixels_per_unit, 0.5);
  }
  EXPECT_FALSE(session.framed(Space::difference));
  EXPECT_TRUE(session.framed(Space::world));
  session.apply(FrameAll{});
  EXPECT_TRUE(session.framed(Space::difference));
  EXPECT_GT(session.view(Space::difference).size.y / session.view(Space::difference).pixels_per_unit, 0.5);
}

/// Turned, moved and kept; written, read and opened in other panes: the same is seen at the same step.
TEST(FiledView, WhatIsKeptComesBack) {
  for (const int dimension : {1, 2, 3}) {
    Session session = stillSession(dimension);
    session.apply(Seek{2});
    View view = session.view(Space::world);
    pan(view, {40, 30});
    zoomAt(view, {10, 20}, 3);
    orbit(view, {25, 10});
    session.apply(MoveCamera{Space::world, view});
    const Scene before = session.scene();
    session.apply(KeepView{});
    EXPECT_TRUE(session.document().modified());
    const Scene kept = sceneRead(writeScene(session.scene()));
    EXPECT_EQ(kept, session.scene());
    Session again = openedFrom(kept);
    EXPECT_EQ(again.moment(), session.moment());
    EXPECT_EQ(again.view(Space::world).target, session.view(Space::world).target);
    EXPECT_EQ(again.view(Space::world).orientation, session.view(Space::world).orientation);
    session.apply(Undo{});
    EXPECT_EQ(session.scene(), before);
    session.apply(Redo{});
    session.apply(KeepView{false});
    EXPECT_EQ(session.scene(), before);
  }
}

TEST(FiledView, WhatIsWrongIsSaidByItsPlace) {
  const auto faultOf = [](const std::string& more) {
    const auto scene = readScene(filedScene(kFiledBodies, more), "FILE");
    return std::holds_alternative<SceneError>(scene) ? std::get<SceneError>(scene).message : "";
  };
  EXPECT_TRUE(faultOf(R"(,"study":"hull")").starts_with("FILE: study: ")) << faultOf(R"(,"study":"hull")");
  EXPECT_TRUE(faultOf(R"(,"view":{"world":{"height":0}})").starts_with("FILE: view.world.height: "));
  EXPECT_TRUE(faultOf(R"(,"view":{"world":{"centre":[1]}})").starts_with("FILE: view.world.centre: "));
  EXPECT_TRUE(faultOf(R"(,"view":{"world":{"turn":[0,0,0,1]}})").starts_with("FILE: view.world.turn: "));
  EXPECT_TRUE(faultOf(R"(,"view":{"rival":{}})").starts_with("FILE: view.rival: "));
  EXPECT_TRUE(faultOf(R"(,"step":3)").starts_with("FILE: step: "));
}

}  // namespace
}  // namespace gjklab::filed_view_test
