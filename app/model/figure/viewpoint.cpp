#include "model/figure/viewpoint.h"

#include "model/frame/frame.h"
#include "model/frame/test_plane.h"
#include "model/frame/voronoi_regions.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

// Cosines to the line of sight.
constexpr double kAcross = 0.78;        ///< at most: 39 degrees or more away from it
constexpr double kFacing = 0.3;         ///< at least
constexpr double kOpen = 0.25;          ///< at least, from either side
constexpr double kAhead = 0.1;          ///< at least: along a face a gap over it shows best
constexpr double kSquareEnough = 0.45;  ///< at most: more than 63 degrees away from it
constexpr double kAslant = 0.7;         ///< at most: 45 degrees or more away from it
constexpr double kDistinct = 0.92;      ///< at most: 23 degrees or more away from it
constexpr double kLeaning = 0.5;        ///< at least: 60 degrees or less away from it
/// Of a plane that is seen nearly from its edge: within ten degrees, but not as a line.
constexpr double kEdgeOn = 0.17, kNotALine = 0.05;
constexpr double kNearlyGranted = 5e-4;  ///< of a shortfall: a degree or two

constexpr double kOtherSteps = 90;  ///< of a shortfall at a step beside; 100 of one at the step itself

constexpr double kDegree = 0.017453292519943295;

/// An upright orientation: turned about the vertical, then tilted.
struct Turntable {
  double azimuth = 0, elevation = 0;
  glm::dquat orientation() const {
    return glm::angleAxis(elevation, dvec3(1, 0, 0)) * glm::angleAxis(azimuth, dvec3(0, 1, 0));
  }
  dvec3 sight() const { return glm::conjugate(orientation()) * dvec3(0, 0, 1); }
};

Turntable turntableOf(const glm::dquat& orientation) {
  const dvec3 sight = glm::conjugate(orientation) * dvec3(0, 0, 1),
              right = glm::conjugate(orientation) * dvec3(1, 0, 0);
  // Of an upright orientation the screen's horizontal is level: (cos az, 0, sin az), also when looked at from the pole.
  return {std::atan2(right.z, right.x), std::asin(std::clamp(sight.y, -1.0, 1.0))};
}

double turnBetween(double from, double to) { return std::remainder(to - from, 2 * std::acos(-1.0)); }

/// How far an azimuth is within the reach of the nearest quarter turn, where a side of every box hides the others.
double squareOn(double azimuth) {
  constexpr double kReach = 15 * kDegree;
  return std::max(0.0, kReach - std::abs(std::remainder(azimuth, std::acos(0.0))));
}

void addUnit(std::vector<dvec3>& into, dvec3 v, double least) {
  const double length = glm::length(v);
  if (length > least && std::isfinite(length)) into.push_back(v / length);
}

double missing(double by) { return by > 0 ? by * by : 0; }

/// EPA: the nearest facet, and those that w sees.
void wishFacets(const Frame& frame, ViewWish& wish) {
  const auto& facets = frame.run->trace.polytope.facets;
  for (const FrameFacet& facet : frame.facets)
    if (facet.state == FacetState::closest || facet.state == FacetState::visible)
      addUnit(wish.facing, facets[static_cast<std::size_t>(facet.index)].normal, 0);
}

/// The points of A and B behind a simplex, each with its own name.
void wishPoints(const Frame& frame, double size, ViewWish& wish) {
  for (std::size_t i = 0; i < frame.simplex.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const gjk::Support<3>&one = frame.simplex[i].support, &other = frame.simplex[j].support;
      addUnit(wish.apart, one.a - other.a, 1e-6 * size);
      addUnit(wish.apart, one.b - other.b, 1e-6 * size);
    }
}

/// GJK: the simplex spread out, O beside the feature that is nearest to it.
void wishSimplex(const Frame& frame, double size, ViewWish& wish) {
  std::vector<dvec3> w;
  for (const FrameVertex& vertex : frame.simplex)
    if (vertex.state != VertexState::dropped) w.push_back(vertex.support.w);
  if (w.size() == 2) addUnit(wish.across, w[1] - w[0], 1e-6 * size);
  if (w.size() == 3) addUnit(wish.open, glm::cross(w[1] - w[0], w[2] - w[0]), 1e-6 * size * size);
  for (const FrameRegion& region : frame.regions) {
    if (region.state != RegionState::holds_origin) continue;
    std::vector<dvec3> corners;
    for (std::size_t i = 0; i < frame.simplex.size(); ++i)
      if ((region.feature >> i & 1u) != 0) corners.push_back(frame.simplex[i].support.w);
    if (corners.size() <= 3) addUnit(wish.across, footOfOrigin(corners), 1e-6 * size);
    if (corners.size() == 2) addUnit(wish.leaning, corners[1] - corners[0], 1e-6 * size);
  }
  if (!frame.regions.empty()) wishPoints(frame, size, wish);
}

/// A test's plane. Those perpendicular to a triangle's are all seen from their edge along the triangle's normal: its
/// tests need one view.
bool wishTest(const Frame& frame, ViewWish& wish) {
  if (!tellsTestPlane(frame)) return false;
  const TestPlane plane = *testPlaneOf(frame);
  const bool of_triangle = frame.simplex.size() == 3 && plane.test.kind != gjk::TestKind::side;
  if (!of_triangle) {
    wish.edge_on.push_back(plane.normal);
    return true;
  }
  const auto w = [&](std::size_t i) { return frame.simplex[i].support.w; };
  const dvec3 u = w(1) - w(0), v = w(2) - w(0), normal = glm::cross(u, v);
  for (const dvec3 across : {u, v, glm::cross(normal, u), glm::cross(normal, v)}) addUnit(wish.edge_on, across, 0);
  return true;
}

/// What is nearest to O is not to be seen through the whole of A ⊖ B; bodies apart are not to hide each other, and the
/// way out of an overlap is not to be a dot.
void wishAnswer(const gjk::Result<3>& result, ViewWish& wish) {
  if (!result.has_distance) return;
  addUnit(wish.ahead, result.normal, 0);
  addUnit(result.status == gjk::Status::separated ? wish.square : wish.aslant, result.normal, 0);
}

}  // namespace

ViewWish wishOf(const Frame& frame) {
  ViewWish wish;
  if (frame.dimension != 3 || frame.hull()) return wish;
  if (wishTest(frame, wish)) return wish;
  double size = frame.closest ? glm::length(*frame.closest) : 0;
  for (const FrameVertex& vertex : frame.simplex) size = std::max(size, glm::length(vertex.support.w));
  if (frame.direction) addUnit(wish.across, *frame.direction, 0);
  if (frame.show_result && frame.witness_a && frame.witness_b)
    addUnit(wish.across, *frame.witness_b - *frame.witness_a, 1e-6 * size);
  if (frame.show_result && !frame.impact()) wishAnswer(frame.run->trace.result, wish);
  wishFacets(frame, wish);
  if (frame.facets.empty()) wishSimplex(frame, size, wish);
  return wish;
}

double shortfall(const ViewWish& wish, dvec3 towards_viewer) {
  double sum = 0;
  for (const dvec3& v : wish.across) sum += missing(std::abs(glm::dot(v, towards_viewer)) - kAcross);
  // Of many facets not all can look at the viewer: together they count as one.
  for (const dvec3& v : wish.facing)
    sum += missing(kFacing - glm::dot(v, towards_viewer)) / static_cast<double>(wish.facing.size());
  for (const dvec3& v : wish.ahead) sum += missing(kAhead - glm::dot(v, towards_viewer));
  for (const dvec3& v : wish.square) sum += missing(std::abs(glm::dot(v, towards_viewer)) - kSquareEnough);
  for (const dvec3& v : wish.aslant) sum += missing(std::abs(glm::dot(v, towards_viewer)) - kAslant);
  for (const dvec3& v : wish.apart) sum += missing(std::abs(glm::dot(v, towards_viewer)) - kDistinct);
  for (const dvec3& v : wish.leaning) sum += missing(kLeaning - std::abs(glm::dot(v, towards_viewer)));
  for (const dvec3& v : wish.open) sum += missing(kOpen - std::abs(glm::dot(v, towards_viewer)));
  for (const dvec3& v : wish.edge_on) {
    const double slant = std::abs(glm::dot(v, towards_viewer));
    sum += missing(slant - kEdgeOn) + missing(kNotALine - slant);
  }
  return sum;
}

glm::dquat viewpoint(const ViewWish& wish, const glm::dquat& now, std::span<const ViewWish> beside) {
  const Turntable from = turntableOf(now);
  // Planes need not be met to the last degree: from one test to the next the view is to stay.
  const double granted = wish.edge_on.empty() ? 0 : kNearlyGranted;
  if (shortfall(wish, glm::conjugate(now) * dvec3(0, 0, 1)) <= granted) return now;
  // What is missing counts most, then how far the view must turn; looking from below or steeply down is strange, and
  // square on, boxes and the floor look flat.
  const auto cost = [&](const Turntable& to) {
    const double turn = std::abs(turnBetween(from.azimuth, to.azimuth));
    const double tilt = std::abs(to.elevation - from.elevation), strange = std::abs(to.elevation - 24 * kDegree);
    const dvec3 sight = to.sight();
    double others = 0;
    for (const ViewWish& other : beside) others += shortfall(other, sight);
    return 100 * shortfall(wish, sight) + kOtherSteps * others + turn + tilt + 0.5 * strange + 2 * squareOn(to.azimuth);
  };
  Turntable best = from;
  double least = cost(from);
  const auto consider = [&](const Turntable& to) {
    if (const double price = cost(to); price < least) best = to, least = price;
  };
  // A plane that lies level is seen from its edge from the side, one that stands on edge from above, too.
  const int lowest = wish.edge_on.empty() ? -40 : -85, highest = wish.edge_on.empty() ? 70 : 85;
  for (int elevation = lowest; elevation <= highest; elevation += 5)
    for (int azimuth = -180; azimuth < 180; azimuth += 5)
      consider({from.azimuth + azimuth * kDegree, elevation * kDegree});
  if (wish.edge_on.empty()) return best.orientation();
  const Turntable near = best;
  for (int elevation = -4; elevation <= 4; ++elevation)
    for (int azimuth = -4; azimuth <= 4; ++azimuth)
      consider({near.azimuth + azimuth * kDegree, near.elevation + elevation * kDegree});
  return best.orientation();
}

glm::dquat firstView(const Run& run) {
  ViewWish wish;
  if (run.dimension == 3) wishAnswer(run.trace.result, wish);
  return viewpoint(wish, defaultOrientation());
}

glm::dquat turnedBetween(const glm::dquat& from, const glm::dquat& to, double share) {
  if (share >= 1) return to;
  const Turntable a = turntableOf(from), b = turntableOf(to);
  return Turntable{a.azimuth + share * turnBetween(a.azimuth, b.azimuth),
                   a.elevation + share * (b.elevation - a.elevation)}
      .orientation();
}

glm::dquat alongAxis(int axis, bool from_negative) {
  const double quarter = std::acos(0.0);
  if (axis == 1) return Turntable{0, from_negative ? -quarter : quarter}.orientation();
  const double azimuth = (axis == 0 ? -quarter : 0) + (from_negative ? 2 * quarter : 0);
  return Turntable{azimuth, 0}.orientation();
}

std::optional<AxisGizmo> axisGizmo(const View& view) {
  const double s = view.ui_scale;
  if (view.dimension != 3 || view.size.x < 200 * s || view.size.y < 160 * s) return std::nullopt;
  AxisGizmo gizmo;
  // Drawn as in the middle of a parallel projection: an axis that points at the viewer is a point in the corner, too.
  const dvec2 corner(AxisGizmo::kInset * s, view.size.y - AxisGizmo::kInset * s);
  const double length = AxisGizmo::kLength * s;
  gizmo.origin = unproject(view, corner, 0);
  for (int axis = 0; axis < 3; ++axis) {
    const dvec3 eye(rightOf(view)[axis], upOf(view)[axis], towardsViewer(view)[axis]);
    gizmo.tips[axis] = unproject(view, corner + dvec2(eye.x, -eye.y) * length, -eye.z * length / view.pixels_per_unit);
  }
  return gizmo;
}

std::optional<int> axisAt(const View& view, dvec2 screen) {
  const auto gizmo = axisGizmo(view);
  if (!gizmo) return std::nullopt;
  std::optional<int> nearest;
  double least = AxisGizmo::kReach * view.ui_scale, depth = 0;
  for (int axis = 0; axis < 3; ++axis) {
    // From the end of the axis to behind its letter; of two at one place the nearer one to the eye.
    const dvec3 from = project(view, gizmo->tips[axis]);
    const dvec3 letter = project(view, gizmo->origin + (gizmo->tips[axis] - gizmo->origin) * 1.35);
    const double away = std::min(glm::distance(dvec2(from), screen), glm::distance(dvec2(letter), screen));
    if (away > least || (nearest && away == least && from.z >= depth)) continue;
    nearest = axis, least = away, depth = from.z;
  }
  return nearest;
}

}  // namespace gjklab
