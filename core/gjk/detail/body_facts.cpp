#include "gjk/detail/body_facts.h"

#include <limits>
#include <type_traits>

namespace gjk::detail {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

template <int D>
Enclosure heightOfPoints(const Vec<D>* points, std::size_t count, const EnclosedVec<D>& d) {
  if (count == 0) return 0.0;  // an empty hull counts as its origin, as in its support function
  Enclosure greatest = dot(enclosed<D>(points[0]), d);
  for (std::size_t i = 1; i < count; ++i) greatest = greater(greatest, dot(enclosed<D>(points[i]), d));
  return greatest;
}

Enclosure magnitude(const Enclosure& x) { return greater(x, -x); }
Enclosure fromAxis(const EnclosedVec<3>& d) { return squareRoot(d[0] * d[0] + d[2] * d[2]); }

/// Heights of a curve's control points; the curve's greatest height is between that of an end and the greatest of
/// these.
using Heights = std::array<Enclosure, 4>;

/// De Casteljau: the control heights of both halves.
void halve(const Heights& whole, int count, Heights& left, Heights& right) {
  Heights work = whole;
  for (int level = 0; level < count; ++level) {
    left[level] = work[0];
    right[count - 1 - level] = work[count - 1 - level];
    for (int i = 0; i + 1 < count - level; ++i) work[i] = Enclosure(0.5) * (work[i] + work[i + 1]);
  }
}

/// Halves the curve until the control points are higher than a reached height by at most `enough`. `above`: the
/// remaining difference. It compares differences, which are small and therefore exact; rounded heights would differ by
/// their rounding, however short the piece.
void climb(const Heights& curve, int count, double enough, int depth, Enclosure& reached, double& above) {
  reached = greater(reached, greater(curve[0], curve[count - 1]));
  double control = 0;
  for (int i = 0; i < count; ++i) control = std::max(control, highest(curve[i] - reached));
  if (control <= enough || depth == 0) {
    above = std::max(above, control);
    return;
  }
  Heights left, right;
  halve(curve, count, left, right);
  climb(left, count, enough, depth - 1, reached, above);
  climb(right, count, enough, depth - 1, reached, above);
}

Enclosure heightOfCurve(const Bezier& curve, const EnclosedVec<2>& d) {
  const int count = static_cast<int>(curve.points.size());
  if (count != 3 && count != 4) return heightOfPoints<2>(curve.points.data(), curve.points.size(), d);
  Heights heights;
  double size = 0, error = 0;
  for (int i = 0; i < count; ++i) {
    heights[i] = dot(enclosed<2>(curve.points[i]), d);
    size = std::max(size, std::abs(heights[i].middle.high));
    error = std::max(error, heights[i].error);
  }
  // The errors of the direction remain in the heights of every piece, however short.
  const double enough = 1e-16 * size + 4 * error + kVanished;
  Enclosure reached = heights[0];
  double above = 0;
  climb(heights, count, enough, 40, reached, above);
  return {reached.middle, (reached.error + above) * kUpwards};
}

/// The distance of a double from an interval.
Enclosure clamped(double x, double half) { return std::min(std::max(x, -half), half); }

/// v, shortened so that it is certainly no longer than `limit`.
template <std::size_t N>
std::array<Enclosure, N> shortened(const std::array<Enclosure, N>& v, double limit) {
  const double longest = highest(length(v));
  if (!(longest > limit)) return v;
  return Enclosure(limit / longest * (1 - 0x1p-50)) * v;
}

EnclosedVec<3> pointOfDisc(const Vec<3>& p, double y, double radius) {
  const std::array<Enclosure, 2> across = shortened<2>({Enclosure(p.x), Enclosure(p.z)}, radius);
  return {across[0], y, across[1]};
}

/// Finds a point of a curve near p: halves the curve as long as a piece, which is within the box of its control points,
/// may contain a point nearer by more than a hundredth. Any point would be valid, so this accuracy is enough.
class NearestPlace {
 public:
  NearestPlace(const Bezier& curve, const Vec<2>& p) : p_(p), count_(static_cast<int>(curve.points.size())) {
    Control whole{};
    for (int i = 0; i < count_; ++i) {
      whole[i] = curve.points[i];
      rounding_ = std::max(rounding_, 0x1p-50 * std::max(std::abs(whole[i].x), std::abs(whole[i].y)));
    }
    offer(0, whole[0]);
    offer(1, whole[count_ - 1]);
    search(whole, 0, 1, 52);
  }
  double parameter() const { return best_; }

 private:
  using Control = std::array<Vec<2>, 4>;

  void offer(double t, const Vec<2>& place) {
    const double distance = glm::distance(place, p_);
    if (!(distance < least_)) return;
    least_ = distance;
    best_ = t;
  }

  double distanceOfBox(const Control& piece) const {
    Vec<2> low = piece[0], high = piece[0];
    for (int i = 1; i < count_; ++i) {
      low = glm::min(low, piece[i]);
      high = glm::max(high, piece[i]);
    }
    return glm::distance(p_, glm::clamp(p_, low, high));
  }

  void search(const Control& piece, double from, double to, int depth) {
    Control left{}, right{}, work = piece;
    for (int level = 0; level < count_; ++level) {
      left[level] = work[0];
      right[count_ - 1 - level] = work[count_ - 1 - level];
      for (int i = 0; i + 1 < count_ - level; ++i) work[i] = 0.5 * work[i] + 0.5 * work[i + 1];
    }
    const double middle = from + (to - from) / 2;
    offer(middle, right[0]);
    if (depth == 0) return;
    const double of_left = distanceOfBox(left), of_right = distanceOfBox(right);
    const auto tryLeft = [&] {
      if (of_left < 0.99 * least_ - rounding_) search(left, from, middle, depth - 1);
    };
    const auto tryRight = [&] {
      if (of_right < 0.99 * least_ - rounding_) search(right, middle, to, depth - 1);
    };
    if (of_left < of_right) {
      tryLeft();
      tryRight();
    } else {
      tryRight();
      tryLeft();
    }
  }

  Vec<2> p_;
  int count_;
  double best_ = 0, least_ = kInfinity;
  double rounding_ = 0;  ///< of coordinates: smaller differences do not count
};

/// A point of the curve near p.
EnclosedVec<2> pointOfCurve(const Bezier& curve, const Vec<2>& p) {
  const int count = static_cast<int>(curve.points.size());
  const double t = NearestPlace(curve, p).parameter();
  std::array<EnclosedVec<2>, 4> work;
  for (int i = 0; i < count; ++i) work[i] = enclosed<2>(curve.points[i]);
  for (int level = count - 1; level > 0; --level)
    for (int i = 0; i < level; ++i) work[i] = work[i] + Enclosure(t) * (work[i + 1] - work[i]);
  return work[0];
}

template <int D>
Vec<D> capsuleEnd(const Capsule<D>& capsule) {
  Vec<D> end(0.0);
  end[1] = capsule.half_height;
  return end;
}

/// Prevents deduction of D from this argument.
template <int D>
using Along = std::type_identity_t<EnclosedVec<D>>;

// Heights of the cores.
template <int D>
Enclosure heightOf(const Point<D>&, const Along<D>&) {
  return 0.0;
}
template <int D>
Enclosure heightOf(const Segment<D>& s, const Along<D>& d) {
  return heightOfPoints<D>(s.points.data(), 2, d);
}
template <int D>
Enclosure heightOf(const Box<D>& s, const Along<D>& d) {
  Enclosure sum;
  for (int i = 0; i < D; ++i) sum = sum + Enclosure(s.half_extents[i]) * magnitude(d[i]);
  return sum;
}
template <int D>
Enclosure heightOf(const Sphere<D>&, const Along<D>&) {
  return 0.0;
}
template <int D>
Enclosure heightOf(const Ellipsoid<D>& s, Along<D> d) {
  for (int i = 0; i < D; ++i) d[i] = Enclosure(s.radii[i]) * d[i];
  return length(d);
}
template <int D>
Enclosure heightOf(const Capsule<D>& s, const Along<D>& d) {
  return Enclosure(s.half_height) * magnitude(d[1]);
}
Enclosure heightOf(const Cylinder& s, const EnclosedVec<3>& d) {
  return Enclosure(s.half_height) * magnitude(d[1]) + Enclosure(s.radius) * fromAxis(d);
}
Enclosure heightOf(const Cone& s, const EnclosedVec<3>& d) {
  const Enclosure tip = Enclosure(s.half_height) * d[1];
  return greater(tip, Enclosure(s.radius) * fromAxis(d) - tip);
}
template <int D>
Enclosure heightOf(const Hull<D>& s, const Along<D>& d) {
  return heightOfPoints<D>(s.points.data(), s.points.size(), d);
}
Enclosure heightOf(const Bezier& s, const EnclosedVec<2>& d) { return heightOfCurve(s, d); }

// Points of the cores.
template <int D>
EnclosedVec<D> pointOf(const Point<D>&, const Vec<D>&, int) {
  return {};
}
template <int D>
EnclosedVec<D> pointOf(const Segment<D>& s, const Vec<D>&, int index) {
  return enclosed<D>(s.points[index == 1 ? 1 : 0]);
}
template <int D>
EnclosedVec<D> pointOf(const Box<D>& s, const Vec<D>& p, int) {
  EnclosedVec<D> out;
  for (int i = 0; i < D; ++i) out[i] = clamped(p[i], s.half_extents[i]);
  return out;
}
template <int D>
EnclosedVec<D> pointOf(const Sphere<D>&, const Vec<D>&, int) {
  return {};
}
/// The image of a point of the unit ball, or of the point of its surface in the same direction.
template <int D>
EnclosedVec<D> fromBall(const Ellipsoid<D>& s, EnclosedVec<D> in_ball) {
  in_ball = shortened(in_ball, 1);
  for (int i = 0; i < D; ++i) in_ball[i] = Enclosure(s.radii[i]) * in_ball[i];
  return in_ball;
}

/// For a flat ellipsoid: if p / r leaves the ball by rounding, it does so along the short radii, where moving it
/// changes least. The long radii use as much of the ball as they need, and the short ones the rest.
template <int D>
EnclosedVec<D> longRadiiFirst(const Ellipsoid<D>& s, const Vec<D>& p) {
  EnclosedVec<D> in_ball{};
  std::array<bool, D> done{};
  double left = 1;
  for (int round = 0; round < D; ++round) {
    int longest = -1;
    for (int i = 0; i < D; ++i)
      if (!done[i] && (longest < 0 || s.radii[i] > s.radii[longest])) longest = i;
    done[longest] = true;
    if (!(s.radii[longest] > 0)) break;
    const double most = std::sqrt(left) * (1 - 0x1p-51);
    const double part = std::min(std::max(p[longest] / s.radii[longest], -most), most);
    in_ball[longest] = part;
    left = std::max(left - part * part, 0.0);
  }
  return fromBall<D>(s, in_ball);
}

template <int D>
double distanceTo(const Vec<D>& p, const EnclosedVec<D>& point) {
  Vec<D> v = p;
  for (int i = 0; i < D; ++i) v[i] -= point[i].middle.high;
  return glm::length(v);
}

template <int D>
const EnclosedVec<D>& nearer(const Vec<D>& p, const EnclosedVec<D>& one, const EnclosedVec<D>& other) {
  return distanceTo<D>(p, other) < distanceTo<D>(p, one) ? other : one;
}

template <int D>
EnclosedVec<D> pointOf(const Ellipsoid<D>& s, const Vec<D>& p, int) {
  EnclosedVec<D> in_ball;
  for (int i = 0; i < D; ++i) in_ball[i] = s.radii[i] > 0 ? p[i] / s.radii[i] : 0.0;
  return nearer<D>(p, fromBall<D>(s, in_ball), longRadiiFirst<D>(s, p));
}
template <int D>
EnclosedVec<D> pointOf(const Capsule<D>& s, const Vec<D>& p, int) {
  EnclosedVec<D> out{};
  out[1] = clamped(p[1], capsuleEnd<D>(s)[1]);
  return out;
}
EnclosedVec<3> pointOf(const Cylinder& s, const Vec<3>& p, int) {
  const double y = std::min(std::max(p.y, -s.half_height), s.half_height);
  return pointOfDisc(p, y, s.radius);
}
EnclosedVec<3> pointOf(const Cone& s, const Vec<3>& p, int) {
  if (!(s.half_height > 0)) return pointOfDisc(p, 0, s.radius);
  const auto atHeight = [&](double height) {
    const double y = std::min(std::max(height, -s.half_height), s.half_height);
    // The radius at that height, rounded down: the rounding of three operations.
    const double there = s.radius * ((s.half_height - y) / (2 * s.half_height)) * (1 - 0x1p-49);
    return pointOfDisc(p, y, there);
  };
  // For a flat cone, moving the point down to where the cone is wide enough changes less than moving it inwards.
  const double share = s.radius > 0 ? std::hypot(p.x, p.z) / s.radius : 0;
  return nearer<3>(p, atHeight(p.y),
                   atHeight(std::min(p.y, s.half_height - 2 * s.half_height * share * (1 + 0x1p-48))));
}
template <int D>
EnclosedVec<D> pointOf(const Hull<D>& s, const Vec<D>&, int index) {
  if (s.points.empty()) return {};
  const bool exists = index >= 0 && static_cast<std::size_t>(index) < s.points.size();
  return enclosed<D>(s.points[exists ? static_cast<std::size_t>(index) : 0]);
}
EnclosedVec<2> pointOf(const Bezier& s, const Vec<2>& p, int) {
  if (s.points.size() != 3 && s.points.size() != 4)
    return s.points.empty() ? EnclosedVec<2>{} : enclosed<2>(s.points[0]);
  return pointOfCurve(s, p);
}

}  // namespace

template <int D>
Enclosure coreHeight(const Shape<D>& shape, const EnclosedVec<D>& d) {
  return std::visit([&](const auto& kind) { return heightOf(kind, d); }, shape.kind);
}

template <int D>
EnclosedVec<D> pointOfCore(const Shape<D>& shape, const Vec<D>& claimed, int index) {
  return std::visit([&](const auto& kind) { return pointOf(kind, claimed, index); }, shape.kind);
}

template Enclosure coreHeight<1>(const Shape<1>&, const EnclosedVec<1>&);
template Enclosure coreHeight<2>(const Shape<2>&, const EnclosedVec<2>&);
template Enclosure coreHeight<3>(const Shape<3>&, const EnclosedVec<3>&);
template EnclosedVec<1> pointOfCore<1>(const Shape<1>&, const Vec<1>&, int);
template EnclosedVec<2> pointOfCore<2>(const Shape<2>&, const Vec<2>&, int);
template EnclosedVec<3> pointOfCore<3>(const Shape<3>&, const Vec<3>&, int);

}  // namespace gjk::detail
