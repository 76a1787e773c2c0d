#pragma once
// The rooms of the two figures. Each adds its elements to a builder; worldFigure and differenceFigure call them in the
// order of drawing.

#include "model/figure/figure_builder.h"

namespace gjklab {

struct Staging;

// grid_figure.cpp
/// 2-D: grid and tick numbers; 3-D: axis triad; 1-D: the number line, `numbers_below` it its numbers.
void addGrid(FigureBuilder&, double numbers_below);
/// 1, 2 or 5 times a power of ten, not below `least`.
double niceStep(double least);

// floor_figure.cpp
/// What stands over the floor.
struct FloorObject {
  const Solid* solid;
  dvec3 offset;
};
/// 3-D: a bounded floor under the solids, with their shadows, and plumb lines from those that hang over it or over each
/// other. `point`: the one place that gets a plumb line instead; in difference space, where no body is, nothing casts
/// a shadow.
void addFloor(FigureBuilder&, const std::vector<FloorObject>&, const std::optional<dvec3>& point = std::nullopt);

// depth_figure.cpp
/// 3-D, world space, after all else: the curve in which the bodies cut each other, and for every line, arrow and marker
/// whether it is inside or behind a body that it does not belong to.
void addDepth(FigureBuilder&);
/// The same in difference space, for what is told of the simplex or the polytope: O, x, d, n, w, the horizon.
void addDifferenceDepth(FigureBuilder&);

// test_figure.cpp
/// Difference space: the vectors, line or plane of the sign test whose row is pointed at.
void addTestHighlight(FigureBuilder&);

// test_plane_figure.cpp
/// Difference space, 3-D: the plane of the test that is told or pointed at, O's distance from it, the side that is
/// lost.
void addTestPlane(FigureBuilder&);

/// World space, 2-D: what convex means.
void addDent(FigureBuilder&);

// measure_figure.cpp
/// Difference space: the way from O to x with its length, and the circle around O through x.
void addLength(FigureBuilder&, const Staging&);
/// Difference space: that circle, and the line that touches it at x; whatever is nearer to O lies beyond. From x a way
/// leads to a w beyond the line.
void addBeyond(FigureBuilder&, const Staging&);
/// The way from O to x; where x lies on an edge with the right angle there, and which share of the edge leads to x.
void addFoot(FigureBuilder&);
/// Difference space: lines from x to the corners of the triangle or tetrahedron that holds it, and the share of each
/// part, which is the weight of the corner across from it.
void addParts(FigureBuilder&);
/// Difference space: how far the line through w square to d is from O.
void addLineDistance(FigureBuilder&);
/// The mark of a right angle between two unit vectors.
void addRightAngle(FigureBuilder&, Role, dvec3 corner, dvec3 along, dvec3 up, Emphasis = Emphasis::normal);
/// −B slides round A (sweep_figure.cpp).
void addSweep(FigureBuilder&, const Staging&);
/// The straight way from one marked difference to another, and in world space those of its a and its b.
void addBetween(FigureBuilder&, const Staging&, bool world);

// rows (1-D), in solid_figure.cpp
/// 1-D draws A above the number line and B below it: what to add to a world position of that body. Zero in 2-D and 3-D.
dvec3 rowOf(const FigureBuilder&, Which);
/// Likewise of B's ghost.
dvec3 ghostRowOf(const FigureBuilder&);
/// Half the height of a 1-D body's bar, world units.
double barHeight(const FigureBuilder&);

// solid_figure.cpp
struct SolidStyle {
  Role role = Role::body_a;
  Emphasis fill = Emphasis::normal, outline = Emphasis::normal;
  bool filled = true, outlined = true, dashed = false;
  /// 3-D: the silhouette speaks; edges within it are faint, so that what lies inside can be seen.
  bool transparent = false;
  bool fades = false;  ///< 3-D: its faces, with the figure's fade
};
/// `lift` moves a 1-D bar off the number line.
void addSolid(FigureBuilder&, const Solid&, dvec3 offset, const SolidStyle&, dvec3 lift = dvec3(0.0));
/// The polygon that a solid covers on the screen, as points in the pane's space; 1-D: its bar.
std::vector<dvec3> coverOf(FigureBuilder&, const Solid&, dvec3 offset, dvec3 lift = dvec3(0.0));
/// A point that stands for the middle of a solid.
dvec3 middleOf(const Solid&, dvec3 offset);

// world_body.cpp
/// In space, a body so wide that it would fill the pane with its colour, while the other is near: only its part around
/// the other is drawn, and it is the ground that the other stands on.
std::optional<Which> wideBody(const FigureBuilder&);
void addBodies(FigureBuilder&);

// world_support.cpp
/// Direction arrows, support points, supporting lines or planes, projections, the gap at the progress test.
void addWorldSupport(FigureBuilder&);
/// World space, 2-D and 3-D: how far apart, or over one another, the supporting lines of A and B are along d.
void addGap(FigureBuilder&);
/// The pairs behind the simplex vertices.
void addSimplexPairs(FigureBuilder&);
/// The side of an arrow's tip on which its label is clear of another arrow from the same place.
dvec2 besideOther(const FigureBuilder&, dvec3 direction, dvec3 other);
/// Patch of the plane (2-D: line, 1-D: mark) through a point across a unit direction.
void addSupportingPlane(FigureBuilder&, Role, dvec3 point, dvec3 direction, Emphasis = Emphasis::normal);
/// How long an arrow along `d` can be before its head or its letter leaves the pane; at least a short one. Points
/// outside of the pane are no hindrance.
double roomInPane(const FigureBuilder&, dvec3 from, dvec3 d);
/// The tip of an arrow from a point along a unit vector that is seen `wanted` pixels long, however foreshortened;
/// shorter where the pane has no room for it and `after` pixels beyond it. Nearly along the line of sight it stays
/// short, and the arrow becomes a mark.
dvec3 seenTip(const FigureBuilder&, dvec3 from, dvec3 direction, double wanted, double after = 26);
/// Half the length of a supporting line, pane units.
double supportingReach(const FigureBuilder&);

// world_answer.cpp
/// Of the arrow that shows a normal, pixels.
inline constexpr double kNormalArrow = 64;
/// The arrow of a unit normal with its letter; beside a segment from the same point that is seen so long, in pixels, it
/// leaves a part of that free. `side`: where the letter stands.
void addNormalArrow(FigureBuilder&, dvec3 from, dvec3 n, double beside, dvec2 side);
/// A depth as the arrow that it is; one that is seen too short for that as a line as long as it is, with the direction
/// as a dashed arrow of its own. `lift`: of the label, 1-D.
void addDepthArrow(FigureBuilder&, dvec3 from, dvec3 to, dvec3 n, double depth, dvec2 side, dvec3 lift = dvec3(0.0));
/// Witness points with the distance; at the result normal, depth and ghost.
void addWorldAnswer(FigureBuilder&);

// proof_figure.cpp
/// Whether the moment is the result, with a proof that has passed its check.
bool drawsProof(const Frame&);
/// World space: apart, the two planes that touch the bodies and have nothing between them; overlapping, the point that
/// both share.
void addWorldProof(FigureBuilder&);
/// Difference space: apart, the plane that touches A ⊖ B and has O on its other side; overlapping, the polytope or the
/// simplex around O.
void addDifferenceProof(FigureBuilder&);

// contact_figure.cpp
/// The moments of the contact manifold: reference, incident feature, clips, contacts.
void addContacts(FigureBuilder&);

// mass_figure.cpp
/// Centres of mass with the principal axes; the run has them.
void addMass(FigureBuilder&);

// hull_figure.cpp
/// The growing hull, in the space of its points.
void addHull(FigureBuilder&);
/// World space: the pair behind the difference that is added to the hull of A ⊖ B.
void addHullPair(FigureBuilder&);
bool showsHullOf(const Frame&, Which);
bool showsHullOfDifference(const Frame&);

// impact_figure.cpp
/// World space: nearest points, where the bodies are at every time of the search, what they sweep, how fast they close.
void addImpact(FigureBuilder&);
/// A ⊖ B at these times, and the ray that it slides along.
void addDifferenceImpact(FigureBuilder&);

// motion_figure.cpp
/// Velocity and spin of both bodies, to be dragged.
void addMotion(FigureBuilder&);

// sat_figure.cpp
void addWorldSeparatingAxis(FigureBuilder&);
void addDifferenceSeparatingAxis(FigureBuilder&);

// simplex_figure.cpp
void addSimplex(FigureBuilder&);

// search_figure.cpp
/// What to add to O where directions are drawn from: in 1-D it is above the bar of A ⊖ B and its letters.
dvec3 liftOfDirections(const FigureBuilder&);
/// The tip of the search direction, a unit vector, which is drawn from O.
dvec3 tipOfDirection(const FigureBuilder&, dvec3 d);
/// The closest point before this step, under the simplex: a rim around the vertex that it often is.
void addPreviousClosest(FigureBuilder&);
/// Search direction, w with its supporting line, closest points, the slab of the progress test.
void addSearch(FigureBuilder&);

// region_figure.cpp
void addRegions(FigureBuilder&);
/// What is pointed at instead of a region, where none is drawn.
void addRegionHandles(FigureBuilder&);
Role regionRole(const FrameRegion&, int dimension);

// epa_figure.cpp
void addPolytope(FigureBuilder&);

// bounds_figure.cpp
void addBounds(FigureBuilder&);
/// All that is so far from O: a circle, in 3-D a sphere, in 1-D two marks.
void addCircleAroundOrigin(FigureBuilder&, Role, double radius);
/// A length from O with its name: a circle, in 3-D a sphere, in 1-D two marks. `outer`: the name is where the larger
/// one of two has it.
void addLengthAroundOrigin(FigureBuilder&, Role, double length, const std::string& name, bool outer);
/// At the result: the boundary point nearest to the origin, with normal and depth or distance.
void addDifferenceAnswer(FigureBuilder&);

// handle_figure.cpp
void addWorldHandles(FigureBuilder&);
void addDifferenceHandles(FigureBuilder&);
/// While what is dragged is held to an axis: the line that it moves on.
void addGuide(FigureBuilder&);
/// The colour of an axis of the world.
Role axisRole(int axis);
/// The arrow of the initial direction, where it is to be seen.
void addInitialDirection(FigureBuilder&);

// dispute_figure.cpp
/// Somebody's own run: what is claimed and false, beside what is true.
void addWorldDisputes(FigureBuilder&);
void addDifferenceDisputes(FigureBuilder&);

// highlight_figure.cpp
void addWorldHighlights(FigureBuilder&);
void addDifferenceHighlights(FigureBuilder&);
/// "A_2": the name of a vertex in labels.
std::string vertexName(Which, int index);
/// World position of a vertex that can be pointed at: a hull's point, a box's corner; nothing where there is none.
std::optional<dvec3> vertexPosition(const Frame&, Which, int index);
/// The difference of two such vertices, exact far from the world origin too.
std::optional<dvec3> differenceOf(const Frame&, int index_a, int index_b);

}  // namespace gjklab
