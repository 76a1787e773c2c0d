#pragma once
// How a lesson stages a moment: what is left out of the figures, what is marked in them, and the pictures that explain
// what comes before a run. Without a lesson nothing is staged.

#include "model/scene/pick_target.h"

#include <cstdint>
#include <vector>

namespace gjklab {

struct Figure;
struct FigureOptions;
struct Frame;
struct View;

/// A picture that the run itself does not show.
enum class Primer : std::uint8_t {
  none,
  pairs,   ///< the differences a − b, one after the other
  sweep,   ///< −B slides along the border of A, and A ⊖ B is where it has been
  line,    ///< a line square to d slides outward until it leaves; 3-D: a plane
  beyond,  ///< the circle around O through x and the line that touches it there: what is nearer lies beyond it
  hold,    ///< the simplex stays while O is moved: the regions of what the moment holds
  dent,    ///< 2-D: A with a line between two of its points, all in A; B with a dent, which such a line leaves
  length,  ///< the way from O to x with its length, and the circle around O through x
  foot,    ///< the way from O to x, square to the edge that x lies on, with the share of the edge that leads to x
  gap,     ///< how far the line through w is from O, and in world space the two lines from each other
  parts,   ///< the parts into which x divides the simplex, each with its share: the weight of the corner across from it
  between,  ///< the straight way from one marked difference to the other, and those of a and of b
};

struct Staging {
  std::uint64_t hidden = 0;  ///< a bit for each role that is left out
  std::vector<PickTarget> marks;
  Primer primer = Primer::none;
  std::vector<int> named;     ///< vertices of EPA's polytope that the picture names
  int count = -1;             ///< Primer::pairs: so many; all where negative
  double share = 1;           ///< how far the primer has got, 0 … 1
  double seconds = 4;         ///< that the primer takes
  bool still = false;         ///< the bodies cannot be dragged: the text speaks of them as they are
  std::vector<dvec3> places;  ///< where B will be moved to: the panes have room for it there
  friend bool operator==(const Staging&, const Staging&) = default;
};

/// Makes a pane's figure what the lesson wants: `world` or difference space.
void stageFigure(const Staging&, const Frame&, const View&, const FigureOptions&, bool world, Figure&);

}  // namespace gjklab
