#include "model/sandbox/sandbox_figure.h"

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

/// Contacts nearer than this on the screen (pixels at scale 1) are one mark: of a pair, and of different pairs.
constexpr double kSamePlace = 9, kCrowded = 20;
/// A contact is under the pointer within so many pixels.
constexpr double kContactReach = 9;
/// A fixed body so many times as large as all that moves is shown in part.
constexpr double kEndless = 5;
/// The longest impulse's arrow, in pixels; velocities are shown as the way of so many seconds.
constexpr double kImpulsePixels = 60, kVelocitySeconds = 0.1;

/// Andrew's monotone chain: the convex hull, counter-clockwise.
std::vector<dvec2> convexHull(std::vector<dvec2> points) {
  std::sort(points.begin(), points.end(), [](dvec2 a, dvec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<dvec2> hull;
  const auto turn = [](dvec2 o, dvec2 a, dvec2 b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); };
  for (int half = 0; half < 2; ++half) {
    const std::size_t start = hull.size();
    for (const dvec2& p : points) {
      while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), p) <= 0) hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

bool within(const std::vector<dvec2>& outline, dvec2 p) {
  const std::size_t n = outline.size();
  if (n < 3) return false;
  for (std::size_t i = 0; i < n; ++i) {
    const dvec2 a = outline[i], b = outline[(i + 1) % n];
    if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0) return false;
  }
  return true;
}

dvec2 onScreen(const View& view, dvec3 point) { return dvec2(project(view, point)); }

/// Whether a point is within the convex hull of others.
bool covers(const std::vector<dvec2>& corners, dvec2 p) {
  dvec2 low(1e300), high(-1e300);
  for (const dvec2& corner : corners) low = glm::min(low, corner), high = glm::max(high, corner);
  if (p.x < low.x || p.y < low.y || p.x > high.x || p.y > high.y) return false;  // most of them
  return within(convexHull(corners), p);
}

/// Makes room for a box to turn about a point of it.
void turnAbout(dvec3 centre, int dimension, dvec3& low, dvec3& high) {
  dvec3 reach = glm::max(high - centre, centre - low);
  for (int i = dimension; i < 3; ++i) reach[i] = 0;
  const double most = glm::length(reach);
  for (int i = 0; i < dimension; ++i) low[i] = centre[i] - most, high[i] = centre[i] + most;
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
}

/// Contacts of a pair that fall together on the screen are one mark, with the sum of their impulses. Of marks of
/// different pairs that do, the one with the greatest impulse is drawn: a heap stays readable, and nearer by shows
/// more.
void SandboxPainter::drawContacts(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  struct Mark {
    const WorldPair* pair;
    dvec3 point;
    dvec2 place;  ///< on the screen
    double impulse;
    bool strong;
  };
  const double same_place = kSamePlace * view.ui_scale, crowded = kCrowded * view.ui_scale;
  std::vector<Mark> marks;
  for (const WorldPair& pair : sandbox.state().pairs) {
    const std::size_t first = marks.size();
    for (const WorldContactPoint& point : pair.points) {
      const dvec2 place = onScreen(view, point.point);
      const auto same = std::find_if(marks.begin() + static_cast<std::ptrdiff_t>(first), marks.end(),
                                     [&](const Mark& mark) { return glm::distance(mark.place, place) < same_place; });
      if (same != marks.end())
        same->impulse += point.impulse;
      else
        marks.push_back({&pair, point.point, place, point.impulse, hover.pair == BodyPair{pair.a, pair.b}});
    }
  }
  std::stable_sort(marks.begin(), marks.end(), [](const Mark& one, const Mark& other) {
    return one.strong != other.strong ? one.strong : one.impulse > other.impulse;
  });
  double greatest = 0;
  for (const Mark& mark : marks) greatest = std::max(greatest, mark.impulse);
  std::vector<dvec2> taken;
  for (const Mark& mark : marks) {
    const bool hidden = std::any_of(taken.begin(), taken.end(),
                                    [&](const dvec2& place) { return glm::distance(place, mark.place) < crowded; });
    if (hidden && !mark.strong) continue;
    taken.push_back(mark.place);
    const Emphasis emphasis = mark.strong ? Emphasis::strong : Emphasis::faint;
    // An arrow tells its place by itself.
    if (mark.strong || !(mark.impulse > 0))
      figure_.markers.push_back({.role = Role::contact, .position = mark.point, .emphasis = emphasis});
    if (!(mark.impulse > 0)) continue;
    const double length = kImpulsePixels * view.ui_scale / view.pixels_per_unit * mark.impulse / greatest;
    figure_.arrows.push_back({.role = Role::contact,
                              .from = mark.point,
                              .to = mark.point + length * mark.pair->normal,
                              .emphasis = emphasis});
  }
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
      if (state.bodies[i].linear_velocity != dvec3(0.0))
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
  prepare(sandbox);
  drawBodies(sandbox, view, hover);
  drawSights(sandbox, view, hover);
  drawHold(sandbox);
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
    if (bodies[static_cast<std::size_t>(drawn->body)].fixed || !covers(drawn->corners, pointer)) continue;
    target.body = drawn->body;
    const double depth = project(view, sandbox.state().bodies[static_cast<std::size_t>(drawn->body)].position).z;
    target.point = unproject(view, pointer, depth);
    return target;
  }
  return target;
}

void SandboxPainter::sightOf(const Sandbox& sandbox, dvec3& low, dvec3& high) {
  prepare(sandbox);
  const auto& bodies = sandbox.file().bodies;
  const auto grow = [&](int i, dvec3& l, dvec3& h) {
    const Solid& solid = solidOf(i, 0);
    for (const auto* list : {&solid.outline, &solid.positions, &solid.vertices})
      for (const dvec3& p : points(sandbox, i, *list)) l = glm::min(l, p), h = glm::max(h, p);
  };
  constexpr double kFar = 1e300;
  low = dvec3(kFar), high = dvec3(-kFar);
  const int count = static_cast<int>(bodies.size());
  for (int i = 0; i < count; ++i) {
    if (bodies[static_cast<std::size_t>(i)].fixed) continue;
    dvec3 l(kFar), h(-kFar);
    grow(i, l, h);
    const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(i)];
    if (state.angular_velocity != dvec3(0.0)) turnAbout(state.position, file_->dimension, l, h);
    const dvec3 way = kVelocitySeconds * state.linear_velocity;
    low = glm::min(low, glm::min(l, l + way)), high = glm::max(high, glm::max(h, h + way));
  }
  const double size = low.x > high.x ? 0 : glm::length(high - low);
  for (int i = 0; i < count; ++i) {
    if (!bodies[static_cast<std::size_t>(i)].fixed) continue;
    dvec3 l(kFar), h(-kFar);
    grow(i, l, h);
    if (size > 0 && glm::length(h - l) > kEndless * size) {  // a floor without end: what is near
      l = glm::max(l, low - dvec3(0.3 * size));
      h = glm::min(h, high + dvec3(0.3 * size));
    }
    low = glm::min(low, l), high = glm::max(high, h);
  }
}

}  // namespace gjklab
