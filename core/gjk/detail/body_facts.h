#pragma once
// What a certificate's check must know of a shape's core (the shape without its radii), said without its support
// function: how far it reaches along a direction, and a point that surely belongs to it. Everything with a proven
// error.

#include "gjk/numeric/enclosure.h"
#include "gjk/shape.h"

namespace gjk::detail {

/// max d·p over the core, d in its local frame and of any length.
template <int D>
Enclosure coreHeight(const Shape<D>& shape, const EnclosedVec<D>& d);

/// A point of the core, near `claimed` if that is one: the vertex `index` where it is at least 0 and exists, otherwise
/// the claimed point moved into the core along the simplest way.
template <int D>
EnclosedVec<D> pointOfCore(const Shape<D>& shape, const Vec<D>& claimed, int index);

}  // namespace gjk::detail
