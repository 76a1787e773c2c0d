#pragma once
// The plots of the stage in a picture: distance over time beside bodies that move, the gaps of two methods under them.

#include "export/picture.h"
#include "model/playback/bounds_plot.h"

namespace gjklab {

/// At this place of the scene's own run.
void addImpactPlot(ComposedPicture&, const PictureScene&, const PlaceInStep&, const PixelRect&, const PictureMeasure&);
/// With the names of both methods over their panes.
void addGapPlot(ComposedPicture&, const RivalNames&, const BoundsPlot& own, const BoundsPlot& rival, const StagePlaces&,
                const PictureMeasure&);

}  // namespace gjklab
