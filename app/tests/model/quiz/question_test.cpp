// The questions of whole runs. On lattice points everything is decided in whole numbers and compared exactly; on all
// kinds of scenes the run's own answer is right, and questions stand where they should.

#include "model/quiz/question.h"

#include <gtest/gtest.h>

#include "gjk/every_value.h"
#include "model/quiz/run_check.h"
#include "model/seeded_scenes.h"

namespace gjklab::question_test {
namespace {

Scene latticeScene(std::mt19937& random, int dimension) {
  Scene scene;
  scene.dimension = dimension;
  for (Body* body : {&scene.a, &scene.b}) {
    const auto kind = random() % 4;
    body->shape = kind == 0 ? ShapeKind::box : kind == 1 && dimension > 1 ? ShapeKind::segment : ShapeKind::hull;
    for (int i = 0; i < dimension; ++i) body->half_extents[i] = static_cast<double>(1 + random() % 3);
    const auto points = body->shape == ShapeKind::segment ? 2 : 1 + random() % 8;
    if (body->shape != ShapeKind::box)
      for (unsigned i = 0; i < points; ++i) body->points.push_back(dvec3(latticePoint(random, dimension, 3)));
    body->position = dvec3(latticePoint(random, dimension, 2));
  }
  auto& query = scene.query;
  query.method = random() % 4 == 0 ? gjk::Method::boolean : gjk::Method::distance;
  query.sub_distance = gjk::valueAt<gjk::SubDistance>(static_cast<int>(random() % 1000000));
  return scene;
}

std::size_t answerCount(const FurthestPairs& pairs) { return pairs.index_a.size() * pairs.index_b.size(); }
template <class Item>
std::size_t answerCount(const std::vector<Item>& answers) {
  return answers.size();
}
bool hasSeveral(const Question& question) {
  return std::visit([](const auto& accepted) { return answerCount(accepted); }, question.accepted) > 1;
}

std::string placeName(const Question& question, int dimension, int scene) {
  return std::to_string(dimension) + "-D, scene " + std::to_string(scene) + ": " + addressOf(question) + ", " +
         name(question.ask);
}

TEST(Questions, OfLatticeScenesAreAnsweredExactly) {
  std::map<Ask, int> asked, ties;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    std::mt19937 random(40 + static_cast<unsigned>(dimension));
    for (int n = 0; n < 1500; ++n) {
      const Scene scene = latticeScene(random, dimension);
      gjklab::Run run = runQuery(scene);
      for (const Question& question : questionsOf(scene, run, Timeline(run))) {
        SCOPED_TRACE(placeName(question, dimension, n));
        const RunCheck check(scene, run, question);
        check.own();
        check.exactly();
        ++asked[question.ask];
        ties[question.ask] += hasSeveral(question) ? 1 : 0;
        if (HasFailure()) return;
      }
    }
  }
  for (const Ask ask : kAsks) EXPECT_GT(asked[ask], 500) << name(ask);
  for (const Ask ask : {Ask::support, Ask::region, Ask::drop, Ask::closest_facet, Ask::visible})
    EXPECT_GT(ties[ask], 100) << name(ask);
}

TEST(Questions, OfAllKindsOfScenesAcceptTheRunsOwnAnswer) {
  for (int dimension = 1; dimension <= 3; ++dimension) {
    SceneDrawer drawer(dimension, 4711);
    for (int n = 0; n < 700; ++n) {
      const Scene scene = drawer.draw();
      gjklab::Run run = runQuery(scene);
      const Timeline timeline(run);
      int last = -1;
      for (const Question& question : questionsOf(scene, run, timeline)) {
        SCOPED_TRACE(placeName(question, dimension, n));
        RunCheck(scene, run, question).own();
        const int place = timeline.nearest(question.moment);
        EXPECT_EQ(timeline[place], question.moment);
        EXPECT_GE(place, last) << "in the order of the run";
        EXPECT_TRUE(place > 0 || question.ask == Ask::status) << "a picture comes before it";
        last = place;
        if (HasFailure()) return;
      }
    }
  }
}

TEST(Questions, NoneWhereNothingWasRun) {
  Scene scene;
  scene.a.position.x = NAN;
  gjklab::Run run = runQuery(scene);
  EXPECT_TRUE(questionsOf(scene, run, Timeline(run)).empty());
}

}  // namespace
}  // namespace gjklab::question_test
