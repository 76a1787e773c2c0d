#include "export/paint/surfaces.h"

#include "export/paint/merged_outline.h"
#include "model/compose/screen_paths.h"
#include "model/compose/surface_light.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>

namespace gjklab {
namespace {

using Polygon = std::vector<dvec3>;

constexpr double kOn = 0.02;     // pixels off a facet that still are on it
constexpr int kLightSteps = 32;  // tones of a surface
constexpr int kFadeSteps = 16;
constexpr double kEdgeOn = 1e-6;  // how far the normal of a facet looks at the viewer at least

enum class Side : char { apart = '.', front = 'f', behind = 'b', within = 'w' };

/// Half-space of the screen with depth: within it normal · p ≤ offset.
struct HalfSpace {
  dvec3 normal;
  double offset;
  double over(dvec3 p) const { return glm::dot(normal, p) - offset; }
};

struct ScreenBounds {
  dvec2 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, dvec2(p));
    high = glm::max(high, dvec2(p));
  }
  bool meets(const ScreenBounds& other) const {
    return low.x < other.high.x && low.y < other.high.y && other.low.x < high.x && other.low.y < high.y;
  }
};

struct ScreenFacet {
  Polygon corners;
  float light = kPlainLight;
  float kept = 1;  ///< of its alpha, where the surface thins out
  bool front = true;
};

struct ScreenSurface {
  Role role;
  Color color;
  std::vector<ScreenFacet> facets;
  std::vector<HalfSpace> spaces;  ///< that it lies in
  ScreenBounds bounds;
};

std::optional<HalfSpace> spaceOf(const Polygon& corners) {
  const dvec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
  const double length = glm::length(normal);
  if (!(length > 1e-9)) return std::nullopt;
  return HalfSpace{normal / length, glm::dot(normal / length, corners[0])};
}

void addSpace(const HalfSpace& space, ScreenSurface& surface) {
  const auto same = [&](const HalfSpace& other) {
    return glm::dot(space.normal, other.normal) > 1 - 1e-9 && std::abs(space.offset - other.offset) < kOn;
  };
  if (std::none_of(surface.spaces.begin(), surface.spaces.end(), same)) surface.spaces.push_back(space);
}

/// In steps, so that neighbours are painted as one.
float inSteps(double value, int steps) { return static_cast<float>(std::round(value * steps) / steps); }

void addFacet(const Polygon& corners, float light, const PaneContext& pane, bool fades, ScreenSurface& surface) {
  const std::optional<HalfSpace> space = spaceOf(corners);
  if (!space) return;
  ScreenFacet facet{corners, light};
  facet.front = space->normal.z < 0;
  if (!facet.front) facet.light = kPlainLight;
  dvec3 middle(0.0);
  for (const dvec3& p : corners) {
    surface.bounds.add(p);
    middle += p / static_cast<double>(corners.size());
  }
  if (fades && pane.radial.on()) facet.kept = inSteps(pane.radial.ink(middle), kFadeSteps);
  addSpace(*space, surface);
  surface.facets.push_back(std::move(facet));
}

/// What thins out is divided until each part has one strength.
void addDivided(const Polygon& corners, float light, const PaneContext& pane, int depth, ScreenSurface& surface) {
  const double longest = std::max({glm::distance(corners[0], corners[1]), glm::distance(corners[1], corners[2]),
                                   glm::distance(corners[2], corners[0])});
  if (depth == 0 || longest < (pane.radial.outer - pane.radial.inner) / 6)
    return addFacet(corners, light, pane, true, surface);
  const dvec3 p = 0.5 * (corners[0] + corners[1]), q = 0.5 * (corners[1] + corners[2]),
              r = 0.5 * (corners[2] + corners[0]);
  for (const Polygon& part :
       {Polygon{corners[0], p, r}, Polygon{p, corners[1], q}, Polygon{r, q, corners[2]}, Polygon{p, q, r}})
    addDivided(part, light, pane, depth - 1, surface);
}

/// Of the triangles from `first` to `end`.
ScreenSurface surfaceOf(const Mesh& mesh, std::size_t first, std::size_t end, const PaneContext& pane,
                        const std::vector<dvec3>& screen) {
  ScreenSurface surface{mesh.role, pane.theme.style(mesh.role, mesh.emphasis).solid, {}, {}, {}};
  surface.color.a *= mesh.ink;
  const dvec3 light = glm::conjugate(pane.view.orientation) * lightDirection();
  for (std::size_t i = first; i + 2 < end; i += 3) {
    Polygon corners;
    dvec3 normal(0.0);
    for (std::size_t k = 0; k < 3; ++k) {
      const auto vertex = static_cast<std::size_t>(mesh.triangles[i + k]);
      corners.push_back(screen[vertex]);
      normal += mesh.normals[vertex] / 3.0;
    }
    const float tone = inSteps(std::clamp(0.5 + 0.5 * glm::dot(normal, light), 0.0, 1.0), kLightSteps);
    if (mesh.fades && pane.radial.on())
      addDivided(corners, tone, pane, 4, surface);
    else
      addFacet(corners, tone, pane, false, surface);
  }
  return surface;
}

/// Each of its convex bodies.
void addSurfaces(const Mesh& mesh, const PaneContext& pane, std::vector<ScreenSurface>& surfaces) {
  std::vector<dvec3> screen;
  for (const dvec3& position : mesh.positions) screen.push_back(pane.projection(position + mesh.offset));
  if (mesh.parts.empty()) return surfaces.push_back(surfaceOf(mesh, 0, mesh.triangles.size(), pane, screen));
  std::size_t first = 0;
  for (const int end : mesh.parts) {
    surfaces.push_back(surfaceOf(mesh, first, static_cast<std::size_t>(end), pane, screen));
    first = static_cast<std::size_t>(end);
  }
}

ScreenSurface surfaceOf(const Fill& fill, const PaneContext& pane) {
  ScreenSurface surface{fill.role, pane.theme.style(fill.role, fill.emphasis).solid, {}, {}, {}};
  surface.color.a *= fill.ink;
  Polygon corners;
  for (const dvec3& point : fill.points) corners.push_back(pane.projection(point));
  clipToPane(corners, pane.size, 2);
  if (corners.size() < 3) return surface;
  if (const std::optional<HalfSpace> space = spaceOf(corners); space && space->normal.z > 0)
    std::reverse(corners.begin(), corners.end());
  addFacet(corners, kPlainLight, pane, false, surface);
  return surface;
}

/// The parts of a convex polygon within and beyond a half-space.
void cutBy(const HalfSpace& space, const Polygon& polygon, Polygon& within, Polygon& beyond) {
  within.clear();
  beyond.clear();
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec3 p = polygon[i], q = polygon[(i + 1) % polygon.size()];
    const double fp = space.over(p), fq = space.over(q);
    (fp <= 0 ? within : beyond).push_back(p);
    if ((fp <= 0) == (fq <= 0)) continue;
    const dvec3 crossing = p + (q - p) * (fp / (fp - fq));
    within.push_back(crossing);
    beyond.push_back(crossing);
  }
}

struct SidedPiece {
  Polygon corners;
  bool front = true;
  std::string sides;  ///< towards every surface
};

Side sideBeyond(const HalfSpace& space) {
  if (std::abs(space.normal.z) < kEdgeOn) return Side::apart;
  return space.normal.z < 0 ? Side::front : Side::behind;
}

/// Where the piece of surface `own` lies towards the surface: it is cut where its parts lie differently. What lies in
/// one plane and looks the same way is painted in the order of the surfaces.
void placeAgainst(const ScreenSurface& surface, std::size_t at, std::size_t own, const SidedPiece& piece,
                  std::vector<SidedPiece>& into) {
  const auto put = [&](const Polygon& corners, Side side) {
    into.push_back({corners, piece.front, piece.sides});
    into.back().sides[at] = static_cast<char>(side);
  };
  ScreenBounds bounds;
  for (const dvec3& p : piece.corners) bounds.add(p);
  if (!bounds.meets(surface.bounds)) return put(piece.corners, Side::apart);
  std::vector<const HalfSpace*> crossed;
  for (const HalfSpace& space : surface.spaces) {
    double least = std::numeric_limits<double>::infinity(), greatest = -least;
    for (const dvec3& p : piece.corners) {
      least = std::min(least, space.over(p));
      greatest = std::max(greatest, space.over(p));
    }
    const bool alike = (space.normal.z < 0) == piece.front;
    if (least > -kOn && greatest < kOn && alike) return put(piece.corners, at < own ? Side::front : Side::behind);
    if (least > -kOn) return put(piece.corners, sideBeyond(space));
    if (greatest > kOn) crossed.push_back(&space);
  }
  const std::size_t first = into.size();
  Polygon left = piece.corners, within, beyond;
  for (const HalfSpace* space : crossed) {
    cutBy(*space, left, within, beyond);
    if (beyond.size() >= 3) put(beyond, sideBeyond(*space));
    left.swap(within);
    if (left.size() < 3) break;
  }
  if (left.size() >= 3) put(left, Side::within);
  // What lies alike is not cut.
  const auto alike = [&](const SidedPiece& part) { return part.sides == into[first].sides; };
  if (std::all_of(into.begin() + static_cast<std::ptrdiff_t>(first), into.end(), alike)) {
    into.resize(first + 1);
    into[first].corners = piece.corners;
  }
}

/// Pieces of one surface that lie alike.
struct PieceGroup {
  std::size_t surface = 0;
  bool front = true;
  std::string sides;
  double depth = 0;  ///< mean of all corners
  int count = 0;     ///< of corners
  ScreenBounds bounds;
  std::map<std::array<float, 2>, std::vector<Polygon>> tones;  ///< by light and what is kept
};

using Groups = std::vector<PieceGroup>;

void addPiece(PieceGroup& group, std::array<float, 2> tone, Polygon corners) {
  for (const dvec3& p : corners) {
    group.bounds.add(p);
    group.depth += (p.z - group.depth) / ++group.count;
  }
  group.tones[tone].push_back(std::move(corners));
}

Groups groupsOf(const std::vector<ScreenSurface>& surfaces) {
  std::map<std::string, PieceGroup> groups;
  std::vector<SidedPiece> pieces, next;
  for (std::size_t s = 0; s < surfaces.size(); ++s)
    for (const ScreenFacet& facet : surfaces[s].facets) {
      pieces.assign(1, {facet.corners, facet.front, std::string(surfaces.size(), static_cast<char>(Side::apart))});
      for (std::size_t other = 0; other < surfaces.size(); ++other) {
        if (other == s || !surfaces[s].bounds.meets(surfaces[other].bounds)) continue;
        next.clear();
        for (const SidedPiece& piece : pieces) placeAgainst(surfaces[other], other, s, piece, next);
        pieces.swap(next);
      }
      for (SidedPiece& piece : pieces) {
        PieceGroup& group = groups[fmt::format("{}{}{}", s, facet.front ? '+' : '-', piece.sides)];
        group.surface = s;
        group.front = facet.front;
        group.sides = piece.sides;
        addPiece(group, {facet.light, facet.kept}, std::move(piece.corners));
      }
    }
  Groups all;
  for (auto& [key, group] : groups) all.push_back(std::move(group));
  return all;
}

/// 1: `group` is painted after what is `front` (or a back) of a surface that it lies so towards, −1 before it, 0
/// either.
int orderBy(Side side, bool front) {
  if (side == Side::apart) return 0;
  if (side == Side::within) return front ? -1 : 1;
  return side == Side::front ? 1 : -1;
}

/// 1: p after q, −1 before, 0: they do not lie on each other.
int order(const PieceGroup& p, const PieceGroup& q) {
  if (p.surface == q.surface) return p.front == q.front ? 0 : p.front ? 1 : -1;
  if (!p.bounds.meets(q.bounds)) return 0;
  const int own = orderBy(static_cast<Side>(p.sides[q.surface]), q.front);
  const int other = orderBy(static_cast<Side>(q.sides[p.surface]), p.front);
  return own == -other ? own : 0;
}

/// Whether two convex polygons lie on each other on the screen by more than rounding.
bool overlap(const Polygon& p, const Polygon& q) {
  for (const Polygon* sides : {&p, &q})
    for (std::size_t i = 0; i < sides->size(); ++i) {
      const dvec2 from((*sides)[i]), way = dvec2((*sides)[(i + 1) % sides->size()]) - from;
      const double length = glm::length(way);
      if (!(length > 0)) continue;
      const dvec2 across = dvec2(-way.y, way.x) / length;
      double least_p = 1e300, greatest_p = -1e300, least_q = 1e300, greatest_q = -1e300;
      for (const dvec3& corner : p) {
        least_p = std::min(least_p, glm::dot(across, dvec2(corner)));
        greatest_p = std::max(greatest_p, glm::dot(across, dvec2(corner)));
      }
      for (const dvec3& corner : q) {
        least_q = std::min(least_q, glm::dot(across, dvec2(corner)));
        greatest_q = std::max(greatest_q, glm::dot(across, dvec2(corner)));
      }
      if (std::min(greatest_p, greatest_q) - std::max(least_p, least_q) < kOn) return false;
    }
  return true;
}

/// Each piece by itself.
Groups dividedInPieces(const Groups& groups) {
  Groups pieces;
  for (const PieceGroup& group : groups)
    for (const auto& [tone, polygons] : group.tones)
      for (const Polygon& polygon : polygons) {
        PieceGroup& piece = pieces.emplace_back();
        piece.surface = group.surface;
        piece.front = group.front;
        piece.sides = group.sides;
        addPiece(piece, tone, polygon);
      }
  return pieces;
}

/// The farthest first. Groups that lie on each other in a circle are divided into their pieces; pieces that still do
/// are ordered by their depth.
Groups inPaintingOrder(Groups groups, bool divided = false) {
  std::vector<int> waits(groups.size(), 0);
  std::vector<std::vector<std::size_t>> after(groups.size());
  const auto alone = [](const PieceGroup& group) -> const Polygon& { return group.tones.begin()->second.front(); };
  for (std::size_t i = 0; i < groups.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const int by = order(groups[i], groups[j]);
      if (by == 0 || (divided && !overlap(alone(groups[i]), alone(groups[j])))) continue;
      after[by > 0 ? j : i].push_back(by > 0 ? i : j);
      ++waits[by > 0 ? i : j];
    }
  Groups painted;
  std::vector<bool> done(groups.size(), false);
  const auto before = [&](std::size_t i, std::size_t j) {
    if ((waits[i] == 0) != (waits[j] == 0)) return waits[i] == 0;
    return groups[i].depth > groups[j].depth;
  };
  while (painted.size() < groups.size()) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < groups.size(); ++i)
      if (!done[i] && (!best || before(i, *best))) best = i;
    if (waits[*best] > 0 && !divided) {
      Groups rest;
      for (std::size_t i = 0; i < groups.size(); ++i)
        if (!done[i]) rest.push_back(std::move(groups[i]));
      for (PieceGroup& group : inPaintingOrder(dividedInPieces(rest), true)) painted.push_back(std::move(group));
      return painted;
    }
    done[*best] = true;
    for (const std::size_t next : after[*best]) --waits[next];
    painted.push_back(std::move(groups[*best]));
  }
  return painted;
}

}  // namespace

std::vector<SurfacePiece> paintedSurfaces(const Figure& figure, const PaneContext& pane) {
  std::vector<ScreenSurface> surfaces;
  for (const Mesh& mesh : figure.meshes) addSurfaces(mesh, pane, surfaces);
  for (const Fill& fill : figure.fills) surfaces.push_back(surfaceOf(fill, pane));
  std::erase_if(surfaces, [](const ScreenSurface& surface) { return surface.facets.empty(); });
  const Shade shade = shadeFor(pane.theme);
  std::vector<SurfacePiece> painted;
  for (const PieceGroup& group : inPaintingOrder(groupsOf(surfaces))) {
    const ScreenSurface& surface = surfaces[group.surface];
    for (const auto& [tone, polygons] : group.tones) {
      Color color = lit(surface.color, shade, tone[0]);
      color.a *= tone[1];
      if (color.a > 0) painted.push_back({surface.role, color, mergedOutlines(polygons)});
    }
  }
  return painted;
}

}  // namespace gjklab
