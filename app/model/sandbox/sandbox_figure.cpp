#include "model/sandbox/sandbox_figure.h"

#include "model/figure/screen_hull.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace gjklab {

namespace {

/// A contact is under the pointer within this many pixels.
constexpr double kContactReach = 9;
/// A fixed body this many times as large as the moving bodies is shown only in part.
constexpr double kEndless = 5;
/// A floor hardly larger than what is around it is shown whole.
constexpr double kNearlyAsLarge = 1.5;
/// Velocities are shown as the motion of this many seconds, unless that is shorter than this many pixels.
constexpr double kVelocitySeconds = 0.1, kSeenVelocity = 2;
/// A body this many sizes of the beginning away has left.
constexpr double kGoneSizes = 1;
/// Of a floor in the plane, beside what stands on it: its share of the size of that.
constexpr double kFlatFloorBeside = 0.02;
/// Of the size of the beginning: bodies that take less are no picture of the world.
constexpr double kSmallPart = 0.5;

dvec2 onScreen(const View& view, dvec3 point) { return dvec2(project(view, point)); }

struct Box {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  double size() const { return low.x > high.x ? 0 : glm::length(high - low); }
};

/// Where the bodies that move began, with the way of their first moment; empty where none moves.
Box beginningOf(const Sandbox& sandbox) {
  Box begin;
  for (const WorldBody& each : sandbox.file().bodies)
    if (!each.fixed)
      for (const double seconds : {0.0, kVelocitySeconds})
        begin.add(each.body.position + seconds * each.body.linear_velocity);
  return begin;
}

/// Whether a body has left what the world is about, as a bullet does that has missed.
bool hasLeft(const WorldBodyState& body, const Box& begin) {
  const double room = kGoneSizes * (begin.size() + glm::distance(body.box_low, body.box_high));
  return glm::any(glm::lessThan(body.position, begin.low - room)) ||
         glm::any(glm::greaterThan(body.position, begin.high + room));
}

/// Bodies that move away from the rest and would make it this much smaller are left to go, such as a ball that rolls
/// off.
constexpr double kMuchSmaller = 1.35;
constexpr std::size_t kLeastRest = 3;

/// Of what moves, the body that has set off alone; none if there is none. `left`: those already left out.
std::optional<std::size_t> loneOne(const Sandbox& sandbox, const std::vector<bool>& left) {
  const std::vector<WorldBodyState>& states = sandbox.state().bodies;
  std::optional<std::size_t> lone;
  double least = std::numeric_limits<double>::infinity();
  Box all;
  for (std::size_t i = 0; i < states.size(); ++i)
    if (!left[i]) all.add(states[i].box_low), all.add(states[i].box_high);
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (left[i] || states[i].linear_velocity == dvec3(0.0)) continue;
    Box rest;
    std::size_t others = 0;
    for (std::size_t k = 0; k < states.size(); ++k)
      if (!left[k] && k != i) rest.add(states[k].box_low), rest.add(states[k].box_high), ++others;
    if (others < kLeastRest || all.size() < kMuchSmaller * rest.size() || rest.size() >= least) continue;
    if (glm::dot(states[i].linear_velocity, states[i].position - 0.5 * (rest.low + rest.high)) <= 0) continue;
    lone = i;
    least = rest.size();
  }
  return lone;
}

/// The ends of the axes of the ball that a body fills when it turns about a point of it.
std::vector<dvec3> aroundAll(dvec3 centre, int dimension, const std::vector<dvec3>& points) {
  double most = 0;
  for (const dvec3& p : points) most = std::max(most, glm::distance(p, centre));
  std::vector<dvec3> ends;
  for (int i = 0; i < 1 << dimension; ++i)
    ends.push_back(centre + most / std::sqrt(dimension) *
                                dvec3(i & 1 ? 1 : -1,
                                      dimension < 2 ? 0
                                      : i & 2       ? 1
                                                    : -1,
                                      dimension < 3 ? 0
                                      : i & 4       ? 1
                                                    : -1));
  for (int axis = 0; axis < dimension; ++axis)
    for (const double sign : {-1.0, 1.0}) {
      ends.push_back(centre);
      ends.back()[axis] += sign * most;
    }
  return ends;
}

void addBox(Figure& figure, Role role, dvec3 low, dvec3 high, int dimension) {
  const auto corner = [&](int i) {
    return dvec3(i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z);
  };
  if (dimension < 3) {
    figure.lines.push_back({.role = role, .points = {corner(0), corner(1), corner(3), corner(2)}, .closed = true});
    return;
  }
  for (int i = 0; i < 8; ++i)
    for (int bit = 1; bit < 8; bit *= 2)
      if (!(i & bit)) figure.lines.push_back({.role = role, .points = {corner(i), corner(i | bit)}});
}

}  // namespace

void SandboxPainter::prepare(const Sandbox& sandbox) {
  if (file_ == sandbox.sharedFile()) return;
  file_ = sandbox.sharedFile();
  const std::vector<Form> former = std::exchange(forms_, {});
  form_of_.clear();
  for (const WorldBody& one : file_->bodies) {
    Body body = one.body;  // as it stands in its own frame
    body.position = body.linear_velocity = body.angular_velocity = dvec3(0.0);
    body.angle = 0;
    body.orientation = glm::dquat(1, 0, 0, 0);
    const auto isBody = [&](const Form& form) { return form.body == body; };
    const auto made = std::find_if(forms_.begin(), forms_.end(), isBody);
    form_of_.push_back(static_cast<std::size_t>(made - forms_.begin()));
    if (made != forms_.end()) continue;
    const auto known = std::find_if(former.begin(), former.end(), isBody);
    forms_.push_back(known != former.end() ? *known : Form{body});
  }
  Box start;
  for (std::size_t i = 0; i < file_->bodies.size(); ++i) {
    if (file_->bodies[i].fixed) continue;
    const double around = 0.5 * solidOf(static_cast<int>(i), 0).size;
    const Body& each = file_->bodies[i].body;
    for (const double side : {-around, around})
      for (const double seconds : {0.0, kVelocitySeconds})
        start.add(each.position + seconds * each.linear_velocity + side);
  }
  start_low_ = start.low.x > start.high.x ? dvec3(0.0) : start.low;
  start_high_ = start.low.x > start.high.x ? dvec3(0.0) : start.high;
}

void SandboxPainter::drawSights(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  const SandboxSights& sights = sandbox.sights();
  const WorldState& state = sandbox.state();
  const WorldFile& file = sandbox.file();
  const auto body = [&](int i) -> const WorldBodyState& { return state.bodies[static_cast<std::size_t>(i)]; };
  const auto fixed = [&](int i) { return file.bodies[static_cast<std::size_t>(i)].fixed; };
  if (sights.boxes)
    for (std::size_t i = 0; i < state.bodies.size(); ++i)
      if (!file.bodies[i].fixed)
        addBox(figure_, Role::rounding, state.bodies[i].box_low, state.bodies[i].box_high, file.dimension);
  if (sights.pairs)
    for (const WorldPair& pair : state.pairs) {
      // Of a fixed body, which may be large, not its middle but the point of its box that is nearest.
      const auto end = [&](int i, int other) {
        return fixed(i) ? glm::clamp(body(other).position, body(i).box_low, body(i).box_high) : body(i).position;
      };
      figure_.lines.push_back({.role = Role::closest_point,
                               .points = {end(pair.a, pair.b), end(pair.b, pair.a)},
                               .dashed = pair.points.empty()});
    }
  if (sights.velocities)
    for (std::size_t i = 0; i < state.bodies.size(); ++i)
      if (kVelocitySeconds * glm::length(state.bodies[i].linear_velocity) * view.pixels_per_unit >
          kSeenVelocity * view.ui_scale)
        figure_.arrows.push_back({.role = Role::search_direction,
                                  .from = state.bodies[i].position,
                                  .to = state.bodies[i].position + kVelocitySeconds * state.bodies[i].linear_velocity});
  if (sights.contacts || hover.pair.a >= 0) drawContacts(sandbox, view, hover);
}

void SandboxPainter::drawHold(const Sandbox& sandbox) {
  if (sandbox.hold().body < 0) return;
  figure_.lines.push_back(
      {.role = Role::handle, .points = {sandbox.heldPoint(), sandbox.hold().target}, .dashed = true});
  figure_.markers.push_back({.role = Role::handle, .position = sandbox.hold().target, .shape = MarkerShape::ring});
}

const Figure& SandboxPainter::draw(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  figure_ = {};
  impulses_ = {};
  prepare(sandbox);
  drawShadows(sandbox, view);
  drawBodies(sandbox, view, hover);
  drawSights(sandbox, view, hover);
  drawHold(sandbox);
  drawOutside(sandbox, view, hover);
  return figure_;
}

SandboxTarget SandboxPainter::pick(const Sandbox& sandbox, const View& view, dvec2 pointer) const {
  SandboxTarget target;
  double nearest = kContactReach * view.ui_scale;
  for (const WorldPair& pair : sandbox.state().pairs)
    for (const WorldContactPoint& point : pair.points) {
      const double off = glm::distance(onScreen(view, point.point), pointer);
      if (off > nearest) continue;
      nearest = off;
      target.pair = {pair.a, pair.b};
      target.point = point.point;
    }
  return target.pair.a >= 0 ? target : pickBody(sandbox, view, pointer);
}

SandboxTarget SandboxPainter::pickBody(const Sandbox& sandbox, const View& view, dvec2 pointer) const {
  SandboxTarget target;
  const auto& bodies = sandbox.file().bodies;
  for (auto drawn = drawn_.rbegin(); drawn != drawn_.rend(); ++drawn) {
    if (bodies[static_cast<std::size_t>(drawn->body)].fixed || !drawn->mayCover(pointer)) continue;
    if (!isWithin(hullOf(drawn->corners), pointer)) continue;
    target.body = drawn->body;
    const double depth = project(view, sandbox.state().bodies[static_cast<std::size_t>(drawn->body)].position).z;
    target.point = unproject(view, pointer, depth);
    return target;
  }
  return target;
}

void SandboxPainter::frame(View& view, const Sandbox& sandbox, double margin, double above) {
  prepare(sandbox);
  Box moving;
  const Box begin = beginningOf(sandbox);
  double lowest = std::numeric_limits<double>::infinity();  // of what moves, as it lies now
  std::vector<dvec3> seen;                                  // what the pane is to show
  const auto& bodies = sandbox.file().bodies;
  std::vector<bool> left;  // what is fixed, or has left
  for (std::size_t i = 0; i < bodies.size(); ++i)
    left.push_back(bodies[i].fixed || hasLeft(sandbox.state().bodies[i], begin));
  while (const auto lone = loneOne(sandbox, left)) left[*lone] = true;
  const auto pointsOf = [&](std::size_t i) {
    std::vector<dvec3> all;
    const Solid& solid = solidOf(static_cast<int>(i), std::numeric_limits<double>::infinity());
    for (const auto* list : {&solid.outline, &solid.positions, &solid.vertices}) {
      const std::vector<dvec3> part = points(sandbox, static_cast<int>(i), *list);
      all.insert(all.end(), part.begin(), part.end());
    }
    return all;
  };
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const WorldBodyState& state = sandbox.state().bodies[i];
    if (left[i]) continue;
    std::vector<dvec3> all = pointsOf(i);
    for (const dvec3& p : all) lowest = std::min(lowest, p.y);
    if (state.angular_velocity != dvec3(0.0)) all = aroundAll(state.position, file_->dimension, all);
    for (const dvec3& p : all)
      for (const dvec3& at : {p, p + kVelocitySeconds * state.linear_velocity}) moving.add(at), seen.push_back(at);
  }
  if (moving.size() == 0 && begin.size() > 0)  // all have left
    for (const dvec3& p : {begin.low, begin.high}) moving.add(p), seen.push_back(p), lowest = std::min(lowest, p.y);
  // What has come together since is shown with where it set out: a bullet alone would tell nothing.
  if (moving.size() < kSmallPart * begin.size())
    for (const dvec3& p : {begin.low, begin.high}) moving.add(p), seen.push_back(p);
  const double size = std::max({moving.size(), begin.size(), glm::length(start_high_ - start_low_)});
  Box standing = moving;  // with the fixed bodies that are shown whole
  std::vector<Box> wide;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (!bodies[i].fixed) continue;
    Box box;
    const std::vector<dvec3> all = pointsOf(i);
    for (const dvec3& p : all) box.add(p);
    const bool floor = box.high.y < lowest + 0.02 * size && box.size() > size;
    if (size > 0 && (floor || box.size() > kEndless * size)) {
      wide.push_back(box);
      continue;
    }
    for (const dvec3& p : all) standing.add(p), seen.push_back(p);
  }
  for (const Box& box : wide) {  // a floor: what is near
    const double room = 0.12 * standing.size();
    // In the plane a floor goes on beyond the pane.
    const dvec3 beside(view.dimension < 3 ? kFlatFloorBeside * standing.size() : room, room, room);
    Box near{glm::max(box.low, standing.low - beside), glm::min(box.high, standing.high + beside)};
    near.low.y = std::max(near.low.y, near.high.y - room);
    if (box.size() < kNearlyAsLarge * standing.size()) near = box;
    for (int i = 0; i < 8; ++i)
      seen.push_back(
          {i & 1 ? near.high.x : near.low.x, i & 2 ? near.high.y : near.low.y, i & 4 ? near.high.z : near.low.z});
  }
  Box eye;
  for (const dvec3& p : seen)
    eye.add(view.dimension < 3
                ? p
                : dvec3(glm::dot(rightOf(view), p), glm::dot(upOf(view), p), glm::dot(towardsViewer(view), p)));
  const dvec2 whole = view.size;
  const double more = std::max(0.0, above * view.ui_scale - margin * whole.y);
  view.size.y = std::max(view.size.y - more, 1.0);
  frameEyeBox(view, eye.low, eye.high, margin * whole.y / view.size.y);
  view.size = whole;
  pan(view, {0, 0.5 * more});
}

}  // namespace gjklab
