// Scenes that ask for more iterations than anybody waits for.

#include "model/run/long_run.h"
#include "model/run/run.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <functional>
#include <thread>

namespace gjklab::long_run_test {
namespace {

using namespace std::chrono_literals;

/// All directions of a ball around a point are equally good: EPA's lower bound creeps up with the number of facets.
Scene endless(int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = ShapeKind::sphere;
  scene.a.radius = 1e30;
  scene.b.shape = ShapeKind::point;
  scene.query.rounding = gjk::Rounding::support;
  scene.query.epa_tolerance = 1e-300;
  scene.query.epa_max_iterations = 1'000'000'000;
  return scene;
}

/// `go_on` meanwhile, for work that has no thread.
template <class GoOn, class Condition>
bool eventually(GoOn go_on, Condition condition) {
  for (int i = 0; i < 2000; ++i) {
    if (condition()) return true;
    go_on();
    std::this_thread::sleep_for(5ms);
  }
  return false;
}

TEST(LongRun, CountsAndIsStopped) {
  for (const int dimension : {2, 3}) {
    LongRun run(endless(dimension));
    EXPECT_TRUE(eventually([&] { run.goOn(); }, [&] { return run.iterations() > 50; }));
    EXPECT_FALSE(run.ended());
    run.stop();
    ASSERT_TRUE(eventually([&] { run.goOn(); }, [&] { return run.ended(); }));
    EXPECT_EQ(run.result()->termination, gjk::Termination::max_iterations);
    EXPECT_NEAR(run.result()->depth, 1e30, 1e15);
    EXPECT_LE(run.result()->lower_bound, 1e30 * (1 + 1e-15));
    EXPECT_GE(run.result()->upper_bound, 1e30 * (1 - 1e-15));
    EXPECT_GT(run.result()->epa_iterations, 50);
  }
}

TEST(LongRun, IsGivenUpWithoutWaiting) {
  LongRun run(endless(3));
  EXPECT_TRUE(eventually([&] { run.goOn(); }, [&] { return run.iterations() > 0; }));
}

TEST(LongRun, AnswersAsTheQueryDoes) {
  Scene scene = endless(2);
  scene.query.epa_max_iterations = 300;
  LongRun run(scene);
  ASSERT_TRUE(eventually([&] { run.goOn(); }, [&] { return run.ended(); }));
  const gjk::Result<3> answer = solve(scene);
  EXPECT_EQ(run.result()->depth, answer.depth);
  EXPECT_EQ(run.result()->normal, answer.normal);
  EXPECT_EQ(run.result()->epa_iterations, 300);
  EXPECT_EQ(run.iterations(), 300);
}

/// A tolerance that no double can hold: where the nearest boundary point is one of its kind the bounds meet but for
/// rounding, and that is the end.
TEST(LongRun, AToleranceBelowRoundingEndsAtTheLimitOfPrecision) {
  for (const int dimension : {2, 3}) {
    Scene scene = endless(dimension);
    for (const double size : {1e-6, 1.0, 1e30}) {
      scene.a.radius = size;
      scene.a.position = {0.6 * size, 0, 0};
      scene.query.epa_max_iterations = 100'000;
      const gjk::Result<3> result = solve(scene);
      EXPECT_EQ(result.termination, gjk::Termination::precision_limit) << dimension << " " << size;
      EXPECT_LT(result.epa_iterations, 2000);
      EXPECT_NEAR(result.depth, 0.4 * size, 4e-15 * size);
      EXPECT_LE(result.upper_bound - result.lower_bound, 4e-15 * size);
    }
  }
}

/// Processor time, as the machine may be busy.
double secondsOf(const std::function<void()>& work) {
  const std::clock_t before = std::clock();
  work();
  return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

TEST(LongRun, TheSessionShowsAsMuchAsIsDrawnAtOnce) {
  for (const int dimension : {2, 3}) {
    Settings settings;
    settings.reduce_motion = true;
    std::optional<Session> session;
    const double opening = secondsOf([&] {
      session.emplace(endless(dimension), "", settings);
      session->resize(Space::world, {640, 480}, 1);
      session->resize(Space::difference, {640, 480}, 1);
      session->update();
    });
    const double ending = secondsOf([&] {
      session->apply(Go{Jump::last});
      session->update();
    });
    std::printf("%d-D: %.0f ms, %.0f ms\n", dimension, 1000 * opening, 1000 * ending);
    EXPECT_LT(opening, 2) << dimension;  // some tens of milliseconds at ordinary speed: sanitizers take much longer
    EXPECT_LT(ending, 2) << dimension;
    EXPECT_TRUE(session->cutShort());
    EXPECT_EQ(session->run().trace.result.epa_iterations, kMostIterations);
    EXPECT_EQ(session->scene().query.epa_max_iterations, 1'000'000'000) << "the document keeps what was asked";
    EXPECT_EQ(session->longRun(), nullptr) << "nothing runs that nobody asked for";
    const auto frame = [&] { session->advance(0.01); };
    session->apply(ContinueInBackground{});
    ASSERT_NE(session->longRun(), nullptr);
    EXPECT_TRUE(eventually(frame, [&] { return session->longRun()->iterations() > 10; }));
    session->apply(StopRun{});
    EXPECT_TRUE(eventually(frame, [&] { return session->longRun()->ended(); }));
    session->apply(ContinueInBackground{});
    session->apply(Edit{SetPosition{Which::b, dvec3(3e30, 0, 0)}});
    session->update();
    EXPECT_EQ(session->longRun(), nullptr) << "of another scene";
    EXPECT_FALSE(session->cutShort());
  }
}

}  // namespace
}  // namespace gjklab::long_run_test
