#include "model/figure/figure_scenes.h"
#include "model/figure/make_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace gjklab::test {
namespace {

struct Box {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) { low = glm::min(low, p), high = glm::max(high, p); }
  void add(const Solid& solid, dvec3 offset) {
    for (const auto* points : {&solid.vertices, &solid.outline, &solid.positions})
      for (const dvec3& p : *points) add(p + offset);
  }
};

}  // namespace

Stage::Stage(Scene s, const FollowUps& asked) : scene(std::move(s)) {
  runQuery(scene, run);
  followUp(scene, asked, run);
  timeline = Timeline(run);
  geometry = makeGeometry(scene, nullptr, nullptr);
  world.dimension = difference.dimension = scene.dimension;
  world.size = difference.size = {640, 560};
  if (scene.dimension == 3) world.orientation = difference.orientation = defaultOrientation();
  Box of_bodies, of_difference;
  of_bodies.add(geometry->a, scene.a.position);
  of_bodies.add(geometry->b, scene.b.position);
  of_difference.add(dvec3(0.0));
  of_difference.add(geometry->difference, geometry->difference_offset);
  constexpr double kMargin = 0.14;  // room for the arrow at O
  frameBox(world, of_bodies.low, of_bodies.high, kMargin);
  frameBox(difference, of_difference.low, of_difference.high, kMargin);
}

Frame Stage::frame(const Moment& moment, const PickTarget& hover) const {
  return makeFrame(scene, run, geometry, moment, hover);
}

Figure Stage::worldAt(const Frame& frame, const FigureOptions& options) const {
  Figure figure;
  worldFigure(frame, world, options, figure);
  return figure;
}

Figure Stage::differenceAt(const Frame& frame, const FigureOptions& options) const {
  Figure figure;
  differenceFigure(frame, difference, options, figure);
  return figure;
}

std::vector<dvec3> differenceOutline(const Stage& stage) {
  std::vector<dvec3> outline = stage.geometry->difference.outline;
  for (dvec3& p : outline) p += stage.geometry->difference_offset;
  return outline;
}

void forEveryMoment(int dimension, const std::function<void(const Stage&, const Frame&)>& check,
                    const FollowUps& asked) {
  for (const GalleryEntry& entry : gallery()) {
    if (dimension != 0 && entry.scene.dimension != dimension) continue;
    const Stage stage(entry.scene, asked);
    // Long runs repeat themselves: their first, middle and last iterations are enough.
    const int size = stage.timeline.size(), stride = size > 120 ? size / 60 : 1;
    for (int i = 0; i < size; i += i < 40 || i > size - 20 ? 1 : stride) check(stage, stage.frame(stage.timeline[i]));
  }
}

void forEveryPoint(const Figure& figure, const std::function<void(dvec3, const char*)>& visit) {
  for (const auto* fills : {&figure.background, &figure.fills})
    for (const Fill& fill : *fills)
      for (const dvec3& p : fill.points) visit(p, "fill");
  for (const auto* lines : {&figure.background_lines, &figure.lines})
    for (const Line& line : *lines)
      for (const dvec3& p : line.points) visit(p, "line");
  for (const Arrow& arrow : figure.arrows) visit(arrow.from, "arrow"), visit(arrow.to, "arrow");
  for (const Marker& marker : figure.markers) visit(marker.position, "marker");
  for (const Label& label : figure.labels) visit(label.position, "label");
  for (const Handle& handle : figure.handles)
    for (const dvec3& p : handle.shape) visit(p, "handle");
  for (const Mesh& mesh : figure.meshes)
    for (const dvec3& p : mesh.positions) visit(p + mesh.offset, "mesh");
}

std::string place(const Stage& stage, const Frame& frame) {
  return fmt::format("{}: sub-step {}, record {}", stage.scene.title, static_cast<int>(frame.moment.sub_step),
                     frame.moment.record);
}

bool hasMarker(const Figure& figure, Role role) {
  return std::any_of(figure.markers.begin(), figure.markers.end(), [&](const Marker& m) { return m.role == role; });
}
bool hasLine(const Figure& figure, Role role) {
  return std::any_of(figure.lines.begin(), figure.lines.end(), [&](const Line& l) { return l.role == role; });
}
bool hasFill(const Figure& figure, Role role) {
  return std::any_of(figure.fills.begin(), figure.fills.end(), [&](const Fill& f) { return f.role == role; });
}
bool hasMesh(const Figure& figure, Role role) {
  return std::any_of(figure.meshes.begin(), figure.meshes.end(), [&](const Mesh& m) { return m.role == role; });
}
bool hasArrow(const Figure& figure, Role role) {
  return std::any_of(figure.arrows.begin(), figure.arrows.end(), [&](const Arrow& a) { return a.role == role; });
}

}  // namespace gjklab::test
