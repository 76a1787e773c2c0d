#include "model/compare/least_height.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gjklab {
namespace {

constexpr int kSamples2D = 720, kSamples3D = 1500;
constexpr std::size_t kStarts = 8, kPolished = 2;  // samples that are lowered, and those of them to the last digit
constexpr int kMostRounds = 6;
constexpr std::size_t kMostPoints = 24;
constexpr Exact kPi = std::numbers::pi_v<Exact>;

Exact3 unitOf(Exact3 v) { return v / std::sqrt(glm::dot(v, v)); }

/// Minimum of a function with one valley in [low, high], to within `width`, by the golden section.
template <class Function>
Exact goldenSection(Function f, Exact low, Exact high, Exact width, Exact& at) {
  const Exact ratio = (std::sqrt(Exact(5)) - 1) / 2;
  Exact left = high - ratio * (high - low), right = low + ratio * (high - low);
  Exact at_left = f(left), at_right = f(right);
  while (high - low > width) {
    if (at_left <= at_right) {
      high = right;
      right = left;
      at_right = at_left;
      at_left = f(left = high - ratio * (high - low));
    } else {
      low = left;
      left = right;
      at_left = at_right;
      at_right = f(right = low + ratio * (high - low));
    }
  }
  at = at_left <= at_right ? left : right;
  return std::min(at_left, at_right);
}

class Descent {
 public:
  Descent(const ExactBody& a, const ExactBody& b, int dimension) : a_(a), b_(b), dimension_(dimension) {}

  /// Lowers the height from a direction within `reach` of it (a tangent), to within `width`; again while that ends at
  /// the border.
  LeastHeight lowered(LeastHeight best, Exact reach, Exact width) const {
    for (int i = 0; i < kMostRounds; ++i) {
      const LeastHeight next = around(best.direction, reach, width);
      const Exact across = 1 - glm::dot(next.direction, best.direction);
      if (next.height < best.height) best = next;
      if (across < reach * reach / 8) break;  // well inside
    }
    return best;
  }

 private:
  LeastHeight around(Exact3 centre, Exact reach, Exact width) const {
    const Exact3 other = std::abs(centre.x) < 0.7L ? Exact3(1, 0, 0) : Exact3(0, 1, 0);
    const Exact3 u = dimension_ == 2 ? Exact3(-centre.y, centre.x, 0) : unitOf(glm::cross(centre, other));
    const Exact3 v = glm::cross(centre, u);
    LeastHeight found;
    Exact at_u = 0, at_v = 0;
    const auto lowestAlongV = [&](Exact s) {
      if (dimension_ == 2) return heightAlong(a_, b_, centre + s * u);
      return goldenSection([&](Exact t) { return heightAlong(a_, b_, centre + s * u + t * v); }, -reach, reach, width,
                           at_v);
    };
    goldenSection(lowestAlongV, -reach, reach, width, at_u);
    found.height = lowestAlongV(at_u);
    found.direction = unitOf(centre + at_u * u + (dimension_ == 2 ? 0 : at_v) * v);
    return found;
  }

  const ExactBody &a_, &b_;
  int dimension_;
};

/// Evenly over the circle, or over the sphere along a spiral.
Exact3 sampleDirection(int i, int count, int dimension) {
  if (dimension == 2) {
    const Exact angle = 2 * kPi * i / count;
    return {std::cos(angle), std::sin(angle), 0};
  }
  const Exact y = 1 - (2 * i + 1) / static_cast<Exact>(count), r = std::sqrt(1 - y * y);
  const Exact angle = i * kPi * (3 - std::sqrt(Exact(5)));
  return {r * std::cos(angle), y, r * std::sin(angle)};
}

/// The points of a body within `slack` of the highest along d.
std::vector<Exact3> nearlyHighest(const ExactBody& body, Exact3 d, Exact slack) {
  const Exact highest = glm::dot(body.support(d), d);
  std::vector<Exact3> points;
  for (const Exact3& p : body.points())
    if (glm::dot(p, d) >= highest - slack) points.push_back(p);
  return points;
}

}  // namespace

Exact heightAlong(const ExactBody& a, const ExactBody& b, Exact3 direction) {
  return glm::dot(support(a, b, direction), direction) / std::sqrt(glm::dot(direction, direction));
}

LeastHeight sampledLeastHeight(const ExactBody& a, const ExactBody& b, int dimension) {
  const int count = dimension == 2 ? kSamples2D : kSamples3D;
  const Exact reach = dimension == 2 ? 4 * kPi / count : 3 * std::sqrt(4 * kPi / count);
  std::vector<LeastHeight> samples;
  for (int i = 0; i < count; ++i) {
    const Exact3 d = sampleDirection(i, count, dimension);
    samples.push_back({heightAlong(a, b, d), d});
  }
  const auto lower = [](const LeastHeight& p, const LeastHeight& q) { return p.height < q.height; };
  std::sort(samples.begin(), samples.end(), lower);
  const Descent descent(a, b, dimension);
  std::vector<Exact3> started;
  std::vector<LeastHeight> valleys;
  for (const LeastHeight& sample : samples) {
    const auto near = [&](const Exact3& d) { return glm::dot(d, sample.direction) > 1 - reach * reach / 2; };
    if (std::any_of(started.begin(), started.end(), near)) continue;
    started.push_back(sample.direction);
    valleys.push_back(descent.lowered(sample, reach, 1e-7L));
    if (started.size() == kStarts) break;
  }
  std::sort(valleys.begin(), valleys.end(), lower);
  LeastHeight best = valleys.front();
  for (std::size_t i = 0; i < valleys.size() && i < kPolished; ++i) {
    const LeastHeight polished = descent.lowered(valleys[i], 1e-5L, std::numeric_limits<Exact>::epsilon());
    if (polished.height < best.height) best = polished;
  }
  return best;
}

LeastHeight loweredHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near) {
  LeastHeight best{heightAlong(a, b, near), unitOf(near)};
  if (dimension == 1) return best;
  const Descent descent(a, b, dimension);
  for (const Exact reach : {1e-3L, 1e-6L}) {
    const LeastHeight lowered = descent.lowered(best, reach, std::numeric_limits<Exact>::epsilon());
    if (lowered.height < best.height) best = lowered;
  }
  return best;
}

long long exhaustiveDirections(const ExactBody& a, const ExactBody& b, int dimension) {
  const auto pairs = [](const ExactBody& body) {
    const auto n = static_cast<long long>(body.points().size());
    return n * (n - 1) / 2;
  };
  const long long of_a = pairs(a), of_b = pairs(b);
  if (dimension == 1) return 1;
  return dimension == 2 ? of_a + of_b : (of_a + of_b) * (of_a + of_b) / 2;
}

LeastHeight exhaustiveLeastHeight(const ExactBody& a, const ExactBody& b, int dimension) {
  std::vector<Exact3> edges;
  for (const ExactBody* body : {&a, &b})
    for (std::size_t i = 0; i < body->points().size(); ++i)
      for (std::size_t j = 0; j < i; ++j) edges.push_back(body->points()[i] - body->points()[j]);
  LeastHeight best{std::numeric_limits<Exact>::infinity(), Exact3(0)};
  const auto consider = [&](Exact3 normal) {
    if (!(glm::dot(normal, normal) > 0)) return;
    for (const Exact3& d : {normal, -normal})
      if (const Exact h = heightAlong(a, b, d); h < best.height) best = {h, unitOf(d)};
  };
  if (dimension == 1) consider(Exact3(1, 0, 0));
  for (std::size_t i = 0; i < edges.size() && dimension > 1; ++i) {
    if (dimension == 2) consider({edges[i].y, -edges[i].x, 0});
    for (std::size_t j = 0; dimension == 3 && j < i; ++j) consider(glm::cross(edges[i], edges[j]));
  }
  return best;
}

LeastHeight polishedLeastHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near) {
  near = unitOf(near);
  LeastHeight best{heightAlong(a, b, near), near};
  const Exact3 w = support(a, b, near);
  const Exact slack = 1e-8L * std::sqrt(glm::dot(w, w));
  const std::vector<Exact3> of_a = nearlyHighest(a, near, slack), of_b = nearlyHighest(b, -near, slack);
  if (dimension == 1 || of_a.size() * of_b.size() > kMostPoints) return best;
  std::vector<Exact3> points;
  for (const Exact3& p : of_a)
    for (const Exact3& q : of_b) points.push_back(p - q);
  const auto consider = [&](Exact3 normal) {
    const Exact length = std::sqrt(glm::dot(normal, normal));
    if (!(length > 0)) return;
    normal *= (glm::dot(normal, near) < 0 ? -1 : 1) / length;
    // A sliver's normal points anywhere: only those are meant that are nearly the direction given.
    if (const Exact h = heightAlong(a, b, normal); h < best.height && glm::dot(normal, near) > 1 - 1e-12L)
      best = {h, normal};
  };
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Exact3 edge = points[i] - points[j];
      if (dimension == 2) consider({edge.y, -edge.x, 0});
      for (std::size_t k = 0; dimension == 3 && k < j; ++k) consider(glm::cross(edge, points[k] - points[j]));
    }
  return best;
}

}  // namespace gjklab
