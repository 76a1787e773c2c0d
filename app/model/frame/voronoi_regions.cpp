#include "model/frame/voronoi_regions.h"

#include "model/frame/feature.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <glm/geometric.hpp>

// The point of a convex polytope nearest to p lies on feature F exactly when p − (that point) is in the normal cone of
// F (Ericson 2005, §3.8 and §5.1, draws the cases one by one). For a simplex the region is the product of two parts
// that live in perpendicular spaces, whatever its rank and whatever the dimension it is embedded in:
//
//   within F:   the projection of p on the affine hull of F lies in F: each barycentric weight λ_v ≥ 0, v ∈ F. With g =
//               the part of v perpendicular to the other vertices of F, λ_v has the sign of g·(p − f), f any of them.
//   beyond F:   p − projection makes no acute angle with any u ∉ F: h·(p − f) ≤ 0 with h = the part of u perpendicular
//               to F.
//
// A vertex has no first part, the full simplex no second one. Regions so defined tile space and share only borders.

namespace gjklab {

namespace {

/// Perpendiculars shorter than this, relative to the simplex, mean that points lie in one line or plane.
constexpr double kFlat = 1e-11;

/// Orthonormal directions of an affine hull, one vertex at a time.
class Directions {
 public:
  explicit Directions(double tolerance) : tolerance_(tolerance) {}
  dvec3 perpendicular(dvec3 v) const {
    // Twice: the second pass removes what rounding left of the first.
    for (int pass = 0; pass < 2; ++pass)
      for (int i = 0; i < size_; ++i)
        v -= glm::dot(v, axes_[static_cast<std::size_t>(i)]) * axes_[static_cast<std::size_t>(i)];
    return v;
  }
  /// False when v adds no new direction.
  bool add(dvec3 v) {
    const dvec3 rest = perpendicular(v);
    const double length = glm::length(rest);
    if (!(length > tolerance_) || size_ == 3) return false;
    axes_[static_cast<std::size_t>(size_++)] = rest / length;
    return true;
  }

 private:
  double tolerance_;
  std::array<dvec3, 3> axes_{};
  int size_ = 0;
};

double extentOf(std::span<const dvec3> simplex) {
  double extent = 0;
  for (const dvec3& p : simplex) extent = std::max(extent, glm::length(p - simplex[0]));
  return extent;
}

/// Affine hull of the vertices of `feature`; `base` receives one of them. False when they are dependent.
bool hullOf(std::span<const dvec3> simplex, gjk::Feature feature, Directions& directions, dvec3& base) {
  bool first = true, independent = true;
  for (int i = 0; i < static_cast<int>(simplex.size()); ++i) {
    if (!gjk::contains(feature, i)) continue;
    const dvec3& p = simplex[static_cast<std::size_t>(i)];
    if (first) {
      base = p;
    } else {
      independent = directions.add(p - base) && independent;
    }
    first = false;
  }
  return independent;
}

}  // namespace

dvec3 footOfOrigin(std::span<const dvec3> vertices) {
  Directions directions(kFlat * extentOf(vertices));
  dvec3 base{0.0};
  hullOf(vertices, (1u << vertices.size()) - 1, directions, base);
  return directions.perpendicular(base);
}

RegionSides regionSides(std::span<const dvec3> simplex, gjk::Feature feature) {
  RegionSides out;
  const double tolerance = kFlat * extentOf(simplex);
  const auto count = static_cast<int>(simplex.size());
  Directions own(tolerance);
  dvec3 base{0.0};
  if (!hullOf(simplex, feature, own, base)) {
    out.degenerate = true;
    return out;
  }
  const bool vertex = gjk::vertexCount(feature) == 1;
  for (int i = 0; i < count; ++i) {
    const dvec3& p = simplex[static_cast<std::size_t>(i)];
    if (gjk::contains(feature, i)) {
      if (vertex) continue;
      Directions opposite(tolerance);
      dvec3 other{0.0};
      hullOf(simplex, feature & ~(1u << i), opposite, other);
      const dvec3 g = opposite.perpendicular(p - other);
      out.sides.push_back({RegionSide::Kind::within, i, -g, -glm::dot(g, other)});
    } else {
      const dvec3 h = own.perpendicular(p - base);
      if (glm::length(h) <= tolerance) {
        out.flat = true;  // u lies in the hull of F: no direction to be beyond
        continue;
      }
      out.sides.push_back({RegionSide::Kind::beyond, i, h, glm::dot(h, base)});
    }
  }
  return out;
}

namespace {

/// How far the origin is outside a side, in scene units; negative inside.
double originOutside(const RegionSide& side) { return -side.offset / glm::length(side.normal); }

std::string product(dvec3 from, const std::string& f, dvec3 to, const std::string& t) {
  // With the arrow from f to t and the one from f to the origin: "ab·ao = −0.94".
  return fmt::format("{0}{1}·{0}o = {2}", f, t, number(glm::dot(to - from, -from), 3));
}

int firstOf(gjk::Feature feature) {
  int i = 0;
  while (!gjk::contains(feature, i)) ++i;
  return i;
}

/// Why the origin is not in a region: the side that it is furthest outside of.
std::string sideReason(std::span<const dvec3> simplex, gjk::Feature feature, const RegionSide& side,
                       const VertexNames& names) {
  const auto point = [&](int i) { return simplex[static_cast<std::size_t>(i)]; };
  const Argument vertex = arg("vertex", names[side.vertex]), distance = arg("distance", number(originOutside(side), 3));
  const auto productWith = [&](int f) {
    return arg("product", product(point(f), names[f], point(side.vertex), names[side.vertex]));
  };
  if (side.kind == RegionSide::Kind::beyond) {
    if (gjk::vertexCount(feature) == 1)
      return tr("{product} > 0, O is on the side of {vertex}.", productWith(firstOf(feature)), vertex);
    return tr("O lies {distance} inside {feature}, on the side of {vertex}.", distance,
              arg("feature", names.of(feature)), vertex);
  }
  const gjk::Feature opposite = feature & ~(1u << side.vertex);
  if (gjk::vertexCount(opposite) == 1) {
    const int f = firstOf(opposite);
    return tr("{product} ≤ 0, O is behind {vertex}.", productWith(f), arg("vertex", names[f]));
  }
  const Argument passed = arg("feature", names.of(opposite));
  return gjk::vertexCount(opposite) == 3 ? tr("O lies {distance} outside face {feature}.", distance, passed)
                                         : tr("O lies {distance} outside {feature}.", distance, passed);
}

std::string ruledOutReason(const gjk::GjkRecord<3>& record, const VertexNames& names, bool has_x) {
  const Argument newest = arg("a", names[0]);
  if (!has_x)
    return tr("ruled out without a test. d led away from it towards O, and {a} lies beyond O along d.", newest);
  // The previous closest point x is −direction, as in every iteration but the first, or what momentum set out from.
  const dvec3 towards_o = record.momentum ? record.momentum->plain_direction : record.direction;
  const double length = glm::length(towards_o);
  const double past = glm::dot(record.support.w, towards_o) / length + length;
  return tr(
      "ruled out without a test. {a} lies {past} beyond the previous x along {direction}, so the nearest point needs "
      "{a}.",
      newest, arg("past", number(past, 3)), arg("direction", record.momentum ? "−x" : "d"));
}

std::string holdsReason(gjk::Feature feature, int dimension, const VertexNames& names) {
  static constexpr std::array kOutsideOfNone{translatable("O is on the inner side of both its ends."),
                                             translatable("O is on the inner side of all its edges."),
                                             translatable("O is on the inner side of all its faces.")};
  const Argument named = arg("feature", names.of(feature));
  if (gjk::vertexCount(feature) == 1) return tr("no point of the simplex is nearer to O than {feature}.", named);
  if (gjk::vertexCount(feature) == dimension + 1) return tr(kOutsideOfNone[static_cast<std::size_t>(dimension - 1)]);
  return tr("the point of the simplex nearest O lies on {feature}.", named);
}

/// The side of a region that the origin is furthest outside of, or least inside of; null: the region is all of space.
const RegionSide* worstSide(const RegionSides& region) {
  const RegionSide* worst = nullptr;
  for (const RegionSide& side : region.sides)
    if (!worst || originOutside(side) > originOutside(*worst)) worst = &side;
  return worst;
}

/// Why a region holds the origin or not. Of a tetrahedron's faces the boolean method follows the first one that O is
/// outside of, which need not be the nearest.
std::string reasonOf(const gjk::GjkRecord<3>& record, std::span<const dvec3> simplex, const RegionSides& found,
                     gjk::Feature feature, int dimension, const VertexNames& names, bool has_x) {
  const RegionSide* worst = worstSide(found);
  const double tolerance = 1e-9 * extentOf(simplex);
  const bool outside = worst && originOutside(*worst) > tolerance;
  if (feature == record.region)
    return outside ? tr("the part nearest to O of the first face that O lies outside.")
                   : holdsReason(feature, dimension, names);
  if (containsFeature(record.ruled_out, feature)) return ruledOutReason(record, names, has_x);
  if (outside) return sideReason(simplex, feature, *worst, names);
  if (worst && originOutside(*worst) < -tolerance && !found.flat)
    return tr("nearest to O, but the tests came to {feature} first.", arg("feature", names.of(record.region)));
  return tr("O lies on its boundary with {feature}, which gives the same point.",
            arg("feature", names.of(record.region)));
}

}  // namespace

std::vector<FrameRegion> voronoiRegions(const gjk::GjkRecord<3>& record, int dimension, const VertexNames& names,
                                        bool has_x) {
  std::array<dvec3, 4> points{};
  const auto count = static_cast<std::size_t>(record.simplex.size());
  for (std::size_t i = 0; i < count; ++i) points[i] = record.simplex[static_cast<int>(i)].support.w;
  const std::span<const dvec3> simplex(points.data(), count);

  std::vector<FrameRegion> regions;
  for (gjk::Feature feature = 1; feature <= gjk::allOf(record.simplex.size()); ++feature) {
    const RegionSides found = regionSides(simplex, feature);
    if (found.degenerate && feature != record.region) continue;
    FrameRegion region;
    region.feature = feature;
    region.name = names.of(feature);
    for (const RegionSide& side : found.sides) {
      const double length = glm::length(side.normal);
      region.half_spaces.push_back({side.normal / length, side.offset / length});
    }
    region.state = feature == record.region                     ? RegionState::holds_origin
                   : containsFeature(record.ruled_out, feature) ? RegionState::ruled_out
                                                                : RegionState::excluded;
    region.reason =
        fmt::format("{}: {}", names.of(feature), reasonOf(record, simplex, found, feature, dimension, names, has_x));
    regions.push_back(std::move(region));
  }
  return regions;
}

}  // namespace gjklab
