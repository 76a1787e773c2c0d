// Primers: lengths and shares that the words speak of. How far x is from O, where the perpendicular from O meets an
// edge, and what lies between two differences.

#include "model/figure/figure_parts.h"
#include "model/figure/staging.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <array>

namespace gjklab {
namespace {

constexpr double kSeen = 4;     // pixels: what is shorter has no room for its number
constexpr double kSquare = 11;  // of the mark of a right angle

/// Across a way on the screen, on the left hand of who goes it.
dvec2 besideWay(const FigureBuilder& builder, dvec3 from, dvec3 to) {
  const dvec2 along = builder.screenDirection(to - from);
  return along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
}

/// The two vertices of the edge that is kept, the newer one first; null: what is kept is no edge.
std::array<const FrameVertex*, 2> keptEdge(const Frame& frame) {
  std::array<const FrameVertex*, 2> ends{};
  std::size_t kept = 0;
  for (const FrameVertex& vertex : frame.simplex) {
    if (vertex.state != VertexState::kept) continue;
    if (kept < ends.size()) ends[kept] = &vertex;
    ++kept;
  }
  return kept == ends.size() ? ends : std::array<const FrameVertex*, 2>{};
}

/// Whatever is nearer to O than x lies in this circle. It shrinks from the circle of the x before.
void addCircleOfClosest(FigureBuilder& builder, const Staging& staging) {
  const Frame& frame = builder.frame;
  if (builder.dimension() == 1) return;
  const double now = glm::length(*frame.closest);
  const double before = frame.previous_closest ? glm::length(*frame.previous_closest) : now;
  addCircleAroundOrigin(builder, Role::upper_bound, glm::mix(before, now, staging.share));
}

/// What is nearer to O than x lies beyond it. In 2-D it crosses the whole pane, as an edge of the simplex may hide a
/// part of it.
void addTangent(FigureBuilder& builder, dvec3 x) {
  const dvec3 out = -glm::normalize(x);
  if (builder.dimension() != 2) {
    addSupportingPlane(builder, Role::closest_point, x, out);
    return;
  }
  const dvec3 along = dvec3(-out.y, out.x, 0) * (2 * glm::length(halfExtent(builder.view)));
  builder.line(Role::closest_point, x - along, x + along, Emphasis::normal, true);
}

struct Ways {
  dvec3 a{0.0}, b{0.0};  ///< world space
  dvec3 w{0.0};
};

std::optional<Ways> pairAt(const Frame& frame, const PickTarget& mark) {
  const auto* pair = std::get_if<DifferenceVertexTarget>(&mark);
  if (!pair) return std::nullopt;
  const auto a = vertexPosition(frame, Which::a, pair->index_a), b = vertexPosition(frame, Which::b, pair->index_b);
  const auto w = differenceOf(frame, pair->index_a, pair->index_b);
  if (!a || !b || !w) return std::nullopt;
  return Ways{*a, *b, *w};
}

}  // namespace

void addRightAngle(FigureBuilder& builder, Role role, dvec3 corner, dvec3 along, dvec3 up, Emphasis emphasis) {
  const dvec3 u = along * builder.pixels(kSquare), v = up * builder.pixels(kSquare);
  builder.line({.role = role, .points = {corner + u, corner + u + v, corner + v}, .emphasis = emphasis});
}

void addLength(FigureBuilder& builder, const Staging& staging) {
  const auto& x = builder.frame.closest;
  if (!x || builder.onScreen(*x, dvec3(0.0)) < kSeen) return;
  addCircleOfClosest(builder, staging);
  builder.line(Role::closest_point, dvec3(0.0), *x);
  builder.label(Role::closest_point, *x * 0.5,
                "|*x*| = " + number(glm::length(builder.shownFrame().closest.value_or(*x)), 4),
                besideWay(builder, *x, dvec3(0.0)), priority_answer);
}

void addBeyond(FigureBuilder& builder, const Staging& staging) {
  const auto& x = builder.frame.closest;
  if (!x || *x == dvec3(0.0)) return;
  addCircleOfClosest(builder, staging);
  addTangent(builder, *x);
  const auto& support = builder.frame.support;
  if (support && glm::dot(*x - support->w, *x) > 1e-9 * glm::dot(*x, *x))
    builder.line(Role::highlight, *x, support->w, Emphasis::strong);
}

void addFoot(FigureBuilder& builder) {
  const auto& x = builder.frame.closest;
  if (!x || builder.onScreen(*x, dvec3(0.0)) < kSeen) return;
  builder.line(Role::closest_point, dvec3(0.0), *x);
  const auto [a, b] = keptEdge(builder.frame);
  if (!a) return;
  const dvec3 edge = b->support.w - a->support.w;
  const double square = glm::dot(edge, edge);
  if (!(square > 0)) return;
  const double share = glm::dot(builder.shownFrame().closest.value_or(*x) - a->support.w, edge) / square;
  builder.line(Role::highlight, a->support.w, *x, Emphasis::strong);
  builder.label(Role::highlight, (a->support.w + *x) * 0.5,
                tr("{share} of *{edge}*", arg("share", number(share, 2)), arg("edge", a->name + b->name)),
                besideWay(builder, *x, a->support.w), priority_highlight);
  if (builder.onScreen(*x, dvec3(0.0)) > 2 * kSquare)
    addRightAngle(builder, Role::closest_point, *x, unitOrZero(edge), unitOrZero(-*x));
}

void addParts(FigureBuilder& builder) {
  const auto& x = builder.frame.closest;
  const auto& simplex = builder.frame.simplex;
  if (!x || simplex.size() < 3) return;
  for (const FrameVertex& across : simplex) {
    builder.line(Role::closest_point, *x, across.support.w, Emphasis::normal, true);
    dvec3 middle = *x;
    for (const FrameVertex& vertex : simplex)
      if (&vertex != &across) middle += vertex.support.w;
    // In 3-D the parts are behind each other, so the fraction is shown at the line to its corner.
    middle =
        builder.dimension() == 3 ? glm::mix(*x, across.support.w, 0.6) : middle / static_cast<double>(simplex.size());
    builder.label(Role::highlight, middle, fmt::format("{}: {}", across.name, number(across.weight, 2)), {0, 0},
                  priority_highlight);
  }
}

void addLineDistance(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.support || !frame.direction || builder.dimension() == 1) return;
  const dvec3 d = *frame.direction, foot = d * glm::dot(frame.support->w, d);
  if (builder.onScreen(foot, dvec3(0.0)) < kSeen) return;
  builder.line(Role::lower_bound, dvec3(0.0), foot);
  builder.label(Role::lower_bound, foot * 0.5,
                number(std::abs(glm::dot(frame.support->w, builder.shownFrame().direction.value_or(d))), 4),
                besideWay(builder, foot, dvec3(0.0)), priority_answer);
}

void addBetween(FigureBuilder& builder, const Staging& staging, bool world) {
  if (staging.marks.size() < 2) return;
  const auto from = pairAt(builder.frame, staging.marks[0]), to = pairAt(builder.frame, staging.marks[1]);
  if (!from || !to) return;
  // It goes from the first to the half of the way, and stays there.
  const double share = 0.5 * staging.share;
  const auto way = [&](dvec3 p, dvec3 q, dvec3 lift) {
    builder.line(Role::highlight, p + lift, q + lift, Emphasis::normal, true);
    const dvec3 at = glm::mix(p, q, share) + lift;
    builder.marker(Role::highlight, at, MarkerShape::dot);
    return at;
  };
  if (!world) {
    builder.arrow(Role::highlight, dvec3(0.0), way(from->w, to->w, dvec3(0.0)));
    return;
  }
  const dvec3 a = way(from->a, to->a, rowOf(builder, Which::a)), b = way(from->b, to->b, rowOf(builder, Which::b));
  builder.arrow(Role::highlight, b, a);
}

}  // namespace gjklab
