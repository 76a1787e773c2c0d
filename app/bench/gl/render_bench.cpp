// Drawing on the offscreen driver: both panes alone, and whole frames of the window at 1600 × 900. The camera turns a
// little each time, so that nothing can be reused but what the program itself keeps.

#include "bench/edit_scenes.h"
#include "model/figure/view.h"
#include "model/gallery/gallery.h"
#include "platform/headless.h"
#include "render/target.h"
#include "render/toolkit.h"
#include "ui/workbench.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace gjklab::bench {
namespace {

constexpr int kWidth = 1600, kHeight = 900;

/// One context for all: made at the first use.
struct Studio {
  std::unique_ptr<Headless> headless;
  std::unique_ptr<Toolkit> toolkit;
  Target target;
  std::string error;
  Studio() : headless(Headless::create(error)) {
    if (headless) toolkit = Toolkit::create(error);
    if (toolkit) target.resize(kWidth, kHeight);
  }
};
Studio& studio() {
  static Studio one;
  return one;
}

enum class Place { region, middle, last };

/// The scene's first region step, the middle of its run, or its end.
int positionOf(const Timeline& timeline, Place place) {
  if (place == Place::middle) return timeline.size() / 2;
  for (int i = 0; place == Place::region && i < timeline.size(); ++i)
    if (timeline[i].sub_step == SubStep::gjk_region) return i;
  return timeline.size() - 1;
}

void turn(Session& session, int i) {
  for (const Space space : {Space::world, Space::difference}) {
    View view = session.view(space);
    if (view.dimension == 3)
      orbit(view, {i % 2 ? 3.0 : -3.0, 0});
    else
      pan(view, {i % 2 ? 3.0 : -3.0, 0});
    session.apply(MoveCamera{space, view});
  }
}

void wholeFrame(benchmark::State& state, Scene (*scene)(), Place place) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  Workbench workbench(Session(scene(), "", {}), *room.toolkit, std::filesystem::temp_directory_path().string(), {});
  workbench.session().apply(Seek{positionOf(workbench.session().timeline(), place)});
  int i = 0;
  const auto frame = [&] {
    turn(workbench.session(), ++i);
    room.target.bind();
    workbench.frame({}, {kWidth, kHeight, 1}, 1);
    glFinish();
  };
  for (int warm = 0; warm < 3; ++warm) frame();
  for (auto _ : state) frame();
}

void bothPanes(benchmark::State& state, Scene (*scene)(), Place place) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  Session session(scene(), "", {});
  constexpr int kPaneWidth = 586, kPaneHeight = 640;
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {kPaneWidth, kPaneHeight}, 1);
  session.apply(Seek{positionOf(session.timeline(), place)});
  int i = 0;
  const auto draw = [&] {
    room.target.bind();
    int x = 14;
    for (const Space space : {Space::world, Space::difference}) {
      room.toolkit->renderer().draw(session.figure(space), session.view(space), theme(ThemeName::light),
                                    {x, 76, kPaneWidth, kPaneHeight}, kHeight);
      x += 602;
    }
    glFinish();
  };
  session.update();
  for (int warm = 0; warm < 3; ++warm) draw();
  for (auto _ : state) {
    state.PauseTiming();
    turn(session, ++i);
    session.update();
    state.ResumeTiming();
    draw();
  }
}

Scene polygons() { return defaultScene(2); }
Scene coneAndBox() { return defaultScene(3); }
Scene hulls64() { return sceneOf(Pair::hulls_64); }
Scene hulls256() { return sceneOf(Pair::hulls_256); }

void add(const char* name, Scene (*scene)(), Place place) {
  for (const bool whole : {false, true})
    benchmark::RegisterBenchmark((std::string(whole ? "frame/" : "panes/") + name).c_str(),
                                 whole ? wholeFrame : bothPanes, scene, place)
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime()
        ->UseRealTime();
}

const bool kRegistered = [] {
  add("polygons_region", polygons, Place::region);
  add("polygons_result", polygons, Place::last);
  add("cone_and_box_region", coneAndBox, Place::region);
  add("cone_and_box_epa", coneAndBox, Place::middle);
  add("cone_and_box_result", coneAndBox, Place::last);
  add("hulls_64_result", hulls64, Place::last);
  add("hulls_256_result", hulls256, Place::last);
  return true;
}();

}  // namespace
}  // namespace gjklab::bench

BENCHMARK_MAIN();
