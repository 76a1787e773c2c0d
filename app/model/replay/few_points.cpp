#include "model/replay/few_points.h"

#include "model/compare/least_norm.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {

namespace {

using Points = std::vector<Exact3>;

/// Nothing where the points are not affinely independent.
std::vector<Exact> affineWeightsOf(const Points& points) {
  std::vector<Exact> weights(points.size());
  return affineWeights(points, weights) ? weights : std::vector<Exact>();
}

/// Of up to four points: the nearest of all features whose own nearest point lies within them. Every candidate is a
/// point of the hull, and the true one is among them.
Exact3 nearestOfFew(const Points& points) {
  Exact3 best = points[0];
  for (unsigned feature = 1; feature < 1U << points.size(); ++feature) {
    Points corners;
    for (std::size_t i = 0; i < points.size(); ++i)
      if ((feature >> i & 1U) != 0) corners.push_back(points[i]);
    const std::vector<Exact> weights = affineWeightsOf(corners);
    Exact3 x(0);
    Exact sum = 0, least = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      least = std::min(least, weights[i]);
      const Exact weight = std::max(weights[i], Exact(0));
      x += weight * corners[i];
      sum += weight;
    }
    if (weights.empty() || least < -1e-12L) continue;
    x /= sum;
    if (glm::dot(x, x) < glm::dot(best, best)) best = x;
  }
  return best;
}

}  // namespace

dvec3 nearestOf(const std::vector<dvec3>& points, int dimension) {
  const Points exact(points.begin(), points.end());
  return dvec3(exact.size() <= 4 ? nearestOfFew(exact) : leastNorm(exact, dimension).point);
}

dvec3 projectionOn(const std::vector<dvec3>& points) {
  // Gram and Schmidt, the longest remaining edge first, so that a needle's short side keeps its digits.
  std::vector<Exact3> edges;
  for (std::size_t i = 1; i < points.size(); ++i) edges.push_back(Exact3(points[i]) - Exact3(points[0]));
  Exact3 x(points[0]);
  Exact longest = 0;
  while (!edges.empty()) {
    const auto edge = std::max_element(
        edges.begin(), edges.end(), [](const Exact3& p, const Exact3& q) { return glm::dot(p, p) < glm::dot(q, q); });
    const Exact length = std::sqrt(glm::dot(*edge, *edge));
    longest = std::max(longest, length);
    if (!(length > longest * std::numeric_limits<Exact>::epsilon() * 16)) break;
    const Exact3 along = *edge / length;
    edges.erase(edge);
    x -= glm::dot(x, along) * along;
    for (Exact3& other : edges) other -= glm::dot(other, along) * along;
  }
  return dvec3(x);
}

std::vector<double> weightsOfProjection(const std::vector<dvec3>& points) {
  const std::vector<Exact> weights = affineWeightsOf(Points(points.begin(), points.end()));
  return {weights.begin(), weights.end()};
}

double distanceTo(const std::vector<dvec3>& points, const dvec3& point, int dimension) {
  Points relative;
  for (const dvec3& each : points) relative.push_back(Exact3(each) - Exact3(point));
  if (relative.size() <= 4) return static_cast<double>(glm::length(nearestOfFew(relative)));
  const LeastNorm nearest = leastNorm(relative, dimension);
  return nearest.holds_origin ? 0 : static_cast<double>(nearest.lower);
}

std::vector<dvec3> lettered(const std::vector<dvec3>& points, const std::string& letters) {
  std::vector<dvec3> out;
  for (const char letter : letters)
    if (letter >= 'a' && static_cast<std::size_t>(letter - 'a') < points.size())
      out.push_back(points[static_cast<std::size_t>(letter - 'a')]);
  return out;
}

std::string nearestFeature(const std::vector<dvec3>& points, int dimension, double tolerance) {
  const double least = glm::length(nearestOf(points, dimension));
  const unsigned count = static_cast<unsigned>(std::min<std::size_t>(points.size(), 4));
  std::string best(count + 1, ' ');
  for (unsigned feature = 1; feature < 1U << count; ++feature) {
    std::string letters;
    for (unsigned i = 0; i < count; ++i)
      if ((feature >> i & 1U) != 0) letters += static_cast<char>('a' + i);
    if (letters.size() < best.size() &&
        glm::length(nearestOf(lettered(points, letters), dimension)) <= least + tolerance)
      best = letters;
  }
  return best;
}

double roundingOfNearest(const std::vector<dvec3>& points, double epsilon) {
  double size = 0, thickness = std::numeric_limits<double>::infinity();
  for (const dvec3& point : points) size = std::max(size, glm::length(point));
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (std::size_t k = 0; k < j; ++k) {
        const dvec3 e = points[j] - points[i], f = points[k] - points[i], g = points[k] - points[j];
        const double longest = std::max({glm::length(e), glm::length(f), glm::length(g)});
        if (longest > 0) thickness = std::min(thickness, glm::length(glm::cross(e, f)) / longest);
      }
  constexpr double kRoundings = 32, kMost = 1e-3;
  return std::min(kRoundings * epsilon * size / thickness, kMost) * size;
}

bool contains(const std::vector<dvec3>& points, const dvec3& point) {
  return std::find(points.begin(), points.end(), point) != points.end();
}

}  // namespace gjklab
