// A step of a world: 200 boxes resting in stacks and 100 hulls falling on them. Steps of 1/60 s; the run begins anew
// after kSteps. "greatest" is the slowest of all steps.
#include "bench_world.h"
#include "model/world/world.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
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
    const auto begin = std::chrono::steady_clock::now();
    step();
    greatest =
        std::max(greatest, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    ++done;
  }
  state.counters["greatest_ms"] = greatest;
}

void gjklabWorld(benchmark::State& state) {
  const World start(benchWorld(static_cast<int>(state.range(0))));
  std::optional<World> world;
  runSteps(
      state, [&] { world = start; }, [&] { world->step(); });
}
BENCHMARK(gjklabWorld)->ArgName("dimension")->Arg(2)->Arg(3)->Iterations(3 * kSteps)->Unit(benchmark::kMillisecond);

}  // namespace
