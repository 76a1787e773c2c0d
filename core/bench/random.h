#pragma once
// The random numbers of the workload.

#include "workload.h"

#include <cmath>
#include <numbers>
#include <random>

namespace bench {

/// mt19937_64 with our own mappings: the standard's distributions differ between libraries, these numbers may not.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  double uniform(double low, double high) {
    return low + (high - low) * (static_cast<double>(engine_() >> 11) * 0x1.0p-53);
  }
  double normal() {
    const double u = 1 - uniform(0, 1), v = uniform(0, 1);
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
  }
  Vec3 direction() {
    while (true) {
      const Vec3 v(normal(), normal(), normal());
      if (glm::length(v) > 1e-6) return glm::normalize(v);
    }
  }
  glm::dquat rotation() { return glm::normalize(glm::dquat(normal(), normal(), normal(), normal())); }

 private:
  std::mt19937_64 engine_;
};

/// How far the centres of two bodies are to be from each other along a direction in which they reach `summed` in all.
inline double spacing(Question question, double summed, Random& random) {
  if (question == Question::distance) return summed + std::pow(10.0, random.uniform(-2, 0.3));
  return summed * random.uniform(0.02, 0.5);
}

}  // namespace bench
