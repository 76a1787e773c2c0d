// Practice about warm starts, single precision, contacts and motion, against geometry without the library.

#include "model/lesson/practice_contact_oracle.h"
#include "model/lesson/practice_room.h"
#include "model/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>

namespace gjklab::practice_later_questions_test {
namespace {

using namespace test;

/// So many that every kind of question comes at every level.
constexpr std::uint64_t kManyNumbers = 80;

using Pairs = std::vector<std::pair<int, int>>;

std::string namesOf(const Pairs& pairs) {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += fmt::format("{}A{} − B{}", text.empty() ? "" : ", ", subscript(a), subscript(b));
  return text;
}

const Show& showOf(const Asked& asked) { return asked.room.current().show; }

template <class Target>
std::vector<Target> marksOf(const Asked& asked) {
  std::vector<Target> marks;
  for (const PickTarget& mark : showOf(asked).staging.marks)
    if (const auto* target = std::get_if<Target>(&mark)) marks.push_back(*target);
  return marks;
}

std::vector<double> decimalsIn(const std::string& text) {
  static const std::regex kNumber("[0-9]+\\.[0-9]+");
  std::vector<double> found;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), kNumber); at != std::sregex_iterator(); ++at)
    found.push_back(std::stod(at->str()));
  return found;
}

TEST(PracticeWarmStart, BeginsWithTheNearestCornersMovesThemAndEndsAtOnceWhereTheyStay) {
  std::map<std::string, int> seen;
  forEachQuestion(
      Topic::warm_start,
      [&](Asked& asked) {
        const Scene& scene = asked.session.scene();
        if (asked.session.moment().sub_step == SubStep::gjk_end) {
          EXPECT_EQ(asked.right(), namesOf(nearestPointOf(scene).corners));
          ++seen[scene.dimension == 2 ? "begins" : "begins in space"];
          return;
        }
        const auto corners = marksOf<DifferenceVertexTarget>(asked);
        if (corners.empty()) {
          const auto marks = marksOf<VertexTarget>(asked);
          ASSERT_EQ(marks.size(), 2u);
          const auto place = [&](const Scene& of) {
            const Point w = minus(pointsOf(of, Which::a)[static_cast<std::size_t>(marks[0].index)],
                                  pointsOf(of, Which::b)[static_cast<std::size_t>(marks[1].index)]);
            return vectorText(glm::round(100.0 * dvec3(w[0], w[1], 0)) / 100.0, 2);
          };
          EXPECT_EQ(asked.right(), place(scene));
          int turns = 0;  // by which B comes from where the question says that the corner was
          for (int degrees = -45; degrees <= 45; ++degrees) {
            Scene before = scene;
            before.b.angle -= degrees * std::acos(-1.0) / 180;
            const std::string angle = fmt::format("{}°", std::abs(degrees));
            if (asked.question().question.find(angle) != std::string::npos &&
                asked.question().question.find(place(before)) != std::string::npos)
              ++turns;
          }
          EXPECT_GE(turns, 1);
          ++seen["moves"];
          return;
        }
        Pairs old;
        for (const DifferenceVertexTarget& corner : corners) old.emplace_back(corner.index_a, corner.index_b);
        const Pairs nearest = nearestPointOf(scene).corners;
        const bool same = nearest == old;
        EXPECT_TRUE(same || !std::includes(old.begin(), old.end(), nearest.begin(), nearest.end()));
        EXPECT_EQ(asked.right(), same ? "One" : "More than one");
        ++seen[same ? "one" : "more"];
      },
      kManyNumbers);
  for (const char* kind : {"begins", "moves", "one", "more"}) EXPECT_GE(seen[kind], 10) << kind;
  EXPECT_GE(seen["begins in space"], 3);
}

/// The nearest float, by hand.
Real inFloat(Real value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  return std::ldexp(std::nearbyint(std::ldexp(value, 24 - exponent)), exponent - 24);
}

Scene inFloats(Scene scene) {
  for (Body* body : {&scene.a, &scene.b}) {
    for (dvec3& point : body->points)
      for (int i = 0; i < 3; ++i) point[i] = static_cast<double>(inFloat(point[i]));
    for (int i = 0; i < 3; ++i) body->position[i] = static_cast<double>(inFloat(body->position[i]));
    body->angle = static_cast<double>(inFloat(body->angle));
    glm::dquat& q = body->orientation;
    for (double* part : {&q.x, &q.y, &q.z, &q.w}) *part = static_cast<double>(inFloat(*part));
    q = glm::normalize(q);
  }
  return scene;
}

TEST(PracticePrecision, DigitsSignsAndEndsFollowFromRoundingByHand) {
  std::map<std::string, int> seen;
  forEachQuestion(
      Topic::precision,
      [&](Asked& asked) {
        const Scene& scene = asked.session.scene();
        if (scene.a.shape == ShapeKind::segment && scene.dimension == 2) {
          const auto tenths = [](double value) { return static_cast<long long>(std::llround(10 * value)); };
          const long long x1 = tenths(scene.a.points[0].x), y1 = tenths(scene.a.points[0].y),
                          x2 = -tenths(scene.a.points[1].x), y2 = -tenths(scene.a.points[1].y);
          const auto product = [](long long p, long long q) {
            return inFloat(inFloat(static_cast<Real>(p) / 10) * inFloat(static_cast<Real>(q) / 10));
          };
          const Real found = product(x1, y2) - product(y1, x2);
          EXPECT_EQ(asked.right(), found > 0   ? "O is above the line"
                                   : found < 0 ? "O is below the line"
                                               : "O is on the line");
          const long long truth = x1 * y2 - y1 * x2;
          EXPECT_NE(truth, 0);
          EXPECT_NE(asked.question().question.find(truth > 0 ? "O is above" : "O is below"), std::string::npos);
          ++seen[found == 0 ? "zero" : (found > 0) == (truth > 0) ? "right sign" : "wrong sign"];
          return;
        }
        if (scene.dimension == 1) {
          const Real end = pointsOf(scene, Which::a)[1][0], begin = pointsOf(scene, Which::b)[0][0];
          const std::vector<double> told = decimalsIn(asked.question().question);
          ASSERT_EQ(told.size(), 4u) << "the first of the three floats is a whole number";
          EXPECT_NEAR(told[0], static_cast<double>(end), 1e-9);
          EXPECT_NEAR(told[1], static_cast<double>(begin), 1e-9);
          const auto status = [](Real gap) { return gap > 0 ? "separated" : gap < 0 ? "intersecting" : "touching"; };
          const Real found = inFloat(begin) - inFloat(end);
          EXPECT_EQ(asked.right(), status(found));
          EXPECT_NE(begin, end);
          ++seen[found == 0 ? std::string("both ends one float") : std::string("rounded, still ") + status(found)];
          return;
        }
        if (showOf(asked).look == Look::world) {
          Real most = 0;
          for (int i = 0; i < 3; ++i) most = std::max(most, std::abs(static_cast<Real>(scene.a.position[i])));
          const int left = 7 - static_cast<int>(std::floor(std::log10(most)) + 1);
          const Real error = std::abs(nearestPointOf(inFloats(scene)).distance - nearestPointOf(scene).distance);
          EXPECT_EQ(asked.right(), fmt::format("{}", left));
          EXPECT_LE(error, 0.5L * std::pow(10.0L, -left)) << "so many are right";
          EXPECT_GT(error, 0.05L * std::pow(10.0L, -left)) << "and not one more";
          ++seen[scene.dimension == 2 ? "digits" : "digits in space"];
          return;
        }
      },
      kManyNumbers);
  for (const char* kind : {"zero", "right sign", "wrong sign", "both ends one float", "rounded, still separated",
                           "rounded, still intersecting"})
    EXPECT_GE(seen[kind], 3) << kind;
  EXPECT_GE(seen["digits"], 10);
  EXPECT_GE(seen["digits in space"], 1);
}

TEST(PracticeContacts, FollowFromCuttingAndFromTheNearestPoint) {
  std::map<std::string, int> seen;
  forEachQuestion(
      Topic::contacts,
      [&](Asked& asked) {
        const Scene& scene = asked.session.scene();
        if (*showOf(asked).opening.contacts) {
          const CutContacts cut = cutContactsOf(scene);
          EXPECT_NEAR(static_cast<double>(cut.depth), asked.session.run().trace.result.depth, 1e-9);
          if (asked.session.moment().sub_step == SubStep::contact_incident) {
            EXPECT_EQ(asked.right(), fmt::format("{}", std::min(cut.below, scene.dimension == 3 ? 4 : 2)));
            ++seen[scene.dimension == 3 ? "count in space " + asked.right() : "count " + asked.right()];
            return;
          }
          const char* body = cut.reference.which == Which::a ? "A" : "B";
          const std::vector<Point> points = pointsOf(scene, cut.reference.which);
          std::string name;
          for (const Point& corner : cut.reference.corners)
            name +=
                body + subscript(static_cast<int>(std::find(points.begin(), points.end(), corner) - points.begin()));
          EXPECT_EQ(asked.right(), name);
          ++seen[fmt::format("side of {}", body)];
          return;
        }
        const NearestPoint nearest = nearestPointOf(scene);
        const Point velocity = minus(pointOf(scene.b.linear_velocity), pointOf(scene.a.linear_velocity));
        const Real closing = dot(velocity, nearest.x) / nearest.distance;  // n points from A to B: −x
        const Real step = nearest.distance / closing;
        if (*showOf(asked).opening.study == Study::impact) {
          EXPECT_EQ(asked.right(), twoDigits(step));
          ++seen[scene.dimension == 2 ? "step" : "step in space"];
          return;
        }
        Scene then = scene;
        for (Body* each : {&then.a, &then.b}) each->position += static_cast<double>(step) * each->linear_velocity;
        const bool apart = nearestPointOf(then).distance > 1e-6L;
        EXPECT_EQ(asked.right(), apart ? "Still apart" : "Touching");
        ++seen[apart ? "apart" : "touching"];
      },
      kManyNumbers);
  for (const char* kind : {"count 1", "count 2", "side of A", "side of B", "apart", "touching"})
    EXPECT_GE(seen[kind], 5) << kind;
  EXPECT_GE(seen["step"], 10);
  EXPECT_GE(seen["step in space"], 1);
  int in_space = 0;
  for (const auto& [kind, count] : seen) in_space += kind.starts_with("count in space") ? count : 0;
  EXPECT_GE(in_space, 2);
}

}  // namespace
}  // namespace gjklab::practice_later_questions_test
