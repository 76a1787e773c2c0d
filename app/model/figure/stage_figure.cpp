// What a lesson leaves out of a figure, what it marks, and its primers.

#include "model/figure/figure_parts.h"
#include "model/figure/staging.h"
#include "model/run/vertex_naming.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace gjklab {
namespace {

template <class List>
void leaveOut(List& list, std::uint64_t hidden) {
  std::erase_if(list, [hidden](const auto& each) { return (hidden >> static_cast<unsigned>(each.role) & 1u) != 0; });
}

template <class List>
void append(List& to, List& from) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

void append(Figure& to, Figure& from) {
  append(to.background, from.background);
  append(to.background_lines, from.background_lines);
  append(to.fills, from.fills);
  append(to.lines, from.lines);
  append(to.arrows, from.arrows);
  append(to.markers, from.markers);
  append(to.labels, from.labels);
}

/// World position of a vertex of what the query runs on.
dvec3 worldVertex(const Frame& frame, Which which, std::size_t i) {
  return ranOn(frame, which).vertices[i] + positionOf(frame, which);
}

std::string nameOf(const Frame& frame, Which which, std::size_t i) {
  const Solid& solid = ranOn(frame, which);
  return vertexName(which, i < solid.vertex_index.size() ? solid.vertex_index[i] : static_cast<int>(i));
}

bool marks(const Staging& staging, const PickTarget& target) {
  return std::find(staging.marks.begin(), staging.marks.end(), target) != staging.marks.end();
}

/// The first differences a − b, the newest of them with its name and as the same arrow in both spaces.
void addPairs(FigureBuilder& builder, const Staging& staging, bool world) {
  const Frame& frame = builder.frame;
  const std::size_t as = ranOn(frame, Which::a).vertices.size(), bs = ranOn(frame, Which::b).vertices.size();
  const std::size_t all = as * bs;
  const std::size_t wanted = staging.count < 0 ? all : std::min(all, static_cast<std::size_t>(staging.count));
  const auto shown = static_cast<std::size_t>(std::ceil(staging.share * static_cast<double>(wanted)));
  std::vector<dvec3> placed;
  for (std::size_t k = 0; k < shown; ++k) {
    const dvec3 a = worldVertex(frame, Which::a, k / bs), b = worldVertex(frame, Which::b, k % bs);
    const bool newest = k + 1 == shown;
    if (world) {
      if (!newest) continue;
      builder.arrow(Role::highlight, b + rowOf(builder, Which::b), a + rowOf(builder, Which::a));
      for (const Which which : {Which::a, Which::b}) {
        const dvec3 at = (which == Which::a ? a : b) + rowOf(builder, which);
        builder.marker(Role::highlight, at, MarkerShape::ring);
        if (marks(staging, BodyTarget{which})) continue;  // all its corners have their names
        const dvec2 out = builder.screenDirection(at - middleOf(wholeOf(frame, which), positionOf(frame, which)));
        builder.label(Role::highlight, at, nameOf(frame, which, which == Which::a ? k / bs : k % bs),
                      builder.dimension() == 1 ? dvec2(0, which == Which::a ? -1 : 1) : out, priority_highlight);
      }
      continue;
    }
    const dvec3 w = ranOn(frame, Which::a).vertices[k / bs] - ranOn(frame, Which::b).vertices[k % bs] +
                    frame.geometry->difference_offset;
    builder.marker(newest ? Role::highlight : Role::difference, w, MarkerShape::dot, Emphasis::strong);
    const double near = 1e-9 * (glm::length(a) + glm::length(b));
    if (std::any_of(placed.begin(), placed.end(), [&](dvec3 p) { return glm::distance(p, w) <= near; }))
      builder.marker(Role::highlight, w, MarkerShape::ring);  // two differences in one place
    placed.push_back(w);
    if (!newest) continue;
    builder.arrow(Role::highlight, dvec3(0.0), w, Emphasis::faint);
    const dvec2 away = builder.screenDirection(w);
    builder.label(Role::highlight, w,
                  fmt::format("{} − {}", nameOf(frame, Which::a, k / bs), nameOf(frame, Which::b, k % bs)),
                  away == dvec2(0.0) || builder.dimension() == 1 ? dvec2(0.5, -0.85) : away, priority_highlight);
  }
}

/// Least and greatest height of points along a direction.
struct Heights {
  double least = 0, greatest = 0;
};
Heights heightsOf(const std::vector<dvec3>& points, dvec3 offset, dvec3 d) {
  Heights heights{1e300, -1e300};
  for (const dvec3& p : points) {
    heights.least = std::min(heights.least, glm::dot(p + offset, d));
    heights.greatest = std::max(heights.greatest, glm::dot(p + offset, d));
  }
  return heights;
}

/// A line perpendicular to `d`, moving from one side of the points to the other.
void addSlidingLine(FigureBuilder& builder, Role role, const Solid& solid, dvec3 offset, dvec3 d, double share,
                    dvec3 row) {
  if (solid.vertices.empty()) return;
  const Heights heights = heightsOf(solid.vertices, offset, d);
  const dvec3 middle = middleOf(solid, offset);
  const double height = glm::mix(heights.least, heights.greatest, share);
  const dvec3 point = middle + (height - glm::dot(middle, d)) * d + row;
  addSupportingPlane(builder, role, point, d);
  builder.arrow(role, point, point + d * builder.pixels(46));
  if (share < 1) return;
  for (const dvec3& p : solid.vertices)
    if (glm::dot(p + offset, d) >= heights.greatest - 1e-9 * (heights.greatest - heights.least))
      builder.marker(role, p + offset + row, MarkerShape::dot, Emphasis::strong);
}

void addLines(FigureBuilder& builder, const Staging& staging, bool world) {
  const Frame& frame = builder.frame;
  dvec3 d = frame.direction.value_or(dvec3(1, 0, 0));
  if (!world)
    return addSlidingLine(builder, Role::support_plane, frame.geometry->difference, frame.geometry->difference_offset,
                          d, staging.share, dvec3(0.0));
  for (const Which which : {Which::a, Which::b}) {
    addSlidingLine(builder, supportRoleOf(which), ranOn(frame, which), positionOf(frame, which), d, staging.share,
                   rowOf(builder, which));
    d = -d;
  }
}

/// The vertices that a question's answers are called by; the letters of the simplex would be a second name.
void addNames(FigureBuilder& builder, const Staging& staging, Figure& figure) {
  std::erase_if(figure.labels, [](const auto& label) { return label.role == Role::simplex; });
  const Frame& frame = builder.frame;
  const std::vector<std::string> names = polytopeNames(frame.run->trace, frame.naming);
  for (const int vertex : staging.named) {
    const dvec3 w = frame.run->trace.polytope.vertices[static_cast<std::size_t>(vertex)].w;
    const dvec2 away = builder.screenDirection(w);
    builder.label(Role::highlight, w, fmt::format("*{}*", names[static_cast<std::size_t>(vertex)]),
                  away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_highlight);
  }
}

void addPrimer(FigureBuilder& builder, const Staging& staging, bool world) {
  switch (staging.primer) {
    case Primer::none:
    case Primer::hold:  // the frame holds it
      return;
    case Primer::pairs:
      return addPairs(builder, staging, world);
    case Primer::sweep:
      return world ? void() : addSweep(builder, staging);
    case Primer::line:
      return addLines(builder, staging, world);
    case Primer::beyond:
      return world ? void() : addBeyond(builder, staging);
    case Primer::dent:
      return world ? addDent(builder) : void();
    case Primer::length:
      return world ? void() : addLength(builder, staging);
    case Primer::foot:
      return world ? void() : addFoot(builder);
    case Primer::gap:
      return world ? addGap(builder) : addLineDistance(builder);
    case Primer::parts:
      return world ? void() : addParts(builder);
    case Primer::between:
      return addBetween(builder, staging, world);
  }
}

}  // namespace

Staging withoutRun(Staging staging) {
  const auto first = static_cast<unsigned>(Role::simplex), last = static_cast<unsigned>(Role::truth);
  for (unsigned role = first; role <= last; ++role) staging.hidden |= std::uint64_t{1} << role;
  staging.hidden |= bitOf(Role::ghost) | bitOf(Role::handle);  // a handle turns the initial direction
  staging.hidden &= ~bitOf(Role::mass);
  return staging;
}

void stageFigure(const Staging& staging, const Frame& frame, const View& view, const FigureOptions& options, bool world,
                 Figure& figure) {
  if (staging.hidden != 0) {
    leaveOut(figure.background, staging.hidden);
    leaveOut(figure.background_lines, staging.hidden);
    leaveOut(figure.meshes, staging.hidden);
    leaveOut(figure.fills, staging.hidden);
    leaveOut(figure.lines, staging.hidden);
    leaveOut(figure.arrows, staging.hidden);
    leaveOut(figure.markers, staging.hidden);
    leaveOut(figure.labels, staging.hidden);
    if ((staging.hidden & bitOf(Role::handle)) != 0)
      std::erase_if(figure.handles,
                    [](const Handle& handle) { return handle.target == PickTarget(DirectionTarget{}); });
  }
  if (staging.primer == Primer::beyond && !world)  // the line through w would be a second one
    std::erase_if(figure.lines, [](const Line& line) { return line.role == Role::support_plane; });
  if (staging.primer != Primer::none) {
    Figure primer;
    FigureBuilder builder(frame, view, options, primer);
    addPrimer(builder, staging, world);
    append(figure, primer);
  }
  if (!staging.named.empty() && !world) {
    Figure names;
    FigureBuilder builder(frame, view, options, names);
    addNames(builder, staging, figure);
    append(figure, names);
  }
  for (const PickTarget& mark : staging.marks) {
    if (std::holds_alternative<RegionTarget>(mark)) continue;  // the frame is pointed at it
    Frame pointed = frame;
    pointed.hover = mark;
    Figure highlight;
    FigureBuilder builder(pointed, view, options, highlight);
    world ? addWorldHighlights(builder) : addDifferenceHighlights(builder);
    append(figure, highlight);
  }
}

}  // namespace gjklab
