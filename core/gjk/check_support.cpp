#include "gjk/check_support.h"

#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <cstdio>
#include <numbers>
#include <vector>

namespace GJK_API gjk {

using namespace detail;

namespace {

/// About `count` directions, each followed by its opposite: axes, diagonals, and others spread evenly.
template <int D>
std::vector<Vec<D>> directionsOf(int count) {
  std::vector<Vec<D>> out;
  const auto add = [&](const Vec<D>& d) {
    out.push_back(unit<D>(d));
    out.push_back(-unit<D>(d));
  };
  for (int code = 1; code < (D == 1 ? 3 : D == 2 ? 9 : 27); ++code) {  // coordinates −1, 0, 1
    Vec<D> d(0.0);
    for (int i = 0, rest = code; i < D; ++i, rest /= 3) d[i] = rest % 3 - 1;
    if (d != Vec<D>(0.0)) add(d);
  }
  for (int i = 0; D > 1 && static_cast<int>(out.size()) < count; ++i) {
    if constexpr (D == 2) {
      const double angle = std::numbers::pi * (i + 0.5) / count;
      add({std::cos(angle), std::sin(angle)});
    }
    if constexpr (D == 3) {  // a spiral from pole to equator, by the golden angle
      const double y = 1 - (i + 0.5) * 2 / count, turn = i * std::numbers::pi * (3 - std::sqrt(5.0));
      const double ring = std::sqrt(std::max(1 - y * y, 0.0));
      add({ring * std::cos(turn), y, ring * std::sin(turn)});
    }
  }
  return out;
}

template <int D>
class SupportChecker {
 public:
  SupportChecker(const CustomShape<D>& shape, int count) : shape_(shape), directions_(directionsOf<D>(count)) {}

  SupportCheck<D> run() {
    if (askAll() && askAgain()) compare();
    return found_;
  }

 private:
  bool askAll() {
    for (const Vec<D>& d : directions_) {
      points_.push_back(shape_.support(d));
      if (!withinRange<D>(points_.back().point)) {
        found_ = {SupportFault::not_finite, d, points_.back(), d, points_.back(), 0};
        return false;
      }
      size_ = std::max(size_, largestCoordinate<D>(points_.back().point));
    }
    return true;
  }

  /// Along the same directions, and along multiples of them.
  bool askAgain() {
    for (std::size_t i = 0; i < directions_.size(); ++i)
      for (const double factor : {1.0, 3e6, 7e-6}) {
        const Vec<D> d = factor * directions_[i];
        const SupportPoint<D> again = shape_.support(d);
        const bool same = factor == 1.0 && again.point == points_[i].point;
        // Whether it is less far along d than before or further, one of the two is not the furthest point.
        const double gap = std::abs(glm::dot(directions_[i], again.point - points_[i].point));
        if (same || (factor != 1.0 && gap <= slack())) continue;
        const SupportFault fault = !withinRange<D>(again.point) ? SupportFault::not_finite
                                   : factor == 1.0              ? SupportFault::not_repeatable
                                                                : SupportFault::not_homogeneous;
        found_ = {fault, directions_[i], points_[i], d, again, gap};
        return false;
      }
    return true;
  }

  /// Compares every point with every direction.
  void compare() {
    std::size_t reversed = 0;
    for (std::size_t i = 0; i < directions_.size(); ++i) {
      if (shortfall(i, opposite(i)) > slack()) ++reversed;
      for (std::size_t j = 0; j < directions_.size(); ++j) {
        const double gap = shortfall(i, j);
        if (gap > slack() && gap > found_.shortfall)
          found_ = {SupportFault::not_furthest, directions_[i], points_[i], directions_[j], points_[j], gap};
      }
    }
    if (reversed == directions_.size())
      found_ = {SupportFault::wrong_sign, directions_[0], points_[0], directions_[1], points_[1], shortfall(0, 1)};
  }

  static std::size_t opposite(std::size_t i) { return i ^ 1u; }
  double shortfall(std::size_t i, std::size_t j) const {
    return glm::dot(directions_[i], points_[j].point - points_[i].point);
  }
  double slack() const { return kSupportError * size_; }

  const CustomShape<D>& shape_;
  std::vector<Vec<D>> directions_;
  std::vector<SupportPoint<D>> points_;
  double size_ = 0;
  SupportCheck<D> found_;
};

template <int D>
std::string text(const Vec<D>& v) {
  std::string out = "(";
  for (int i = 0; i < D; ++i) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.6g", v[i]);
    out += (i > 0 ? ", " : "") + std::string(digits);
  }
  return out + ")";
}

}  // namespace

template <int D>
SupportCheck<D> checkSupport(const CustomShape<D>& shape, int directions) {
  return SupportChecker<D>(shape, directions).run();
}

template <int D>
std::string describe(const SupportCheck<D>& check) {
  const std::string along = "along " + text<D>(check.direction) + " it answers " + text<D>(check.point.point);
  const std::string other = text<D>(check.further.point), there = "along " + text<D>(check.other_direction);
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.3g", check.shortfall);
  switch (check.fault) {
    case SupportFault::none:
      return "it is a support function, as far as tested";
    case SupportFault::not_finite:
      return there + " it answers " + other + ", which has a coordinate that is not finite or exceeds 2^300";
    case SupportFault::not_repeatable:
      return along + ", and on a second call " + other;
    case SupportFault::not_homogeneous:
      return along + ", and " + there + " " + other + ": the length of the direction must not matter";
    case SupportFault::wrong_sign:
      return along + ", the point furthest the other way: " + other + " lies " + digits + " further along it";
    case SupportFault::not_furthest:
      return along + ", but " + other + ", which it answers " + there + ", lies " + digits + " further along it";
  }
  return "";
}

const char* name(SupportFault fault) {
  switch (fault) {
    case SupportFault::none:
      return "none";
    case SupportFault::not_finite:
      return "not-finite";
    case SupportFault::not_repeatable:
      return "not-repeatable";
    case SupportFault::not_homogeneous:
      return "not-homogeneous";
    case SupportFault::wrong_sign:
      return "wrong-sign";
    case SupportFault::not_furthest:
      return "not-furthest";
  }
  return "";
}

template SupportCheck<1> checkSupport(const CustomShape<1>&, int);
template SupportCheck<2> checkSupport(const CustomShape<2>&, int);
template SupportCheck<3> checkSupport(const CustomShape<3>&, int);
template std::string describe(const SupportCheck<1>&);
template std::string describe(const SupportCheck<2>&);
template std::string describe(const SupportCheck<3>&);

}  // namespace gjk
