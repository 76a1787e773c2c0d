#pragma once
// Random pairs of polytopes of every degenerate kind, the same on every machine.

#include "box_corners.h"
#include "gjk/small/pair.h"
#include "gjk/support.h"

#include "pair_truth.h"
#include "random.h"

#include <string>

namespace gjk::test {

enum class BodyKind { hull, grid, needle, flat, collinear, repeated, single_point, segment, box, sliver, count };
enum class PlacementKind { free, vertices_meet, features_meet, just_apart, coincident, concentric, contained, count };

inline const char* text(BodyKind kind) {
  constexpr const char* kText[] = {"hull",     "grid",  "needle",  "flat", "collinear",
                                   "repeated", "point", "segment", "box",  "sliver"};
  return kText[static_cast<int>(kind)];
}
inline const char* text(PlacementKind kind) {
  constexpr const char* kText[] = {"free",       "vertices meet", "features meet", "just apart",
                                   "coincident", "concentric",    "contained"};
  return kText[static_cast<int>(kind)];
}

template <int D>
struct Pair {
  Body<D> a, b;
  std::string kind;
};

template <int D>
class PairGenerator {
 public:
  explicit PairGenerator(std::uint64_t seed) : random_(seed) {}

  Pair<D> next() {
    const double size = random_.magnitude(-6, 6);
    const auto kind_a = anyOf<BodyKind>(), kind_b = anyOf<BodyKind>();
    // On a line almost everything overlaps by chance: more pairs are then placed freely, further apart.
    const auto placement = D == 1 && random_.integer(0, 1) ? PlacementKind::free : anyOf<PlacementKind>();
    Pair<D> pair{body(kind_a, size), body(kind_b, size * random_.magnitude(-1, 1)), {}};
    place(pair, placement, size);
    if (random_.integer(0, 3) == 0) {  // far from the world origin
      const Vec<D> far = random_.inBox<D>(1e6 * size);
      pair.a.pose.position += far;
      pair.b.pose.position += far;
    }
    if (random_.integer(0, 3) == 0) giveRadius(pair.a, size);
    if (random_.integer(0, 3) == 0) giveRadius(pair.b, size);
    pair.kind = std::string(text(kind_a)) + ", " + text(kind_b) + ", " + text(placement);
    return pair;
  }

 private:
  template <class Kind>
  Kind anyOf() {
    return static_cast<Kind>(random_.integer(0, static_cast<int>(Kind::count) - 1));
  }

  Rotation<D> anyRotation() {
    const int kind = random_.integer(0, 2);
    if constexpr (D == 2)
      if (kind == 1) return Rotation<2>::fromAngle(random_.integer(0, 7) * 0.78539816339744831);
    if constexpr (D == 3)
      if (kind == 1) {
        Vec<3> axis(0.0);
        axis[random_.integer(0, 2)] = 1;
        const double half = random_.integer(0, 7) * 0.39269908169872415;
        return Rotation<3>::fromQuaternion({std::cos(half), axis * std::sin(half)});
      }
    return kind == 0 ? Rotation<D>{} : random_.rotation<D>();
  }

  std::vector<Vec<D>> pointsOf(BodyKind kind, double size) {
    if (kind == BodyKind::single_point) return {random_.integer(0, 1) ? Vec<D>(0.0) : random_.inBox<D>(size)};
    if (kind == BodyKind::segment) return random_.points<D>(2, size);
    std::vector<Vec<D>> points = random_.points<D>(random_.integer(2, 6), size);
    const Vec<D> u = random_.direction<D>(), v = random_.direction<D>();
    for (Vec<D>& p : points) {
      if (kind == BodyKind::grid)
        for (int i = 0; i < D; ++i) p[i] = random_.integer(-2, 2) * size / 2;
      if (kind == BodyKind::needle) p[0] *= 1e4;
      if (kind == BodyKind::flat && D > 1) p = random_.uniform(-size, size) * u + random_.uniform(-size, size) * v;
      if (kind == BodyKind::flat && random_.integer(0, 1)) p[D - 1] = 0;
      if (kind == BodyKind::collinear) p = random_.integer(-3, 3) * size / 4 * u;
      if (kind == BodyKind::sliver && D > 1) p = sliverPoint(points, u, v, size);
      if (kind == BodyKind::repeated) p = points[random_.integer(0, static_cast<int>(points.size()) - 1)];
    }
    return points;
  }

  /// Of a fan of edges from the first point, at small angles: about those at which the small path refuses facets.
  Vec<D> sliverPoint(const std::vector<Vec<D>>& points, const Vec<D>& u, const Vec<D>& v, double size) {
    if (random_.integer(0, 3) == 0) return random_.inBox<D>(size);
    return points.front() + size * random_.uniform(0.5, 1) * (u + random_.magnitude(-4, -1) * v);
  }

  Body<D> body(BodyKind kind, double size) {
    Body<D> body;
    body.pose.rotation = anyRotation();
    if (kind == BodyKind::box) {
      Box<D> box;
      for (int i = 0; i < D; ++i) box.half_extents[i] = size * random_.magnitude(-2, 0);
      body.points = boxCorners<D>(box.half_extents);
      body.shape.kind = box;
      return body;
    }
    body.points = pointsOf(kind, size);
    if (kind == BodyKind::segment)
      body.shape.kind = Segment<D>{{body.points[0], body.points[1]}};
    else
      body.shape.kind = Hull<D>{body.points};
    return body;
  }

  /// A random point of a feature of a body, in world space: the weighted mean of `count` of its points.
  Vec<D> pointOn(const Body<D>& body, int count) {
    Vec<D> sum(0.0);
    double total = 0;
    for (int i = 0; i < count; ++i) {
      const double weight = random_.integer(1, 4);
      sum += weight * body.points[random_.integer(0, static_cast<int>(body.points.size()) - 1)];
      total += weight;
    }
    return body.pose.rotation.apply(sum / total) + body.pose.position;
  }

  void place(Pair<D>& pair, PlacementKind kind, double size) {
    Body<D>&a = pair.a, &b = pair.b;
    a.pose.position = random_.inBox<D>(size);
    b.pose.position = a.pose.position;
    switch (kind) {
      case PlacementKind::free:
        b.pose.position += random_.inBox<D>((D == 1 ? 8 : 2) * size);
        break;
      case PlacementKind::vertices_meet:
        b.pose.position += pointOn(a, 1) - pointOn(b, 1);
        break;
      case PlacementKind::features_meet:
        b.pose.position += pointOn(a, random_.integer(1, D)) - pointOn(b, random_.integer(1, D));
        break;
      case PlacementKind::just_apart:
        placeJustApart(a, b);
        break;
      case PlacementKind::coincident:
        b = a;
        break;
      case PlacementKind::contained:
        for (Vec<D>& p : b.points) p *= 0.01;
        rebuild(b);
        b.pose.position += pointOn(a, 5) - a.pose.position;
        break;
      case PlacementKind::concentric:
      case PlacementKind::count:
        break;
    }
  }

  /// Moves B along an axis-like direction until the pair is apart by a gap from 1e-12 to 1 of the size, or overlaps so.
  void placeJustApart(Body<D>& a, Body<D>& b) {
    const auto differences =
        allDifferences<D>(placedPoints<D>(a, a.pose.position), placedPoints<D>(b, a.pose.position));
    Vec<D> n = random_.direction<D>();
    if (differences.size() >= D && random_.integer(0, 1)) {  // a direction square to a facet, so that faces meet
      const auto pick = [&] { return differences[random_.integer(0, static_cast<int>(differences.size()) - 1)]; };
      const auto p = pick(), q = pick(), r = pick();
      RealVec<D> normal = real<D>(n);
      if constexpr (D == 2) normal = {q[1] - p[1], p[0] - q[0]};
      if constexpr (D == 3) normal = crossProduct(minus<3>(q, p), minus<3>(r, p));
      const Real length = std::sqrt(dot<D>(normal, normal));
      if (length > 0)
        for (int i = 0; i < D; ++i) n[i] = double(normal[i] / length);
    }
    const double reach = double(supportDistance<D>(differences, real<D>(n)));
    double gap = random_.integer(0, 3) == 0 ? 0 : std::abs(reach) * random_.magnitude(-12, 0);
    if (random_.integer(0, 3) == 0) {  // about where the small path leaves answers near zero to the careful one
      const double greatest = largestCoordinate<D>(reach * n) + reachWithMargin(a.shape) + reachWithMargin(b.shape);
      gap = small::kNearZero * greatest * (1 + (random_.integer(0, 1) ? 1 : -1) * random_.magnitude(-9, -1));
    }
    b.pose.position += (reach + (random_.integer(0, 1) ? gap : -gap)) * n;
  }

  void giveRadius(Body<D>& body, double size) {
    body.radius = size * random_.magnitude(-3, 0);
    body.shape.margin = body.radius;
  }

  void rebuild(Body<D>& body) { body.shape.kind = Hull<D>{body.points}; }

  Random random_;
};

}  // namespace gjk::test
