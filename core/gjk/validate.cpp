#include "gjk/validate.h"

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"

#include <algorithm>
#include <cstdio>

namespace GJK_API gjk {

using namespace detail;

namespace {

std::string text(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.9g", value);
  return digits;
}

template <int D>
std::string text(const Vec<D>& v) {
  std::string out = "(";
  for (int i = 0; i < D; ++i) out += (i > 0 ? ", " : "") + text(v[i]);
  return out + ")";
}

/// The first fault found, in words.
class Faults {
 public:
  void size(const std::string& what, double value) {
    if (value == 0 || (value >= kLeastSize && value <= kGreatestCoordinate)) return;
    say("the " + what + " is " + text(value) + "; it must be 0, or a number from 2^-250 to 2^300");
  }
  template <int D>
  void sizes(const std::string& what, const Vec<D>& values) {
    for (int i = 0; i < D; ++i) size(what + " along " + "xyz"[i], values[i]);
  }
  template <int D>
  void point(const std::string& what, const Vec<D>& value) {
    if (!withinRange<D>(value)) say(what + " is " + text<D>(value) + "; its coordinates must be finite, 2^300 at most");
  }
  template <class Points>
  void points(const Points& list) {
    for (std::size_t i = 0; i < list.size(); ++i) point("point " + std::to_string(i), list[i]);
  }
  void say(const std::string& sentence) {
    if (first_.empty()) first_ = sentence;
  }
  const std::string& first() const { return first_; }

 private:
  std::string first_;
};

template <int D>
void find(const Point<D>&, Faults&) {}
template <int D>
void find(const Segment<D>& segment, Faults& faults) {
  faults.points(segment.points);
}
template <int D>
void find(const Box<D>& box, Faults& faults) {
  faults.sizes<D>("half extent", box.half_extents);
}
template <int D>
void find(const Sphere<D>& sphere, Faults& faults) {
  faults.size("radius", sphere.radius);
}
template <int D>
void find(const Ellipsoid<D>& ellipsoid, Faults& faults) {
  faults.sizes<D>("radius", ellipsoid.radii);
}
/// Capsules, cylinders and cones.
template <class Round>
requires requires(const Round& round) { round.half_height, round.radius; }
void find(const Round& round, Faults& faults) {
  faults.size("half height", round.half_height);
  faults.size("radius", round.radius);
}
template <int D>
void find(const Hull<D>& hull, Faults& faults) {
  if (hull.points.empty()) faults.say("the hull has no points; it needs one or more");
  faults.points(hull.points);
}
void find(const Bezier& curve, Faults& faults) {
  if (curve.points.size() != 3 && curve.points.size() != 4)
    faults.say("the curve has " + std::to_string(curve.points.size()) + " control points; it must have 3 or 4");
  faults.points(curve.points);
}

/// As above, without words. What is too large or no number is found by a query's bounds.
bool isSize(double value) { return !(value < kLeastSize) || value == 0; }
template <int D>
bool areSizes(const Vec<D>& values) {
  bool all = true;
  for (int i = 0; i < D; ++i) all = all && isSize(values[i]);
  return all;
}

template <int D>
bool wellFormed(const Point<D>&) {
  return true;
}
template <int D>
bool wellFormed(const Segment<D>&) {
  return true;
}
template <int D>
bool wellFormed(const Box<D>& box) {
  return areSizes<D>(box.half_extents);
}
template <int D>
bool wellFormed(const Sphere<D>& sphere) {
  return isSize(sphere.radius);
}
template <int D>
bool wellFormed(const Ellipsoid<D>& ellipsoid) {
  return areSizes<D>(ellipsoid.radii);
}
template <class Round>
requires requires(const Round& round) { round.half_height, round.radius; }
bool wellFormed(const Round& round) { return isSize(round.half_height) && isSize(round.radius); }
template <int D>
bool wellFormed(const Hull<D>& hull) {
  return !hull.points.empty();
}
bool wellFormed(const Bezier& curve) { return curve.points.size() == 3 || curve.points.size() == 4; }

}  // namespace

template <int D>
std::string validate(const Shape<D>& shape) {
  Faults faults;
  std::visit([&](const auto& kind) { find(kind, faults); }, shape.kind);
  faults.size("margin", shape.margin);
  return faults.first();
}

template <int D>
std::string validate(const Pose<D>& pose) {
  Faults faults;
  faults.point<D>("the position", pose.position);
  if (!isRigid(pose.rotation)) faults.say("the rotation does not keep lengths and angles: it is scaled or sheared");
  return faults.first();
}

}  // namespace gjk

namespace gjk::detail {

template <int D>
bool isWellFormed(const Shape<D>& shape) {
  return isSize(shape.margin) && std::visit([](const auto& kind) { return wellFormed(kind); }, shape.kind);
}

template bool isWellFormed(const Shape<1>&);
template bool isWellFormed(const Shape<2>&);
template bool isWellFormed(const Shape<3>&);

}  // namespace gjk::detail

namespace GJK_API gjk {

template std::string validate(const Shape<1>&);
template std::string validate(const Shape<2>&);
template std::string validate(const Shape<3>&);
template std::string validate(const Pose<1>&);
template std::string validate(const Pose<2>&);
template std::string validate(const Pose<3>&);

}  // namespace gjk
