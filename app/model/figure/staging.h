#pragma once
// How a lesson changes the picture of a moment: what it hides, what it marks, and explanatory pictures that come before
// a run. Empty without a lesson.

#include "model/figure/figure.h"

#include <cstdint>
#include <vector>

namespace gjklab {

struct FigureOptions;
struct Frame;
struct View;

/// An explanatory picture, which is not part of the run.
enum class Primer : std::uint8_t {
  none,
  pairs,    ///< the differences a − b, one after another
  sweep,    ///< −B slides along the border of A and sweeps A ⊖ B
  line,     ///< a line perpendicular to d slides outwards until it leaves the body; 3-D: a plane
  beyond,   ///< the circle around O through x and its tangent there: all points nearer to O are beyond the tangent
  hold,     ///< the simplex stays fixed while O moves: the regions of the moment's simplex
  dent,     ///< 2-D: A with a segment between two of its points, which stays within A; B with a dent, where such a
            ///< segment leaves B
  length,   ///< the segment from O to x with its length, and the circle around O through x
  foot,     ///< the perpendicular from O to the edge of x, with the fraction of the edge up to x
  gap,      ///< the distance from O to the line through w, and in world space between the two lines
  parts,    ///< the parts into which x divides the simplex, each with its fraction, which is the weight of the opposite
            ///< corner
  between,  ///< the segment from one marked difference to the other, and those of a and b
};

/// A role as a bit of a set of roles.
inline std::uint64_t bitOf(Role role) { return std::uint64_t{1} << static_cast<unsigned>(role); }

struct Staging {
  std::uint64_t hidden = 0;  ///< a bit for each hidden role
  std::vector<PickTarget> marks;
  Primer primer = Primer::none;
  std::vector<int> named;     ///< vertices of EPA's polytope that the picture names
  int count = -1;             ///< Primer::pairs: this many; all if negative
  double share = 1;           ///< the primer's progress, 0 … 1
  double seconds = 4;         ///< the primer's duration
  bool still = false;         ///< the bodies cannot be dragged, because the text describes their present poses
  std::vector<dvec3> places;  ///< positions to which B will be moved; the panes leave room for it there
  friend bool operator==(const Staging&, const Staging&) = default;
};

/// Hides everything that a run adds to the bodies: for a question about the shapes themselves.
Staging withoutRun(Staging);

/// Applies the lesson's changes to a pane's figure: `world` or difference space.
void stageFigure(const Staging&, const Frame&, const View&, const FigureOptions&, bool world, Figure&);

}  // namespace gjklab
