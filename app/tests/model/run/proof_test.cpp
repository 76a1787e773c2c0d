#include "model/run/proof.h"

#include "model/caption/caption.h"
#include "model/gallery/gallery.h"
#include "model/run/run.h"
#include "model/session/session.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

#include <glm/geometric.hpp>

namespace gjklab::proof_test {
namespace {

const FactTable* proofTable(const Session& session) {
  static Caption told;
  told = caption(session.scene(), session.run(), session.timeline(), session.position());
  for (const FactTable& table : told.tables)
    if (table.title == "PROOF") return &table;
  return nullptr;
}

Session atResult(Scene scene) {
  Session session(std::move(scene), "", Settings{});
  session.resize(Space::world, {600, 500}, 1);
  session.resize(Space::difference, {600, 500}, 1);
  session.apply(Go{Jump::last});
  session.update();
  return session;
}

/// The bounds enclose what is known: a box of half width 1 beside one of 0.75, 0.5 apart; or overlapping by 0.25.
TEST(Proof, EnclosesTheKnownAnswer) {
  for (const double x : {2.25, 1.5}) {
    for (const int dimension : {1, 2, 3}) {
      Scene scene;
      scene.dimension = dimension;
      scene.a.half_extents = {1, 1, 1};
      scene.b.half_extents = {0.75, 0.75, 0.75};
      scene.b.position = {x, 0, 0};
      clearUnusedCoordinates(scene);
      const Proof proof = proofOf(scene, solve(scene));
      EXPECT_TRUE(proof.verified) << proof.reason;
      const double known = x - 1.75;
      EXPECT_LE(proof.lower, known);
      EXPECT_GE(proof.upper, known);
      EXPECT_NEAR(proof.upper - proof.lower, 0, 1e-9);
      EXPECT_EQ(proof.polytope_points > 0, known < 0);
    }
  }
}

/// Unit boxes at a corner of each other, gaps of 2 and 1.5: the widest shadow gap is 2, the distance 2.5 along (0.8,
/// 0.6).
TEST(Proof, NamesTheDirectionThatProves) {
  Scene scene = test_shapes::squaresOf({4, 3.5, 0});
  for (const gjk::Method method : {gjk::Method::separating_axes, gjk::Method::distance}) {
    scene.query.method = method;
    const Session session = atResult(scene);
    EXPECT_LT(glm::distance(proofOf(scene, solve(scene)).direction, dvec3(0.8, 0.6, 0)), 1e-9);
    const FactTable* table = proofTable(session);
    ASSERT_NE(table, nullptr);
    const bool shown = method == gjk::Method::distance;
    EXPECT_EQ(table->rows[0].note, shown ? "along n" : "along (0.8, 0.6)") << "n of the shadows proves 2 alone";
  }
}

TEST(Proof, AFalseAnswerIsNotProven) {
  Scene scene;
  scene.b.position = {3, 0, 0};
  gjk::Result<3> answer = solve(scene);
  answer.distance = answer.lower_bound = answer.upper_bound = 1.25;  // it is 1
  EXPECT_FALSE(proofOf(scene, answer).verified);
}

TEST(Proof, IsToldAtTheResultAndNowhereElse) {
  for (const int dimension : {1, 2, 3}) {
    Session session = atResult(defaultScene(dimension));
    const FactTable* table = proofTable(session);
    ASSERT_NE(table, nullptr) << dimension;
    ASSERT_EQ(table->rows.size(), 3U);
    EXPECT_EQ(table->rows[0].name, "direction");
    EXPECT_EQ(table->rows[0].value.find("depth ≤ "), 0U);
    EXPECT_EQ(table->rows[1].name, "polytope");
    EXPECT_EQ(table->rows[1].value.find("depth ≥ "), 0U);
    EXPECT_EQ(table->rows[2].value, "passed");
    session.apply(Go{Jump::previous_step});
    session.update();
    EXPECT_EQ(proofTable(session), nullptr);
  }
}

/// A drag waits for no proof; when the body is let go, it is that of the new place.
TEST(Proof, FollowsADrag) {
  Session session = atResult(defaultScene(2));
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(20, 0, 0)}});
  session.update();
  EXPECT_EQ(session.run().proof, nullptr);
  session.apply(EndGesture{});
  session.apply(Go{Jump::last});
  session.update();
  const FactTable* table = proofTable(session);
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->rows[0].value.find("distance ≥ "), 0U);
  EXPECT_EQ(table->rows[1].name, "simplex");
}

}  // namespace
}  // namespace gjklab::proof_test
