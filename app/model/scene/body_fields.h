#pragma once
// A body's fields and radii, according to the table of shapes.

#include "model/scene/scene.h"

namespace gjklab {

/// The radius around the core: the radius of a rounded shape, plus the margin.
inline double coreRadius(const Body& body) {
  return body.margin + (shapeRow(body.shape).core == ShapeCore::rounded ? body.radius : 0);
}
/// Whether the shape has a core with a radius, even if that is zero.
inline bool hasCoreRadius(const Body& body) {
  return body.margin > 0 || shapeRow(body.shape).core == ShapeCore::rounded;
}

/// A visitor with one function for each type.
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
