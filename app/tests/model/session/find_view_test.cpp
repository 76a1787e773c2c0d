// The view turns to where a step can be seen.

#include "model/figure/viewpoint.h"
#include "model/gallery/gallery.h"
#include "model/scene_named.h"
#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::find_view_test {
namespace {

dvec3 sightOf(const Session& session) { return towardsViewer(session.view(Space::world)); }

/// The first moment that the usual view does not show well, from 1 on.
int hiddenMoment(Session& session) {
  for (int i = 1; i < session.timeline().size(); ++i) {
    session.apply(Seek{i});
    session.update();
    if (shortfall(wishOf(session.frame()), sightOf(session)) > 0.01) return i;
  }
  return -1;
}

/// Facets of some steps turned away, and no built-in scene: those bring cameras of their own.
Scene seenFromTheUsualSide() {
  Scene scene = test::sceneNamed("shape-3d-box");
  scene.b.position.x += 0.001;
  return scene;
}

TEST(FindView, ABuiltInSceneOpenedFromAFileIsSeenFromWhereItsStepsCanBe) {
  const Scene scene = test::sceneNamed("tetrahedron-face");
  ASSERT_TRUE(cameraOf(scene));
  EXPECT_EQ(Session(scene, "a/file.json", {}).view(Space::world).orientation, *cameraOf(scene));
  Session session(defaultScene(2), "", {});
  session.apply(ShowScene{scene, {}, {}});
  session.update();
  for (const Space space : {Space::world, Space::difference})
    EXPECT_EQ(session.view(space).orientation, *cameraOf(scene));
  EXPECT_FALSE(cameraOf(seenFromTheUsualSide()));
}

TEST(FindView, APairOfNoBuiltInSceneIsFirstSeenSoThatItsAnswerShows) {
  for (const char* name : {"diamond-sphere", "hull-repeated", "tetrahedron-ill-conditioned", "tetrahedron-face"}) {
    SCOPED_TRACE(name);
    Scene scene = test::sceneNamed(name);
    scene.b.position.x += 0.001;
    Session session = stillSession(defaultScene(3));
    session.apply(ShowScene{scene, {}, {}});
    session.update();
    const dvec3 sight = sightOf(session), n = session.run().trace.result.normal;
    EXPECT_LT(std::abs(glm::dot(n, sight)), 0.71);
    EXPECT_GT(glm::dot(n, sight), 0);
    EXPECT_EQ(session.view(Space::world).orientation, Session(scene, "a/file.json", {}).view(Space::world).orientation);
  }
}

TEST(FindView, AKeyTurnsBothCamerasToTheStep) {
  Session session = stillSession(seenFromTheUsualSide());
  const int hidden = hiddenMoment(session);
  ASSERT_GE(hidden, 0);
  const dvec3 before = sightOf(session);
  session.apply(FindView{});
  session.update();
  EXPECT_GT(glm::distance(before, sightOf(session)), 0.1);
  EXPECT_LT(shortfall(wishOf(session.frame()), sightOf(session)), 1e-3);
  EXPECT_EQ(session.view(Space::world).orientation, session.view(Space::difference).orientation);
}

TEST(FindView, ByItselfGentlyAndOnlyUntilItIsTurnedByHand) {
  Session probe = stillSession(seenFromTheUsualSide());
  const int hidden = hiddenMoment(probe);
  ASSERT_GE(hidden, 1);
  EXPECT_EQ(probe.view(Space::world).orientation, defaultOrientation()) << "who wants no motion gets none";

  Session session(seenFromTheUsualSide(), "", {});
  session.apply(Seek{hidden - 1});
  settle(session);
  session.apply(Seek{hidden});
  session.update();
  const dvec3 start = sightOf(session);
  session.advance(0.05);
  session.update();
  EXPECT_LT(glm::distance(start, sightOf(session)), 0.2) << "gently";
  settle(session);
  EXPECT_LT(shortfall(wishOf(session.frame()), sightOf(session)), 1e-3);

  View view = session.view(Space::world);
  orbit(view, {90, 0});
  session.apply(MoveCamera{Space::world, view});
  for (int i = 0; i < session.timeline().size(); ++i) {
    session.apply(Seek{i});
    settle(session);
    EXPECT_EQ(session.view(Space::world).orientation, view.orientation) << "turned by hand, it stays";
  }
}

TEST(FindView, TurnsAlongAnAxisWhenAsked) {
  Session session = stillSession(defaultScene(3));
  session.apply(TurnView{alongAxis(1, false)});
  session.update();
  EXPECT_NEAR(glm::distance(sightOf(session), dvec3(0, 1, 0)), 0, 1e-9);
  Session flat = stillSession(defaultScene(2));
  flat.apply(TurnView{alongAxis(1, false)});
  flat.apply(FindView{});
  flat.update();
  EXPECT_LT(flat.idleSeconds(), 0) << "nothing to turn in the plane";
}

}  // namespace
}  // namespace gjklab::find_view_test
