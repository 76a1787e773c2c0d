#pragma once
// The Gauss map of a polytope: which corner is furthest along a direction, and which corners follow it on the arc to
// another direction.

#include "model/solid/polytope.h"

#include <vector>

namespace gjklab {

/// −P: corners and normals negated, which reverses every loop.
Polytope mirrored(const Polytope&);

/// Refers to the polytope, which must outlive this object.
class GaussMap {
 public:
  explicit GaussMap(const Polytope& polytope);

  /// The point furthest along n, climbing from `start`.
  int climb(int start, dvec3 n) const;

  /// Walks from the region of point q, which contains direction n, along the arc to m. Calls crossed(edge, from, to,
  /// place) at every arc that it crosses, place in [0, 1]. Returns the point whose region contains m, or −1 if the walk
  /// does not end.
  template <class Crossed>
  int walk(int q, dvec3 n, dvec3 m, Crossed&& crossed) const {
    for (std::size_t steps = 0; steps <= p_.points.size(); ++steps) {
      double first = 2;
      Spoke exit{-1, -1};
      for (int i = begin_[q]; i < begin_[q + 1]; ++i) {
        const dvec3 along = p_.points[spokes_[i].to] - p_.points[q];
        const double at_end = glm::dot(along, m);
        if (at_end <= 0) continue;
        const double at_start = glm::dot(along, n), place = at_start < 0 ? at_start / (at_start - at_end) : 0;
        if (place < first) {
          first = place;
          exit = spokes_[i];
        }
      }
      if (exit.to < 0) return q;
      crossed(exit.edge, q, exit.to, first);
      q = exit.to;
    }
    return -1;
  }

 private:
  struct Spoke {
    int to, edge;
  };

  const Polytope& p_;
  std::vector<int> begin_;  ///< of each point's spokes; one more at the end
  std::vector<Spoke> spokes_;
};

/// For every face of `of`, the point of `in` furthest along its normal (rotated by `turn`).
std::vector<int> supportsOfFaces(const Polytope& of, const GaussMap& in, const glm::dmat3& turn);

}  // namespace gjklab
