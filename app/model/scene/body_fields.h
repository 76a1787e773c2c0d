#pragma once
// A body's fields and radii, as the table of shapes has them.

#include "model/scene/scene.h"

namespace gjklab {

/// What was taken off the core: of a shape with a rounded core its radius, and the margin.
inline double coreRadius(const Body& body) {
  return body.margin + (shapeRow(body.shape).core == ShapeCore::rounded ? body.radius : 0);
}
/// Whether the core is smaller than the shape, even if by a radius of zero.
inline bool hasCoreRadius(const Body& body) {
  return body.margin > 0 || shapeRow(body.shape).core == ShapeCore::rounded;
}

/// One visitor of several types: a function for each.
template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// visit(key, value) for each of the shape's own fields, in the order of files.
template <class BodyType, class Visit>
void eachOwnField(BodyType& body, Visit visit) {
  const ShapeFields fields = shapeRow(body.shape).fields;
  if (fields.points) visit("points", body.points);
  if (fields.half_extents) visit("half_extents", body.half_extents);
  if (fields.radii) visit("radii", body.radii);
  if (fields.half_height) visit("half_height", body.half_height);
  if (fields.radius) visit("radius", body.radius);
}

}  // namespace gjklab
