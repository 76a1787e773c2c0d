#pragma once
// The plots of the Stage in a picture: distance over time beside moving bodies, or the gaps of two methods below them.

#include "export/picture.h"
#include "model/playback/bounds_plot.h"

namespace gjklab {

/// At this position of the scene's own run.
void addImpactPlot(ComposedPicture&, const PictureScene&, const PlaceInStep&, const PixelRect&, const PictureMeasure&);
/// With the names of both methods above their panes; without the plot if it has no place.
void addGapPlot(ComposedPicture&, const RivalNames&, const BoundsPlot& own, const BoundsPlot& rival, const StagePlaces&,
                const PictureMeasure&);

}  // namespace gjklab
