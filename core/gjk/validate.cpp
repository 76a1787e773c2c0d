#include "gjk/validate.h"

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"
#include "gjk/shape_fields.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <type_traits>

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

/// The first fault found, as a sentence.
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
    if (!withinRange<D>(value))
      say(what + " is " + text<D>(value) + "; its coordinates must be finite and at most 2^300 in magnitude");
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

/// The name of one of a field's numbers: "half extent" for "half_extents".
std::string oneOf(std::string_view field) {
  if (field == "radii") return "radius";
  std::string words(field.substr(0, field.ends_with("extents") ? field.size() - 1 : field.size()));
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

template <int D>
void findCount(const Hull<D>& hull, Faults& faults) {
  if (hull.points.empty()) faults.say("the hull has no points; it needs one or more");
}
void findCount(const Bezier& curve, Faults& faults) {
  if (curve.points.size() != 3 && curve.points.size() != 4)
    faults.say("the curve has " + std::to_string(curve.points.size()) + " control points; it must have 3 or 4");
}

template <int D, class Kind>
void find(const Kind& shape, Faults& faults) {
  if constexpr (requires { findCount(shape, faults); }) findCount(shape, faults);
  eachField(shape, [&]<class Field>(const char* name, const Field& field) {
    if constexpr (std::is_same_v<Field, double>)
      faults.size(oneOf(name), field);
    else if constexpr (std::is_same_v<Field, Vec<D>>)
      faults.sizes<D>(oneOf(name), field);
    else
      faults.points(field);
  });
}

/// The same check without a sentence. The bounds of a query detect numbers that are too large or not finite.
bool isSize(double value) { return !(value < kLeastSize) || value == 0; }
template <int D>
bool wellCounted(const Hull<D>& hull) {
  return !hull.points.empty();
}
bool wellCounted(const Bezier& curve) { return curve.points.size() == 3 || curve.points.size() == 4; }

template <int D, class Kind>
bool wellFormed(const Kind& shape) {
  bool all = true;
  if constexpr (requires { wellCounted(shape); }) all = wellCounted(shape);
  eachField(shape, [&]<class Field>(const char*, const Field& field) {
    if constexpr (std::is_same_v<Field, double>) all = all && isSize(field);
    if constexpr (std::is_same_v<Field, Vec<D>>)
      for (int i = 0; i < D; ++i) all = all && isSize(field[i]);
  });
  return all;
}

}  // namespace

template <int D>
std::string validate(const Shape<D>& shape) {
  Faults faults;
  std::visit([&](const auto& kind) { find<D>(kind, faults); }, shape.kind);
  faults.size("margin", shape.margin);
  return faults.first();
}

template <int D>
std::string validate(const Pose<D>& pose) {
  Faults faults;
  faults.point<D>("the position", pose.position);
  if (!isRigid(pose.rotation)) faults.say("the rotation does not preserve lengths and angles: it is scaled or sheared");
  return faults.first();
}

}  // namespace gjk

namespace gjk::detail {

template <int D>
bool isWellFormed(const Shape<D>& shape) {
  return isSize(shape.margin) && std::visit([](const auto& kind) { return wellFormed<D>(kind); }, shape.kind);
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
