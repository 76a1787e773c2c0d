#pragma once
// What a convex solid hides of the lines behind it.
//
// A point is hidden where the ray from it to the viewer meets the solid. The points of which that is true are the solid
// drawn out endlessly away from the viewer: a convex set again, bounded by the faces that look at the viewer and by
// planes through the outline along the lines of sight, whether these are parallel or meet in an eye. So what is hidden
// of a segment is one interval, found by cutting it with these planes (Cyrus and Beck 1978); what lies within the solid
// is another, a part of the first.

#include "model/solid/convex_planes.h"
#include "model/solid/depth.h"
#include "model/solid/eye.h"

#include <span>

namespace gjklab {

/// Part of a segment, in shares of its length; nothing where `from` is not below `to`.
struct Span {
  double from = 0, to = 1;
  bool empty() const { return !(from < to); }
};

class Cover {
 public:
  /// Of a solid moved by `offset`. `outline`: its silhouette in the solid's own coordinates, counter-clockwise for the
  /// viewer. Within `slack` (a length) of the borders nothing is covered, so that what touches stays whole.
  Cover(const Solid&, dvec3 offset, const Eye& eye, const std::vector<dvec3>& outline, double slack);
  /// The same of faces and an outline where they are.
  Cover(std::vector<FacePlane> faces, const Eye& eye, const std::vector<dvec3>& outline, double slack);

  bool empty() const { return front_.empty(); }
  Depth at(dvec3 p) const;
  Span covered(dvec3 from, dvec3 to) const;
  Span inside(dvec3 from, dvec3 to) const;

 private:
  std::vector<FacePlane> faces_;  ///< all, drawn in by the slack
  std::vector<FacePlane> front_;  ///< of the endless shape behind the solid
};

/// A part of a line that is in one depth throughout.
struct DepthPiece {
  std::vector<dvec3> points;
  Depth depth = Depth::open;
};

/// A polyline cut wherever it goes into, behind or out of one of the solids. A piece that is behind one of them is
/// behind, else inside where it is within one of them. A closed line that is cut starts at a cut.
std::vector<DepthPiece> cutByDepth(const std::vector<dvec3>& line, bool closed, std::span<const Cover* const> covers);

}  // namespace gjklab
