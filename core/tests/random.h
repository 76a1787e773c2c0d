#pragma once
// Random input that is the same on every machine: the standard distributions are not.

#include "gjk/pose.h"

#include <cstdint>
#include <random>
#include <vector>

namespace gjk::test {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// In [low, high).
  double uniform(double low, double high) {
    return low + (high - low) * (static_cast<double>(engine_() >> 11) * 0x1p-53);
  }
  int integer(int low, int high) { return low + static_cast<int>(engine_() % static_cast<unsigned>(high - low + 1)); }
  /// 10^U(low, high)
  double magnitude(double low, double high) { return std::pow(10.0, uniform(low, high)); }

  template <int D>
  Vec<D> inBox(double half) {
    Vec<D> v(0.0);
    for (int i = 0; i < D; ++i) v[i] = uniform(-half, half);
    return v;
  }
  /// Unit, evenly over the sphere.
  template <int D>
  Vec<D> direction() {
    for (;;) {
      const Vec<D> v = inBox<D>(1);
      const double length = glm::length(v);
      if (length > 0.01 && length <= 1) return v / length;
    }
  }
  template <int D>
  Rotation<D> rotation() {
    if constexpr (D == 2) return Rotation<2>::fromAngle(uniform(-3.15, 3.15));
    if constexpr (D == 3) {
      const Vec<3> axis = direction<3>();
      const double half = uniform(0, 3.15);
      return Rotation<3>::fromQuaternion({std::cos(half), axis * std::sin(half)});
    }
    return {};
  }
  template <int D>
  std::vector<Vec<D>> points(int count, double half) {
    std::vector<Vec<D>> all;
    for (int i = 0; i < count; ++i) all.push_back(inBox<D>(half));
    return all;
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace gjk::test
