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
  floor,   ///< 3-D: the plate that the bodies stand over, with its grid
  shadow,  ///< of a body on the floor, straight down
  plumb,   ///< from what hangs in the air down to the floor
  body_a,
  body_b,
  axis_x,  ///< 3-D: the axes of the world, where each has its own colour
  axis_y,
  axis_z,
  body_moving,  ///< of a world: bodies by what they do
  body_asleep,
  body_fixed,
  cut_curve,   ///< where the surfaces of A and B cut each other
  ghost,       ///< B moved just apart
  difference,  ///< A ⊖ B
  rounding,    ///< outline of the rounded shape around its core
  origin,
  simplex,
  simplex_dropped,
  search_direction,
  support_a,  ///< s_A(d): marker, supporting line or plane, projections
  support_b,
  support_w,      ///< w and its supporting line or plane
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
  impulse,        ///< of a world: how hard a contact pushes
  clip_plane,     ///< what the incident feature is clipped by; the reference plane
  cut_off,        ///< what a clip takes away, and contacts that are not kept
  point_outside,  ///< of a hull's points: those still outside
  point_inside,
  mass,       ///< centre of mass and principal axes
  claimed,    ///< what somebody's run says, where that is false
  truth,      ///< what is so
  highlight,  ///< what the pointer is over, and what belongs to it in the other space
  ink_pen,    ///< what a lecturer has drawn
  ink_marker,
  handle,    ///< things to grab
  handle_a,  ///< of A: its points, knob and rings
  handle_b,
  text,
  count,
};
/// The word for it in vector files: "body-a", "search-direction".
const char* name(Role);

/// How strongly an element is drawn, on top of its role.
enum class Emphasis : std::uint8_t { normal, strong, faint };

/// Filled polygon in one plane, convex, drawn in the order of the list (2-D and 1-D fills; translucent planes in 3-D).
struct Fill {
  Role role;
  std::vector<dvec3> points;
  Emphasis emphasis = Emphasis::normal;
  bool hatched = false;
  /// As many points as the polygon has: beyond it the area thins out and ends there. None: it ends at once.
  std::vector<dvec3> rim = {};
  float ink = 1;  ///< factor on the alpha
};

/// Translucent surface (3-D): blended right where surfaces interpenetrate. One normal per vertex. The numbers belong to
/// `owner` (the cached solids, or arrays made for this figure) and stay valid as long as it is held: a figure copies no
/// mesh, and a body that only moves changes nothing but the offset.
struct Mesh {
  Role role;
  std::shared_ptr<const void> owner;
  std::span<const dvec3> positions, normals;
  std::span<const int> triangles;   ///< three indices each, counter-clockwise from outside
  std::span<const int> parts = {};  ///< where in `triangles` each convex body ends; empty: it is one
  dvec3 offset{0.0};                ///< to be added to every position
  Emphasis emphasis = Emphasis::normal;
  bool hides_lines = true;  ///< lines with behind_solids are covered by it
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
  bool behind_solids = false;  ///< 3-D: where a mesh covers it, it is drawn dashed and faint
  Depth depth = Depth::open;   ///< 3-D: in or behind a body that it does not belong to
  bool fades = false;          ///< with the figure's fade
  float ink = 1;               ///< factor on the alpha
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
  towards,  ///< an arrow that points at the viewer: its tip, ⊙
  away,     ///< one that points away: its feathers, ⊗
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
  int priority = 0;  ///< where labels would overlap, the higher one keeps its place; one that finds none is left out
  Emphasis emphasis = Emphasis::normal;
};

/// A place the pointer can take hold of; tested in order of `priority`, then by distance.
struct Handle {
  PickTarget target;
  std::vector<dvec3> shape;  ///< one point, a polyline, or a convex polygon (filled)
  bool filled = false;
  double radius = 9;  ///< pixels, before ui_scale
  int priority = 0;
};

/// What has no end thins out, on the screen, from full strength at `inner` around the centre to nothing at `outer`.
struct Fade {
  dvec3 centre{0.0};
  double inner = 0, outer = 0;  ///< lengths; equal: there is no fade
};

struct Figure {
  Fade fade;
  bool hides_fully = false;  ///< 3-D: of lines with behind_solids nothing is seen where a mesh covers them
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
