// Numbers that lessons 3 to 7 say in words of their own, worked out by hand here, and the pictures that show them.

#include "model/lesson/lesson_room.h"
#include "model/scene/body_points.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace gjklab::lesson_numbers_test {
namespace {

using test::beatsWith;
using test::lessonCalled;
using test::newSession;

class LessonNumbers : public testing::Test {
 protected:
  void at(const std::string& file, const std::string& words) {
    lesson_ = lessonCalled(file);
    room_.start(lesson_, session_, beatsWith(lesson_, words).front());
    session_.update();
  }
  std::string text(const std::string& name) { return factText(name, session_); }
  std::vector<dvec2> corners(Which which) {
    std::vector<dvec2> found;
    const Body& of = body(session_.scene(), which);
    for (const dvec3& p : hullPoints(of, 2)) found.emplace_back(toWorld(of, 2, p));
    return found;
  }
  const Label* labelled(Space space, const std::string& words) {
    const auto& labels = session_.figure(space).labels;
    const auto found = std::find_if(labels.begin(), labels.end(), [&](const Label& l) { return l.text == words; });
    return found == labels.end() ? nullptr : &*found;
  }

  Session session_ = newSession();
  Lesson lesson_;
  Classroom room_;
};

bool within(const std::vector<dvec2>& all, dvec2 p) {
  // Whichever way one looks from p, some of the points lie ahead; to half a degree.
  for (int i = 0; i < 720; ++i) {
    const double angle = i * std::numbers::pi / 360;
    const dvec2 side(std::cos(angle), std::sin(angle));
    if (std::none_of(all.begin(), all.end(), [&](dvec2 q) { return glm::dot(q - p, side) > 1e-9; })) return false;
  }
  return true;
}

TEST_F(LessonNumbers, FiveOfTwelveDifferencesLieInside) {
  at("03-difference.md", "rubber band");
  std::vector<dvec2> all, inner;
  for (const dvec2 a : corners(Which::a))
    for (const dvec2 b : corners(Which::b)) all.push_back(a - b);
  ASSERT_EQ(all.size(), 12u);
  std::copy_if(all.begin(), all.end(), std::back_inserter(inner), [&](dvec2 p) { return within(all, p); });
  EXPECT_EQ(inner.size(), 5u);
  EXPECT_EQ(std::count(inner.begin(), inner.end(), dvec2(-3, 2)), 2);
  EXPECT_EQ(std::count(inner.begin(), inner.end(), dvec2(-1, 7)), 1);
  EXPECT_TRUE(within(all, {-1, 7.1}));
  EXPECT_FALSE(within(all, {-1, 7.3})) << "only just";
  int rings = 0;
  for (const Marker& marker : session_.figure(Space::difference).markers)
    if (marker.role == Role::highlight && marker.shape == MarkerShape::ring) {
      ++rings;
      EXPECT_EQ(dvec2(marker.position), dvec2(-3, 2));
    }
  EXPECT_EQ(rings, 1);
}

TEST_F(LessonNumbers, HalfWayBetweenTwoDifferences) {
  at("03-difference.md", "Half way it is");
  const auto a = corners(Which::a), b = corners(Which::b);
  EXPECT_EQ((a[0] + a[1]) * 0.5, dvec2(4, 8));
  EXPECT_EQ((b[0] + b[2]) * 0.5, dvec2(7.5, 4.5));
  const auto& arrows = session_.figure(Space::difference).arrows;
  EXPECT_TRUE(std::any_of(arrows.begin(), arrows.end(),
                          [](const Arrow& arrow) { return glm::distance(arrow.to, dvec3(-3.5, 3.5, 0)) < 1e-12; }));
}

TEST_F(LessonNumbers, SupportPointsByDotProducts) {
  at("04-support.md", "here straight up");
  EXPECT_EQ(*session_.frame().direction, dvec3(0, 1, 0));
  const auto up = [](dvec2 p, dvec2 q) { return p.y < q.y; };
  auto a = corners(Which::a), b = corners(Which::b);
  EXPECT_EQ(*std::max_element(a.begin(), a.end(), up), a[0]);
  EXPECT_EQ(a[0].y, 11);
  EXPECT_EQ(*std::min_element(b.begin(), b.end(), up), b[2]);
  EXPECT_EQ(b[2].y, 2);

  at("04-support.md", "greatest dot product");
  const dvec2 d(0.6, -0.8);
  EXPECT_NEAR(glm::distance(dvec2(*session_.frame().direction), d), 0, 1e-12);
  const double expected_a[] = {-6.4, -1.6, -1.8}, expected_b[] = {-2.6, 1.8, 4.4, 1.6};
  a = corners(Which::a), b = corners(Which::b);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(glm::dot(a[i], d), expected_a[i], 1e-12) << i;
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(glm::dot(b[i], d), expected_b[i], 1e-12) << i;
  EXPECT_EQ(room_.sheet().rightWords(), "A₂ and B₁");
  room_.answer(*room_.sheet().wrongOne(), session_);
  EXPECT_NE(room_.remark().find("−6.4"), std::string::npos) << "the same numbers: " << room_.remark();
}

TEST_F(LessonNumbers, LengthsOfX) {
  at("05-loop.md", "Draw the circle around O");
  EXPECT_TRUE(labelled(Space::difference, "|*x*| = 2.062")) << "of (−0.5, 2)";
  at("05-loop.md", "the circle is smaller");
  EXPECT_TRUE(labelled(Space::difference, "|*x*| = 1.491"));
  at("05-loop.md", "lies on the **boundary**");
  EXPECT_TRUE(labelled(Space::difference, "|*x*| = 1.269"));
  at("05-loop.md", "These shares are");
  ASSERT_EQ(session_.frame().simplex.size(), 3u);
  const double expected[] = {0.66, 0, 0.34};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(session_.frame().simplex[i].weight, expected[i], 0.005) << i;
}

/// The picture has one line, through x, and shows more of it than s₁s₂ hides.
TEST_F(LessonNumbers, WIsBeyondTheLineThroughXAndOutsideTheCircle) {
  at("05-loop.md", "Will it help?");
  const dvec3 x = *session_.frame().closest, w = session_.frame().support->w;
  EXPECT_GT(glm::length(w), glm::length(x));
  EXPECT_LT(glm::length(w), 1.05 * glm::length(x)) << "just outside";
  EXPECT_LT(glm::dot(w, x), glm::dot(x, x)) << "nearer to O along x";
  const auto& lines = session_.figure(Space::difference).lines;
  EXPECT_TRUE(std::none_of(lines.begin(), lines.end(), [](const Line& l) { return l.role == Role::support_plane; }));
  const double hidden = glm::distance(dvec2(-0.5, 2), dvec2(-3.5, -2.75));
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [&](const Line& l) {
    return l.role == Role::closest_point && l.dashed && l.points.size() == 2 &&
           std::abs(glm::dot(glm::normalize(l.points[1] - l.points[0]), x)) < 1e-9 &&
           glm::distance(l.points[0], l.points[1]) > 2 * hidden;
  }));
}

/// s₃ = (−1.5, −0.25), s₁ = (−0.5, 2).
TEST_F(LessonNumbers, TheFootOfThePerpendicular) {
  at("06-regions.md", "Where on the edge?");
  const dvec2 a(-1.5, -0.25), ac(1, 2.25), ao(1.5, 0.25);
  const double t = glm::dot(ac, ao) / glm::dot(ac, ac);
  EXPECT_EQ(glm::dot(ac, ao), 2.0625);
  EXPECT_EQ(glm::dot(ac, ac), 6.0625);
  EXPECT_NEAR(t, 0.34, 0.005);
  const dvec2 x(*session_.frame().closest);
  EXPECT_NEAR(glm::distance(x, a + t * ac), 0, 1e-12);
  EXPECT_NEAR(glm::dot(x, ac), 0, 1e-12);
  EXPECT_NEAR(x.x, -1.16, 0.001);
  EXPECT_NEAR(x.y, 0.515, 0.001);
  EXPECT_TRUE(labelled(Space::difference, "0.34 of *s₃s₁*"));
}

TEST_F(LessonNumbers, TheGapIsAsWideAsTheLineIsFar) {
  at("07-proof.md", "Why? *w* is");
  const dvec2 d(2.5, 0.25);
  EXPECT_NEAR(glm::length(d), 2.512, 0.0006);
  EXPECT_NEAR(glm::distance(dvec2(*session_.frame().direction), glm::normalize(d)), 0, 1e-12);
  const auto support = session_.frame().support;
  ASSERT_TRUE(support);
  EXPECT_EQ(dvec2(support->a), dvec2(-0.25, 1.25));
  EXPECT_EQ(dvec2(support->b), dvec2(0.25, -0.75));
  EXPECT_EQ(glm::dot(dvec2(support->a), d), -0.3125);
  EXPECT_EQ(glm::dot(dvec2(support->b), d), 0.4375);
  EXPECT_EQ(glm::dot(dvec2(support->w), d), -0.75);
  EXPECT_EQ(text("lower"), "0.2985");
  EXPECT_NEAR(0.75 / glm::length(d), 0.2985, 0.00005);
  EXPECT_TRUE(labelled(Space::world, "0.2985 apart"));
  EXPECT_TRUE(labelled(Space::difference, "0.2985"));
  at("07-proof.md", "so far is the line from O");
  EXPECT_EQ(text("lower"), "1.135");
  EXPECT_TRUE(labelled(Space::world, "1.135 apart"));
  EXPECT_TRUE(labelled(Space::difference, "gap 0.356")) << "1.4907 − 1.1347";
}

}  // namespace
}  // namespace gjklab::lesson_numbers_test
