#include "model/session/cameras.h"

#include "model/figure/framing.h"
#include "model/figure/viewpoint.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjklab {

namespace {

/// How far B goes to each of its places.
std::vector<dvec3> movesTo(const CameraSubject& subject) {
  std::vector<dvec3> moves;
  for (const dvec3& place : subject.places) moves.push_back(place - subject.scene.b.position);
  return moves;
}

}  // namespace

Cameras::Cameras() { turn(defaultOrientation()); }

void Cameras::turn(const glm::dquat& orientation) {
  for (View& view : views_) view.orientation = orientation;
}

void Cameras::setDimension(int dimension) {
  if (views_[0].dimension == dimension) return;
  turn_clock_ = -1;
  turned_by_hand_ = false;
  forgetFocus();
  for (View& view : views_) view.dimension = dimension;
  turn(defaultOrientation());
  brought_ = true;
}

void Cameras::forgetFocus() {
  focus_.clear();
  before_focus_.reset();
  glide_from_ = {};
}

void Cameras::bring(const std::optional<glm::dquat>& orientation, const glm::dquat& usual) {
  forgetFocus();
  brought_ = brought_ || orientation;
  if (brought_) turn(orientation.value_or(usual));
  turn_clock_ = -1;
  turned_by_hand_ = false;
}

void Cameras::turnFramed(const glm::dquat& orientation, const CameraSubject& subject) {
  turn(orientation);
  for (const Space space : {Space::world, Space::difference})
    if (framed(space)) fit(space, subject);
}

void Cameras::turnTo(const glm::dquat& orientation, bool at_once, const CameraSubject& subject) {
  if (views_[0].dimension < 3 || orientation == (turning() ? turn_to_ : views_[0].orientation)) return;
  turn_from_ = views_[0].orientation;
  turn_to_ = orientation;
  turn_clock_ = at_once ? -1 : 0;
  if (!focused()) before_focus_.reset();
  if (at_once) turnFramed(orientation, subject);
}

void Cameras::focusOn(std::vector<dvec3> points, bool at_once, const CameraSubject& subject) {
  if (points == focus_) return;
  if (focus_.empty()) before_focus_ = turning() ? turn_to_ : views_[0].orientation;
  focus_ = std::move(points);
  glide_from_[1].reset();
  if (!framed(Space::difference)) return;
  if (at_once) return fit(Space::difference, subject);
  glideFrom(Space::difference, views_[1]);
}

void Cameras::approach(bool at_once, const CameraSubject& subject) {
  if (!subject.run.impact) return;
  for (const Space space : {Space::world, Space::difference}) {
    if (!framed(space) || (space == Space::difference && focused())) continue;
    View& view = views_[index(space)];
    const View before = view;
    fit(space, subject);
    if (at_once || view == before) continue;
    view = before;
    glideFrom(space, before);
  }
}

void Cameras::glideFrom(Space space, const View& from) {
  glide_from_[index(space)] = from;
  if (!turning()) turn_to_ = views_[0].orientation;
  turn_from_ = views_[0].orientation;
  turn_clock_ = 0;
}

void Cameras::glide(double share) {
  for (const Space space : {Space::world, Space::difference}) {
    std::optional<View>& from = glide_from_[index(space)];
    if (share >= 1) from.reset();
    if (!from || !framed(space)) continue;
    View& view = views_[index(space)];
    view.target = glm::mix(from->target, view.target, share);
    view.pixels_per_unit = std::exp(glm::mix(std::log(from->pixels_per_unit), std::log(view.pixels_per_unit), share));
  }
}

void Cameras::advance(double seconds, const CameraSubject& subject) {
  constexpr double kTurn = 0.4;  // seconds
  if (!turning() || !(seconds > 0)) return;
  turn_clock_ += std::min(seconds, 0.25);
  const double t = std::min(turn_clock_ / kTurn, 1.0);
  const double share = t * t * (3 - 2 * t);
  const bool glides_only = turn_from_ == turn_to_;
  turnFramed(glides_only ? turn_to_ : turnedBetween(turn_from_, turn_to_, share), subject);
  glide(share);
  if (t >= 1) turn_clock_ = -1;
}

void Cameras::move(Space space, const View& moved, bool with_scene, bool linked) {
  View& view = views_[index(space)];
  View& other = views_[1 - index(space)];
  if (!(moved.orientation == view.orientation)) {
    brought_ = false;
    before_focus_.reset();
    turned_by_hand_ = true;
    turn_clock_ = -1;
  }
  if (linked) {
    other.orientation = moved.orientation;
    const double zoom = moved.pixels_per_unit / view.pixels_per_unit;
    if (!with_scene && zoom != 1) {
      other.pixels_per_unit *= zoom;
      framed_[1 - index(space)] = false;
    }
  }
  if (with_scene)
    carried_ = true;
  else
    framed_[index(space)] = false;
  heights_[index(space)].reset();
  glide_from_[index(space)].reset();
  // Views that the user has not moved are kept, because a switch may have changed since `moved` was stored.
  const View before = view;
  view = moved;
  view.size = before.size;
  view.ui_scale = before.ui_scale;
  view.perspective = before.perspective;
  view.eye_distance = before.eye_distance;
}

void Cameras::setPerspective(bool perspective, const CameraSubject& subject) {
  if (views_[0].perspective == perspective) return;
  for (View& view : views_) view.perspective = perspective;
  for (const Space space : {Space::world, Space::difference})
    if (framed(space)) fit(space, subject);
}

void Cameras::frameIn(View& view, Space space, const CameraSubject& subject) const {
  if (space == Space::difference && !focus_.empty()) return framePoints(view, focus_);
  frameAllIn(view, space, subject);
}

void Cameras::frameAllIn(View& view, Space space, const CameraSubject& subject) {
  const std::vector<dvec3> moves = movesTo(subject);
  if (space == Space::world)
    frameWorld(view, subject.scene, subject.run, subject.geometry, {moves, subject.advance});
  else
    frameDifference(view, subject.geometry, subject.run, subject.rival, {moves, subject.advance, subject.whole});
}

/// A motion has its plot beside it, a test in space its own view.
bool Cameras::sharesScale(const CameraSubject& subject) const {
  return room_ && framed_[0] && framed_[1] && focus_.empty() && !subject.run.impact;
}

void Cameras::fit(Space space, const CameraSubject& subject) {
  framed_[index(space)] = true;
  heights_[index(space)].reset();
  if (!sharesScale(subject)) return frameIn(views_[index(space)], space, subject);
  for (const Space each : {Space::world, Space::difference}) frameIn(views_[index(each)], each, subject);
  giveOneScale(views_[0], views_[1]);
}

void Cameras::frame(Space space, const CameraSubject& subject) {
  ++framings_;
  fit(space, subject);
}

double Cameras::shareIn(const SharedRoom& room, const CameraSubject& subject) const {
  if (!framed_[0] || !framed_[1] || subject.run.impact) return 0.5;
  return shareAtOneScale(views_[0], views_[1], room.size, [&](View& view, bool world) {
    view.ui_scale = room.ui_scale;
    frameAllIn(view, world ? Space::world : Space::difference, subject);
  });
}

void Cameras::shareRoom(std::optional<SharedRoom> room, const CameraSubject& subject) {
  if (room == room_ && shared_at_ == framings_) return;
  const bool begins_or_ends = room.has_value() != room_.has_value();
  room_ = room;
  shared_at_ = framings_;
  if (room_) share_ = shareIn(*room_, subject);
  if (!begins_or_ends) return;
  for (const Space space : {Space::world, Space::difference})
    if (framed(space)) fit(space, subject);
}

void Cameras::show(Space space, const PaneView& pane, const CameraSubject& subject) {
  View& view = views_[index(space)];
  setView(view, {{}, {}, pane.turn});
  frame(space, subject);
  setView(view, pane);
  heights_[index(space)] = pane.height;
  framed_[index(space)] = !pane.centre && !pane.height;
}

void Cameras::follow(const CameraSubject& subject) {
  if (framed(Space::world) && !worldFits(view(Space::world), subject.scene, subject.run, subject.geometry))
    fit(Space::world, subject);
  if (framed(Space::difference) && focus_.empty() &&
      !differenceFits(view(Space::difference), subject.run, subject.whole ? nullptr : subject.rival, subject.geometry))
    fit(Space::difference, subject);
}

bool Cameras::sees(Space space, const CameraSubject& subject) const {
  if (subject.run.impact) return true;  // the bodies are on their way
  const dvec3 a = subject.scene.a.position, b = subject.scene.b.position;
  const View& pane = view(space);
  const auto inPane = [&](dvec3 place) {
    const dvec3 at = project(pane, place);
    return at.x >= 0 && at.y >= 0 && at.x < pane.size.x && at.y < pane.size.y;
  };
  return space == Space::world ? inPane(a) || inPane(b) : inPane(dvec3(0.0)) || inPane(a - b);
}

void Cameras::comeBack(const State& state, const CameraSubject& subject) {
  if (state.views[0].dimension != views_[0].dimension) return;
  turn_clock_ = -1;
  brought_ = state.brought;
  turned_by_hand_ = state.turned_by_hand;
  for (const Space space : {Space::world, Space::difference}) {
    const std::size_t i = index(space);
    const View now = std::exchange(views_[i], state.views[i]);
    views_[i].size = now.size;
    views_[i].ui_scale = now.ui_scale;
    views_[i].perspective = now.perspective;
    framed_[i] = state.framed[i];
    heights_[i].reset();
    if (framed_[i] && !(views_[i] == state.views[i])) frame(space, subject);
  }
}

std::array<View, 2> Cameras::seenIn(const std::array<dvec2, 2>& sizes, double ui_scale, std::optional<SharedRoom> room,
                                    const CameraSubject& subject) const {
  Cameras other = *this;
  other.room_ = room;
  for (std::size_t i = 0; i < 2; ++i) {
    View& there = other.views_[i];
    if (!framed_[i] || turning())
      there.pixels_per_unit *= std::min(sizes[i].x / there.size.x, sizes[i].y / there.size.y);
    there.size = sizes[i];
    there.ui_scale = ui_scale;
  }
  if (!turning())
    for (const Space space : {Space::world, Space::difference})
      if (framed(space)) other.fit(space, subject);
  return other.views_;
}

void Cameras::resize(Space space, dvec2 size, double ui_scale, const CameraSubject& subject) {
  View& view = views_[index(space)];
  view.ui_scale = ui_scale;
  if (view.size == size) return;
  view.size = size;
  if (framed(space)) fit(space, subject);
  if (heights_[index(space)]) setView(view, {{}, heights_[index(space)], {}});
}

}  // namespace gjklab
