// The bodies of a world: outlines in 1-D and 2-D, in 3-D one mesh for all that look alike, and their edges.

#include "model/sandbox/sandbox_figure.h"

#include "model/figure/screen_hull.h"
#include "model/sandbox/body_axes.h"
#include "model/solid/solids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace gjklab {
namespace {

/// Of a body in 1-D: half the height of its bar, in pixels.
constexpr double kBarPixels = 16;

/// How finely a body is drawn that is no longer than this on the screen, in pixels: a chord of its circles is never
/// further than half a pixel from them. The finest has no limit.
struct FinenessUpTo {
  Fineness samples;
  double most_pixels;
};
constexpr FinenessUpTo kFineness[] = {{{}, 0}, {{24, 24}, 116}, {{16, 16}, 50}};

constexpr std::array kIslandRoles{Role::body_a,        Role::support_w,   Role::facet, Role::region_edge,
                                  Role::closest_point, Role::upper_bound, Role::mass,  Role::lower_bound};

/// Numbers of a mesh made for one picture.
struct Merged {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles, parts;
  bool fixed = false;
};

/// Makes any role's surface opaque, on every face.
constexpr float kOpaque = 16;
/// Smaller bodies, in pixels, have no outline: it would be a blot.
constexpr double kLeastPixels = 14;
/// Bodies still smaller, by the diagonal of their boxes, get a dot.
constexpr double kDotPixels = 10;
/// Corners of an outline that lie so little, in pixels, off the line past them are left out.
constexpr double kFlatCorner = 0.3;

}  // namespace

const Solid& SandboxPainter::solidOf(int body, double pixels_per_unit) {
  Form& form = forms_[form_of_[static_cast<std::size_t>(body)]];
  const auto solid = [&](std::size_t i) -> const Solid& {
    if (!form.solids[i])
      form.solids[i] = std::make_shared<const Solid>(
          bodySolids(form.body, localShape(form.body, file_->dimension, kFineness[i].samples), file_->dimension,
                     gjk::Rounding::core)
              .whole);
    return *form.solids[i];
  };
  if (form.size == 0) form.size = solid(0).size;
  std::size_t i = kFinenesses - 1;
  while (i > 0 && form.size * pixels_per_unit > kFineness[i].most_pixels) --i;
  return solid(i);
}

std::vector<dvec3> SandboxPainter::points(const Sandbox& sandbox, int body, const std::vector<dvec3>& local) const {
  const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(body)];
  const glm::dmat3 rotation = axesOf(state, sandbox.file().dimension);
  std::vector<dvec3> out;
  out.reserve(local.size());
  for (const dvec3& p : local) out.push_back(state.position + rotation * p);
  return out;
}

Role SandboxPainter::roleOf(const Sandbox& sandbox, int body, const SandboxTarget& hover) const {
  // What is fixed may be a ground that fills the pane: it keeps its tint in a chosen pair, too.
  if (sandbox.file().bodies[static_cast<std::size_t>(body)].fixed) return Role::body_fixed;
  if (hover.pair.a == body) return Role::body_a;
  if (hover.pair.b == body) return Role::body_b;
  const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(body)];
  if (sandbox.sights().islands && state.island >= 0)
    return kIslandRoles[static_cast<std::size_t>(state.island) % kIslandRoles.size()];
  return state.asleep ? Role::body_asleep : Role::body_moving;
}

Role SandboxPainter::outlineRoleOf(const Sandbox& sandbox, int body, const SandboxTarget& hover) const {
  return hover.pair.a == body ? Role::body_a : hover.pair.b == body ? Role::body_b : roleOf(sandbox, body, hover);
}

/// 1-D and 2-D: an outline, filled.
void SandboxPainter::drawFlat(const Sandbox& sandbox, const View& view, int body, const SandboxTarget& hover) {
  const Role role = outlineRoleOf(sandbox, body, hover);
  const Solid& solid = solidOf(body, view.pixels_per_unit);
  std::vector<dvec3> outline = points(sandbox, body, solid.outline.empty() ? solid.vertices : solid.outline);
  if (sandbox.file().dimension == 1 && !outline.empty()) {
    const auto [low, high] =
        std::minmax_element(outline.begin(), outline.end(), [](dvec3 p, dvec3 q) { return p.x < q.x; });
    const double x0 = low->x, x1 = high->x, h = kBarPixels * view.ui_scale / view.pixels_per_unit;
    outline = {{x0, -h, 0}, {x1, -h, 0}, {x1, h, 0}, {x0, h, 0}};
  }
  const Emphasis emphasis = hover.body == body ? Emphasis::strong : Emphasis::normal;
  BodyOnScreen drawn{.body = body};
  for (const dvec3& p : outline) drawn.add(dvec2(project(view, p)));
  drawn_.push_back(std::move(drawn));
  const bool tiny = sandbox.file().dimension == 2 && solid.size * view.pixels_per_unit < kDotPixels * view.ui_scale;
  if (outline.size() == 1 || (tiny && !outline.empty()))
    figure_.markers.push_back({.role = role,
                               .position = sandbox.state().bodies[static_cast<std::size_t>(body)].position,
                               .emphasis = emphasis});
  if (outline.size() > 2)
    figure_.fills.push_back({.role = roleOf(sandbox, body, hover), .points = outline, .emphasis = emphasis});
  figure_.lines.push_back({.role = role, .points = outline, .closed = outline.size() > 2, .emphasis = emphasis});
  const bool round = file_->bodies[static_cast<std::size_t>(body)].body.shape == ShapeKind::sphere;
  if (!round || outline.size() < 3) return;
  // A spoke, so that it can be seen to roll.
  const dvec3 centre = sandbox.state().bodies[static_cast<std::size_t>(body)].position;
  figure_.lines.push_back({.role = role, .points = {centre, outline[0]}, .emphasis = Emphasis::faint});
}

/// Points of the body whose hull on the screen is what it covers: its corners, or, of a round body, enough of its
/// silhouette for half a pixel.
std::vector<dvec3> SandboxPainter::outermost(const Sandbox& sandbox, const View& view, int body) {
  constexpr std::size_t kFewCorners = 48;
  constexpr double kLeast = 16, kMost = 96, kOff = 0.25;  // directions; pixels
  const Solid& solid = solidOf(body, view.pixels_per_unit);
  if (!solid.core_support || solid.positions.size() <= kFewCorners)
    return points(sandbox, body, solid.positions.empty() ? solid.vertices : solid.positions);
  const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(body)];
  const glm::dmat3 rotation = axesOf(state, 3), back = glm::transpose(rotation);
  const dvec3 sight = eyeOf(view).from(state.position);
  const dvec3 right = glm::normalize(glm::cross(upOf(view), sight)), up = glm::cross(sight, right);
  const double pixels = 0.5 * solid.size * view.pixels_per_unit;
  const double count = std::clamp(std::ceil(std::numbers::pi / std::sqrt(2 * kOff / pixels)), kLeast, kMost);
  std::vector<dvec3> found;
  for (double k = 0; k < count; ++k) {
    const double angle = 2 * std::numbers::pi * k / count;
    const dvec3 direction = std::cos(angle) * right + std::sin(angle) * up;
    found.push_back(state.position + rotation * solid.core_support(back * direction) + solid.radius * direction);
  }
  return found;
}

/// Where the body ends on the screen. Hidden where another body is in front.
void SandboxPainter::drawOutline(const Sandbox& sandbox, const View& view, int body, const std::vector<dvec3>& corners,
                                 Role role, Emphasis emphasis) {
  const Solid& solid = solidOf(body, view.pixels_per_unit);
  if (solid.size * view.pixels_per_unit / view.ui_scale < kLeastPixels) return;
  Line line{.role = role, .points = {}, .closed = true, .emphasis = emphasis, .behind_solids = true};
  const std::vector<dvec2>& seen = drawn_.back().corners;
  for (const std::size_t i : withoutFlat(seen, hullIndices(seen), kFlatCorner * view.ui_scale))
    line.points.push_back(corners[i]);
  if (line.points.size() > 2) figure_.lines.push_back(std::move(line));
  drawEdges(sandbox, view, body, role, emphasis);
}

/// Thinner lines where two faces that look at the viewer meet, and the rims of round ones.
void SandboxPainter::drawEdges(const Sandbox& sandbox, const View& view, int body, Role role, Emphasis emphasis) {
  constexpr double kSmall = 40;
  constexpr std::size_t kMostEdges = 60;
  const Solid& solid = solidOf(body, view.pixels_per_unit);
  const double seen = solid.size * view.pixels_per_unit / view.ui_scale;
  if (solid.edges.size() > kMostEdges || (seen < kSmall && emphasis == Emphasis::normal)) return;
  const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(body)];
  const glm::dmat3 rotation = axesOf(state, sandbox.file().dimension);
  const Eye eye = eyeOf(view);
  const auto add = [&](std::vector<dvec3> line, bool closed) {
    figure_.lines.push_back({.role = role,
                             .points = std::move(line),
                             .closed = closed,
                             .emphasis = Emphasis::faint,
                             .behind_solids = true});
  };
  for (std::size_t i = 0; i < solid.edges.size(); ++i) {
    const dvec3 from = state.position + rotation * solid.edges[i][0],
                to = state.position + rotation * solid.edges[i][1];
    const auto faces = [&](dvec3 normal) { return eye.facing(rotation * normal, from) > 1e-9; };
    if (faces(solid.edge_normals[i][0]) && faces(solid.edge_normals[i][1])) add({from, to}, false);
  }
  for (const std::vector<dvec3>& rim : solid.rims) add(points(sandbox, body, rim), true);
}

/// 3-D: what it covers, and its lines.
void SandboxPainter::drawSpatial(const Sandbox& sandbox, const View& view, int body, const SandboxTarget& hover) {
  const Solid& solid = solidOf(body, view.pixels_per_unit);
  const std::vector<dvec3> corners = outermost(sandbox, view, body);
  BodyOnScreen& drawn = drawn_.emplace_back(BodyOnScreen{.body = body});
  for (const dvec3& p : corners) {
    const dvec3 at = project(view, p);
    drawn.add(dvec2(at));
    drawn.depth += at.z / static_cast<double>(corners.size());
  }
  const Emphasis emphasis = hover.body == body ? Emphasis::strong : Emphasis::normal;
  const Role role = outlineRoleOf(sandbox, body, hover);
  if (solid.size * view.pixels_per_unit < kDotPixels * view.ui_scale)
    figure_.markers.push_back({.role = role,
                               .position = sandbox.state().bodies[static_cast<std::size_t>(body)].position,
                               .emphasis = emphasis});
  if (!solid.triangles.empty()) drawOutline(sandbox, view, body, corners, role, emphasis);
}

void SandboxPainter::drawBodies(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  drawn_.clear();
  const auto draw = [&](int body) {
    file_->dimension < 3 ? drawFlat(sandbox, view, body, hover) : drawSpatial(sandbox, view, body, hover);
  };
  const auto isChosen = [&](int body) { return body == hover.pair.a || body == hover.pair.b; };
  const int count = static_cast<int>(form_of_.size());
  // The chosen pair last: its outlines lie over those of bodies that share an edge with it.
  for (int i = 0; i < count; ++i)
    if (!isChosen(i)) draw(i);
  for (int i = 0; i < count; ++i)
    if (isChosen(i)) draw(i);
  if (file_->dimension < 3) return;
  std::stable_sort(drawn_.begin(), drawn_.end(),
                   [](const BodyOnScreen& a, const BodyOnScreen& b) { return a.depth > b.depth; });
  drawMeshes(sandbox, view, hover);
}

/// One mesh for all bodies of a role. What moves is opaque, the nearest first, so that little is drawn twice; what is
/// fixed, which may be a box around everything, is of glass.
void SandboxPainter::drawMeshes(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  std::map<std::pair<Role, Emphasis>, std::shared_ptr<Merged>> merged;
  const auto add = [&](const BodyOnScreen& drawn, bool fixed) {
    if (sandbox.file().bodies[static_cast<std::size_t>(drawn.body)].fixed != fixed) return;
    const Solid& solid = solidOf(drawn.body, view.pixels_per_unit);
    const Role role = roleOf(sandbox, drawn.body, hover);
    const Emphasis emphasis = hover.body == drawn.body ? Emphasis::strong : Emphasis::normal;
    if (solid.triangles.empty()) {  // a point, a segment
      const std::vector<dvec3> ends = points(sandbox, drawn.body, solid.vertices);
      const Role ink = outlineRoleOf(sandbox, drawn.body, hover);
      if (ends.size() == 1) figure_.markers.push_back({.role = ink, .position = ends[0], .emphasis = emphasis});
      if (ends.size() > 1) figure_.lines.push_back({.role = ink, .points = ends, .emphasis = emphasis});
      return;
    }
    auto& into = merged[{role, emphasis}];
    if (!into) into = std::make_shared<Merged>();
    into->fixed = fixed;
    const int base = static_cast<int>(into->positions.size());
    const auto at = points(sandbox, drawn.body, solid.positions);
    into->positions.insert(into->positions.end(), at.begin(), at.end());
    const glm::dmat3 rotation =
        axesOf(sandbox.state().bodies[static_cast<std::size_t>(drawn.body)], sandbox.file().dimension);
    for (const dvec3& normal : solid.normals) into->normals.push_back(rotation * normal);
    for (const int index : solid.triangles) into->triangles.push_back(base + index);
    into->parts.push_back(static_cast<int>(into->triangles.size()));
  };
  for (const BodyOnScreen& drawn : drawn_) add(drawn, true);
  for (auto drawn = drawn_.rbegin(); drawn != drawn_.rend(); ++drawn) add(*drawn, false);
  figure_.hides_fully = true;
  for (const auto& [how, mesh] : merged)
    figure_.meshes.push_back({.role = how.first,
                              .owner = mesh,
                              .positions = mesh->positions,
                              .normals = mesh->normals,
                              .triangles = mesh->triangles,
                              .parts = mesh->parts,
                              .emphasis = how.second,
                              .hides_lines = !mesh->fixed,
                              .ink = mesh->fixed ? 1.0f : kOpaque,
                              .opaque = !mesh->fixed});
}

}  // namespace gjklab
