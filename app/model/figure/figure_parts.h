#pragma once
// The parts of the two figures. Each adds its elements to a builder; worldFigure and differenceFigure call them in
// drawing order.

#include "model/figure/figure_builder.h"

namespace gjklab {

struct Staging;

// grid_figure.cpp
/// 2-D: grid and tick numbers; 3-D: axis triad; 1-D: the number line, with its numbers at `numbers_below`.
void addGrid(FigureBuilder&, double numbers_below);
/// 1, 2 or 5 times a power of ten, not below `least`.
double niceStep(double least);

// floor_figure.cpp
/// An object above the floor.
struct FloorObject {
  const Solid* solid;
  dvec3 offset;
};
/// 3-D: a bounded floor under the solids, with their shadows, and plumb lines from solids above it or above each other.
/// `point`: the only position with a plumb line instead, in difference space, which has no bodies and no shadows.
void addFloor(FigureBuilder&, const std::vector<FloorObject>&, const std::optional<dvec3>& point = std::nullopt);

// depth_figure.cpp
/// 3-D, world space, called last: the intersection curve of the bodies, and for every line, arrow and marker whether it
/// is inside or behind a body that it does not belong to.
void addDepth(FigureBuilder&);
/// The same in difference space, for O, x, d, n, w and the horizon.
void addDifferenceDepth(FigureBuilder&);

// test_figure.cpp
/// Difference space: the vectors, line or plane of the sign test whose row is under the pointer.
void addTestHighlight(FigureBuilder&);

// test_plane_figure.cpp
/// Difference space, 3-D: the plane of the test that is explained or under the pointer, O's distance from it, and the
/// excluded side.
void addTestPlane(FigureBuilder&);

/// World space, 2-D: explains convexity.
void addDent(FigureBuilder&);

// measure_figure.cpp
/// Difference space: the segment from O to x with its length, and the circle around O through x.
void addLength(FigureBuilder&, const Staging&);
/// Difference space: that circle and its tangent at x; all points nearer to O are beyond the tangent. A segment leads
/// from x to a w beyond it.
void addBeyond(FigureBuilder&, const Staging&);
/// The segment from O to x. If x lies on an edge, also the right angle there, and the fraction of the edge up to x.
void addFoot(FigureBuilder&);
/// Difference space: lines from x to the corners of the triangle or tetrahedron that contains it, and the fraction of
/// each part, which is the weight of the opposite corner.
void addParts(FigureBuilder&);
/// Difference space: the distance from O of the line through w perpendicular to d.
void addLineDistance(FigureBuilder&);
/// The mark of a right angle between two unit vectors.
void addRightAngle(FigureBuilder&, Role, dvec3 corner, dvec3 along, dvec3 up, Emphasis = Emphasis::normal);
/// −B slides around A (sweep_figure.cpp).
void addSweep(FigureBuilder&, const Staging&);
/// The segment from one marked difference to another, and in world space those of its a and its b.
void addBetween(FigureBuilder&, const Staging&, bool world);

// rows (1-D), in solid_figure.cpp
/// 1-D draws A above the number line and B below it: what to add to a world position of that body. Zero in 2-D and 3-D.
dvec3 rowOf(const FigureBuilder&, Which);
/// The same for B's ghost.
dvec3 ghostRowOf(const FigureBuilder&);
/// Half the height of a 1-D body's bar, world units.
double barHeight(const FigureBuilder&);

// solid_figure.cpp
struct SolidStyle {
  Role role = Role::body_a;
  Emphasis fill = Emphasis::normal, outline = Emphasis::normal;
  bool filled = true, outlined = true, dashed = false;
  /// 3-D: edges within the silhouette are faint, so that the inside is visible.
  bool transparent = false;
  bool fades = false;  ///< 3-D: its faces, with the figure's fade
};
/// `lift` moves a 1-D bar off the number line.
void addSolid(FigureBuilder&, const Solid&, dvec3 offset, const SolidStyle&, dvec3 lift = dvec3(0.0));
/// The polygon that a solid covers on the screen, as points in the pane's space; 1-D: its bar.
std::vector<dvec3> coverOf(FigureBuilder&, const Solid&, dvec3 offset, dvec3 lift = dvec3(0.0));
/// The approximate centre of a solid.
dvec3 middleOf(const Solid&, dvec3 offset);

// world_body.cpp
/// 3-D: a body so wide that it would fill the pane, while the other body is near. Draws only its part around the other
/// body, as the ground under it.
std::optional<Which> wideBody(const FigureBuilder&);
void addBodies(FigureBuilder&);

// world_support.cpp
/// Direction arrows, support points, supporting lines or planes, projections, the gap at the progress test.
void addWorldSupport(FigureBuilder&);
/// World space, 2-D and 3-D: the gap or overlap of the supporting lines of A and B along d.
void addGap(FigureBuilder&);
/// Whether a step shows where A and B reach furthest.
bool showsSupport(SubStep);
/// The side of an arrow's tip on which its label does not touch another arrow from the same point.
dvec2 besideOther(const FigureBuilder&, dvec3 direction, dvec3 other);
/// The tip of an arrow from a point, nearer to it or further out where the head would be under the mark of a point.
dvec3 clearOfMarks(const FigureBuilder&, dvec3 from, dvec3 tip, const std::vector<dvec3>& marks);
/// Patch of the plane (2-D: line, 1-D: mark) through a point, perpendicular to a unit direction. Returns its corners
/// or ends.
std::vector<dvec3> addSupportingPlane(FigureBuilder&, Role, dvec3 point, dvec3 direction, Emphasis = Emphasis::normal);
/// Pixels from O that its ring takes: arrows begin and end there.
inline constexpr double kMarkOfOrigin = 13;
/// A shorter segment has no room for a number beside its middle, which is read as that of one of its ends; pixels.
inline constexpr double kRoomForNumber = 48;
/// How long an arrow along `d` can be before its head or its letter leaves the pane; at least a short one. Ignores
/// points outside the pane.
double roomInPane(const FigureBuilder&, dvec3 from, dvec3 d);
/// The tip of an arrow from a point along a unit vector that appears `wanted` pixels long, however foreshortened;
/// shorter if the pane has no room for it and `after` pixels beyond it. Nearly along the line of sight it remains
/// short, and the arrow becomes a mark.
dvec3 seenTip(const FigureBuilder&, dvec3 from, dvec3 direction, double wanted, double after = 26);
/// Half the length of a supporting line, pane units.
double supportingReach(const FigureBuilder&);

// world_answer.cpp
/// The length of the arrow that shows a normal, in pixels.
inline constexpr double kNormalArrow = 64;
/// The arrow of a unit normal with its letter. If a segment from the same point appears this long, in pixels, the arrow
/// leaves part of it free. `side`: where the letter is.
void addNormalArrow(FigureBuilder&, dvec3 from, dvec3 n, double beside, dvec2 side);
/// A depth as an arrow of its length. If that appears too short, a line of its length, and a separate dashed arrow for
/// the direction. `lift`: of the label, 1-D.
void addDepthArrow(FigureBuilder&, dvec3 from, dvec3 to, dvec3 n, double depth, dvec2 side, dvec3 lift = dvec3(0.0));
/// Witness points with the distance; at the result normal, depth and ghost.
void addWorldAnswer(FigureBuilder&);

// proof_figure.cpp
/// Whether the moment is the result, with a verified proof.
bool drawsProof(const Frame&);
/// World space: for separated bodies, the two supporting planes with nothing between them; for overlapping bodies, a
/// common point.
void addWorldProof(FigureBuilder&);
/// Difference space: for separated bodies, the supporting plane of A ⊖ B with O on its other side; for overlapping
/// bodies, the polytope or the simplex around O.
void addDifferenceProof(FigureBuilder&);

// contact_figure.cpp
/// The moments of the contact manifold: reference, incident feature, clips, contacts.
void addContacts(FigureBuilder&);

// mass_figure.cpp
/// Centres of mass with the principal axes, from the run.
void addMass(FigureBuilder&);

// hull_figure.cpp
/// The growing hull, in the space of its points.
void addHull(FigureBuilder&);
/// World space: the pair behind the difference that is added to the hull of A ⊖ B.
void addHullPair(FigureBuilder&);
bool showsHullOf(const Frame&, Which);
bool showsHullOfDifference(const Frame&);

// impact_figure.cpp
/// World space: nearest points, the bodies at every time of the search, the regions that they sweep, their closing
/// speed.
void addImpact(FigureBuilder&);
/// A ⊖ B at these times, and the ray that it slides along.
void addDifferenceImpact(FigureBuilder&);

// motion_figure.cpp
/// Draggable velocity and spin of both bodies.
void addMotion(FigureBuilder&);

// sat_figure.cpp
void addWorldSeparatingAxis(FigureBuilder&);
void addDifferenceSeparatingAxis(FigureBuilder&);

// simplex_pairs_figure.cpp
/// The pairs behind the simplex vertices.
void addSimplexPairs(FigureBuilder&);

// simplex_figure.cpp
void addSimplex(FigureBuilder&);

// search_figure.cpp
/// The offset from O of the point from which directions are drawn: in 1-D it is above the bar of A ⊖ B and its letters.
dvec3 liftOfDirections(const FigureBuilder&);
/// The tip of the search direction, a unit vector, which is drawn from O.
dvec3 tipOfDirection(const FigureBuilder&, dvec3 d);
/// Whether x is O, up to rounding; its name says so.
bool closestIsOrigin(const FigureBuilder&);
/// At the progress test: whether the plane by which an earlier search has proven the lower bound is drawn, and named.
bool showsEarlierProof(const FigureBuilder&);
/// Whether the step asks for w, and it is O; its name says so.
bool supportIsOrigin(const FigureBuilder&);
/// The previous closest point, under the simplex: a ring around the vertex with which it often coincides.
void addPreviousClosest(FigureBuilder&);
/// Search direction, w with its supporting line, closest points, the slab of the progress test.
void addSearch(FigureBuilder&);

// region_figure.cpp
void addRegions(FigureBuilder&);
/// The target of the pointer if no region is drawn.
void addRegionHandles(FigureBuilder&);
/// 1-D, 2-D: the part of the pane in a region, as a polygon; on the number line a band along it.
std::vector<dvec3> areaOf(const FigureBuilder&, const FrameRegion&);

// region_name.cpp
/// A simplex that encloses O: its tests have ruled out all other regions.
bool encloses(const Frame&);
/// Whether it is known not to contain O: without a test, or at the result, when all tests are done.
bool isRuledOut(const Frame&, const FrameRegion&);
/// Whether the explained test excludes it.
bool isJustLost(const Frame&, const FrameRegion&);
Role regionRole(const Frame&, const FrameRegion&);
int regionPriority(const Frame&, const FrameRegion&);  ///< of its name
/// "edge s₂s₁", "vertex s₁ ruled out"; `with_state`: whether the state may follow.
std::string regionName(const Frame&, const FrameRegion&, bool with_state = true);
/// 1-D, 2-D: the names of the areas. Called last: they keep clear of what is drawn.
void addRegionNames(FigureBuilder&);

// epa_figure.cpp
void addPolytope(FigureBuilder&);

// bounds_figure.cpp
void addBounds(FigureBuilder&);
/// All points at this distance from O: a circle, in 3-D a sphere, in 1-D two marks.
void addCircleAroundOrigin(FigureBuilder&, Role, double radius);
/// A length from O with its name: a circle, in 3-D a sphere, in 1-D two marks. `outer`: the name is placed as for the
/// larger of two.
void addLengthAroundOrigin(FigureBuilder&, Role, double length, const std::string& name, bool outer);
/// At the result: the boundary point nearest to the origin, with normal and depth or distance.
void addDifferenceAnswer(FigureBuilder&);

// bound_line_figure.cpp
/// Whether the moment's bounds on the depth are drawn as a line along the nearest facet's normal.
bool showsBoundLine(const FigureBuilder&);
/// Whether both of its numbers are the bounds, so that no other name is needed.
bool boundLineTellsAll(const FigureBuilder&);
/// Called last: the line is on top of the polytope that it leaves.
void addBoundLine(FigureBuilder&);

// handle_figure.cpp
void addWorldHandles(FigureBuilder&);
void addDifferenceHandles(FigureBuilder&);
/// The axis along which a constrained drag moves.
void addGuide(FigureBuilder&);
/// The colour of an axis of the world.
Role axisRole(int axis);
/// The arrow of the initial direction, if it is visible.
void addInitialDirection(FigureBuilder&);

// dispute_figure.cpp
/// A replayed run: false claims beside the true values.
void addWorldDisputes(FigureBuilder&);
void addDifferenceDisputes(FigureBuilder&);

// highlight_figure.cpp
void addWorldHighlights(FigureBuilder&);
void addDifferenceHighlights(FigureBuilder&);
/// "A_2": the name of a vertex in labels.
std::string vertexName(Which, int index);
/// World position of a vertex that the pointer can be on: a hull's point or a box's corner; empty if there is none.
std::optional<dvec3> vertexPosition(const Frame&, Which, int index);
/// The difference of two such vertices, exact even far from the world origin.
std::optional<dvec3> differenceOf(const Frame&, int index_a, int index_b);

}  // namespace gjklab
