// What the lessons say in words of their own is so: sentences that no fact in braces stands behind.

#include "model/lesson/lesson_room.h"
#include "model/run/contact_run.h"
#include "model/scene/body_points.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace gjklab::lesson_sentences_test {
namespace {

using test::beatsWith;
using test::lessonCalled;
using test::newSession;

class LessonSentences : public testing::Test {
 protected:
  /// Shows the beat that has these words.
  void at(const std::string& file, const std::string& words) {
    lesson_ = lessonCalled(file);
    room_.start(lesson_, session_, beatsWith(lesson_, words).front());
    session_.update();
  }
  double fact(const char* name) { return std::get<double>(factOf(name, room_.shown(session_)).value()); }

  Session session_ = newSession();
  Lesson lesson_;
  Classroom room_;
};

/// Corners of the triangle that GJK has in its third iteration: read off the scene by hand.
TEST_F(LessonSentences, FourSignsAreDotProducts) {
  const dvec2 a(-1.5, -0.25), b(-3.5, -2.75), c(-0.5, 2);
  const dvec2 ab = b - a, ac = c - a, ao = -a;
  /// Square to an edge, out of the triangle: as long as (ab × ac) × ac, which the run multiplies with.
  const auto across = [&](dvec2 edge, dvec2 other) {
    const dvec2 square(-edge.y, edge.x);
    const double area = std::abs(ab.x * ac.y - ab.y * ac.x);
    return glm::dot(square, other) > 0 ? -square * area : square * area;
  };
  const double expected[] = {glm::dot(ab, ao), glm::dot(ac, ao), glm::dot(across(ab, ac), ao),
                             glm::dot(across(ac, ab), ao)};
  const Lesson lesson = lessonCalled("06-regions.md");
  int told = 0;
  for (int i = 0; i < static_cast<int>(lesson.beats.size()); ++i) {
    const Show& show = lesson.beats[static_cast<std::size_t>(i)].show;
    if (!show.test || show.at.text != "gjk 3 region") continue;
    room_.start(lesson, session_, i);
    EXPECT_EQ(*show.test, told);
    EXPECT_NEAR(fact("sign"), expected[told], 1e-12);
    EXPECT_FALSE(room_.strayed(session_));
    session_.apply(Seek{session_.position()});
    session_.update();
    EXPECT_TRUE(room_.strayed(session_)) << "all tests show, not this one";
    EXPECT_FALSE(factOf("sign", room_.shown(session_)));
    room_.restore(session_);
    EXPECT_FALSE(room_.strayed(session_));
    ++told;
  }
  EXPECT_EQ(told, 4);
  EXPECT_EQ(across(ab, ac), dvec2(5, -4));
  EXPECT_EQ(across(ac, ab), dvec2(4.5, -2));
  EXPECT_EQ(ab, dvec2(-2, -2.5));
  EXPECT_EQ(ac, dvec2(1, 2.25));
  EXPECT_EQ(glm::dot(across(ab, ac), ab), 0) << "perpendicular to the edge";
  EXPECT_EQ(glm::dot(across(ab, ac), ac), -4) << "away from the third corner";
  EXPECT_LT(expected[0], 0);
  for (int i = 1; i < 4; ++i) EXPECT_GT(expected[i], 0);
}

/// The edge of the second iteration, a = (−3.5, −2.75), b = (−0.5, 2).
TEST_F(LessonSentences, TheTwoArrowsOfAnEdge) {
  at("06-regions.md", "These are the two arrows");
  EXPECT_EQ(session_.frame().simplex[0].support.w, dvec3(-3.5, -2.75, 0));
  EXPECT_EQ(session_.frame().simplex[1].support.w - session_.frame().simplex[0].support.w, dvec3(3, 4.75, 0));
  EXPECT_EQ(fact("sign"), 3 * 3.5 + 4.75 * 2.75);
}

/// "A corner keeps its number as long as it lives": in all of the lesson, and while the learner moves O.
TEST_F(LessonSentences, ACornerKeepsItsNumber) {
  const std::map<std::string, dvec3> points = {
      {"s₁", {-0.5, 2, 0}}, {"s₂", {-3.5, -2.75, 0}}, {"s₃", {-1.5, -0.25, 0}}};
  int seen = 0;
  const auto look = [&](const std::string& file, const std::string& words) {
    at(file, words);
    for (const FrameVertex& vertex : session_.frame().simplex) {
      ASSERT_TRUE(points.contains(vertex.name)) << file << ": " << vertex.name;
      EXPECT_EQ(vertex.support.w, points.at(vertex.name)) << file << ": " << vertex.name;
      ++seen;
    }
  };
  look("05-loop.md", "are numbered as they are found");
  look("05-loop.md", "These shares are");
  look("06-regions.md", "The regions stay with the triangle");
  ASSERT_EQ(makeMoves({room_.current().reach->solution[0]}, session_), "");
  for (const FrameVertex& vertex : session_.frame().simplex) EXPECT_TRUE(points.contains(vertex.name)) << vertex.name;
  EXPECT_EQ(seen, 2 + 3 + 3);
}

/// A wheel of radius r that turns with ω moves its rim with ω · r.
TEST_F(LessonSentences, WhatSpinAdds) {
  at("13-safe-steps.md", "body **spins**");
  EXPECT_NEAR(fact("straight speed"), 1, 1e-12);
  EXPECT_NEAR(fact("spin speed"), 2 * std::hypot(1.6, 0.15), 1e-9);
  EXPECT_NEAR(fact("closing speed"), fact("straight speed") + fact("spin speed"), 1e-12);
}

TEST_F(LessonSentences, SixContactsOfWhichFourStayWithTheDeepest) {
  at("12-contacts.md", "Here are six");
  ASSERT_TRUE(session_.run().contacts);
  const ContactRun& run = *session_.run().contacts;
  EXPECT_EQ(run.trace.candidates.size(), 6u);
  EXPECT_EQ(run.manifold.contacts.size(), 4u);
  std::set<long> depths;
  double deepest = 0;
  for (const auto& contact : run.trace.candidates) {
    deepest = std::max(deepest, contact.depth);
    depths.insert(std::lround(contact.depth * 1000));
  }
  EXPECT_EQ(depths.size(), 6u) << "no two are alike";
  EXPECT_NEAR(fact("depth"), deepest, 1e-12);
  EXPECT_TRUE(std::any_of(run.manifold.contacts.begin(), run.manifold.contacts.end(),
                          [&](const auto& contact) { return contact.depth == deepest; }));
}

std::set<std::pair<int, int>> pairsKept(const gjk::GjkRecord<3>& record) {
  std::set<std::pair<int, int>> pairs;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i))
      pairs.insert({record.simplex[i].support.index_a, record.simplex[i].support.index_b});
  return pairs;
}

/// |x| of a plain GJK's iterations 5 and 6, as lengths of perpendiculars: on a plane, and on an edge.
TEST_F(LessonSentences, InAPlainGjkTheLengthOfXRises) {
  at("14-robust.md", "Remember its three corners");
  const auto& gjk = session_.run().trace.gjk;
  const auto kept = [&](std::size_t k) {
    std::vector<dvec3> points;
    for (int i = 0; i < gjk[k].simplex.size(); ++i)
      if (gjk::contains(gjk[k].kept, i)) points.push_back(gjk[k].simplex[i].support.w);
    return points;
  };
  const std::vector<dvec3> face = kept(4), edge = kept(5);
  ASSERT_EQ(face.size(), 3u);
  ASSERT_EQ(edge.size(), 2u);
  const dvec3 n = glm::normalize(glm::cross(face[1] - face[0], face[2] - face[0]));
  EXPECT_NEAR(std::abs(glm::dot(n, face[0])), 0.1715, 5e-5);
  const dvec3 along = glm::normalize(edge[1] - edge[0]);
  EXPECT_NEAR(glm::length(edge[0] - glm::dot(edge[0], along) * along), 2.492, 5e-4);
  for (const auto* points : {&face, &edge})
    for (const dvec3& p : *points)
      for (int axis = 0; axis < 3; ++axis) EXPECT_EQ(p[axis] * 2, std::round(p[axis] * 2)) << "no digit is lost";
}

TEST_F(LessonSentences, TwoEndsBecomeOneFloat) {
  at("14-robust.md", "B begins at 5208.0002");
  const Scene& scene = session_.scene();
  EXPECT_NEAR(scene.a.position.x + scene.a.half_extents.x, 5208.0001, 1e-9);
  EXPECT_NEAR(scene.b.position.x - scene.b.half_extents.x, 5208.0002, 1e-9);
  EXPECT_EQ(static_cast<float>(5208.0001), 5208.0f);
  EXPECT_EQ(static_cast<float>(5208.0002), 5208.0f);
  EXPECT_NEAR(std::nextafter(5208.0f, 6000.0f) - 5208.0f, 0.0005, 0.00002);
}

/// The digits of lesson 14, by the machine's own floats; the true difference in whole hundredths.
TEST_F(LessonSentences, AFloatGetsTheSignWrong) {
  at("14-robust.md", "On which side is O?");
  EXPECT_EQ(toWorld(session_.scene().a, 2, hullPoints(session_.scene().a, 2)[0]), dvec3(749.1, 926.4, 0));
  EXPECT_EQ(toWorld(session_.scene().a, 2, hullPoints(session_.scene().a, 2)[1]), dvec3(-766, -947.3, 0));
  const volatile float one = 749.1f * 947.3f, other = 926.4f * 766.0f;
  EXPECT_EQ(one, 709622.375f);
  EXPECT_EQ(other, 709622.4375f);
  EXPECT_EQ(7491 * 9473, 70962243);
  EXPECT_EQ(9264 * 7660, 70962240);
  EXPECT_EQ(one - other, -0.0625f);
}

TEST_F(LessonSentences, PlainGjkAndEpaGoRoundInCircles) {
  at("14-robust.md", "Remember its three corners");
  const auto& gjk = session_.run().trace.gjk;
  ASSERT_GE(gjk.size(), 15u);
  EXPECT_EQ(pairsKept(gjk[4]).size(), 3u);
  EXPECT_EQ(pairsKept(gjk[4]), pairsKept(gjk[9]));
  EXPECT_EQ(pairsKept(gjk[9]), pairsKept(gjk[14]));
  at("14-robust.md", "New corners are added, but");
  const auto& epa = session_.run().trace.epa;
  ASSERT_GE(epa.size(), 5u);
  EXPECT_EQ(epa[0].support.w, epa[4].support.w);
  EXPECT_EQ(epa[0].direction, epa[4].direction);
  const auto& polytope = session_.run().trace.polytope;
  const auto corners = [&](const gjk::EpaRecord<3>& record) {
    std::set<std::pair<double, double>> found;
    for (const int vertex : polytope.facets[static_cast<std::size_t>(*record.closest_facet)].vertices)
      if (vertex >= 0) {
        const dvec3 w = polytope.vertices[static_cast<std::size_t>(vertex)].w;
        found.insert({w.x, w.y});
      }
    return found;
  };
  EXPECT_EQ(corners(epa[0]), corners(epa[4])) << "the same side";
  EXPECT_TRUE(corners(epa[0]).contains({0.0, 0.0})) << "O itself is one of its ends";
  for (const std::size_t k : {0u, 4u})
    EXPECT_EQ(polytope.facets[static_cast<std::size_t>(*epa[k].closest_facet)].distance, 0);
}

TEST_F(LessonSentences, TheSliverIsAHundredLongAndThreeThick) {
  at("14-robust.md", "a hundred long and three thick");
  dvec3 low(1e9), high(-1e9);
  for (const dvec3& p : hullPoints(session_.scene().a, 3)) low = glm::min(low, p), high = glm::max(high, p);
  EXPECT_NEAR(high.x - low.x, 100, 5);
  EXPECT_NEAR(high.z - low.z, 3, 0.1);
  EXPECT_NEAR(fact("lower"), fact("depth"), 1e-9);
  EXPECT_NEAR(fact("upper"), fact("depth"), 1e-9);
}

bool inside(const std::vector<dvec3>& polygon, dvec3 p) {
  int left = 0, right = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec3 side = polygon[(i + 1) % polygon.size()] - polygon[i], to = p - polygon[i];
    const double turn = side.x * to.y - side.y * to.x;
    left += turn > 0 ? 1 : 0;
    right += turn < 0 ? 1 : 0;
  }
  return left == 0 || right == 0;
}

/// The line across the dent leaves the body; the one in A does not.
TEST_F(LessonSentences, ADentIsNotConvex) {
  at("03-difference.md", "Such a shape is called");
  const Figure& figure = session_.figure(Space::world);
  int chords = 0;
  for (const Line& line : figure.lines) {
    if (line.role != Role::highlight || line.points.size() != 2) continue;
    ++chords;
    const Role body = line.dashed ? Role::body_b : Role::body_a;
    for (int i = 1; i < 20; ++i) {
      const dvec3 p = glm::mix(line.points[0], line.points[1], i / 20.0);
      const bool in = std::any_of(figure.fills.begin(), figure.fills.end(),
                                  [&](const Fill& fill) { return fill.role == body && inside(fill.points, p); });
      EXPECT_EQ(in, !line.dashed) << i;
    }
  }
  EXPECT_EQ(chords, 2);
}

}  // namespace
}  // namespace gjklab::lesson_sentences_test
