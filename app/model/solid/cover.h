#pragma once
// Which parts of lines a convex solid hides.
//
// A point is hidden if the ray from it to the viewer meets the solid. The hidden points form the solid extended
// infinitely away from the viewer. This set is convex, and is bounded by the faces towards the viewer and by planes
// through the outline along the lines of sight, whether these are parallel or meet in an eye. So the hidden part of a
// segment is one interval, found by clipping the segment with these planes (Cyrus and Beck 1978). The part inside the
// solid is another interval within the first.

#include "model/solid/convex_planes.h"
#include "model/solid/depth.h"
#include "model/solid/eye.h"

#include <span>

namespace gjklab {

/// Part of a segment, as fractions of its length; empty unless `from` is less than `to`.
struct Span {
  double from = 0, to = 1;
  bool empty() const { return !(from < to); }
};

class Cover {
 public:
  /// For a solid moved by `offset`. `outline`: its silhouette in the solid's own coordinates, counter-clockwise for the
  /// viewer. Nothing within `slack` (a length) of the border is hidden, so that touching lines are not cut.
  Cover(const Solid&, dvec3 offset, const Eye& eye, const std::vector<dvec3>& outline, double slack);
  /// The same for faces and an outline in their final positions.
  Cover(std::vector<FacePlane> faces, const Eye& eye, const std::vector<dvec3>& outline, double slack);

  bool empty() const { return front_.empty(); }
  Depth at(dvec3 p) const;
  Span covered(dvec3 from, dvec3 to) const;
  Span inside(dvec3 from, dvec3 to) const;

 private:
  std::vector<FacePlane> faces_;  ///< all, moved inwards by the slack
  std::vector<FacePlane> front_;  ///< of the infinite shape behind the solid
};

/// A part of a line with the same depth throughout.
struct DepthPiece {
  std::vector<dvec3> points;
  Depth depth = Depth::open;
};

/// A polyline, cut wherever it enters, leaves or passes behind one of the solids. A piece behind one of them counts as
/// behind; otherwise a piece within one of them counts as inside. If a closed line is cut, it starts at a cut.
std::vector<DepthPiece> cutByDepth(const std::vector<dvec3>& line, bool closed, std::span<const Cover* const> covers);

}  // namespace gjklab
