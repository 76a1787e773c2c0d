// A step of a world: 200 boxes resting in stacks and 100 hulls falling on them, beside Box2D (2-D) and Bullet (3-D) on
// the same bodies. Steps of 1/60 s; the run begins anew after kSteps. "greatest" is the slowest of all steps, in time
// of the processor as all of these are: other programs do not count. "lowest" is the height of the lowest box at the
// end of a run: half of a box where the engine let nothing sink.
#include "bench/rivals/rival_world.h"
#include "bench_world.h"
#include "model/world/world.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <optional>

namespace {

using namespace gjklab;

constexpr int kSteps = 150;

template <class Rebuild, class Step>
void runSteps(benchmark::State& state, Rebuild rebuild, Step step) {
  double greatest = 0;
  int done = kSteps;
  for (auto _ : state) {
    if (done == kSteps) {
      state.PauseTiming();
      rebuild();
      done = 0;
      state.ResumeTiming();
    }
    const std::clock_t begin = std::clock();
    step();
    greatest = std::max(greatest, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    ++done;
  }
  state.counters["greatest_ms"] = greatest;
}

/// The lowest centre of the bodies that move.
template <class HeightOf>
double lowest(const WorldFile& file, HeightOf heightOf) {
  double least = 1e9;
  for (std::size_t i = 0; i < file.bodies.size(); ++i)
    if (!file.bodies[i].fixed) least = std::min(least, heightOf(static_cast<int>(i)));
  return least;
}

void gjklabWorld(benchmark::State& state) {
  const WorldFile file = benchWorld(static_cast<int>(state.range(0)));
  const World start(file);
  std::optional<World> world;
  runSteps(
      state, [&] { world = start; }, [&] { world->step(); });
  const WorldState end = world->state();
  state.counters["lowest"] =
      lowest(file, [&](int body) { return end.bodies[static_cast<std::size_t>(body)].position.y; });
}
BENCHMARK(gjklabWorld)->ArgName("dimension")->Arg(2)->Arg(3)->Iterations(3 * kSteps)->Unit(benchmark::kMillisecond);

#if defined(GJKLAB_BENCH_BOX2D) || defined(GJKLAB_BENCH_BULLET)
void rivalWorld(benchmark::State& state, std::unique_ptr<RivalWorld> (*make)(const WorldFile&), int dimension) {
  const WorldFile file = benchWorld(dimension);
  std::unique_ptr<RivalWorld> world;
  runSteps(
      state, [&] { world = make(file); }, [&] { world->step(); });
  state.counters["lowest"] = lowest(file, [&](int body) { return world->heightOf(body); });
}
#endif
#ifdef GJKLAB_BENCH_BOX2D
BENCHMARK_CAPTURE(rivalWorld, box2d_2d, box2dWorld, 2)->Iterations(3 * kSteps)->Unit(benchmark::kMillisecond);
#endif
#ifdef GJKLAB_BENCH_BULLET
BENCHMARK_CAPTURE(rivalWorld, bullet_3d, bulletWorld, 3)->Iterations(3 * kSteps)->Unit(benchmark::kMillisecond);
#endif

}  // namespace
