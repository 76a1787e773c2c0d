#include "model/lesson/practice_questions.h"

#include "model/lesson/practice_oracle.h"
#include "model/lesson/practice_room.h"
#include "model/text/number_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace gjklab::practice_questions_test {
namespace {

using namespace test;

/// The facets that the polytope has at the moment, with their corners' numbers ascending, and their planes: n · p = h,
/// n pointing away from O.
struct Facet {
  Corners corners;
  Point n{};
  Real height = 0;
};
std::vector<Facet> facetsOf(const Asked& asked) {
  const Run& run = asked.session.run();
  std::vector<Facet> facets;
  for (const auto& record : run.trace.polytope.facets) {
    if (!record.aliveAt(asked.epa().iteration)) continue;
    Facet facet;
    facet.corners.assign(record.vertices.begin(), record.vertices.begin() + run.dimension);
    std::sort(facet.corners.begin(), facet.corners.end());
    const auto at = [&](std::size_t i) {
      return pointOf(run.trace.polytope.vertices[static_cast<std::size_t>(facet.corners[i])].w);
    };
    const Point side = minus(at(1), at(0));
    facet.n = run.dimension == 2 ? Point{side[1], -side[0], 0} : cross(side, minus(at(2), at(0)));
    const Real size = length(facet.n) * (dot(facet.n, at(0)) < 0 ? -1 : 1);
    for (Real& part : facet.n) part /= size;
    facet.height = dot(facet.n, at(0));
    facets.push_back(std::move(facet));
  }
  return facets;
}

std::vector<Topic> practised() {
  std::vector<Topic> topics;
  for (const TopicInfo& info : topicTable())
    if (isPractised(info.topic)) topics.push_back(info.topic);
  return topics;
}

TEST(PracticeQuestions, AreLessonsWithoutFaults) {
  EXPECT_EQ(practised().size(), kTopicCount);
  for (const Topic topic : practised())
    forEachQuestion(topic, [&](Asked& asked) {
      std::vector<LessonFault> faults;
      checkLesson(asked.room.lesson(), faults);
      EXPECT_TRUE(faults.empty()) << faults.front().sentence;
      EXPECT_EQ(asked.question().topics, std::vector<Topic>{topic});
      for (const std::string& text : {asked.question().why, asked.question().hint}) {
        EXPECT_FALSE(text.empty());
        EXPECT_LE(std::count(text.begin(), text.end(), ' '), 24) << text;
      }
      for (const OfferedAnswer& choice : asked.question().choices) EXPECT_NE(choice.right, !choice.but.empty());
    });
}

/// The right answer is one among several, at any place, and never the longest.
TEST(PracticeQuestions, DoNotAnswerThemselves) {
  for (const Topic topic : practised()) {
    std::set<std::size_t> places;
    std::set<std::string> words;
    bool choices = false;
    forEachQuestion(topic, [&](Asked& asked) {
      std::size_t right = 0, wrong = 0, count = 0;
      for (std::size_t i = 0; i < asked.question().choices.size(); ++i) {
        const OfferedAnswer& choice = asked.question().choices[i];
        count += choice.right ? 1 : 0;
        (choice.right ? right : wrong) = std::max(choice.right ? right : wrong, choice.text.size());
        if (choice.right) places.insert(i);
      }
      choices = choices || count > 0;
      if (!asked.question().ask) {
        EXPECT_EQ(count, 1u);
        EXPECT_LE(right, wrong + 2) << "a minus sign has three bytes";
        EXPECT_GE(asked.question().choices.size(), 3u);
        return;
      }
      words.insert(asked.room.sheet().rightWords());
      EXPECT_TRUE(asked.room.sheet().wrongOne());
    });
    EXPECT_GE(choices ? places.size() : words.size() - 1, 2u) << infoOf(topic).word;
  }
}

TEST(PracticeQuestions, TheSameWishGivesTheSameQuestionAndAnotherNumberAnotherPair) {
  for (const Topic topic : practised()) {
    std::vector<Scene> scenes;
    for (std::uint64_t number = 1; number <= 20; ++number) {
      const Lesson one = *drawQuestion({topic, 1, false, number}), two = *drawQuestion({topic, 1, false, number});
      EXPECT_EQ(one.beats[0].show.scene, two.beats[0].show.scene);
      EXPECT_EQ(one.beats[0].predict->why, two.beats[0].predict->why);
      for (const Scene& scene : scenes) EXPECT_FALSE(scene == one.beats[0].show.scene) << infoOf(topic).word << number;
      scenes.push_back(one.beats[0].show.scene);
    }
  }
}

TEST(PracticeQuestions, DifferencesAreThose) {
  forEachQuestion(Topic::difference, [](Asked& asked) {
    const auto a = pointsOf(asked.session.scene(), Which::a), b = pointsOf(asked.session.scene(), Which::b);
    for (const OfferedAnswer& choice : asked.question().choices) {
      int found = 0;
      for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) {
          if (choice.text != fmt::format("A{} − B{}", subscript(static_cast<int>(i)), subscript(static_cast<int>(j))))
            continue;
          const Point w = minus(a[i], b[j]);
          const std::string place = vectorText(dvec3(w[0], w[1], 0), 2, choice.right ? 2 : 3);
          const std::string& said = choice.right ? asked.question().question : choice.but;
          EXPECT_NE(said.find(place), std::string::npos) << said << " " << place;
          ++found;
        }
      EXPECT_EQ(found, 1) << choice.text;
    }
  });
}

TEST(PracticeQuestions, TheOriginTellsApart) {
  std::map<std::string, int> seen;
  forEachQuestion(Topic::origin, [&](Asked& asked) {
    const Real overlap = overlapOf(asked.session.scene());
    const std::string word = overlap > 1e-6L ? "intersecting" : overlap < -1e-6L ? "separated" : "touching";
    EXPECT_EQ(asked.room.sheet().rightWords(), word);
    const bool tells = asked.question().why.find(number(static_cast<double>(overlap), 3)) != std::string::npos;
    EXPECT_TRUE(word != "intersecting" || tells) << asked.question().why;
    ++seen[word];
  });
  for (const char* word : {"intersecting", "separated", "touching"}) EXPECT_GE(seen[word], 20) << word;
}

TEST(PracticeQuestions, SupportPointsAreFurthest) {
  forEachQuestion(Topic::support, [](Asked& asked) {
    const auto answer = std::get<PairAnswer>(*asked.room.sheet().rightOne());
    const Point d = pointOf(asked.gjk().direction);
    for (const Which which : {Which::a, Which::b}) {
      const auto points = pointsOf(asked.session.scene(), which);
      const int own = which == Which::a ? answer.index_a : answer.index_b;
      const auto height = [&](std::size_t i) { return (which == Which::a ? 1 : -1) * dot(points[i], d) / length(d); };
      for (std::size_t i = 0; i < points.size(); ++i)
        EXPECT_TRUE(static_cast<int>(i) == own || height(i) < height(static_cast<std::size_t>(own)));
      const Real told = (which == Which::a ? 1 : -1) * height(static_cast<std::size_t>(own));
      EXPECT_NE(asked.question().why.find(number(static_cast<double>(told), 3)), std::string::npos);
    }
  });
}

TEST(PracticeQuestions, RegionsAndDroppedCornersFollowFromAllFaces) {
  std::set<int> sizes;
  for (const Topic topic : {Topic::regions, Topic::corners})
    forEachQuestion(topic, [&](Asked& asked) {
      const std::vector<Point> simplex = asked.simplex();
      const unsigned all = (1U << simplex.size()) - 1, face = nearestOf(simplex).face;
      const auto answer = std::get<gjk::Feature>(*asked.room.sheet().rightOne());
      EXPECT_EQ(answer, topic == Topic::regions ? face : all & ~face);
      sizes.insert(static_cast<int>(simplex.size()));
    });
  EXPECT_TRUE(sizes.contains(2) && sizes.contains(3) && sizes.contains(4));
}

TEST(PracticeQuestions, DirectionsPointFromXToO) {
  forEachQuestion(Topic::direction, [](Asked& asked) {
    const Point x = nearestOf(asked.simplex()).x;
    EXPECT_EQ(asked.right(), fmt::format("To the {} {}", x[1] < 0 ? "upper" : "lower", x[0] < 0 ? "right" : "left"));
  });
}

TEST(PracticeQuestions, BoundsAreHeightsOfLines) {
  forEachQuestion(Topic::proof, [](Asked& asked) {
    EXPECT_EQ(asked.right(), twoDigits(-reachOf(asked.session.scene(), pointOf(asked.gjk().direction))));
  });
  forEachQuestion(Topic::ends, [](Asked& asked) {
    const Point d = pointOf(asked.gjk().direction);  // from the x before to O
    const double upper = std::round(100 * static_cast<double>(length(d))) / 100;
    const double lower = std::round(-100 * static_cast<double>(reachOf(asked.session.scene(), d))) / 100;
    EXPECT_EQ(asked.right(), fmt::format("{:.2f}", upper - lower));
    EXPECT_NE(asked.question().question.find(fmt::format("{:.2f}, and {:.2f}", upper, lower)), std::string::npos);
  });
}

TEST(PracticeQuestions, BooleanAnswersFollowFromW) {
  std::set<std::string> seen;
  forEachQuestion(Topic::yes_or_no, [&](Asked& asked) {
    const Real reach = reachOf(asked.session.scene(), pointOf(asked.gjk().direction));
    EXPECT_EQ(asked.right(), reach < 0 ? "separated" : "nothing yet");
    seen.insert(asked.right());
  });
  EXPECT_EQ(seen.size(), 2u);
}

TEST(PracticeQuestions, DepthsAreThoseOfTheNearestSide) {
  forEachQuestion(Topic::depth,
                  [](Asked& asked) { EXPECT_EQ(asked.right(), twoDigits(overlapOf(asked.session.scene()))); });
  std::map<std::string, int> seen;
  forEachQuestion(Topic::epa, [&](Asked& asked) {
    Real nearest = 1e300L;
    for (const Facet& facet : facetsOf(asked)) nearest = std::min(nearest, facet.height);
    const Real depth = overlapOf(asked.session.scene());
    const char* word = depth - nearest > 0.09L ? "More than" : "Exactly";
    EXPECT_EQ(asked.right(), fmt::format("{} {}", word, twoDigits(nearest)));
    EXPECT_NE(asked.question().why.find(twoDigits(depth)), std::string::npos);
    ++seen[word];
  });
  EXPECT_GE(seen["More than"], 20);
  EXPECT_GE(seen["Exactly"], 20);
}

TEST(PracticeQuestions, FacetsAndHorizonsFollowFromTheirPlanes) {
  std::map<Ask, int> seen;
  forEachQuestion(Topic::horizon, [&](Asked& asked) {
    const std::vector<Facet> facets = facetsOf(asked);
    ++seen[*asked.question().ask];
    const Answer answer = *asked.room.sheet().rightOne();
    if (*asked.question().ask == Ask::closest_facet) {
      const auto nearest = std::min_element(facets.begin(), facets.end(),
                                            [](const Facet& f, const Facet& g) { return f.height < g.height; });
      EXPECT_EQ(std::get<Corners>(answer), nearest->corners);
      return;
    }
    CornerSet visible;
    std::map<Corners, int> ridges;
    const Point w = pointOf(asked.epa().support.w);
    for (const Facet& facet : facets) {
      if (dot(facet.n, w) <= facet.height) continue;
      visible.push_back(facet.corners);
      for (std::size_t k = 0; k < facet.corners.size(); ++k) {
        Corners ridge = facet.corners;
        ridge.erase(ridge.begin() + static_cast<std::ptrdiff_t>(k));
        ++ridges[ridge];
      }
    }
    CornerSet horizon;
    for (const auto& [ridge, count] : ridges)
      if (count == 1) horizon.push_back(ridge);
    std::sort(visible.begin(), visible.end());
    EXPECT_EQ(std::get<CornerSet>(answer), *asked.question().ask == Ask::visible ? visible : horizon);
  });
  for (const Ask ask : {Ask::closest_facet, Ask::visible, Ask::horizon}) EXPECT_GE(seen[ask], 10) << name(ask);
}

TEST(PracticeQuestions, WeightsSolveForX) {
  forEachQuestion(Topic::solvers, [](Asked& asked) {
    std::vector<std::string> weights;
    for (const Real weight : nearestOf(asked.simplex()).weights)
      if (weight > 0) weights.push_back(twoDigits(weight));
    ASSERT_EQ(weights.size(), 2u);
    EXPECT_TRUE(asked.right() == weights[0] || asked.right() == weights[1]);
    EXPECT_NE(asked.question().why.find("x = " + asked.right()), std::string::npos);
  });
}

}  // namespace
}  // namespace gjklab::practice_questions_test
