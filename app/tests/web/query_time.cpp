// What a query of two hulls of 60 points takes, in nanoseconds: over random pairs, apart and overlapping; and a
// checksum of the answers' bits. Built for node and for this machine (measure.py).

#include "gjk/query.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

namespace {

struct Pair {
  gjk::Shape<3> a, b;
  gjk::Pose<3> at_a, at_b;
};

/// The engine alone: the standard's distributions differ between libraries.
class Numbers {
 public:
  double next(double low, double high) {
    return low + (high - low) * (static_cast<double>(engine_() >> 11) * 0x1.0p-53);
  }
  gjk::Vec<3> onBall() {
    while (true) {
      const double x = next(-1, 1), y = next(-1, 1), z = next(-1, 1);  // one after the other, whatever the compiler
      const gjk::Vec<3> v(x, y, z);
      const double length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
      if (length > 0.1 && length < 1) return v * (1 / length);
    }
  }
  gjk::Shape<3> hull() {
    gjk::Hull<3> hull{{}};
    for (int i = 0; i < 60; ++i) hull.points.push_back(onBall());
    gjk::Shape<3> shape{hull};
    shape.prepare();
    return shape;
  }

 private:
  std::mt19937_64 engine_{60};
};

std::uint64_t mixed(std::uint64_t sum, double value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return (sum ^ bits) * 1099511628211u;
}

void measure(const char* name, double low, double high) {
  constexpr int kPairs = 400, kRounds = 300;
  constexpr std::size_t kBatch = 10;
  Numbers numbers;
  std::vector<Pair> pairs;
  for (int i = 0; i < kPairs; ++i) {
    Pair pair;
    pair.a = numbers.hull();
    pair.b = numbers.hull();
    const gjk::Vec<3> towards = numbers.onBall();
    pair.at_b.position = towards * numbers.next(low, high);
    pairs.push_back(pair);
  }
  // A batch is short enough for other programs to leave one of its rounds in peace.
  double total = 0;
  std::uint64_t sum = 14695981039346656037u;
  for (std::size_t first = 0; first < pairs.size(); first += kBatch) {
    double best = 1e300;
    for (int round = 0; round < kRounds; ++round) {
      const auto began = std::chrono::steady_clock::now();
      for (std::size_t i = first; i < first + kBatch; ++i) {
        const Pair& pair = pairs[i];
        const gjk::Result<3> result = gjk::query(pair.a, pair.at_a, pair.b, pair.at_b);
        if (round == 0) sum = mixed(mixed(sum, result.distance), result.depth);
      }
      const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - began;
      best = std::min(best, took.count());
    }
    total += best;
  }
  std::printf("%s %.0f %016llx\n", name, total / kPairs, static_cast<unsigned long long>(sum));
}

}  // namespace

int main() {
  measure("apart", 2.1, 3);
  measure("overlapping", 0.2, 1.2);
}
