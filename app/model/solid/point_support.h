#pragma once
// The support function of points, for the silhouettes of a solid: asked hundreds of times for each picture.

#include "model/solid/silhouette.h"

#include <cstddef>
#include <vector>

namespace gjklab {

/// Of one point or more. Of a few points all are looked at; of many only those in boxes that reach far enough.
/// `looked`: counts the points looked at; null for no count.
SupportFunction supportOfPoints(std::vector<dvec3> points, std::size_t* looked = nullptr);

}  // namespace gjklab
