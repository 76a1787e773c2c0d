// Numbers of the lessons on three ways to x and on warm starts: areas by hand, cofactors and counts from the runs.

#include "model/lesson/lesson_room.h"
#include "model/run/run.h"
#include "model/scene/method_choices.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <string>
#include <utility>

namespace gjklab::solver_lesson_numbers_test {
namespace {

using test::beatsWith;
using test::lessonCalled;
using test::newSession;

class SolverLessonNumbers : public testing::Test {
 protected:
  void at(const std::string& file, const std::string& words, int nth = 0) {
    lesson_ = lessonCalled(file);
    room_.start(lesson_, session_, beatsWith(lesson_, words).at(static_cast<std::size_t>(nth)));
    session_.update();
  }
  double fact(const char* name) { return std::get<double>(factOf(name, room_.shown(session_)).value()); }
  const gjk::GjkRecord<3>& record() {
    return session_.run().trace.gjk.at(static_cast<std::size_t>(session_.moment().record));
  }
  /// The corner that was found as the N-th.
  dvec3 found(std::size_t number) { return session_.run().trace.gjk.at(number - 1).support.w; }

  Session session_ = newSession();
  Lesson lesson_;
  Classroom room_;
};

double twiceArea(dvec3 p, dvec3 q) { return std::abs(p.x * q.y - p.y * q.x); }

TEST_F(SolverLessonNumbers, WeightsAreSharesOfAreas) {
  at("15-three-ways.md", "The shares are quotients");
  const dvec3 s1 = found(1), s2 = found(2), s3 = found(3);
  EXPECT_EQ(twiceArea(s2, s3), 6);
  EXPECT_EQ(twiceArea(s1, s3), 9);
  EXPECT_EQ(twiceArea(s1, s2), 5);
  EXPECT_NEAR(fact("weight 1"), 6.0 / 20, 1e-15);
  EXPECT_NEAR(fact("weight 2"), 9.0 / 20, 1e-15);
  EXPECT_NEAR(fact("weight 3"), 5.0 / 20, 1e-15);
  EXPECT_LT(s1.y, 0) << "the lower edge is that of s1 and s2";
  EXPECT_EQ(s1.y, s2.y);
  const auto& labels = session_.figure(Space::difference).labels;
  for (const char* part : {"s₁: 0.3", "s₂: 0.45", "s₃: 0.25"})
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&](const Label& l) { return l.text == part; })) << part;
}

/// Johnson's numbers of the whole triangle are its areas times the whole area, and so are those of Voronoi regions.
TEST_F(SolverLessonNumbers, CofactorsAreAreasTimesTheWhole) {
  at("15-three-ways.md", "In the triangle around O");
  ASSERT_EQ(record().simplex.size(), 3);
  const gjk::Feature whole = 7;
  const double expected[] = {5 * 20, 9 * 20, 6 * 20};  // newest first: s₃, s₂, s₁
  int seen = 0;
  for (const gjk::SignTest& test : record().tests) {
    if (test.subject.kind != gjk::TestKind::cofactor || test.subject.feature != whole) continue;
    EXPECT_EQ(test.value, expected[test.subject.vertex]);
    ++seen;
  }
  EXPECT_EQ(seen, 3);
}

/// An edge is taken because its own numbers are above zero, and that of the third corner is not: it is behind the line
/// through x.
TEST_F(SolverLessonNumbers, JohnsonTakesTheEdgeByThreeSigns) {
  at("15-three-ways.md", "The third way is");
  const dvec3 s1 = found(1), s2 = found(2), s3 = found(3), x = session_.run().trace.gjk.at(2).closest;
  EXPECT_EQ(glm::dot(s3, s3 - s1), 2.0625);
  EXPECT_EQ(glm::dot(s1, s1 - s3), 4);
  EXPECT_NEAR(fact("weight 1"), 2.0625 / 6.0625, 1e-15);
  EXPECT_NEAR(fact("weight 3"), 4 / 6.0625, 1e-15);
  EXPECT_GT(glm::dot(x, s2 - x), 0) << "s2 is not nearer along the way to O";
  EXPECT_NEAR(glm::dot(6.0625 * x, s3 - s2), -6.25, 1e-12) << "the same sum, by x";
  EXPECT_NEAR(glm::dot(x, s3), glm::dot(x, x), 1e-12) << "s3 is on the line through x";
  const gjk::Feature edge = 5, whole = 7;  // newest first: s3, s2, s1
  const std::map<std::pair<gjk::Feature, int>, double> expected{
      {{edge, 2}, 2.0625}, {{edge, 0}, 4}, {{whole, 1}, -6.25}};
  std::size_t seen = 0;
  for (const gjk::SignTest& test : record().tests)
    if (test.subject.kind == gjk::TestKind::cofactor)
      if (const auto number = expected.find({test.subject.feature, test.subject.vertex}); number != expected.end()) {
        EXPECT_EQ(test.value, number->second);
        ++seen;
      }
  EXPECT_EQ(seen, expected.size());
}

/// The sum of an edge's corners, each times its number, is a multiple of the edge's x; times s₂ − s₃ it is s₃'s number.
TEST_F(SolverLessonNumbers, JohnsonsNumbersOfTheTriangleComeFromThoseOfItsEdge) {
  at("15-three-ways.md", "came first, with");
  const dvec3 s1 = found(1), s2 = found(2), s3 = found(3);
  EXPECT_EQ(glm::dot(s2, s2 - s1), 10);
  EXPECT_EQ(glm::dot(s1, s1 - s2), 15);
  EXPECT_EQ(10.0 * s1 + 15.0 * s2, dvec3(0, -25, 0));
  EXPECT_EQ(s2 - s3, dvec3(-2, -4, 0));
  EXPECT_EQ(glm::dot(dvec3(0, -25, 0), s2 - s3), 100);
  EXPECT_NEAR(glm::distance(25.0 * session_.run().trace.gjk.at(1).closest, dvec3(0, -25, 0)), 0, 1e-12);
}

/// Of O outside the triangle: twice the area of O, u and v, with its sign.
TEST_F(SolverLessonNumbers, PartsOnTheOtherSideHaveAMinusSign) {
  at("15-three-ways.md", "a **minus sign**");
  const dvec3 s1 = found(1), s2 = found(2), s3 = found(3);
  const auto area = [](dvec3 u, dvec3 v) { return u.x * v.y - u.y * v.x; };
  EXPECT_EQ(area(s2, s3), -3.25);
  EXPECT_EQ(area(s3, s1), -3.125);
  EXPECT_GT(area(s1, s2), 0);
  EXPECT_EQ(area(s1, s2) + area(s2, s3) + area(s3, s1), 2) << "of the whole, above zero";
}

TEST_F(SolverLessonNumbers, ADeterminantIsTheSignOfLessonSix) {
  at("14-robust.md", "is a **determinant**");
  const dvec3 s2 = found(2), s3 = found(3);
  EXPECT_EQ(glm::dot(dvec3(2.5, -2, 0), s3 - s2), 0) << "perpendicular to the edge";
  EXPECT_EQ(glm::dot(dvec3(2.5, -2, 0), -s3), 3.25);
  EXPECT_EQ(s3.x * s2.y, 4.125);
  EXPECT_EQ(s3.y * s2.x, 0.875);
  EXPECT_GT(fact("sign"), 0);
}

TEST_F(SolverLessonNumbers, ThreeCostsAndOneX) {
  struct Row {
    const char* method;
    double plane, space;  ///< of the run in the plane, and of the tetrahedron
  };
  const Lesson lesson = lessonCalled("15-three-ways.md");
  for (const Row& row : {Row{"voronoi", 5, 6}, Row{"signed-volumes", 5, 4}, Row{"johnson", 10, 15}}) {
    for (const bool space : {false, true}) {
      room_.start(lesson, session_,
                  beatsWith(lesson, space ? "In space a tetrahedron" : "The shares are quotients").front());
      Scene scene = session_.scene();
      scene.query = withMethod(scene.query, *methodWithId(row.method));
      gjklab::Run run = runQuery(scene);
      double tests = 0;
      for (const auto& each : run.trace.gjk) tests += each.tests.size();
      EXPECT_EQ(space ? double(run.trace.gjk.back().tests.size()) : tests, space ? row.space : row.plane) << row.method;
      const auto& last = run.trace.gjk.back();
      for (int i = 0; i < last.simplex.size(); ++i)
        EXPECT_NEAR(last.simplex[i].weight, session_.frame().simplex[static_cast<std::size_t>(i)].weight, 1e-12);
    }
  }
}

/// A triangle a thousand times as long as thick, in floats: an area keeps four digits, a difference of squares one.
TEST_F(SolverLessonNumbers, AnAreaLosesThreeDigitsAndItsSquareSix) {
  const auto lost = [](int turns, bool square) {
    double worst = 0;
    for (int k = 0; k < turns; ++k) {
      const double angle = 0.3 + 2 * std::numbers::pi * k / turns;
      const dvec2 u(std::cos(angle), std::sin(angle)), v(-u.y, u.x);
      const glm::vec2 p(u * 1.0), q(0.5 * u + 0.001 * v);  // what the float has is the triangle
      const double area = double(p.x) * double(q.y) - double(p.y) * double(q.x);
      float found = 0;
      if (square) {
        const volatile float pp = p.x * p.x + p.y * p.y, qq = q.x * q.x + q.y * q.y, pq = p.x * q.x + p.y * q.y;
        const volatile float one = pp * qq, other = pq * pq;
        found = one - other;
      } else {
        const volatile float one = p.x * q.y, other = p.y * q.x;
        found = one - other;
      }
      worst = std::max(worst, std::abs(double(found) / (square ? area * area : area) - 1));
    }
    return worst;
  };
  const double area = lost(200, false), square = lost(200, true);
  EXPECT_GT(area, 1e-6);
  EXPECT_LT(area, 1e-3);
  EXPECT_GT(square, 1e-2);
}

TEST_F(SolverLessonNumbers, WarmAndColdIterationsOfATurningPair) {
  at("16-warm-start.md", "The iterations of each run");
  const Scene scene = session_.scene();
  const auto row = [&scene](double degrees, int turns, bool warm) {
    WarmMemory memory;
    std::vector<int> iterations;
    for (int k = 0; k <= turns; ++k) {
      Scene turned = scene;
      turned.b.angle = k * degrees * std::numbers::pi / 180;
      iterations.push_back(solve(turned, warm ? &memory : nullptr).gjk_iterations);
    }
    return iterations;
  };
  const auto told = [&](const char* name, const std::vector<int>& counts) {
    std::string line = name;
    for (const int count : counts) line += fmt::format(" {}", count);
    for (const LessonText& part : room_.current().text)
      if (part.text.find(line) != std::string::npos) return true;
    ADD_FAILURE() << line;
    return false;
  };
  const auto sum = [](const std::vector<int>& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
  const std::vector<int> cold = row(1, 10, false), warm = row(1, 10, true);
  EXPECT_TRUE(told("cold  ", cold));
  EXPECT_TRUE(told("warm  ", warm));
  EXPECT_EQ(sum(cold), 63);
  EXPECT_EQ(sum(warm), 18);

  const std::vector<int> far_cold = row(30, 12, false), far_warm = row(30, 12, true);
  at("16-warm-start.md", "once around");
  EXPECT_TRUE(told("cold  ", far_cold));
  EXPECT_TRUE(told("warm  ", far_warm));
  EXPECT_EQ(sum(far_cold), 73);
  EXPECT_EQ(sum(far_warm), 61);
}

}  // namespace
}  // namespace gjklab::solver_lesson_numbers_test
