#pragma once
// A plain EPA on triangles, which logs its run.
//
// Source: G. van den Bergen, Collision Detection in Interactive 3D Environments (2003), 4.3.8.

#include "model/replay/plain_nearest.h"
#include "model/replay/plain_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace gjklab::plain {

template <class Real>
class Epa {
 public:
  using Point = Vec<Real>;
  using Support = std::function<Point(const Point&)>;

  /// From a tetrahedron that holds O.
  Epa(std::vector<Point> tetrahedron, Support support)
      : vertices_(std::move(tetrahedron)), support_(std::move(support)) {
    for (const auto& side :
         {std::array{0, 1, 2, 3}, std::array{0, 2, 3, 1}, std::array{0, 3, 1, 2}, std::array{1, 3, 2, 0}}) {
      Facet facet = facetOf({side[0], side[1], side[2]});
      if (glm::dot(facet.normal, at(side[3]) - at(side[0])) > 0) facet = facetOf({side[0], side[2], side[1]});
      facets_.push_back(facet);
    }
  }

  /// What goes wrong in an update; tells the record in which it does.
  void seed(PlainFault fault, std::function<void()> wrong) {
    fault_ = fault;
    wrong_ = std::move(wrong);
  }

  /// The depth; nothing where a facet lost its normal.
  std::optional<Real> run(ReplayLog& log) {
    for (int i = 0; i < kMost; ++i) {
      const auto closest = std::min_element(facets_.begin(), facets_.end(),
                                            [](const Facet& f, const Facet& g) { return f.distance < g.distance; });
      const bool outside = closest == facets_.end() || !(closest->distance >= -limit());
      if (outside && (i > 0 || fault_ != PlainFault::epa_flat_start)) return std::nullopt;
      normal_ = closest->normal;
      const Point w = support_(normal_);
      note(log, w);
      const bool known = std::find(vertices_.begin(), vertices_.end(), w) != vertices_.end();
      const Real gap = glm::dot(w, normal_) - closest->distance;
      if (fault_ == PlainFault::epa_absolute_end && gap <= Real(0.3)) return closest->distance;
      if (known || gap <= limit()) return fault_ == PlainFault::epa_depth_of_w ? glm::length(w) : glm::dot(w, normal_);
      if (!expand(w)) return std::nullopt;
    }
    return std::nullopt;
  }
  Point normal() const { return normal_; }

 private:
  static constexpr int kMost = 100;
  struct Facet {
    std::array<int, 3> v;
    Point normal{0};
    Real distance = 0;
  };

  Point at(int i) const { return vertices_[static_cast<std::size_t>(i)]; }
  Real limit() const {
    Real largest = 0;
    for (const Point& p : vertices_) largest = std::max(largest, glm::length(p));
    return 8 * std::numeric_limits<Real>::epsilon() * largest;
  }
  Facet facetOf(std::array<int, 3> v) const {
    Facet facet{v};
    facet.normal = glm::cross(at(v[1]) - at(v[0]), at(v[2]) - at(v[0]));
    facet.normal /= glm::length(facet.normal);
    facet.distance = glm::dot(facet.normal, at(v[0]));
    return facet;
  }

  /// False where no facet sees w, or a new one has no normal.
  bool expand(const Point& w) {
    const int last = static_cast<int>(vertices_.size());
    vertices_.push_back(w);
    std::vector<Facet> stay;
    std::vector<std::array<int, 2>> horizon;
    for (const Facet& facet : facets_) {
      if (glm::dot(facet.normal, w) - facet.distance <= limit() / 8) {
        stay.push_back(facet);
        continue;
      }
      for (std::size_t i = 0; i < 3; ++i) {
        const std::array<int, 2> edge{facet.v[i], facet.v[(i + 1) % 3]};
        const auto twin = std::find(horizon.begin(), horizon.end(), std::array{edge[1], edge[0]});
        if (twin == horizon.end())
          horizon.push_back(edge);
        else
          horizon.erase(twin);
      }
    }
    if (stay.size() == facets_.size()) return false;
    if (fault_ == PlainFault::epa_hidden_removed && !stay.empty()) stay.erase(stay.begin()), wrong_();
    if (fault_ == PlainFault::epa_horizon_twice) horizon.push_back(horizon[0]), wrong_();
    for (const auto& edge : horizon) {
      stay.push_back(facetOf({edge[0], edge[1], last}));
      if (!std::isfinite(stay.back().distance)) return false;
    }
    if (fault_ == PlainFault::epa_index_off) stay.back().v[2] = last + 1, wrong_();
    facets_ = std::move(stay);
    return true;
  }

  void note(ReplayLog& log, const Point& w) const {
    ReplayStep& step = log.steps.emplace_back();
    step.phase = ReplayPhase::epa;
    step.bounds_on_depth = true;
    step.direction = glm::dvec3(normal_);
    step.support = glm::dvec3(w);
    for (const Point& p : vertices_) step.vertices.emplace_back(p);
    for (const Facet& facet : facets_) step.facets.emplace_back(facet.v.begin(), facet.v.end());
  }

  std::vector<Point> vertices_;
  std::vector<Facet> facets_;
  Support support_;
  Point normal_{0};
  PlainFault fault_ = PlainFault::none;
  std::function<void()> wrong_;
};

}  // namespace gjklab::plain
