// Questions about EPA's polytope.
//
// The core decides exactly, on the coordinates that it was given, which facets w sees. Those coordinates are rounded:
// a facet in whose plane w lies within rounding may be called seen or not, each way, and either horizon is right.

#include "gjk/tolerances.h"
#include "model/quiz/answers.h"
#include "model/scene/exact_real.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>

namespace gjklab {
namespace {

using Real = Exact;
using Vector = glm::vec<3, Real>;

/// More facets than this in w's plane, and the answer is not asked for: too many would be right.
constexpr int kMostInPlane = 4;

/// A facet's plane from its corners: unit normal outwards, distance from O, least height of a corner over its side.
struct FacetPlane {
  Vector normal{0};
  Real distance = 0, width = INFINITY;
};

Corners cornersOf(const gjk::FacetRecord<3>& facet) {
  Corners corners;
  for (const int vertex : facet.vertices)
    if (vertex >= 0) corners.push_back(vertex);
  std::sort(corners.begin(), corners.end());
  return corners;
}

class Facets {
 public:
  explicit Facets(const AskedRun& asked)
      : polytope_(asked.run.trace.polytope),
        record_(asked.epa()),
        dimension_(asked.run.dimension),
        error_(32 * gjk::kEpsilon * static_cast<Real>(asked.run.trace.scale)) {
    for (int i = 0; i < static_cast<int>(polytope_.facets.size()); ++i)
      if (facet(i).aliveAt(record_.iteration)) alive_.push_back(i);
  }

  const gjk::FacetRecord<3>& facet(int i) const { return polytope_.facets[static_cast<std::size_t>(i)]; }
  const std::vector<int>& alive() const { return alive_; }

  FacetPlane planeOf(int i) const {
    const auto& f = facet(i);
    const Vector p = vertex(f.vertices[0]);
    FacetPlane plane;
    if (dimension_ == 1) {
      plane.normal = Vector(f.normal);
    } else if (dimension_ == 2) {
      const Vector u = vertex(f.vertices[1]) - p;
      plane.normal = outwards(Vector(u.y, -u.x, 0), f);
      plane.width = glm::length(u);
    } else {
      const Vector u = vertex(f.vertices[1]) - p, v = vertex(f.vertices[2]) - p, area = glm::cross(u, v);
      plane.normal = outwards(area, f);
      const Real longest = std::max({glm::length(u), glm::length(v), glm::length(v - u)});
      plane.width = glm::length(area) / longest;
    }
    plane.distance = glm::dot(plane.normal, p);
    return plane;
  }

  /// How far the plane may be off at `reach` from its corners, by the rounding of these.
  Real slack(const FacetPlane& plane, Real reach) const {
    return error_ * std::min<Real>(1 + reach / plane.width, 1e4L);
  }

  Vector vertex(int i) const { return Vector(polytope_.vertices[static_cast<std::size_t>(i)].w); }

  std::vector<int> removed() const {
    const auto& list = polytope_.removed;
    return {list.begin() + record_.removed.begin, list.begin() + record_.removed.end};
  }

  CornerSet setOf(const std::vector<int>& facets) const {
    CornerSet set;
    for (const int i : facets) set.push_back(cornersOf(facet(i)));
    std::sort(set.begin(), set.end());
    return set;
  }

  /// The ridges between these facets and those that stay.
  CornerSet rimOf(const std::vector<int>& facets) const {
    std::map<Corners, int> times;
    for (const int i : facets) {
      const Corners corners = cornersOf(facet(i));
      for (std::size_t k = 0; k < corners.size(); ++k) {
        Corners ridge = corners;
        ridge.erase(ridge.begin() + static_cast<std::ptrdiff_t>(k));
        ++times[ridge];
      }
    }
    CornerSet rim;
    for (const auto& [ridge, count] : times)
      if (count == 1) rim.push_back(ridge);
    return rim;
  }

  /// Every set of facets that w can be said to see, the run's own first; none where the picture does not tell.
  std::vector<std::vector<int>> seen() const {
    std::vector<int> certain, in_plane;
    const Vector w = Vector(record_.support.w);
    for (const int i : alive_) {
      const FacetPlane plane = planeOf(i);
      const Real height = glm::dot(plane.normal, w) - plane.distance;
      if (std::abs(height) <= slack(plane, glm::length(w - vertex(facet(i).vertices[0])))) {
        in_plane.push_back(i);
      } else if (height > 0) {
        certain.push_back(i);
      }
    }
    std::vector<int> own = removed();
    std::sort(own.begin(), own.end());
    std::vector<int> possible = certain;
    possible.insert(possible.end(), in_plane.begin(), in_plane.end());
    std::sort(possible.begin(), possible.end());
    if (!std::includes(own.begin(), own.end(), certain.begin(), certain.end()) ||
        !std::includes(possible.begin(), possible.end(), own.begin(), own.end()) ||
        static_cast<int>(in_plane.size()) > kMostInPlane)
      return {};
    std::vector<std::vector<int>> sets{own};
    for (unsigned chosen = 0; chosen < 1U << in_plane.size(); ++chosen) {
      std::vector<int> set = certain;
      for (std::size_t k = 0; k < in_plane.size(); ++k)
        if ((chosen >> k & 1U) != 0) set.push_back(in_plane[k]);
      std::sort(set.begin(), set.end());
      if (!set.empty() && set != own) sets.push_back(std::move(set));
    }
    return sets;
  }

 private:
  /// The record's normal says which side is out.
  static Vector outwards(Vector normal, const gjk::FacetRecord<3>& facet) {
    normal = glm::normalize(normal);
    return glm::dot(normal, Vector(facet.normal)) < 0 ? -normal : normal;
  }

  const gjk::PolytopeRecord<3>& polytope_;
  const gjk::EpaRecord<3>& record_;
  int dimension_;
  Real error_;
  std::vector<int> alive_;
};

std::optional<Accepted> listed(std::vector<CornerSet> sets) {
  if (sets.empty()) return std::nullopt;
  return sets;
}

}  // namespace

std::optional<Accepted> closestFacets(const AskedRun& asked) {
  const Facets facets(asked);
  if (!asked.epa().closest_facet) return std::nullopt;
  const int own = *asked.epa().closest_facet;
  const auto distanceAndSlack = [&](int i) {
    const FacetPlane plane = facets.planeOf(i);
    const Vector foot = plane.distance * plane.normal;
    const Real reach = glm::length(foot - facets.vertex(facets.facet(i).vertices[0]));
    return std::pair(plane.distance, facets.slack(plane, reach));
  };
  const auto [least, least_slack] = distanceAndSlack(own);
  std::vector<Corners> out{cornersOf(facets.facet(own))};
  for (const int i : facets.alive()) {
    if (i == own) continue;
    const auto [distance, slack] = distanceAndSlack(i);
    if (distance <= least + least_slack + slack) out.push_back(cornersOf(facets.facet(i)));
  }
  return out;
}

std::optional<Accepted> visibleFacets(const AskedRun& asked) {
  const Facets facets(asked);
  std::vector<CornerSet> sets;
  for (const auto& seen : facets.seen()) sets.push_back(facets.setOf(seen));
  return listed(std::move(sets));
}

std::optional<Accepted> horizonRidges(const AskedRun& asked) {
  if (asked.run.dimension == 1) return std::nullopt;  // it has none
  const Facets facets(asked);
  std::vector<CornerSet> sets;
  for (const auto& seen : facets.seen()) {
    CornerSet rim = facets.rimOf(seen);
    if (!rim.empty() && std::find(sets.begin(), sets.end(), rim) == sets.end()) sets.push_back(std::move(rim));
  }
  return listed(std::move(sets));
}

}  // namespace gjklab
