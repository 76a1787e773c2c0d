#include "model/figure/moved_cover.h"

#include "model/figure/figure_parts.h"
#include "model/run/impact_study.h"
#include "model/solid/union_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gjklab {
namespace {

/// Corners of a cover that is drawn once, and of one of the many that make a swept outline.
constexpr std::size_t kMostCoverCorners = 400, kSweptCorners = 40;
constexpr int kLeastMoments = 10, kMostMoments = 60, kMomentsPerTurn = 36;
/// The hull of two places contains a little that lies beside the axis of the turn, and is not swept: its height in
/// pixels, unless that would need too many moments.
constexpr double kBesidePerMoment = 0.7;
/// Beyond this part of a turn the body covers what lies beside its axis.
constexpr double kHalfTurn = 0.5;

/// A convex polygon with fewer corners: those furthest along directions all around, so that sharp ones stay.
std::vector<dvec2> thinned(const std::vector<dvec2>& polygon, std::size_t most) {
  if (polygon.size() <= most) return polygon;
  std::vector<dvec2> corners;
  for (std::size_t i = 0; i < most; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(most);
    const dvec2 d(std::cos(angle), std::sin(angle));
    corners.push_back(*std::max_element(polygon.begin(), polygon.end(),
                                        [&](dvec2 p, dvec2 q) { return glm::dot(p, d) < glm::dot(q, d); }));
  }
  return convexOutline(std::move(corners));
}

/// The points that the solid is the hull of, as far as it is drawn.
const std::vector<dvec3>& hullOf(const Solid& solid) {
  if (!solid.outline.empty()) return solid.outline;
  return solid.round || solid.vertices.empty() ? solid.positions : solid.vertices;
}

/// The plane of the screen, in lengths as they are at the view's target: coordinates in it, and back at the depth of a
/// point.
struct Screen {
  const View& view;
  dvec2 of(dvec3 p) const {
    const dvec3 seen = project(view, p);
    return dvec2(seen.x, -seen.y) / view.pixels_per_unit;
  }
  dvec3 at(dvec2 p, dvec3 deep) const {
    return unproject(view, dvec2(p.x, -p.y) * view.pixels_per_unit, project(view, deep).z);
  }
};

/// Where the body is at `time`, turned as it is at `turned_at`.
std::vector<dvec2> flatCover(FigureBuilder& builder, Which which, double time, double turned_at, std::size_t most) {
  const ImpactFrame& impact = *builder.frame.impact();
  const Scene& start = *impact.start;
  const dvec3 position = bodyAt(body(start, which), start.dimension, time).position;
  const Body moved = bodyAt(body(start, which), start.dimension, turned_at);
  const Solid& solid = wholeOf(builder.frame, which);
  const bool turns = body(start, which).angular_velocity != dvec3(0.0);
  const std::vector<dvec3> shown =
      turns || builder.dimension() < 3 ? hullOf(solid) : builder.silhouette(solid, position);
  // The solid is turned as the body is now: from there to where it is at that time.
  const glm::dmat3 turn = rotationOf(moved, start.dimension) *
                          glm::transpose(rotationOf(pose(builder.frame.poses, which), start.dimension));
  const Screen screen{builder.view};
  std::vector<dvec2> flat;
  for (const dvec3& p : shown) flat.push_back(screen.of(turn * p + position));
  return thinned(convexOutline(std::move(flat)), most);
}

/// The same for each of a swept outline's moments: of a body that turns fast, all that it covers in a turn there.
std::vector<dvec2> sweptCover(FigureBuilder& builder, Which which, double time, bool fast) {
  if (!fast) return flatCover(builder, which, time, time, kSweptCorners);
  const double turn = 2 * std::numbers::pi / glm::length(body(*builder.frame.impact()->start, which).angular_velocity);
  std::vector<dvec2> all;
  for (int i = 0; i < kMomentsPerTurn; ++i) {
    const std::vector<dvec2> cover = flatCover(builder, which, time, time + turn * i / kMomentsPerTurn, kSweptCorners);
    all.insert(all.end(), cover.begin(), cover.end());
  }
  return thinned(convexOutline(std::move(all)), kSweptCorners);
}

dvec3 positionAt(const FigureBuilder& builder, Which which, double time) {
  const Scene& start = *builder.frame.impact()->start;
  return bodyAt(body(start, which), start.dimension, time).position;
}

}  // namespace

std::vector<dvec3> coverAt(FigureBuilder& builder, Which which, double time) {
  const dvec3 position = positionAt(builder, which, time);
  if (builder.dimension() == 1) return coverOf(builder, wholeOf(builder.frame, which), position, rowOf(builder, which));
  const Screen screen{builder.view};
  std::vector<dvec3> cover;
  for (const dvec2 p : flatCover(builder, which, time, time, kMostCoverCorners))
    cover.push_back(screen.at(p, position));
  return cover;
}

std::vector<std::vector<dvec3>> sweptOutline(FigureBuilder& builder, Which which, double from, double to) {
  std::vector<std::vector<dvec3>> outline;
  if (builder.dimension() == 1) {
    const auto begin = coverAt(builder, which, from), end = coverAt(builder, which, to);
    if (begin.size() == 4 && end.size() == 4)
      for (const std::size_t side : {std::size_t{0}, std::size_t{3}})
        outline.push_back({begin[side], end[side], begin[side == 0 ? 1 : 2], end[side == 0 ? 1 : 2]});
    return outline;
  }
  const Body& moving = body(*builder.frame.impact()->start, which);
  const double turns = glm::length(moving.angular_velocity) * (to - from) / (2 * std::numbers::pi);
  const Screen screen{builder.view};
  const dvec3 deep = positionAt(builder, which, from);
  if (turns == 0) {  // the hull of its first and its last place
    std::vector<dvec2> both = flatCover(builder, which, from, from, kMostCoverCorners);
    for (const dvec2 p : flatCover(builder, which, to, to, kMostCoverCorners)) both.push_back(p);
    std::vector<dvec3> line;
    for (const dvec2 p : convexOutline(std::move(both))) line.push_back(screen.at(p, deep));
    if (!line.empty()) line.push_back(line.front());
    return {line};
  }
  // Of a bar of length l that turns by an angle about its middle that is l · angle / 4.
  const double beside = builder.onScreen(wholeOf(builder.frame, which).size) * 2 * std::numbers::pi * turns / 4;
  const double wanted =
      std::max(kLeastMoments + kMomentsPerTurn * turns, turns < kHalfTurn ? beside / kBesidePerMoment : 0);
  const int moments = static_cast<int>(std::clamp(wanted, double{kLeastMoments}, double{kMostMoments}));
  const bool fast = turns * kMomentsPerTurn > 2 * kMostMoments;
  // From each moment to the next the body sweeps nearly the hull of both.
  std::vector<std::vector<dvec2>> covers;
  std::vector<dvec2> last = sweptCover(builder, which, from, fast);
  for (int i = 1; i <= moments; ++i) {
    std::vector<dvec2> next = sweptCover(builder, which, from + (to - from) * i / moments, fast);
    last.insert(last.end(), next.begin(), next.end());
    covers.push_back(convexOutline(std::exchange(last, std::move(next))));
  }
  for (const OutlinePiece& piece : unionOutline(covers, builder.pixels(0.5)))
    outline.push_back({screen.at(piece[0], deep), screen.at(piece[1], deep)});
  return outline;
}

}  // namespace gjklab
