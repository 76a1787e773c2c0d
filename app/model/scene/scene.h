#pragma once
// The scene: two placed shapes and the query about them. Plain values, with the content of a scene file.
//
// Vectors are in 3-D for every dimension, with unused coordinates at zero, so that one editor, one file format and one
// picture work for 1-D, 2-D and 3-D.

#include "gjk/toi_options.h"
#include "model/scene/shape_table.h"
#include "model/scene/study.h"

#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

using glm::dvec2;
using glm::dvec3;

/// "box": the word in files and on the screen.
const char* name(ShapeKind);
/// Whether this kind exists in this dimension.
bool existsIn(ShapeKind, int dimension);
/// Whether the kind is given by points (segment, hull, bezier).
bool hasPoints(ShapeKind);
/// Whether it is a polytope, possibly with a radius (sphere, capsule).
bool hasPolytopeCore(ShapeKind);

struct Body {
  ShapeKind shape = ShapeKind::box;
  // shapeRow() gives the fields that the shape has. All are in the local frame.
  std::vector<dvec3> points;
  dvec3 half_extents{1.0, 1.0, 1.0};
  dvec3 radii{1.0, 1.0, 1.0};
  double radius = 0.5;
  double half_height = 1;
  double margin = 0;
  dvec3 position{0.0};
  double angle = 0;                    ///< 2-D
  glm::dquat orientation{1, 0, 0, 0};  ///< 3-D; unit; GLM constructs it as (w, x, y, z)
  dvec3 linear_velocity{0.0};
  dvec3 angular_velocity{0.0};  ///< 2-D: z only
  friend bool operator==(const Body&, const Body&) = default;
};

struct QuerySettings {
  gjk::Method method = gjk::Method::distance;
  /// The boolean method of tutorials, in single precision and without safeguards (run/textbook.h); not a method of the
  /// library. Used with `boolean`; the radii are always in its support functions.
  bool textbook = false;
  gjk::SubDistance sub_distance = gjk::SubDistance::voronoi;
  gjk::Acceleration acceleration = gjk::Acceleration::none;  ///< of the distance method
  gjk::Rounding rounding = gjk::Rounding::core;
  std::optional<dvec3> initial_direction;
  double tolerance = 1e-10;
  int max_iterations = 128;
  double epa_tolerance = 1e-10;
  int epa_max_iterations = 1024;
  /// The search for a time of impact: the duration, the distance that counts as contact (relative to S), and the
  /// method.
  double duration = 1;
  double impact_tolerance = 1e-8;
  gjk::ImpactMethod impact_method = gjk::ImpactMethod::conservative;
  friend bool operator==(const QuerySettings&, const QuerySettings&) = default;
};

/// The view of a pane; unset values are chosen so that everything fits.
struct PaneView {
  std::optional<dvec3> centre;     ///< of the pane, in the space that it shows
  std::optional<double> height;    ///< from the pane's top to its bottom, in scene units; > 0
  std::optional<glm::dquat> turn;  ///< 3-D: from the space to the eye (x right, y up, z towards the viewer); unit
  friend bool operator==(const PaneView&, const PaneView&) = default;
};

/// How a scene opens; its answers do not depend on it.
struct SceneView {
  std::optional<Study> study;  ///< unset: the time of impact if a body moves, otherwise the query
  std::string step;            ///< a moment's address ("gjk 3 region"); empty: the first
  PaneView world, difference;
  friend bool operator==(const SceneView&, const SceneView&) = default;
};

struct Scene {
  int dimension = 2;
  std::string title;
  Body a, b;
  QuerySettings query;
  SceneView view = {};
  friend bool operator==(const Scene&, const Scene&) = default;
};

/// Which of the two bodies.
enum class Which : std::uint8_t { a, b };
inline const char* letterOf(Which which) { return which == Which::a ? "A" : "B"; }
inline Body& body(Scene& scene, Which which) { return which == Which::a ? scene.a : scene.b; }
inline const Body& body(const Scene& scene, Which which) { return which == Which::a ? scene.a : scene.b; }

/// Whether one of the bodies has a velocity.
bool moves(const Scene&);
/// What the scene opens with.
inline Study studyOf(const Scene& scene) {
  return scene.view.study.value_or(moves(scene) ? Study::impact : Study::query);
}

/// Sets every coordinate beyond the dimension to zero, so that equal scenes compare equal.
void clearUnusedCoordinates(Scene&);
void clearUnusedCoordinates(Body&, int dimension);

/// The unit quaternion of the same rotation; a unit quaternion keeps its bits. Empty for a zero or non-finite one.
std::optional<glm::dquat> unitOrientation(glm::dquat);

/// The body's rotation as a matrix, in every dimension (2-D: about z; 1-D: identity).
glm::dmat3 rotationOf(const Body&, int dimension);
/// Local point → world.
dvec3 toWorld(const Body&, int dimension, dvec3 local);
dvec3 toLocal(const Body&, int dimension, dvec3 world);

}  // namespace gjklab
