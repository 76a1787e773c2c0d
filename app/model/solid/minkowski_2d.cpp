// A ⊖ B of convex polygons: the edges of A and of −B in the order of their direction, one behind the other (de Berg et
// al. 2008, §13.3). Linear in the number of corners; corner i of the result is a difference of one pair of corners.

#include "model/solid/polygon.h"

namespace gjklab {
namespace {

/// A polygon walked counter-clockwise from its lowest corner (the leftmost of them): its edges' directions then run
/// through one full turn from "to the right".
class EdgeWalk {
 public:
  EdgeWalk(const std::vector<dvec2>& points, double sign) : points_(points), sign_(sign) {
    for (std::size_t i = 1; i < points.size(); ++i)
      if (lower(at(i), at(start_))) start_ = i;
  }

  bool done() const { return steps_ == (points_.size() > 1 ? points_.size() : 0); }
  int corner() const { return static_cast<int>((start_ + steps_) % points_.size()); }
  dvec2 edge() const { return at((start_ + steps_ + 1) % points_.size()) - at((start_ + steps_) % points_.size()); }
  void step() { ++steps_; }

 private:
  dvec2 at(std::size_t i) const { return sign_ * points_[i]; }
  static bool lower(dvec2 p, dvec2 q) { return p.y < q.y || (p.y == q.y && p.x < q.x); }

  const std::vector<dvec2>& points_;
  double sign_;
  std::size_t start_ = 0, steps_ = 0;
};

/// Whether direction e comes before f on the way round, from "to the right" counter-clockwise.
bool before(dvec2 e, dvec2 f) {
  const bool e_below = e.y < 0 || (e.y == 0 && e.x < 0), f_below = f.y < 0 || (f.y == 0 && f.x < 0);
  return e_below != f_below ? f_below : cross(e, f) >= 0;
}

}  // namespace

PolygonDifference minkowskiDifference(const Polygon& a, const Polygon& b) {
  // Rotating by half a turn keeps the sense: the corners of −B are those of B, negated, in the same order.
  EdgeWalk walk_a(a.points, 1), walk_b(b.points, -1);
  PolygonDifference chain;
  while (true) {
    const int i = walk_a.corner(), j = walk_b.corner();
    chain.points.push_back(a.points[static_cast<std::size_t>(i)] - b.points[static_cast<std::size_t>(j)]);
    chain.pairs.push_back({i, j});
    if (walk_a.done() && walk_b.done()) break;
    if (walk_b.done() || (!walk_a.done() && before(walk_a.edge(), walk_b.edge())))
      walk_a.step();
    else
      walk_b.step();
  }
  // Parallel edges leave a corner in the middle of their sum, and the walk ends where it began.
  const std::vector<bool> is_corner = trueCorners(chain.points, roundingOf(chain.points));
  PolygonDifference difference;
  for (std::size_t i = 0; i < is_corner.size(); ++i) {
    if (!is_corner[i]) continue;
    difference.points.push_back(chain.points[i]);
    difference.pairs.push_back(chain.pairs[i]);
  }
  return difference;
}

}  // namespace gjklab
