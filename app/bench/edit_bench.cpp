// From an edit to what the panes show: solids, run with its trace, timeline, frame, both figures. This is all that the
// program does when the pointer moves a body by a pixel, but for handing the figures to OpenGL.

#include <benchmark/benchmark.h>

#include "edit_scenes.h"
#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/frame/frame.h"
#include "model/solid/geometry.h"

namespace gjklab::bench {
namespace {

View viewOf(const Scene& scene) {
  View view;
  view.dimension = scene.dimension;
  view.orientation = defaultOrientation();
  frameBox(view, dvec3(-2.5), dvec3(2.5));
  return view;
}

void editToFigure(benchmark::State& state, Pair pair, void (*edit)(Scene&, int)) {
  Scene scene = sceneOf(pair), before = scene;
  const View view = viewOf(scene);
  const FigureOptions options;
  auto geometry = makeGeometry(scene, nullptr, nullptr);
  Run run;
  Figure world, difference;
  int i = 0;
  for (auto _ : state) {
    edit(scene, i);
    geometry = makeGeometry(scene, &before, geometry);
    runQuery(scene, run);
    const Timeline timeline(run);
    const Moment moment = timeline[i % timeline.size()];
    const Frame frame = makeFrame(scene, run, geometry, moment, {});
    world = difference = {};
    worldFigure(frame, view, options, world);
    differenceFigure(frame, view, options, difference);
    benchmark::DoNotOptimize(difference.lines.data());
    ++i;
    state.PauseTiming();
    before = scene;
    state.ResumeTiming();
  }
}

BENCHMARK_CAPTURE(editToFigure, polygons_move, Pair::polygons, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(editToFigure, polygons_turn, Pair::polygons, turnB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(editToFigure, hulls_64_move, Pair::hulls_64, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(editToFigure, hulls_64_turn, Pair::hulls_64, turnB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(editToFigure, hulls_256_move, Pair::hulls_256, moveB)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(editToFigure, hulls_256_turn, Pair::hulls_256, turnB)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gjklab::bench
