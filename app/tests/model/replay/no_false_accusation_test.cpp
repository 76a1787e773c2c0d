// Right solvers are never accused: our own methods, and plain ones with the rules and end tests of libraries.

#include "covered.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "model/marking/draw_pairs.h"
#include "model/replay/plain_solver.h"
#include "model/run/sat_run.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace gjklab::no_false_accusation_test {
namespace {

/// A hull, or the corners of a box; sometimes flat, sometimes rounded.
Body drawnBody(PairDraw& draw, int dimension) {
  Body body;
  if (draw.whole(0, 2) > 0) {
    body = draw.hull(dimension, draw.whole(dimension + 1, 12));
  } else {
    body.shape = ShapeKind::box;
    for (int i = 0; i < dimension; ++i) body.half_extents[i] = draw.whole(1, 4) / 4.0;
    body = asHull(body, dimension);
  }
  const double thin = std::pow(10.0, -draw.whole(0, 8) / 4.0);
  if (draw.whole(0, 3) == 0)
    for (dvec3& point : body.points) point.y *= thin;
  if (draw.whole(0, 3) == 0) body.margin = draw.between(0.05, 0.3);
  return body;
}

/// Large or small, turned or not, far from the world's origin or near it, apart or overlapping by much or little.
Scene drawnPair(PairDraw& draw, int dimension) {
  const Body a = drawnBody(draw, dimension), b = draw.whole(0, 9) == 0 ? a : drawnBody(draw, dimension);
  constexpr std::array kGaps{0.8, 0.2, 0.01, 1e-4, 1e-6, 0.0, -1e-6, -1e-4, -0.01, -0.1, -0.4};
  const double gap = kGaps[static_cast<std::size_t>(draw.whole(0, 10))];
  Scene scene = draw.pair(a, b, dimension, gap, draw.coin());
  const double scale = std::pow(10.0, draw.whole(-3, 3));
  const dvec3 far = draw.whole(0, 3) == 0 ? draw.point(dimension, 1000) : dvec3(0.0);
  for (Body* body : {&scene.a, &scene.b}) {
    for (dvec3& point : body->points) point *= scale;
    body->margin *= scale;
    body->position = scale * (body->position + far);
  }
  return scene;
}

/// Whether the verdict is right to the rounding of the solver's numbers: beside a touching pair either word is.
bool isRight(const ReplayVerdict& said, const gjk::Result<3>& truth, double rounding) {
  const bool said_apart = *said.status == gjk::Status::separated;
  if ((said_apart ? truth.depth : truth.distance) > rounding) return false;
  if (said.distance && std::abs(*said.distance - truth.distance) > rounding) return false;
  return !said.depth || std::abs(*said.depth - truth.depth) <= rounding;
}

class Accusations {
 public:
  explicit Accusations(std::uint64_t seed) : draw_(seed) {}

  /// As many right runs of each kind.
  void look(int count) {
    for (int i = 0; i < count; ++i) {
      plain(2, PlainManner::barycentric, i);
      for (const PlainManner manner : {PlainManner::crosses, PlainManner::relative, PlainManner::stalling})
        plain(3, manner, i);
      ours(2 + i % 2, i);
    }
    EXPECT_GE(right_ * 20, (right_ + wrong_) * 19) << wrong_ << " of the plain runs are wrong themselves";
  }
  int right() const { return right_; }

 private:
  void plain(int dimension, PlainManner manner, int i) {
    const Scene scene = drawnPair(draw_, dimension);
    PlainNotes notes;
    notes.single = i % 2 == 0;
    notes.closest = manner != PlainManner::crosses && i / 2 % 2 == 0;
    notes.lower = i / 4 % 2 == 0;
    notes.repeated_twice = i / 8 % 2 == 0;
    const ReplayLog log = runPlain(scene, manner, notes);
    const ReplayReport report = replay(scene, log);
    if (!isRight(*log.verdict, solve(scene), report.tolerance)) {
      ++wrong_;
      return;
    }
    ++right_;
    EXPECT_TRUE(report.faults.empty()) << "manner " << static_cast<int>(manner) << (notes.single ? ", single" : "")
                                       << ", " << i << "\n"
                                       << writeScene(scene, false) << "\n"
                                       << replayText(report);
  }

  void ours(int dimension, int i) {
    const auto choices = methodChoices();
    const MethodChoice& choice = choices[static_cast<std::size_t>(i) % choices.size()];
    if (choice.textbook) return;  // it is there to be wrong
    Scene scene = drawnPair(draw_, dimension);
    scene.query = withMethod(scene.query, choice);
    if (!methodObstacle(scene).empty()) return;
    Run run = runQuery(scene);
    ++right_;
    const ReplayReport report = replay(scene, logOf(scene, run));
    EXPECT_TRUE(report.faults.empty()) << choice.id << ", " << i << "\n"
                                       << writeScene(scene, false) << "\n"
                                       << replayText(report);
  }

  PairDraw draw_;
  int right_ = 0, wrong_ = 0;
};

/// Its rounding is no fault, and its polygon that is no longer convex still is one.
TEST(NoFalseAccusation, TheTextbookIsJudgedInSinglePrecision) {
  const Scene scene = test::sceneNamed("method-textbook");
  gjklab::Run run = runQuery(scene);
  const ReplayReport report = replay(scene, logOf(scene, run));
  EXPECT_EQ(report.digits, ReplayDigits::single);
  EXPECT_FALSE(report.faults.empty());
}

TEST(NoFalseAccusation, OfSomeHundredRightRuns) {
  Accusations accusations(1);
  accusations.look(100);
  EXPECT_GE(accusations.right(), 400);
}

TEST(NoFalseAccusationWalk, OfTenThousandRightRuns) {
  Accusations accusations(2);
  accusations.look(2300);
  EXPECT_GE(accusations.right(), 10000);
}

}  // namespace
}  // namespace gjklab::no_false_accusation_test
