// Why a claim of one of GJK's records is false, where the pattern tells.

#include "model/replay/gjk_checks.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

std::string GjkChecks::causeOfDirection(const dvec3& d, const dvec3& x) const {
  const auto parallel = [](const dvec3& a, const dvec3& b) {
    return glm::length(a) > 0 && glm::length(b) > 0 && glm::length(glm::normalize(a) - glm::normalize(b)) <= 1e-5;
  };
  if (parallel(d, x)) return tr("the sign is wrong: d is x instead of −x");
  if (const auto& claimed = record(at_ - 1).closest; claimed && parallel(d, *claimed))
    return tr("the sign is wrong: d is x instead of −x");
  const std::vector<dvec3>& before = record(at_ - 1).simplex;
  for (std::size_t i = 0; i < before.size(); ++i)
    for (std::size_t j = 0; j < before.size(); ++j)
      if (i != j && parallel(d, before[j] - before[i]))
        return tr("d is parallel to an edge of the simplex instead of perpendicular to it");
  const dvec3 square = projectionOn(before);
  if (parallel(d, square)) return tr("the sign is wrong: d is a normal of the simplex but points away from O");
  return "";
}

std::string GjkChecks::causeOfRegion(const std::string& truth) const {
  const std::string& claimed = *step().region;
  const std::vector<dvec3>& simplex = step().simplex;
  // A run that has detected it does not go on searching.
  if (static_cast<int>(truth.size()) > c_.dimension() && !last())
    return tr("the run did not detect that the simplex contains O");
  const std::size_t count = simplex.size();
  std::string reversed;
  for (const char letter : claimed) reversed += static_cast<char>('a' + (static_cast<int>(count) - 1 - (letter - 'a')));
  std::sort(reversed.begin(), reversed.end());
  if (reversed == truth) return tr("the letters were counted from the oldest vertex, but a is the newest");
  if (at_ > 0) {
    std::string shifted;  // what the letters meant before the new vertex came
    for (const char letter : truth)
      if (letter > 'a') shifted += static_cast<char>(letter - 1);
    if (shifted == claimed) return tr("the letters were not updated: they are those from before the new vertex");
  }
  if (claimed.size() > truth.size() && claimed.find('a') != std::string::npos)
    return tr("a sign test is missing or has the wrong sign");
  if (count < 2 || claimed.find('a') != std::string::npos) return "";
  std::string before = nearestFeature(withoutNewest(simplex), c_.dimension(), c_.tolerance);
  for (char& letter : before) ++letter;
  if (claimed == before)
    return tr("the newest vertex is missing: the region was computed before the new vertex was added");
  return "";
}

std::string GjkChecks::causeOfClosest() const {
  const dvec3 claimed = *step().closest;
  const auto is = [&](const dvec3& p) { return glm::length(claimed - p) <= 4 * c_.tolerance + 1e-6 * glm::length(p); };
  if (at_ > 0 && is(nearest(working(at_ - 1))))
    return tr("the nearest point was not updated: it is that of the simplex before the new vertex");
  if (contains(step().simplex, claimed)) return tr("this is a vertex: the edges that meet there were not tested");
  const std::vector<dvec3>& simplex = step().simplex;
  const unsigned count = static_cast<unsigned>(std::min<std::size_t>(simplex.size(), 4));
  if (const dvec3 x = nearest(working(at_)); glm::length(x) > 4 * c_.tolerance) {
    const double sum = glm::dot(claimed, x) / glm::dot(x, x);
    if (is(-x)) return tr("the sign is wrong: this is −x");
    if (is(sum * x) && sum > 0 && !is(dvec3(0.0)))
      return tr("the weights sum to {sum} instead of 1", arg("sum", number(sum)));
  }
  for (unsigned feature = 1; feature < 1U << count; ++feature) {
    std::string letters;
    for (unsigned i = 0; i < count; ++i)
      if ((feature >> i & 1U) != 0) letters += static_cast<char>('a' + i);
    const std::vector<dvec3> points = lettered(simplex, letters);
    // All of space has no nearest point but O, which whoever knows nothing claims as well.
    const bool whole_space = static_cast<int>(points.size()) > c_.dimension();
    if (!whole_space && is(projectionOn(points)) && distanceTo(points, claimed, c_.dimension()) > c_.tolerance)
      return points.size() == 2 ? tr("this is the nearest point on the infinite line {vertices}; it was not clamped "
                                     "to the segment",
                                     arg("vertices", letters))
                                : tr("this is the nearest point on the infinite plane {vertices}; it was not "
                                     "clamped to the triangle",
                                     arg("vertices", letters));
    if (is(nearest(points)))
      return tr("this is the nearest point of {feature}, which is not the nearest feature", arg("feature", letters));
  }
  return "";
}

}  // namespace gjklab
