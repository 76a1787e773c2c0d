// How long the drawn solids of a scene take, from nothing and after an edit.

#include <benchmark/benchmark.h>

#include "edit_scenes.h"
#include "model/solid/geometry.h"

namespace gjklab::bench {
namespace {

void fromNothing(benchmark::State& state, Pair pair) {
  const Scene scene = sceneOf(pair);
  for (auto _ : state) benchmark::DoNotOptimize(makeGeometry(scene, nullptr, nullptr));
}

void afterEdit(benchmark::State& state, Pair pair, void (*edit)(Scene&, int)) {
  Scene scene = sceneOf(pair), before = scene;
  auto geometry = makeGeometry(scene, nullptr, nullptr);
  int i = 0;
  for (auto _ : state) {
    edit(scene, i++);
    geometry = makeGeometry(scene, &before, geometry);
    state.PauseTiming();
    before = scene;
    state.ResumeTiming();
  }
}

BENCHMARK_CAPTURE(fromNothing, polygons, Pair::polygons)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fromNothing, hulls_64, Pair::hulls_64)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fromNothing, hulls_256, Pair::hulls_256)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, polygons_move, Pair::polygons, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, polygons_turn, Pair::polygons, turnB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, hulls_64_move, Pair::hulls_64, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, hulls_64_turn, Pair::hulls_64, turnB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, hulls_256_move, Pair::hulls_256, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(afterEdit, hulls_256_turn, Pair::hulls_256, turnB)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gjklab::bench

BENCHMARK_MAIN();
