#pragma once
// The facts about a shape's core (the shape without its radii) for checking certificates, independent of its support
// function: its extent along a direction, and a point that certainly belongs to it. Everything has a proven error.

#include "gjk/numeric/enclosure.h"
#include "gjk/shape.h"

namespace gjk::detail {

/// max d·p over the core, d in its local frame and of any length.
template <int D>
Enclosure coreHeight(const Shape<D>& shape, const EnclosedVec<D>& d);

/// A point of the core, near `claimed` if that belongs to the core: the vertex `index` if it exists, otherwise the
/// claimed point, moved into the core in the simplest way.
template <int D>
EnclosedVec<D> pointOfCore(const Shape<D>& shape, const Vec<D>& claimed, int index);

}  // namespace gjk::detail
