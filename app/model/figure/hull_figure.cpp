// The growing hull, in the pane that its points are in: facets by state, what has become of each point, the farthest
// one with its height, the horizon, the facets to come.

#include "model/figure/facet_surface.h"
#include "model/figure/figure_parts.h"
#include "model/run/hull_run.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace gjklab {
namespace {

/// With more facets than this, their edges are not drawn; with more points than this, only some are drawn.
constexpr std::size_t kMostEdgedFacets = 1200, kMostHullPoints = 2500;
constexpr std::size_t kMostCounts = 24, kManyPoints = 150;

class HullPainter {
 public:
  explicit HullPainter(FigureBuilder& builder)
      : builder_(builder),
        hull_(*builder.frame.hull()),
        run_(*hull_.run),
        lift_(run_.ofDifference() ? dvec3(0.0) : rowOf(builder, run_.of == Study::hull_a ? Which::a : Which::b)) {
    if (!many()) countRepeats();
  }

  void paint() {
    if (builder_.dimension() == 1)
      paintInterval();
    else if (run_.growth->trace.rank == 3)
      paintSurface();
    else
      paintPolygon();
    paintHorizon();
    paintPoints();
    paintFarthest();
    paintNames();
    paintRepeats();
    if (builder_.frame.moment.sub_step == SubStep::hull_outside) paintCounts();
  }

 private:
  dvec3 at(int point) const { return run_.at(point) + lift_; }
  /// Too many points for each to be drawn large.
  bool many() const { return hull_.points.size() > kManyPoints; }
  SubStep step() const { return builder_.frame.moment.sub_step; }
  /// The hull is a segment: of points on a line.
  bool isFlat() const { return builder_.dimension() == 1 || run_.growth->trace.rank < 2; }

  /// How often each point is given, at the one of its places in the list that the hull goes on with.
  void countRepeats() {
    std::map<std::tuple<double, double, double>, std::vector<int>> places;
    for (int i = 0; i < static_cast<int>(hull_.points.size()); ++i) {
      const dvec3 p = run_.at(i);
      if (std::isfinite(p.x + p.y + p.z)) places[{p.x, p.y, p.z}].push_back(i);
    }
    for (const auto& [place, points] : places) {
      const auto used = std::find_if(points.begin(), points.end(), [&](int point) {
        return hull_.points[static_cast<std::size_t>(point)] != HullPoint::left_out;
      });
      if (points.size() > 1) repeats_.emplace_back(used == points.end() ? points.front() : *used, points.size());
    }
  }

  /// One dot stands for them all.
  void paintRepeats() {
    for (const auto& [point, count] : repeats_) {
      const bool corner = hull_.points[static_cast<std::size_t>(point)] == HullPoint::vertex;
      const dvec2 inwards = corner ? builder_.screenDirection(middleOfFacets() - at(point)) : dvec2(0.0);
      builder_.label(corner ? Role::facet : Role::point_inside, at(point), fmt::format("×{}", count),
                     inwards == dvec2(0.0) ? dvec2(0.7, 0.7) : inwards, priority_value - 6);
    }
  }

  dvec3 middleOf(const HullFacet& facet) const {
    dvec3 sum(0.0);
    int count = 0;
    for (const int point : facet.points)
      if (point >= 0) sum += at(point), ++count;
    return sum / static_cast<double>(std::max(count, 1));
  }

  void paintInterval() {
    if (hull_.facets.size() < 2) return;
    double low = 1e300, high = -1e300;
    for (const HullFacet& facet : hull_.facets) {
      const double x = at(facet.points[0]).x;
      low = std::min(low, x), high = std::max(high, x);
    }
    const double h = 0.7 * barHeight(builder_), y = lift_.y;
    const std::vector<dvec3> bar{{low, y - h, 0}, {high, y - h, 0}, {high, y + h, 0}, {low, y + h, 0}};
    builder_.fill({.role = Role::facet, .points = bar});
    for (const double x : {low, high}) builder_.line(Role::facet, {x, y - 1.5 * h, 0}, {x, y + 1.5 * h, 0});
  }

  /// Edges of a polygon linked end to start.
  std::vector<dvec3> loop() const {
    std::map<int, int> next;
    for (const HullFacet& facet : hull_.facets) next[facet.points[0]] = facet.points[1];
    std::vector<dvec3> polygon;
    if (next.empty()) return polygon;
    const int start = next.begin()->first;
    for (int point = start; polygon.size() < next.size();) {
      polygon.push_back(at(point));
      const auto found = next.find(point);
      if (found == next.end() || found->second == start) break;
      point = found->second;
    }
    return polygon;
  }

  void paintPolygon() {
    if (run_.growth->trace.rank == 2) builder_.fill({.role = Role::facet, .points = loop()});
    for (const HullFacet& facet : hull_.facets)
      if (facet.points[1] >= 0)
        builder_.line({.role = facetRole(facet.state),
                       .points = {at(facet.points[0]), at(facet.points[1])},
                       .emphasis = hull_.finished ? Emphasis::strong : Emphasis::normal});
  }

  void paintSurface() {
    std::vector<SurfaceFacet> facets;
    facets.reserve(hull_.facets.size());
    for (const HullFacet& facet : hull_.facets) {
      const auto& p = facet.points;
      facets.push_back({p, {at(p[0]), at(p[1]), at(p[2])}, facet.normal, facet.state});
    }
    addFacetSurface(builder_, facets, {.edges = facets.size() <= kMostEdgedFacets, .flat_parts_whole = hull_.finished});
  }

  /// 3-D: a ridge is behind the hull where all of its facets look away from the viewer.
  bool isHidden(int from, int to) const {
    if (run_.growth->trace.rank < 3) return false;
    const auto has = [](const HullFacet& facet, int point) {
      return std::find(facet.points.begin(), facet.points.end(), point) != facet.points.end();
    };
    return std::none_of(hull_.facets.begin(), hull_.facets.end(), [&](const HullFacet& facet) {
      return has(facet, from) && has(facet, to) && builder_.eye.facing(facet.normal, at(facet.points[0])) > -1e-9;
    });
  }

  /// Whether the words or the rows of the step name a facet by its corners.
  bool isSpokenOf(const HullFacet& facet) const {
    if (step() == SubStep::hull_visible && facet.state == FacetState::visible) return true;
    if (step() == SubStep::hull_dropped && facet.state == FacetState::fresh) return facet.outside > 0;
    return facet.state == FacetState::closest || hull_.facets.size() <= 4;
  }

  /// The points that the step is about: the first simplex, the facet that the new point was given to, those that it
  /// sees or that got points, the horizon.
  void paintNames() {
    constexpr std::size_t kMostNames = 24;
    std::vector<int> named;
    for (const auto& ridge : hull_.horizon)
      for (const int point : ridge) named.push_back(point);
    for (const HullFacet& facet : hull_.facets)
      if (hull_.horizon.empty() && isSpokenOf(facet))
        named.insert(named.end(), facet.points.begin(), facet.points.end());
    std::sort(named.begin(), named.end());
    named.erase(std::unique(named.begin(), named.end()), named.end());
    std::erase_if(named, [&](int point) { return point < 0 || point == hull_.farthest; });
    if (named.size() > kMostNames) return;
    for (const int point : named) {
      const dvec2 away = builder_.screenDirection(at(point) - middleOfFacets());
      builder_.label(Role::facet, at(point), nameOf(point), away == dvec2(0.0) ? dvec2(0.7, -0.7) : away,
                     priority_value - 5);
    }
  }

  dvec3 middleOfFacets() const {
    dvec3 sum(0.0);
    for (const HullFacet& facet : hull_.facets)
      sum += middleOf(facet) / static_cast<double>(std::max<std::size_t>(1, hull_.facets.size()));
    return sum;
  }

  void paintHorizon() {
    std::vector<int> ends;
    for (const auto& ridge : hull_.horizon) {
      ends.push_back(ridge[0]);
      if (ridge[1] >= 0) {
        ends.push_back(ridge[1]);
        const bool hidden = isHidden(ridge[0], ridge[1]);
        builder_.line({.role = Role::horizon,
                       .points = {at(ridge[0]), at(ridge[1])},
                       .depth = hidden ? Depth::behind : Depth::open});
      } else {
        builder_.marker(Role::horizon, at(ridge[0]), MarkerShape::square);
      }
    }
    if (step() != SubStep::hull_horizon) return;
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    for (const int end : ends) builder_.line(Role::facet_fresh, at(hull_.farthest), at(end), Emphasis::normal, true);
  }

  void paintPoint(int point) {
    switch (hull_.points[static_cast<std::size_t>(point)]) {
      case HullPoint::waiting:
        return builder_.marker(Role::point_inside, at(point), MarkerShape::dot, Emphasis::strong);
      case HullPoint::outside:
        return builder_.marker(Role::point_outside, at(point), MarkerShape::dot,
                               many() || step() == SubStep::hull_farthest ? Emphasis::faint : Emphasis::normal);
      case HullPoint::chosen:
        return builder_.marker(Role::point_outside, at(point), MarkerShape::dot, Emphasis::strong);
      case HullPoint::vertex:
        return builder_.marker(Role::facet, at(point), MarkerShape::dot, Emphasis::strong);
      case HullPoint::dropped:
        return builder_.marker(Role::cut_off, at(point), MarkerShape::diamond);
      case HullPoint::inside:
        // On a segment a grey dot is lost in its line.
        if (!many() && isFlat()) return builder_.marker(Role::point_inside, at(point), MarkerShape::ring);
        return builder_.marker(Role::point_inside, at(point), MarkerShape::dot,
                               many() ? Emphasis::faint : Emphasis::strong);
      case HullPoint::left_out:
        return;
    }
  }

  /// Where the points are handed out each has the hue of its facet, and so has the facet's count.
  static Role hueOf(std::size_t facet) {
    constexpr std::array<Role, 4> kHues{Role::region_vertex, Role::region_edge, Role::region_face, Role::region_inside};
    return kHues[facet % kHues.size()];
  }

  void paintHandedOut() {
    const auto& trace = run_.growth->trace;
    const std::size_t stride = hull_.points.size() / kMostHullPoints + 1;
    std::size_t facet = 0;
    for (const auto& each : trace.facets) {
      if (!each.aliveBefore(1)) continue;
      for (int i = each.outside.begin; i < each.outside.end; ++i) {
        const auto point = static_cast<std::size_t>(trace.outside[static_cast<std::size_t>(i)]);
        if (point % stride == 0 && hull_.points[point] == HullPoint::outside)
          builder_.marker(hueOf(facet), at(static_cast<int>(point)), MarkerShape::dot,
                          many() ? Emphasis::faint : Emphasis::normal);
      }
      ++facet;
    }
  }

  void paintPoints() {
    const bool handing = step() == SubStep::hull_outside;
    const std::size_t stride = hull_.points.size() / kMostHullPoints + 1;
    for (std::size_t i = 0; i < hull_.points.size(); i += stride)
      if (!handing || hull_.points[i] != HullPoint::outside) paintPoint(static_cast<int>(i));
    if (handing) paintHandedOut();
  }

  std::string nameOf(int point) const {
    if (run_.of == Study::hull_a) return vertexName(Which::a, point);
    if (run_.of == Study::hull_b) return vertexName(Which::b, point);
    return vertexName(Which::a, point / run_.count_b) + " − " + vertexName(Which::b, point % run_.count_b);
  }

  /// The point that is added, and at first its height over the facet that it was given to.
  void paintFarthest() {
    if (hull_.farthest < 0) return;
    const dvec3 p = at(hull_.farthest);
    dvec3 outward(0.0);
    for (const HullFacet& facet : hull_.facets) {
      if (facet.state != FacetState::closest) continue;
      outward = facet.normal;
      if (step() != SubStep::hull_farthest || !(builder_.onScreen(hull_.height) > 6)) continue;
      const dvec3 foot = p - facet.normal * hull_.height;
      builder_.line(Role::support_plane, foot, p, Emphasis::normal, true);
      builder_.label(Role::support_plane, (foot + p) * 0.5, number(hull_.height, 3), {0.9, 0.2}, priority_value);
    }
    if (outward == dvec3(0.0)) outward = p - run_.offset;
    builder_.marker(Role::support_w, p, MarkerShape::ring, Emphasis::strong);
    const dvec2 away = builder_.screenDirection(outward);
    builder_.label(Role::support_w, p, nameOf(hull_.farthest), away == dvec2(0.0) ? dvec2(0.7, -0.7) : away,
                   priority_letter);
  }

  /// How many points lie in front of each facet.
  void paintCounts() {
    if (hull_.facets.size() > kMostCounts) return;
    for (std::size_t i = 0; i < hull_.facets.size(); ++i) {
      const HullFacet& facet = hull_.facets[i];
      if (facet.outside == 0 ||
          (builder_.dimension() == 3 && builder_.eye.facing(facet.normal, middleOf(facet)) < -1e-9))
        continue;
      builder_.label(hueOf(i), middleOf(facet), tr("{count} outside", arg("count", facet.outside)),
                     builder_.dimension() == 2 ? builder_.screenDirection(facet.normal) : dvec2(0.0), priority_value);
    }
  }

  FigureBuilder& builder_;
  const HullFrame& hull_;
  const HullRun& run_;
  dvec3 lift_;
  std::vector<std::pair<int, std::size_t>> repeats_;  ///< points, and how often they are given
};

}  // namespace

void addHull(FigureBuilder& builder) { HullPainter(builder).paint(); }

void addHullPair(FigureBuilder& builder) {
  const HullFrame& hull = *builder.frame.hull();
  if (hull.farthest < 0) return;
  const int index[2] = {hull.farthest / hull.run->count_b, hull.farthest % hull.run->count_b};
  dvec3 place[2];
  for (const Which which : {Which::a, Which::b}) {
    const auto i = static_cast<std::size_t>(which);
    const auto at = vertexPosition(builder.frame, which, index[i]);
    if (!at) return;
    place[i] = *at + rowOf(builder, which);
    builder.marker(supportRoleOf(which), place[i], MarkerShape::ring, Emphasis::strong);
    const dvec3 middle = middleOf(wholeOf(builder.frame, which), positionOf(builder.frame, which));
    const dvec2 away = builder.screenDirection(*at - middle);
    builder.label(supportRoleOf(which), place[i], vertexName(which, index[i]),
                  away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_letter);
  }
  builder.arrow(Role::support_w, place[1], place[0]);
}

bool showsHullOf(const Frame& frame, Which which) {
  return frame.hull() && frame.hull()->run->of == (which == Which::a ? Study::hull_a : Study::hull_b);
}

bool showsHullOfDifference(const Frame& frame) { return frame.hull() && frame.hull()->run->ofDifference(); }

}  // namespace gjklab
