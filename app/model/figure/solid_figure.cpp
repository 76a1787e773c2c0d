// Solids as display lists: filled outlines in 2-D, bars beside the number line in 1-D, meshes with edges and silhouette
// in 3-D.

#include "model/figure/figure_parts.h"
#include "model/solid/convex_polygon.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// With more edges than this, those on the far side are not drawn.
constexpr std::size_t kMostHiddenEdges = 48;

std::vector<dvec3> moved(const std::vector<dvec3>& points, dvec3 offset) {
  std::vector<dvec3> result;
  result.reserve(points.size());
  for (const dvec3& p : points) result.push_back(p + offset);
  return result;
}

/// Everything known of the solid's boundary, whatever the dimension.
const std::vector<dvec3>& surfacePoints(const Solid& solid) {
  if (!solid.outline.empty()) return solid.outline;
  return solid.positions.empty() ? solid.vertices : solid.positions;
}

std::vector<dvec3> bar(const FigureBuilder& builder, const Solid& solid, dvec3 offset, dvec3 lift) {
  const auto& points = surfacePoints(solid);
  if (points.empty()) return {};
  const auto [low, high] =
      std::minmax_element(points.begin(), points.end(), [](dvec3 p, dvec3 q) { return p.x < q.x; });
  const double x0 = low->x + offset.x, x1 = high->x + offset.x, h = barHeight(builder), y = lift.y;
  return {{x0, y - h, 0}, {x1, y - h, 0}, {x1, y + h, 0}, {x0, y + h, 0}};
}

/// Which points of the mesh's boundary face the viewer: those on a triangle that does. All in the solid's coordinates.
class FrontTest {
 public:
  FrontTest(const Solid& solid, const Eye& eye) : tolerance_(1e-6 * solid.size) {
    for (const FacePlane& face : solid.faces)
      if (eye.facing(face.normal, face.normal * face.offset) > 1e-9) planes_.push_back(face);
  }
  bool operator()(dvec3 p) const {
    return std::any_of(planes_.begin(), planes_.end(),
                       [&](const FacePlane& plane) { return glm::dot(plane.normal, p) > plane.offset - tolerance_; });
  }

 private:
  std::vector<FacePlane> planes_;
  double tolerance_;
};

/// Where a crease ends in a smooth surface it thins out over its last part, as the angle that it marks does.
void addThinning(FigureBuilder& builder, Line line, bool at_start, bool at_end) {
  constexpr double kPart = 0.45;
  constexpr int kSteps = 5;
  const auto lengthOf = [](const std::vector<dvec3>& points) {
    double length = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) length += glm::distance(points[i], points[i + 1]);
    return length;
  };
  const double whole = lengthOf(line.points), part = kPart * whole;
  const auto inkAt = [&](double along) {
    double ink = 1;
    if (at_start) ink = std::min(ink, along / part);
    if (at_end) ink = std::min(ink, (whole - along) / part);
    return std::ceil(ink * kSteps) / kSteps;
  };
  if (!(whole > 0)) return;
  if (!at_start && !at_end) return builder.line(std::move(line));
  double along = 0;
  Line piece = line;
  piece.points = {line.points[0]};
  for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
    const double step = glm::distance(line.points[i], line.points[i + 1]);
    const int cuts = std::max(1, static_cast<int>(std::ceil(step / (part / kSteps))));
    for (int k = 1; k <= cuts; ++k) {
      const auto ink = static_cast<float>(inkAt(along + step * (k - 0.5) / cuts));
      if (piece.points.size() > 1 && ink != piece.ink) {
        const dvec3 joint = piece.points.back();
        builder.line(piece);
        piece.points = {joint};
      }
      piece.ink = ink;
      piece.points.push_back(glm::mix(line.points[i], line.points[i + 1], static_cast<double>(k) / cuts));
    }
    along += step;
  }
  builder.line(std::move(piece));
}

/// Where the solid's edges end, found without a look at all of them: there may be tens of thousands.
class EdgeEnds {
 public:
  explicit EdgeEnds(const Solid& solid) : tolerance_(1e-7 * solid.size) {
    ends_.reserve(2 * solid.edges.size());
    for (const auto& edge : solid.edges) ends_.insert(ends_.end(), edge.begin(), edge.end());
    std::sort(ends_.begin(), ends_.end(), [](dvec3 p, dvec3 q) { return p.x < q.x; });
  }
  bool meet(dvec3 p) const {
    auto end = std::partition_point(ends_.begin(), ends_.end(), [&](dvec3 e) { return e.x < p.x - tolerance_; });
    for (; end != ends_.end() && end->x <= p.x + tolerance_; ++end)
      if (glm::distance(*end, p) <= tolerance_) return true;
    return false;
  }

 private:
  std::vector<dvec3> ends_;  ///< by x
  double tolerance_;
};

/// A curve on the solid, drawn plain where it faces the viewer and faint and dashed where the body hides it.
void addCurve(FigureBuilder& builder, const EdgeEnds& ends, const std::vector<dvec3>& curve, bool closed, dvec3 offset,
              const FrontTest& front, const SolidStyle& style) {
  const std::size_t n = curve.size();
  if (n < 2) return;
  const bool thins[2] = {!closed && !ends.meet(curve.front()), !closed && !ends.meet(curve.back())};
  const auto add = [&](std::vector<dvec3> points, bool whole, bool visible) {
    if (!visible && style.transparent) return;
    const bool thin_start = thins[0] && points.front() == curve.front() + offset;
    const bool thin_end = thins[1] && points.back() == curve.back() + offset;
    addThinning(builder,
                {.role = style.role,
                 .points = std::move(points),
                 .closed = whole,
                 .dashed = style.dashed || !visible,
                 .emphasis = visible && !style.transparent ? style.outline : Emphasis::faint},
                thin_start && !whole, thin_end && !whole);
  };
  const std::size_t segments = closed ? n : n - 1;
  const auto seen = [&](std::size_t i) { return front((curve[i % n] + curve[(i + 1) % n]) * 0.5); };
  std::vector<char> visible(segments);
  for (std::size_t i = 0; i < segments; ++i) visible[i] = seen(i);
  // A closed curve is cut first where it goes out of sight, so that no piece is drawn in two.
  std::size_t start = 0;
  if (closed) {
    while (start < n && visible[start] == visible[(start + n - 1) % n]) ++start;
    if (start == n) return add(moved(curve, offset), true, visible[0]);
  }
  for (std::size_t i = start; i < start + segments;) {
    const bool now = visible[i % segments];
    std::vector<dvec3> piece{curve[i % n] + offset};
    for (; i < start + segments && (visible[i % segments] != 0) == now; ++i)
      piece.push_back(curve[(i + 1) % n] + offset);
    add(std::move(piece), false, now);
  }
}

/// How long the edges of a solid are on the screen, in the middle.
double meanLength(const FigureBuilder& builder, const Solid& solid) {
  double sum = 0;
  for (const auto& edge : solid.edges) sum += glm::distance(edge[0], edge[1]);
  return solid.edges.empty() ? 0 : builder.onScreen(sum / static_cast<double>(solid.edges.size()));
}

/// Mean length of the edges, in pixels, where nothing is left of flat ones, and where all are drawn in full.
constexpr double kDense = 16, kSparse = 75;

/// How much of an edge is drawn: the less, the flatter it is and the denser the edges lie. Of many flat edges nothing
/// is left: shading and outline tell the body.
float edgeInk(const std::array<dvec3, 2>& normals, double mean_pixels) {
  constexpr double kSharp = 0.44;  // radians: as sharp as an edge need be
  const double sine = std::min(1.0, 0.5 * glm::distance(normals[0], normals[1]));
  const double angle = normals[0] == normals[1] ? kSharp : 2 * std::asin(sine);  // a segment's edge has no faces
  const double sharpness = std::min(1.0, angle / kSharp);
  const double room = std::clamp((mean_pixels - kDense) / (kSparse - kDense), 0.0, 1.0);
  return static_cast<float>(std::max(room * room, sharpness * sharpness * std::min(1.0, 0.15 + 2 * room)));
}

/// Whether some edges are too dense for their full weight: then the outline is drawn for itself.
bool isDense(const FigureBuilder& builder, const Solid& solid) {
  return solid.edges.size() > 40 && meanLength(builder, solid) < kSparse;
}

void addEdges(FigureBuilder& builder, const Solid& solid, dvec3 offset, const SolidStyle& style) {
  constexpr float kLeastInk = 0.06f;
  const Eye eye = builder.eye.without(offset);
  const bool dense = isDense(builder, solid);
  if (dense && style.dashed) return;  // a ghost's edges would be a thicket: its outline is enough
  const double mean = dense ? meanLength(builder, solid) : 0;
  // The true edges of a round difference end where it turns smooth: on the far side they would be loose ends.
  const bool with_hidden = solid.edges.size() <= kMostHiddenEdges && !(solid.round && style.transparent);
  for (std::size_t i = 0; i < solid.edges.size(); ++i) {
    const auto away = [&](dvec3 normal) { return eye.facing(normal, solid.edges[i][0]) < -1e-9; };
    const bool hidden =
        i < solid.edge_normals.size() && away(solid.edge_normals[i][0]) && away(solid.edge_normals[i][1]);
    if (hidden && (!with_hidden || dense)) continue;
    const float ink = dense && i < solid.edge_normals.size() ? edgeInk(solid.edge_normals[i], mean) : 1;
    if (ink < kLeastInk) continue;
    builder.line({.role = style.role,
                  .points = {solid.edges[i][0] + offset, solid.edges[i][1] + offset},
                  .dashed = style.dashed || hidden,
                  .emphasis = hidden || style.transparent ? Emphasis::faint : style.outline,
                  .ink = ink});
  }
}

void addSolid3(FigureBuilder& builder, const Solid& solid, dvec3 offset, const SolidStyle& style) {
  if (style.filled)
    builder.mesh({.role = style.role,
                  .owner = builder.frame.geometry,
                  .positions = solid.positions,
                  .normals = solid.normals,
                  .triangles = solid.triangles,
                  .offset = offset,
                  .emphasis = style.fill,
                  .fades = style.fades});
  if (!style.outlined) return;
  addEdges(builder, solid, offset, style);
  // A dashed rim under the dashed silhouette would fill its gaps.
  const bool curves = !style.dashed && (!solid.rims.empty() || !solid.creases.empty());
  if (curves) {
    const FrontTest front(solid, builder.eye.without(offset));
    const EdgeEnds ends(solid);
    for (const auto& rim : solid.rims) addCurve(builder, ends, rim, true, offset, front, style);
    for (const auto& crease : solid.creases) addCurve(builder, ends, crease, false, offset, front, style);
  }
  const std::vector<dvec3>& silhouette = builder.silhouette(solid, offset);
  if ((solid.round || style.transparent || isDense(builder, solid)) && silhouette.size() > 1)
    builder.line({.role = style.role,
                  .points = moved(silhouette, offset),
                  .closed = silhouette.size() > 2,
                  .dashed = style.dashed,
                  .emphasis = style.outline});
  if (solid.edges.empty() && silhouette.size() == 1)
    builder.marker(style.role, silhouette[0] + offset, MarkerShape::dot, style.outline);
}

// 1-D, in pixels at scale 1: half a bar's height, room below the ghost; how many times as far as B it is from the line.
constexpr double kHalfBar = 22, kGhostMargin = 6, kGhostLanes = 1.62;

double laneOf(const FigureBuilder& builder) {
  const double height = builder.view.size.y / builder.view.ui_scale;
  return std::clamp(0.19 * height, std::min(60.0, 0.25 * height), 130.0);
}

}  // namespace

dvec3 rowOf(const FigureBuilder& builder, Which which) {
  if (builder.dimension() != 1) return dvec3(0.0);
  const double lane = laneOf(builder);
  return {0, builder.pixels(which == Which::a ? lane : -lane), 0};
}

/// Below B, and within a low pane over it in part.
dvec3 ghostRowOf(const FigureBuilder& builder) {
  const double room = 0.5 * builder.view.size.y / builder.view.ui_scale - kHalfBar - kGhostMargin;
  return rowOf(builder, Which::b) * std::min(kGhostLanes, room / laneOf(builder));
}

double barHeight(const FigureBuilder& builder) { return builder.pixels(kHalfBar); }

dvec3 middleOf(const Solid& solid, dvec3 offset) {
  if (!solid.outline.empty()) return centreOfArea(solid.outline) + offset;
  // A round body has few corners or none, and all of them may be at one end of it.
  if (solid.round && !solid.positions.empty()) {
    dvec3 low = solid.positions[0], high = low;
    for (const dvec3& p : solid.positions) low = glm::min(low, p), high = glm::max(high, p);
    return 0.5 * (low + high) + offset;
  }
  const auto& points = solid.vertices.empty() ? solid.positions : solid.vertices;
  dvec3 sum(0.0);
  for (const dvec3& p : points) sum += p / static_cast<double>(points.size());
  return sum + offset;
}

std::vector<dvec3> coverOf(FigureBuilder& builder, const Solid& solid, dvec3 offset, dvec3 lift) {
  if (builder.dimension() == 1) return bar(builder, solid, offset, lift);
  if (builder.dimension() == 2) return moved(solid.outline, offset);
  return moved(builder.silhouette(solid, offset), offset);
}

void addSolid(FigureBuilder& builder, const Solid& solid, dvec3 offset, const SolidStyle& style, dvec3 lift) {
  if (builder.dimension() == 3) return addSolid3(builder, solid, offset, style);
  std::vector<dvec3> cover = coverOf(builder, solid, offset, lift);
  if (cover.empty()) return;
  if (builder.dimension() == 1 && !(cover[1].x > cover[0].x)) {  // a point
    if (style.outlined) {
      builder.line(style.role, cover[0], cover[3], style.outline, style.dashed);
      builder.marker(style.role, (cover[0] + cover[3]) * 0.5, MarkerShape::dot, style.outline);
    }
    return;
  }
  if (cover.size() == 1) {
    if (style.outlined) builder.marker(style.role, cover[0], MarkerShape::dot, style.outline);
    return;
  }
  if (style.filled) builder.fill({.role = style.role, .points = cover, .emphasis = style.fill});
  if (style.outlined) {
    const bool closed = cover.size() > 2;
    builder.line({.role = style.role,
                  .points = std::move(cover),
                  .closed = closed,
                  .dashed = style.dashed,
                  .emphasis = style.outline});
  }
}

}  // namespace gjklab
