#include "model/session/thumbnail.h"

#include "model/figure/framing.h"
#include "model/figure/make_figure.h"
#include "model/figure/staging.h"
#include "model/playback/address.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/session/run_track.h"

namespace gjklab {
namespace {

constexpr double kThumbnailMargin = 0.08;
/// On the number line bodies have a height in pixels, which is to fit.
constexpr double kLineShare = 0.42;

View viewOf(int dimension, dvec2 size, double ui_scale, const std::optional<glm::dquat>& camera) {
  View view;
  view.dimension = dimension;
  view.size = size;
  view.ui_scale = dimension == 1 ? kLineShare * ui_scale : ui_scale;
  view.orientation = dimension == 3 ? camera.value_or(defaultOrientation()) : glm::dquat(1, 0, 0, 0);
  return view;
}

}  // namespace

Thumbnail thumbnailOf(const Scene& scene, dvec2 size, double ui_scale, const std::optional<glm::dquat>& camera) {
  Thumbnail out;
  out.view = viewOf(scene.dimension, size, ui_scale, camera);
  RunTrack track;
  follow(track, scene, {});
  frameWorld(out.view, track.scene, track.run, *track.geometry);
  const Frame frame = makeFrame(track.scene, track.run, track.geometry, track.timeline, 0, Disclosure::so_far, {});
  FigureOptions options;
  options.grid = options.handles = options.bounds = options.projections = false;
  options.stage = true;
  worldFigure(frame, out.view, options, out.figure);
  Staging bodies;
  bodies.hidden = ~(bitOf(Role::body_a) | bitOf(Role::body_b) | bitOf(Role::cut_curve) | bitOf(Role::rounding));
  stageFigure(bodies, frame, out.view, options, true, out.figure);
  return out;
}

std::optional<Thumbnail> thumbnailOf(const LectureStop& stop, dvec2 size, double ui_scale) {
  if (const auto* world = std::get_if<WorldFile>(&stop.what)) return thumbnailOf(*world, size, ui_scale);
  const auto* scene = std::get_if<Scene>(&stop.what);
  if (!scene) return std::nullopt;
  RunTrack track;
  follow(track, *scene, {});
  Address address;
  int place = 0;
  const bool found = parseAddress(stop.step, address).empty() && placeOf(address, track.timeline, place).empty();
  if (!found || place == 0) return thumbnailOf(*scene, size, ui_scale);
  Thumbnail out;
  out.view = viewOf(scene->dimension, size, ui_scale, std::nullopt);
  if (scene->view.difference.turn) out.view.orientation = *scene->view.difference.turn;
  frameDifference(out.view, *track.geometry, track.run, nullptr);
  const Frame frame = makeFrame(track.scene, track.run, track.geometry, track.timeline, place, Disclosure::so_far, {});
  FigureOptions options;
  options.grid = options.handles = false;
  options.stage = true;
  differenceFigure(frame, out.view, options, out.figure);
  return out;
}

Thumbnail thumbnailOf(const WorldFile& world, dvec2 size, double ui_scale) {
  Thumbnail out;
  out.view = viewOf(world.dimension, size, ui_scale, std::nullopt);
  Sandbox sandbox;
  sandbox.show(world, "");
  SandboxPainter painter;
  painter.frame(out.view, sandbox, kThumbnailMargin, 0);
  out.figure = painter.draw(sandbox, out.view, {});
  return out;
}

}  // namespace gjklab
