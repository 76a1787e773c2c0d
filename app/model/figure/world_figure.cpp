// World space: the two bodies, what the algorithm asks of them and what it has found.

#include "model/figure/figure_parts.h"
#include "model/figure/make_figure.h"

namespace gjklab {
void worldFigure(const Frame& frame, const View& view, const FigureOptions& options, Figure& into) {
  FigureBuilder builder(frame, view, options, into);
  addGrid(builder, builder.pixels(8));
  if (!wideBody(builder))
    addFloor(builder, {{&wholeOf(frame, Which::a), positionOf(frame, Which::a)},
                       {&wholeOf(frame, Which::b), positionOf(frame, Which::b)}});
  addBodies(builder);
  if (frame.contact())
    addContacts(builder);
  else if (showsHullOfDifference(frame))
    addHullPair(builder);
  else if (frame.hull())
    addHull(builder);
  else if (frame.impact())
    addImpact(builder);
  else
    addWorldAnswer(builder);
  if (frame.run->mass) addMass(builder);
  addSimplexPairs(builder);
  addWorldSupport(builder);
  addWorldSeparatingAxis(builder);
  addWorldDisputes(builder);
  addDepth(builder);
  addWorldHighlights(builder);
  addWorldHandles(builder);
  addGuide(builder);
  builder.limitLabels();
}

}  // namespace gjklab
