// Numbers that lessons 9 to 14 say in words of their own, worked out here from corners and velocities.

#include "model/lesson/lesson_room.h"
#include "model/run/contact_run.h"
#include "model/run/impact_run.h"
#include "model/scene/body_points.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include <cmath>

namespace gjklab::later_lesson_numbers_test {
namespace {

using test::beatsWith;
using test::lessonCalled;
using test::newSession;

class LaterLessonNumbers : public testing::Test {
 protected:
  void at(const std::string& file, const std::string& words) {
    lesson_ = lessonCalled(file);
    beat_ = beatsWith(lesson_, words).front();
    room_.start(lesson_, session_, beat_);
    session_.update();
  }
  dvec3 corner(Which which, int i) {
    const Body& of = body(session_.scene(), which);
    return toWorld(of, session_.scene().dimension,
                   hullPoints(of, session_.scene().dimension)[static_cast<std::size_t>(i)]);
  }
  const gjk::Trace<3>& trace() { return session_.run().trace; }

  Session session_ = newSession();
  Lesson lesson_;
  int beat_ = 0;
  Classroom room_;
};

TEST_F(LaterLessonNumbers, TheSecondSideOfEpaAndWhatLiesBeyondIt) {
  at("09-epa-plane.md", "The line through the new");
  const auto& record = trace().epa[1];
  const auto& facet = trace().polytope.facets[static_cast<std::size_t>(*record.closest_facet)];
  const dvec2 p(trace().polytope.vertices[static_cast<std::size_t>(facet.vertices[0])].w);
  const dvec2 q(trace().polytope.vertices[static_cast<std::size_t>(facet.vertices[1])].w);
  const dvec2 along = glm::normalize(q - p), out(along.y, -along.x);
  EXPECT_NEAR(std::abs(glm::dot(out, p)), 0.3656, 5e-5);
  EXPECT_NEAR(std::abs(glm::dot(out, dvec2(record.support.w))), 1.02, 5e-4);
}

TEST_F(LaterLessonNumbers, TheWayToThePlaneEndsInTheMiddleOfTheFace) {
  at("10-why-four.md", "to their plane ends");
  const dvec3 a(-1, -1, 0), b(-1, 0, -1), c(0, -1, -1), foot = (a + b + c) / 3.0;
  EXPECT_NEAR(glm::length(foot - dvec3(-2.0 / 3)), 0, 1e-15);
  EXPECT_NEAR(glm::dot(foot, b - a), 0, 1e-15);
  EXPECT_NEAR(glm::dot(foot, c - a), 0, 1e-15);
  for (const FrameVertex& vertex : session_.frame().simplex)
    EXPECT_EQ(vertex.support.w, vertex.name == "s₃" ? a : vertex.name == "s₂" ? b : c) << vertex.name;
}

/// Three corners lie in each of the four planes, and O where the fourth one lies.
TEST_F(LaterLessonNumbers, TheFourPlanesHaveOOnTheSideOfTheBody) {
  at("10-why-four.md", "On the fourth face");
  const glm::dvec4 planes[] = {{1, 0, 0, 0.25}, {0, 1, 0, 0.25}, {0, 0, 1, 0.25}, {-1, -1, -1, 0.25}};
  ASSERT_EQ(session_.frame().simplex.size(), 4u);
  for (const glm::dvec4& plane : planes) {
    int in_plane = 0;
    for (const FrameVertex& vertex : session_.frame().simplex) {
      const double side = glm::dot(dvec3(plane), vertex.support.w) + plane.w;
      if (std::abs(side) < 1e-12) ++in_plane;
      EXPECT_GT(side, -1e-12) << vertex.name;
    }
    EXPECT_EQ(in_plane, 3);
    EXPECT_GT(plane.w, 0) << "O";
  }
}

TEST_F(LaterLessonNumbers, WhatWSeesByNumbers) {
  at("11-epa-space.md", "is **seen** by");
  const auto& vertices = trace().polytope.vertices;
  const dvec3 w = trace().epa[0].support.w;
  const auto along = [&](int i, int j, int k, double facet, double of_w) {
    const dvec3 p = vertices[static_cast<std::size_t>(i - 1)].w;
    dvec3 n = glm::normalize(
        glm::cross(vertices[static_cast<std::size_t>(j - 1)].w - p, vertices[static_cast<std::size_t>(k - 1)].w - p));
    if (glm::dot(n, p) < 0) n = -n;  // away from O, which is inside
    EXPECT_NEAR(glm::dot(n, p), facet, 6e-4) << i << j << k;
    EXPECT_NEAR(glm::dot(n, w), of_w, 6e-4) << i << j << k;
  };
  along(1, 2, 3, 1.215, -2.018);
  along(1, 2, 4, 0.340, -2.644);
  along(1, 3, 4, 0.334, 0.637);
  along(2, 3, 4, 0.112, 2.948);
}

TEST_F(LaterLessonNumbers, TwoCutsTakeACornerEach) {
  at("12-contacts.md", "takes corner 1 off");
  ASSERT_TRUE(session_.run().contacts);
  const auto& clips = session_.run().contacts->trace.clips;
  ASSERT_EQ(clips.size(), 4u);
  EXPECT_EQ(clips[0].remains.size(), 4u);
  EXPECT_EQ(clips[1].remains.size(), 5u);
  EXPECT_EQ(clips[2].remains.size(), 6u);
  EXPECT_EQ(clips[3].remains.size(), 6u);
  // Corner 4 of the five is the only one over the right side of A, at x = 1.2.
  for (std::size_t i = 0; i < clips[1].remains.size(); ++i) EXPECT_EQ(clips[1].remains[i].x > 1.2, i == 3) << i;
}

TEST_F(LaterLessonNumbers, TheClosingSpeedIsADotProduct) {
  at("13-safe-steps.md", "against *n*, towards A");
  const dvec3 n = glm::normalize(dvec3(0.96, 0.28, 0));
  EXPECT_NEAR(glm::dot(dvec3(-4, -0.5, 0), n), -3.98, 5e-4);
  const dvec3 found = runImpact(session_.scene()).trace.records.front().normal;
  EXPECT_NEAR(found.x, 0.960, 5e-4);
  EXPECT_NEAR(found.y, 0.280, 5e-4);
  EXPECT_EQ(session_.scene().b.linear_velocity, dvec3(-4, -0.5, 0));
  EXPECT_EQ(session_.scene().a.linear_velocity, dvec3(0.0));
}

TEST_F(LaterLessonNumbers, OBecomesACornerOfTheTriangle) {
  at("14-robust.md", "lie opposite each other");
  const auto& gjk = trace().gjk;
  const dvec3 first = corner(Which::a, 0) - corner(Which::b, 3), second = corner(Which::a, 3) - corner(Which::b, 0);
  EXPECT_NEAR(glm::distance(gjk[0].support.w, first), 0, 1e-6);
  EXPECT_NEAR(glm::distance(gjk[1].support.w, second), 0, 1e-6);
  EXPECT_NEAR(glm::distance(first, dvec3(2.26, 0.73, 0)), 0, 0.01);
  EXPECT_EQ(first, -second);
  EXPECT_EQ(gjk[2].direction, dvec3(0.0));
  EXPECT_EQ(gjk[2].support.index_a, 0);
  EXPECT_EQ(gjk[2].support.index_b, 0);
  EXPECT_EQ(gjk[2].support.w, dvec3(0.0));
}

}  // namespace
}  // namespace gjklab::later_lesson_numbers_test
