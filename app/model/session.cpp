#include "model/session.h"

#include "model/gallery.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

constexpr double kStepsPerSecond = 1.25;  // at speed 1×: time to read a sentence

struct ExtentBuilder {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  void add(const Solid& solid, dvec3 offset) {
    for (const dvec3& p : solid.outline) add(p + offset);
    for (const dvec3& p : solid.positions) add(p + offset);
    for (const dvec3& p : solid.vertices) add(p + offset);
  }
  Extent extent() const { return low.x <= high.x ? Extent{low, high} : Extent{}; }
};

int step(const Timeline& timeline, int position, Jump jump) {
  switch (jump) {
    case Jump::first:
      return 0;
    case Jump::previous_iteration:
      return timeline.previousIteration(position);
    case Jump::previous_step:
      return position - 1;
    case Jump::next_step:
      return position + 1;
    case Jump::next_iteration:
      return timeline.nextIteration(position);
    case Jump::last:
      return timeline.size() - 1;
  }
  return position;
}

}  // namespace

Extent worldExtent(const Scene& scene, const Run& run, const Geometry& geometry) {
  ExtentBuilder builder;
  builder.add(geometry.a, scene.a.position);
  builder.add(geometry.b, scene.b.position);
  builder.add(geometry.b, scene.b.position + run.trace.result.depth * run.trace.result.normal);  // the ghost
  return builder.extent();
}

Extent differenceExtent(const Scene&, const Geometry& geometry) {
  ExtentBuilder builder;
  builder.add(geometry.difference, geometry.difference_offset);
  builder.add(geometry.difference_round, geometry.difference_offset);
  builder.add(dvec3(0.0));
  return builder.extent();
}

Session::Session(Scene scene, std::string path, Settings settings)
    : document_(std::move(scene)), settings_(std::move(settings)) {
  document_.reset(document_.scene(), std::move(path));
  for (View& view : views_) {
    view.dimension = this->scene().dimension;
    view.orientation = defaultOrientation();
  }
  recompute();
  place(0);
}

void Session::open(Scene scene, std::string path) {
  left_[static_cast<std::size_t>(this->scene().dimension - 1)] = this->scene();
  document_.reset(std::move(scene), std::move(path));
  recompute();
  place(0);
  frameAll();
}

void Session::show(const Scene& scene) { open(scene, ""); }

void Session::deleteVertex() {
  const Hover& target = std::holds_alternative<VertexTarget>(hover_) ? hover_ : selected_;
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
    const ErasePoint erase{vertex->which, vertex->index};
    hover_ = selected_ = std::monostate{};
    document_.execute(erase);
  }
}

bool Session::apply(const Intent& intent) {
  if (const auto* edit = std::get_if<Edit>(&intent)) return document_.execute(edit->command), true;
  if (std::holds_alternative<BeginGesture>(intent)) return document_.beginGesture(), true;
  if (std::holds_alternative<EndGesture>(intent)) return document_.endGesture(), true;
  if (std::holds_alternative<CancelGesture>(intent)) return document_.cancelGesture(), true;
  if (std::holds_alternative<Undo>(intent)) return document_.undo(), true;
  if (std::holds_alternative<Redo>(intent)) return document_.redo(), true;
  if (const auto* go = std::get_if<Go>(&intent)) return seek(step(timeline_, position_, go->where), true), true;
  if (const auto* target = std::get_if<Seek>(&intent)) return seek(target->position, false), true;
  if (std::holds_alternative<TogglePlay>(intent)) {
    playing_ = !playing_;
    play_clock_ = 0;
    if (playing_ && position_ == timeline_.size() - 1) place(0);
    return true;
  }
  if (const auto* point = std::get_if<PointAt>(&intent)) {
    frame_stale_ = frame_stale_ || !(hover_ == point->target);
    hover_ = point->target;
    return true;
  }
  if (const auto* select = std::get_if<Select>(&intent)) return selected_ = select->target, true;
  if (std::holds_alternative<DeleteVertex>(intent)) return deleteVertex(), true;
  if (const auto* move = std::get_if<MoveCamera>(&intent)) return moveCamera(*move), true;
  if (std::holds_alternative<FrameAll>(intent)) return frameAll(), true;
  if (const auto* shown = std::get_if<ShowScene>(&intent)) return show(shown->scene), true;
  if (const auto* dimension = std::get_if<ShowDimension>(&intent)) {
    if (dimension->dimension == scene().dimension) return true;
    const std::optional<Scene>& left = left_[static_cast<std::size_t>(dimension->dimension - 1)];
    return show(left ? Scene(*left) : defaultScene(dimension->dimension)), true;
  }
  if (const auto* change = std::get_if<ChangeSettings>(&intent)) {
    const bool link = change->settings.linked_cameras && !settings_.linked_cameras;
    settings_ = change->settings;
    if (link) views_[1].orientation = views_[0].orientation;
    return true;
  }
  return false;
}

void Session::seek(int position, bool tween) {
  playing_ = false;
  if (tween && !settings_.reduce_motion) tween_.emplace(shown_);
  place(position);
}

/// Goes to a place on the timeline; a tween that was begun leads there.
void Session::place(int position) {
  position_ = std::clamp(position, 0, timeline_.size() - 1);
  wanted_ = timeline_[position_];
  frame_stale_ = true;
}

double Session::stepsPerSecond() const { return kStepsPerSecond * settings_.speed; }

bool Session::advance(double seconds) {
  if (playing_) {
    play_clock_ += seconds * stepsPerSecond();
    const int steps = static_cast<int>(play_clock_);
    play_clock_ -= steps;
    if (steps > 0) {
      const bool room = stepsPerSecond() * kTweenSeconds < 0.8;
      if (room && !settings_.reduce_motion) tween_.emplace(shown_);
      place(position_ + steps);
      if (position_ == timeline_.size() - 1) playing_ = false;
    }
  }
  if (tween_) {
    if (!tween_->advance(seconds)) tween_.reset();
    frame_stale_ = true;
  }
  return playing_ || tween_.has_value();
}

void Session::moveCamera(const MoveCamera& move) {
  View& view = views_[index(move.space)];
  View& other = views_[1 - index(move.space)];
  if (settings_.linked_cameras) {
    other.orientation = move.view.orientation;
    if (!move.with_scene) other.pixels_per_unit *= move.view.pixels_per_unit / view.pixels_per_unit;
  }
  if (!move.with_scene) {
    framed_[index(move.space)] = false;
    if (!(other.pixels_per_unit == drawn_views_[1 - index(move.space)].pixels_per_unit))
      framed_[1 - index(move.space)] = false;
  }
  const dvec2 size = view.size;
  const double ui_scale = view.ui_scale;
  view = move.view;
  view.size = size;
  view.ui_scale = ui_scale;
}

void Session::frameAll(Space space) {
  View& view = views_[index(space)];
  const Extent extent = space == Space::world ? worldExtent(scene(), run_, *geometry_)
                                              : differenceExtent(scene(), *geometry_);
  frameBox(view, extent.low, extent.high);
  framed_[index(space)] = true;
}

void Session::frameAll() {
  frameAll(Space::world);
  frameAll(Space::difference);
}

void Session::resize(Space space, dvec2 size, double ui_scale) {
  View& view = views_[index(space)];
  view.ui_scale = ui_scale;
  if (view.size == size && framed_[index(space)]) return;
  const bool first = view.size == View{}.size && !framed_[index(space)] && drawn_views_[index(space)] == View{};
  const bool keep = framed_[index(space)] || first;
  view.size = size;
  if (keep) frameAll(space);
}

/// A new revision of the scene: run, timeline, geometry. The cursor stays at the iteration it is at, where that still
/// exists.
void Session::recompute() {
  if (seen_revision_ == document_.revision()) return;
  const bool another = seen_revision_ == 0 || scene().dimension != run_.dimension || scene().title != geometry_scene_.title;
  seen_revision_ = document_.revision();
  runQuery(scene(), run_);
  geometry_ = makeGeometry(scene(), geometry_ ? &geometry_scene_ : nullptr, geometry_);
  geometry_scene_ = scene();
  timeline_ = Timeline(run_);
  position_ = timeline_.nearest(wanted_);
  tween_.reset();
  frame_stale_ = true;
  for (View& view : views_)
    if (view.dimension != scene().dimension) {
      view.dimension = scene().dimension;
      view.orientation = defaultOrientation();
    }
  if (another) {
    hover_ = selected_ = std::monostate{};
    frameAll();
  }
}

void Session::update() {
  recompute();
  if (frame_stale_) {
    frame_ = makeFrame(scene(), run_, geometry_, timeline_[position_], hover_);
    if (tween_) tween_->aim(frame_);
    shown_ = tween_ ? tween_->now() : frame_;
    frame_stale_ = false;
    figures_stale_ = true;
  }
  const bool options_changed = !(drawn_options_ == settings_.figure);
  for (std::size_t i = 0; i < 2; ++i) {
    if (!figures_stale_ && !options_changed && drawn_views_[i] == views_[i]) continue;
    (i == 0 ? worldFigure : differenceFigure)(shown_, views_[i], settings_.figure, figures_[i]);
    drawn_views_[i] = views_[i];
    ++picture_revision_;
  }
  drawn_options_ = settings_.figure;
  figures_stale_ = false;
}

}  // namespace gjklab
