// World space: the two bodies, what the algorithm asks of them and what it has found.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/make_figure.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Height of the lowest point of both bodies: the floor lies under it.
double lowest(const Frame& frame) {
  double y = 1e300;
  for (const Which which : {Which::a, Which::b}) {
    const Solid& solid = wholeOf(frame, which);
    for (const dvec3& p : solid.positions.empty() ? solid.vertices : solid.positions)
      y = std::min(y, p.y + positionOf(frame, which).y);
  }
  return y;
}

}  // namespace

void worldFigure(const Frame& frame, const View& view, const FigureOptions& options, Figure& into) {
  FigureBuilder builder(frame, view, options, into);
  addGrid(builder, {.floor_height = frame.dimension == 3 ? lowest(frame) : 0, .numbers_below = builder.pixels(8)});
  addBodies(builder);
  if (frame.contact())
    addContacts(builder);
  else if (showsHullOfDifference(frame))
    addHullPair(builder);
  else if (frame.hull())
    addHull(builder);
  else
    addWorldAnswer(builder);
  if (frame.run->mass) addMass(builder);
  addSimplexPairs(builder);
  addWorldSupport(builder);
  addWorldSeparatingAxis(builder);
  addWorldHighlights(builder);
  addWorldHandles(builder);
  builder.limitLabels();
}

}  // namespace gjklab
