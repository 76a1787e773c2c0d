#include "model/figure/lens.h"

#include "model/figure/figure_builder.h"
#include "model/figure/screen_hull.h"
#include "model/frame/contact_frame.h"
#include "model/frame/frame.h"
#include "model/run/contact_run.h"
#include "model/solid/geometry.h"
#include "model/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

// In pixels before ui_scale.
constexpr double kTooSmall = 46;  ///< what is smaller than this is covered by its letters
constexpr double kSide = 190;     ///< of the lens, less in a small pane
constexpr double kLeastSide = 112;
constexpr double kLensInset = 12;   ///< from the pane's borders
constexpr double kLeastRoom = 2.1;  ///< of the pane, in sides of the lens
constexpr double kScaleInset = 9;   ///< of the anchor of the scale's text from the border; wide text reaches back
/// What it takes, and how far a mark is at least.
constexpr double kScaleWidth = 40, kScaleHeight = 22, kScaleRoom = 12;
constexpr double kFilled = 0.5;           ///< of the lens by what it magnifies
constexpr double kLeastSeenShare = 0.35;  ///< of a length perpendicular to the line of sight
/// 3-D: of a height over a facet. Seen less from the side, a larger facet is one area of colour.
constexpr double kLeastSeenOverFacet = 0.85;
/// Two points nearer to each other are covered by their marks, and by their letters while these are shown.
constexpr double kTooClose = 20, kTooCloseForLetters = 32;
/// Of a smaller lens: it would show little more than the pane.
constexpr double kLeastFactor = 2.5;

constexpr double kFaceless = 40;     ///< beyond this factor few edges of a body are left in the lens
constexpr double kTooLow = 9;        ///< what stands out less from its facet lies on it
constexpr double kMostHidden = 0.2;  ///< of the lens's place in world space by the bodies
constexpr double kClearance = 24;    ///< between what is magnified and the lens
constexpr double kMarkRoom = 8;      ///< around a point
/// Of the smaller lenses to be tried; how far a lens goes, in pixels, for a corner of a body, and per pixel of its
/// own side.
constexpr double kSmaller = 0.86, kSmallest = 0.75, kPriceOfCorner = 150, kPriceOfSize = 1.5;
/// Beyond this doubles show more rounding than shape; of a pair closer than that the words speak of contact.
constexpr double kGreatestFactor = 1e8, kGreatestWorldFactor = 1e4;

/// Whether EPA speaks of w and the facet that it was found from.
bool asksBeyondFacet(SubStep step) {
  return step == SubStep::epa_support || step == SubStep::epa_bound || step == SubStep::epa_horizon;
}

/// w and its foot on the nearest facet, if their distance is too small to see.
std::vector<dvec3> beyondFacet(const Frame& frame, const View& pane) {
  if (!asksBeyondFacet(frame.moment.sub_step) || !frame.support || !frame.closest_facet) return {};
  const auto& polytope = frame.run->trace.polytope;
  const auto& facet = polytope.facets[static_cast<std::size_t>(*frame.closest_facet)];
  const dvec3 w = frame.support->w, corner = polytope.vertices[static_cast<std::size_t>(facet.vertices[0])].w;
  const double height = glm::dot(w - corner, facet.normal);
  if (!(height > 0)) return {};
  const dvec3 foot = w - height * facet.normal;
  const double seen = glm::distance(dvec2(project(pane, w)), dvec2(project(pane, foot)));
  const double least_seen = frame.dimension == 3 ? kLeastSeenOverFacet : kLeastSeenShare;
  if (!(seen < kTooLow * pane.ui_scale) || !(seen > height * pane.pixels_per_unit * least_seen)) return {};
  return {w, foot};
}

/// Around points on the screen.
ScreenBox boxOf(const View& pane, const std::vector<dvec3>& points) {
  std::vector<dvec2> seen;
  for (const dvec3& p : points) seen.emplace_back(project(pane, p));
  return boxAround(seen);
}

double longerSide(const ScreenBox& box) { return std::max(box.size().x, box.size().y); }

/// EPA: O and the ends of both bounds, if these lie under the mark of O and can still be told apart by magnifying.
std::vector<dvec3> boundsAtOrigin(const Frame& frame, const View& pane) {
  constexpr double kLeast = 2;  // pixels
  if (!asksBeyondFacet(frame.moment.sub_step) || frame.run->textbook) return {};
  if (!frame.direction || !frame.support || !frame.closest) return {};
  const dvec3 n = *frame.direction;
  std::vector<dvec3> points{dvec3(0.0), n * std::max(glm::dot(*frame.closest, n), 0.0),
                            n * glm::dot(frame.support->w, n)};
  const double size = longerSide(boxOf(pane, points)) / pane.ui_scale;
  if (size > kLeast && size < kTooClose) return points;
  return {};
}

/// World space: whether the step is about the support points.
bool asksSupport(SubStep step) {
  return step == SubStep::gjk_support || step == SubStep::gjk_progress || step == SubStep::epa_support ||
         step == SubStep::epa_bound;
}

/// World space: what the step of the contact manifold speaks of.
std::vector<dvec3> contactPoints(const ContactFrame& contact, SubStep step) {
  const ContactRun& run = *contact.run;
  std::vector<dvec3> points;
  if (step == SubStep::contact_points) {
    for (const auto& each : run.manifold.contacts) points.insert(points.end(), {each.point_a, each.point_b});
  } else if (step == SubStep::contact_clip) {
    points = contact.before;
  } else {
    points = run.trace.reference.corners;
    points.insert(points.end(), run.trace.incident.corners.begin(), run.trace.incident.corners.end());
  }
  return points;
}

/// World space: the two points that the step is about.
std::vector<dvec3> closePair(const Frame& frame) {
  const SubStep step = frame.moment.sub_step;
  if (frame.contact()) return contactPoints(*frame.contact(), step);
  if (asksSupport(step) && frame.support) return {frame.support->a, frame.support->b};
  const bool tells = frame.show_result || step == SubStep::gjk_region || step == SubStep::gjk_keep;
  if (tells && frame.witness_a && frame.witness_b) return {*frame.witness_a, *frame.witness_b};
  return {};
}

/// What is smaller than this, in pixels, is magnified.
double sizeToTell(const Frame& frame, bool world) {
  const SubStep step = frame.moment.sub_step;
  if (!world || (frame.contact() && step != SubStep::contact_points)) return kTooSmall;
  return asksSupport(step) || frame.contact() ? kTooCloseForLetters : kTooClose;
}

/// The nearest facet, or what the search holds of the simplex: a part with an extent.
std::vector<dvec3> lookedAt(const Frame& frame, const View& pane) {
  std::vector<dvec3> points = beyondFacet(frame, pane);
  if (const std::vector<dvec3> bounds = boundsAtOrigin(frame, pane); !bounds.empty()) {
    points.insert(points.end(), bounds.begin(), bounds.end());
    return longerSide(boxOf(pane, points)) < kTooSmall * pane.ui_scale ? points : bounds;
  }
  if (!points.empty()) return points;
  const auto& polytope = frame.run->trace.polytope;
  for (const FrameFacet& facet : frame.facets) {
    if (facet.index != frame.closest_facet) continue;
    const auto& vertices = polytope.facets[static_cast<std::size_t>(facet.index)].vertices;
    for (std::size_t i = 0; i < static_cast<std::size_t>(frame.dimension); ++i)
      points.push_back(polytope.vertices[static_cast<std::size_t>(vertices[i])].w);
  }
  if (!frame.facets.empty()) return points;
  for (const FrameVertex& vertex : frame.simplex)
    if (vertex.state != VertexState::dropped) points.push_back(vertex.support.w);
  return points;
}

/// How much of a square of the pane a convex polygon covers; or how much of the polygon lies under the square, if it is
/// smaller.
double coveredShare(const std::vector<dvec2>& polygon, dvec2 corner, double side) {
  return screenArea(clippedTo(polygon, {corner, corner + side})) /
         std::min(side * side, std::max(screenArea(polygon), 1.0));
}

/// What a lens had better not cover: the bodies of its pane, or A ⊖ B, as polygons on the screen, and in 2-D their
/// corners.
struct LensGround {
  std::vector<std::vector<dvec2>> solids;
  std::vector<dvec2> corners;

  void add(const View& pane, const Solid& solid, dvec3 offset) {
    std::vector<dvec2> flat;
    for (const dvec3& p : solid.outline.empty() ? solid.positions : solid.outline)
      flat.push_back(dvec2(project(pane, p + offset)));
    solids.push_back(hullOf(flat));
    if (!solid.outline.empty())
      for (const dvec3& p : solid.vertices) corners.push_back(dvec2(project(pane, p + offset)));
  }
};

LensGround lensGroundOf(const Frame& frame, bool world, const View& pane) {
  const Geometry& geometry = *frame.geometry;
  LensGround ground;
  if (!world) {
    const bool round = !geometry.difference_round.empty();
    ground.add(pane, round ? geometry.difference_round : geometry.difference, geometry.difference_offset);
    return ground;
  }
  ground.add(pane, geometry.a, pose(frame.poses, Which::a).position);
  ground.add(pane, geometry.b, pose(frame.poses, Which::b).position);
  return ground;
}

/// Whether a square of the pane hides a point or cuts its mark.
bool isUnder(const View& pane, dvec2 at, dvec2 corner, double side) {
  const double mark = kMarkRoom * pane.ui_scale;
  return at == glm::clamp(at, corner - mark, corner + side + mark);
}

/// How many points of the simplex, of its pairs on the bodies, or of EPA's polytope a square of the pane hides.
std::ptrdiff_t hiddenPoints(const Frame& frame, bool world, const View& pane, dvec2 corner, double side) {
  const auto hides = [&](dvec3 p) { return isUnder(pane, dvec2(project(pane, p)), corner, side); };
  const auto& polytope = frame.run->trace.polytope;
  std::ptrdiff_t count = std::count_if(frame.simplex.begin(), frame.simplex.end(), [&](const FrameVertex& vertex) {
    return world ? hides(vertex.support.a) || hides(vertex.support.b) : hides(vertex.support.w);
  });
  for (const FrameFacet& facet : frame.facets) {
    if (world) break;
    const auto& corners = polytope.facets[static_cast<std::size_t>(facet.index)].vertices;
    count += std::count_if(corners.begin(), corners.begin() + frame.dimension,
                           [&](int vertex) { return hides(polytope.vertices[static_cast<std::size_t>(vertex)].w); });
  }
  return count;
}

/// A square of the pane, and what it covers there.
struct LensPlace {
  dvec2 corner{0.0};
  double side = 0, hidden = 1;
  std::ptrdiff_t points = 0;
};

/// A corner, or a place between two, that leaves what is magnified, and what is around it, free, and covers little of
/// the bodies and none of their points; a smaller lens where a larger one would. In 3-D the axes are at the lower left.
LensPlace placeOf(const Frame& frame, bool world, const View& pane, double full, dvec2 focus, double size) {
  const LensGround ground = lensGroundOf(frame, world, pane);
  const double scale = pane.ui_scale, near = kLensInset * scale;
  // A ⊖ B fills its pane, and its middle is empty.
  const double dear = (world ? 20 : 8) * full;
  double best = 1e300;
  LensPlace chosen;
  for (const double side : {full, kSmaller * full, kSmallest * full}) {
    // Among the names in A ⊖ B a smaller one would have no room for its own.
    if (side < full && (!world || side < kLeastSide * scale || kFilled * side < kLeastFactor * size)) break;
    const double far_x = pane.size.x - side - near, far_y = pane.size.y - side - near;
    const double half_x = 0.5 * (near + far_x), half_y = 0.5 * (near + far_y);
    const dvec2 last = frame.dimension == 3 ? dvec2(near, near) : dvec2(near, far_y);
    for (const dvec2 corner : {dvec2(far_x, far_y), dvec2(far_x, near), dvec2(near, near), last, dvec2(far_x, half_y),
                               dvec2(half_x, near), dvec2(near, half_y), dvec2(half_x, far_y)}) {
      LensPlace place{corner, side, 0, hiddenPoints(frame, world, pane, corner, side)};
      for (const auto& solid : ground.solids) place.hidden += coveredShare(solid, corner, side);
      const auto cut = std::count_if(ground.corners.begin(), ground.corners.end(),
                                     [&](dvec2 p) { return isUnder(pane, p, corner, side); });
      // Beside what is magnified rather than far from it, but never over it, and over little else.
      const double away = glm::distance(corner + 0.5 * side, focus);
      const double clear = glm::distance(focus, glm::clamp(focus, corner, corner + side)) - 0.5 * size;
      const double distance = away < 0.75 * side || clear < kClearance * scale ? 1e9 - away
                              : away < 1.1 * side                              ? side + away
                                                                               : away;
      const double price = distance + dear * place.hidden + 1e5 * static_cast<double>(place.points) +
                           kPriceOfCorner * static_cast<double>(cut) + kPriceOfSize * (full - side);
      if (price < best) chosen = place, best = price;
    }
  }
  return chosen;
}

/// How far the nearest mark of the lens is from a box of it, in pixels; 0: within.
double distanceToMarks(const Lens& lens, dvec2 low, dvec2 high) {
  double least = 1e300;
  const auto see = [&](dvec3 point) {
    const dvec2 at(project(lens.view, point));
    least = std::min(least, glm::distance(at, glm::clamp(at, low, high)));
  };
  for (const Marker& marker : lens.figure.markers) see(marker.position);
  for (const Arrow& arrow : lens.figure.arrows) see(arrow.to);
  return least;
}

/// How many times larger the lens shows things than the pane, in that of its corners where no mark is: at the lower
/// left if possible. Beside a mark the text would be left out.
void addScale(Lens& lens, dvec3 middle, double factor) {
  const double scale = lens.view.ui_scale;
  const dvec2 near(kScaleInset * scale), far = lens.view.size - near;
  const dvec2 size = scale * dvec2(kScaleWidth, kScaleHeight);
  dvec2 corner(near.x, far.y), away(1, -1);
  double best = -1;
  for (const dvec2 side : {dvec2(1, -1), dvec2(-1, -1), dvec2(1, 1), dvec2(-1, 1)}) {
    const dvec2 at(side.x > 0 ? near.x : far.x, side.y > 0 ? near.y : far.y), other = at + side * size;
    const double room = std::min(distanceToMarks(lens, glm::min(at, other), glm::max(at, other)), kScaleRoom * scale);
    if (room > best) corner = at, away = side, best = room;
  }
  const dvec3 at = unproject(lens.view, corner, project(lens.view, middle).z);
  lens.figure.labels.push_back({Role::axis, at, "×" + number(factor, 2), away, priority_answer});
}

}  // namespace

std::optional<Lens> lensOf(const Frame& frame, Space space, const View& pane, const FigureOptions& options) {
  const bool world = space == Space::world;
  const double scale = pane.ui_scale;
  const double most = std::min(kSide * scale, std::floor(std::min(pane.size.x, pane.size.y) / kLeastRoom));
  if (frame.dimension < 2 || frame.hull() || most < kLeastSide * scale) return std::nullopt;
  const std::vector<dvec3> points = world ? closePair(frame) : lookedAt(frame, pane);
  if (points.size() < 2) return std::nullopt;
  Lens lens;
  const ScreenBox focus = boxOf(pane, points);
  lens.focus_low = focus.low, lens.focus_high = focus.high;
  dvec3 middle(0.0);
  for (const dvec3& p : points) middle += p / static_cast<double>(points.size());
  const double size = longerSide(focus);
  const dvec2 centre = focus.middle();
  const bool seen = centre.x > 0 && centre.y > 0 && centre.x < pane.size.x && centre.y < pane.size.y;
  const double too_small = sizeToTell(frame, world);
  if (!seen || !(size > 0) || size >= too_small * scale) return std::nullopt;
  const LensPlace place = placeOf(frame, world, pane, most, centre, size);
  const double side = place.side, factor = kFilled * side / size;
  if (!(factor < (world ? kGreatestWorldFactor : kGreatestFactor))) return std::nullopt;
  if (world && (place.hidden > kMostHidden || place.points > 0)) return std::nullopt;
  // A magnifier cannot separate two points behind one another.
  if (world && size < kLeastSeenShare * glm::distance(points[0], points[1]) * pane.pixels_per_unit) return std::nullopt;

  // So near to bodies in space their faces alone would be one brown square.
  if (world && frame.dimension == 3 && factor > kFaceless) return std::nullopt;

  lens.corner = place.corner;
  lens.view = pane;
  lens.view.size = dvec2(side);
  lens.view.target = middle;
  lens.view.pixels_per_unit = pane.pixels_per_unit * factor;
  if (hasPerspective(pane)) {
    // What is this small has no perspective of its own, but it is seen along its own line of sight.
    lens.view.perspective = false;
    lens.view.pixels_per_unit /= shrinkAt(pane, middle);
    const glm::dquat from_own(eyeOf(pane).from(middle), towardsViewer(pane));
    lens.view.orientation = glm::normalize(pane.orientation * from_own);
  }
  FigureOptions shown = options;
  shown.grid = shown.handles = false;
  (world ? worldFigure : differenceFigure)(frame, lens.view, shown, lens.figure);
  // Where one body is behind the other, or inside, their faces alone would be one brown square.
  const bool bare = world && frame.dimension == 3 && frame.run->trace.result.depth > 0;
  if (bare) lens.figure.meshes.clear();
  // What is as large as the pane has its name there: A ⊖ B, and the bounds around O.
  std::erase_if(lens.figure.labels, [=](const Label& label) {
    const bool bound = label.role == Role::lower_bound || label.role == Role::upper_bound;
    const bool unseen = bare && (label.role == Role::body_a || label.role == Role::body_b);
    // A region is beyond the lens, and is named where all of it is seen.
    return label.role == Role::difference || label.role == Role::region_ruled_out || (bound && !world) || unseen;
  });
  addScale(lens, middle, factor);
  return lens;
}

}  // namespace gjklab
