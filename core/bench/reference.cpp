#include "reference.h"

#include "library.h"

#include <algorithm>
#include <cmath>

namespace bench {
namespace {

using Wide = glm::vec<3, long double, glm::defaultp>;

/// Greatest extent of a placed body along a direction, in long double.
long double reach(const Body3& body, const Wide& direction) {
  const auto rotation = glm::mat<3, 3, long double>(glm::mat3_cast(body.orientation));
  const Wide d = direction * rotation;
  long double best = 0;
  switch (body.kind) {
    case Kind::hull:
      best = glm::dot(Wide(body.points.front()), d);
      for (const Vec3& p : body.points) best = std::max(best, glm::dot(Wide(p), d));
      break;
    case Kind::box:
      best = glm::dot(Wide(body.size), glm::abs(d));
      break;
    case Kind::capsule:
      best = body.size.y * std::abs(d.y) + body.size.x * glm::length(d);
      break;
    case Kind::sphere:
      best = body.size.x * glm::length(d);
      break;
  }
  return best + glm::dot(Wide(body.position), direction);
}

std::vector<double> gaps(const std::vector<Pair3>& pairs) {
  std::vector<double> out;
  for (const Pair3& pair : pairs) {
    const Wide n = glm::normalize(Wide(normalOf(pair)));
    out.push_back(static_cast<double>(-(reach(pair.a, n) + reach(pair.b, -n))));
  }
  return out;
}

}  // namespace

std::vector<double> referenceDistances(const std::vector<Pair3>& pairs) { return gaps(pairs); }

std::vector<double> referenceDepths(const std::vector<Pair3>& pairs) {
  std::vector<double> out = gaps(pairs);
  for (double& gap : out) gap = -gap;
  return out;
}

}  // namespace bench
