// Drawing on the offscreen driver: both panes alone, and whole frames of the window at 1600 × 900 and at 3840 × 2160;
// of a world that plays, whose frame holds the steps of a 30th of a second, too: it keeps up at 33 ms a frame.
// The camera turns a little each time, or a body is dragged, so that nothing can be reused but what the program itself
// keeps.

#include "bench/edit_scenes.h"
#include "model/figure/view.h"
#include "model/gallery/gallery.h"
#include "model/sandbox/world_gallery.h"
#include "platform/headless.h"
#include "render/target.h"
#include "render/toolkit.h"
#include "ui/workbench.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <filesystem>

namespace gjklab::bench {
namespace {

struct Size {
  int width, height;
  double scale;  ///< of the user interface
};
constexpr Size kWindow{1600, 900, 1}, kLargest{3840, 2160, 2};

/// One context for all: made at the first use.
struct Studio {
  std::unique_ptr<Headless> headless;
  std::unique_ptr<Toolkit> toolkit;
  Target target;
  std::string error;
  Studio() : headless(Headless::create(error)) {
    if (headless) toolkit = Toolkit::create(error);
  }
};
Studio& studio() {
  static Studio one;
  return one;
}

constexpr int kMostGalleryFrames = 200;

enum class RunPosition { region, middle, last };

/// The scene's first region step, the middle of its run, or its end.
int positionOf(const Timeline& timeline, RunPosition place) {
  if (place == RunPosition::middle) return timeline.size() / 2;
  for (int i = 0; place == RunPosition::region && i < timeline.size(); ++i)
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

/// One step of dragging B about.
void drag(Session& session, int i) {
  const dvec3 step = 0.01 * dvec3(std::cos(0.2 * i), std::sin(0.2 * i), 0);
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + step}});
}

/// `change`: what is new in every frame.
void wholeFrame(benchmark::State& state, Scene (*scene)(), RunPosition place, Size size,
                void (*change)(Session&, int)) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  room.target.resize(size.width, size.height);
  Workbench workbench(Session(scene(), "", {}), *room.toolkit, std::filesystem::temp_directory_path().string(), {});
  workbench.session().apply(Seek{positionOf(workbench.session().timeline(), place)});
  if (change == drag) workbench.session().apply(BeginGesture{});
  int i = 0;
  const auto frame = [&] {
    change(workbench.session(), ++i);
    room.target.bind();
    workbench.frame({}, {size.width, size.height, size.scale}, 1);
    glFinish();
  };
  for (int warm = 0; warm < 3; ++warm) frame();
  for (auto _ : state) frame();
}

/// A frame in which nothing has changed, drawn all the same: the program itself draws none then.
void nothing(Session&, int) {}

/// What the gallery's key shows: in the frame after it, or until every picture in view has been drawn. Its pictures are
/// forgotten before.
void opensGallery(benchmark::State& state, bool all_pictures) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  room.target.resize(kWindow.width, kWindow.height);
  Settings settings;
  settings.panels_visible = false;  // without the bar's button the key opens it at once
  Workbench workbench(Session(defaultScene(2), "", settings), *room.toolkit,
                      std::filesystem::temp_directory_path().string(), {});
  const auto frame = [&](const Input& input) {
    room.target.bind();
    workbench.frame(input, {kWindow.width, kWindow.height, kWindow.scale}, 1.0 / 60);
    glFinish();
  };
  const auto press = [&](SDL_Keycode key) {
    Input input;
    input.keys = {{.key = key}};
    frame(input);
    frame({});
  };
  for (int warm = 0; warm < 3; ++warm) frame({});
  int frames = 0;
  for (auto _ : state) {
    state.PauseTiming();
    room.toolkit->thumbnails().clear();
    state.ResumeTiming();
    press(SDLK_F2);
    for (int i = 0; all_pictures && i < kMostGalleryFrames && workbench.idleSeconds() == 0; ++i, ++frames) frame({});
    state.PauseTiming();
    press(SDLK_ESCAPE);
    state.ResumeTiming();
  }
  state.counters["frames"] = static_cast<double>(frames) / static_cast<double>(state.iterations());
}

/// A built-in world from its `second` on, over and over for three seconds.
void playedWorld(benchmark::State& state, const char* id, double second) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  const auto world = readWorld(builtInWorld(builtInWorldPath(id)), id);
  if (!std::holds_alternative<WorldFile>(world)) return state.SkipWithError("no such world");
  room.target.resize(kWindow.width, kWindow.height);
  Workbench workbench(Session(defaultScene(2), "", {}), *room.toolkit, std::filesystem::temp_directory_path().string(),
                      {});
  Session& session = workbench.session();
  const Sandbox& sandbox = session.world();
  session.open(std::get<WorldFile>(world), "");
  const int from = static_cast<int>(second / sandbox.file().world.time_step), over = 3 * 60;
  session.apply(Seek{from});
  const WorldFile start = sandbox.asFile();
  const auto frame = [&] {
    if (sandbox.last() > over || !sandbox.playing()) {
      session.open(start, "");
      session.apply(InWorld{PlayWorld{true}});
    }
    room.target.bind();
    workbench.frame({}, {kWindow.width, kWindow.height, kWindow.scale}, 1.0 / 30);
    glFinish();
  };
  for (int warm = 0; warm < 3; ++warm) frame();
  for (auto _ : state) frame();
  state.counters["bodies"] = static_cast<double>(start.bodies.size());
}

void bothPanes(benchmark::State& state, Scene (*scene)(), RunPosition place) {
  Studio& room = studio();
  if (!room.toolkit) return state.SkipWithError(room.error.c_str());
  room.target.resize(kWindow.width, kWindow.height);
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
                                    {x, 76, kPaneWidth, kPaneHeight}, kWindow.height);
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
Scene hulls1000() { return sceneOf(Pair::hulls_1000); }

void inMilliseconds(benchmark::internal::Benchmark* one) {
  one->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
}

void addWorld(const char* id, double second) {
  inMilliseconds(benchmark::RegisterBenchmark((std::string("world/") + id).c_str(), playedWorld, id, second));
}

void addFrame(const std::string& name, Scene (*scene)(), RunPosition place, Size size, void (*change)(Session&, int)) {
  inMilliseconds(benchmark::RegisterBenchmark(("frame/" + name).c_str(), wholeFrame, scene, place, size, change));
}

void add(const char* name, Scene (*scene)(), RunPosition place) {
  inMilliseconds(benchmark::RegisterBenchmark((std::string("panes/") + name).c_str(), bothPanes, scene, place));
  addFrame(name, scene, place, kWindow, turn);
}

const bool kRegistered = [] {
  add("polygons_region", polygons, RunPosition::region);
  add("polygons_result", polygons, RunPosition::last);
  add("cone_and_box_region", coneAndBox, RunPosition::region);
  add("cone_and_box_epa", coneAndBox, RunPosition::middle);
  add("cone_and_box_result", coneAndBox, RunPosition::last);
  add("hulls_64_result", hulls64, RunPosition::last);
  add("hulls_256_result", hulls256, RunPosition::last);
  add("hulls_1000_result", hulls1000, RunPosition::last);
  addFrame("cone_and_box_result_4k", coneAndBox, RunPosition::last, kLargest, turn);
  addFrame("cone_and_box_dragged", coneAndBox, RunPosition::last, kWindow, drag);
  addFrame("hulls_256_dragged", hulls256, RunPosition::last, kWindow, drag);
  addFrame("hulls_1000_dragged", hulls1000, RunPosition::last, kWindow, drag);
  addFrame("cone_and_box_idle", coneAndBox, RunPosition::last, kWindow, nothing);
  for (const bool all : {false, true})
    inMilliseconds(benchmark::RegisterBenchmark(all ? "gallery/every_picture" : "gallery/opens", opensGallery, all));
  addWorld("hulls-in-a-box", 1);
  addWorld("hulls-in-a-box-2d", 1);
  return true;
}();

}  // namespace
}  // namespace gjklab::bench

BENCHMARK_MAIN();
