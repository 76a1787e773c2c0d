#pragma once
// A figure: the display list of one pane. Polygons, meshes, lines, arrows, markers and labels, each with a role; no
// colour, no OpenGL. The renderer, the file writers and the tests all read it; a theme maps a role to colour, width and
// pattern.
//
// Positions are in the pane's space (world or difference), embedded in 3-D. Widths and sizes come from the theme, in
// pixels.

#include "model/scene/pick_target.h"
#include "model/solid/depth.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gjklab {

enum class Role : std::uint8_t {
  grid,
  axis,
  floor,   ///< 3-D: the plate under the bodies, with its grid
  shadow,  ///< of a body on the floor, straight down
  plumb,   ///< from a body in the air down to the floor
  body_a,
  body_b,
  axis_x,  ///< 3-D: the axes of the world, each with its own colour
  axis_y,
  axis_z,
  body_moving,  ///< of a world: bodies by their state
  body_asleep,
  body_fixed,
  cut_curve,   ///< the intersection of the surfaces of A and B
  ghost,       ///< B, moved until the bodies just separate
  difference,  ///< A ⊖ B
  rounding,    ///< outline of the rounded shape around its core
  origin,
  simplex,
  simplex_dropped,
  search_direction,
  support_a,  ///< s_A(d): marker, supporting line or plane, projections
  support_b,
  support_w,      ///< w
  support_plane,  ///< the line or plane through w perpendicular to d, and what lies between it and x
  closest_point,  ///< x, the witness points and the segment between them
  previous_closest,
  normal,  ///< normal and depth of the answer
  lower_bound,
  upper_bound,
  region_vertex,  ///< Voronoi regions by rank of their feature
  region_edge,
  region_face,
  region_inside,
  region_ruled_out,
  test_plane,  ///< 3-D: the plane of a region step's test
  facet,
  facet_closest,
  facet_visible,
  facet_fresh,
  horizon,
  feature_a,  ///< the vertex, edge or face of A that takes part in the contact
  feature_b,
  contact,        ///< points of the contact manifold, with their depths
  impulse,        ///< of a world: the impulse of a contact
  clip_plane,     ///< the planes that clip the incident feature; the reference plane
  cut_off,        ///< the part that a plane cuts off, and contacts that are not kept
  point_outside,  ///< of a hull's points: those still outside
  point_inside,
  mass,       ///< centre of mass and principal axes
  claimed,    ///< a false claim of a replayed run
  truth,      ///< the true value
  highlight,  ///< the thing under the pointer, and its counterpart in the other space
  ink_pen,    ///< a lecturer's strokes
  ink_marker,
  handle,    ///< draggable things
  handle_a,  ///< of A: its points, knob and rings
  handle_b,
  text,
  count,
};
/// The role's word in vector files: "body-a", "search-direction".
const char* name(Role);

/// How strongly an element is drawn, in addition to its role.
enum class Emphasis : std::uint8_t { normal, strong, faint };

/// Filled polygon in one plane, convex, drawn in the order of the list (2-D and 1-D fills; translucent planes in 3-D).
struct Fill {
  Role role;
  std::vector<dvec3> points;
  Emphasis emphasis = Emphasis::normal;
  bool hatched = false;
  /// One point per corner of the polygon, up to which the area fades out beyond it. Empty: no fade.
  std::vector<dvec3> rim = {};
  float ink = 1;  ///< factor on the alpha
};

/// Translucent surface (3-D), blended correctly even where surfaces interpenetrate. One normal per vertex. `owner` (the
/// cached solids, or arrays made for this figure) keeps the data alive. A figure does not copy meshes, and if a body
/// only moves, only the offset changes.
struct Mesh {
  Role role;
  std::shared_ptr<const void> owner;
  std::span<const dvec3> positions, normals;
  std::span<const int> triangles;   ///< three indices each, counter-clockwise from outside
  std::span<const int> parts = {};  ///< the end of each convex body in `triangles`; empty: there is only one
  dvec3 offset{0.0};                ///< added to every position
  Emphasis emphasis = Emphasis::normal;
  bool hides_lines = true;  ///< it covers lines with behind_solids
  bool fades = false;       ///< with the figure's fade
  float ink = 1;            ///< factor on the alpha
  bool opaque = false;      ///< fronts only; all opaque meshes hide one another by their depth
};

struct Line {
  Role role;
  std::vector<dvec3> points;
  bool closed = false;
  bool dashed = false;
  Emphasis emphasis = Emphasis::normal;
  bool behind_solids = false;  ///< 3-D: dashed and faint where a mesh covers it
  Depth depth = Depth::open;   ///< 3-D: in or behind a body that it does not belong to
  bool fades = false;          ///< with the figure's fade
  float ink = 1;               ///< factor on the alpha
  bool dotted = false;
};

struct Arrow {
  Role role;
  dvec3 from{0.0}, to{0.0};
  Emphasis emphasis = Emphasis::normal;
  bool dashed = false;
  Depth depth = Depth::open;
};

enum class MarkerShape : std::uint8_t {
  dot,
  ring,
  cross_hair,
  diamond,
  square,
  towards,  ///< the tip of an arrow towards the viewer, ⊙
  away,     ///< the feathers of an arrow away from the viewer, ⊗
  opened,   ///< a wide ring with ticks and a small dot, for a place beside which there is something to see
};

struct Marker {
  Role role;
  dvec3 position{0.0};
  MarkerShape shape = MarkerShape::dot;
  Emphasis emphasis = Emphasis::normal;
  Depth depth = Depth::open;
};

/// Text at a point, with a halo. In `text`, "_x" or "_{xy}" sets a subscript and "*…*" italics.
struct Label {
  Role role;
  dvec3 position{0.0};
  std::string text;
  dvec2 away{0.0};   ///< preferred side on the screen (y down); zero: centred on the point
  int priority = 0;  ///< of overlapping labels the one with the higher priority keeps its position; a label without a
                     ///< free position is left out
  Emphasis emphasis = Emphasis::normal;
};

/// A target that the pointer can grab; tested in order of `priority`, then by distance.
struct Handle {
  PickTarget target;
  std::vector<dvec3> shape;  ///< one point, a polyline, or a convex polygon (filled)
  bool filled = false;
  double radius = 9;  ///< pixels, before ui_scale
  int priority = 0;
};

/// Unbounded elements fade out on the screen, from full strength at `inner` around the centre to nothing at `outer`.
struct Fade {
  dvec3 centre{0.0};
  double inner = 0, outer = 0;  ///< lengths; no fade if equal
};

struct Figure {
  Fade fade;
  bool hides_fully = false;  ///< 3-D: a mesh completely hides the covered parts of lines with behind_solids
  // Drawn in this order: background fills, background lines (the grid), then in 2-D and 1-D the fills, in 3-D meshes
  // and fills blended together by depth, then lines, arrows, markers, labels.
  std::vector<Fill> background;
  std::vector<Line> background_lines;
  std::vector<Mesh> meshes;
  std::vector<Fill> fills;
  std::vector<Line> lines;
  std::vector<Arrow> arrows;
  std::vector<Marker> markers;
  std::vector<Label> labels;
  std::vector<Handle> handles;
};

}  // namespace gjklab
