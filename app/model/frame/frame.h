#pragma once
// A frame: everything that one moment shows, in both spaces. Both panes and the inspector read the same frame, so they
// cannot disagree. Pure function of (scene, run, moment, hover); embedded in 3-D for every dimension.

#include "model/frame/contact_frame.h"
#include "model/frame/hull_frame.h"
#include "model/frame/impact_frame.h"
#include "model/playback/disclosure.h"
#include "model/scene/body_pose.h"
#include "model/scene/pick_target.h"
#include "model/text/vertex_names.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

struct Geometry;  // geometry.h: the drawn solids of A, B and A ⊖ B, cached from one edit to the next

enum class VertexState : std::uint8_t { kept, fresh, dropped };

struct FrameVertex {
  std::string name;  ///< "a", "s₃"; "w" until it joins the simplex
  gjk::Support<3> support;
  double weight = 0;
  VertexState state = VertexState::kept;
};

enum class RegionState : std::uint8_t {
  holds_origin,
  excluded,   ///< excluded by a test
  ruled_out,  ///< excluded without a test
  unknown,    ///< not yet shown
};

/// The Voronoi region of one feature of the simplex: an intersection of half-spaces.
struct FrameRegion {
  gjk::Feature feature = gjk::kNoFeature;
  std::string name;  ///< of the feature: "ab", "s₃s₁"
  RegionState state = RegionState::excluded;
  std::string reason;  ///< a short sentence: why it contains the origin, or how it was excluded
  double ink = 1;      ///< less if a test up to now excludes it, while the step is shown test by test
  struct HalfSpace {
    dvec3 normal{0.0};
    double offset = 0;  ///< inside: dot(normal, p) ≤ offset
  };
  std::vector<HalfSpace> half_spaces;
};

/// One test of the region step, when it is shown test by test.
struct FrameTest {
  gjk::SignTest test;
  int index = 0, count = 0;  ///< its index from 0, and the number of tests
  /// The excluded side of the test's line or plane; empty if the test has neither.
  std::optional<FrameRegion::HalfSpace> lost;
};

struct FrameFacet {
  int index = -1;  ///< into trace.polytope.facets
  FacetState state = FacetState::plain;
};

/// The separating axis test: indices into run->sat->axes.
struct AxisFrame {
  int axis = -1;
  int best = -1;  ///< so far
};

/// A line or plane of difference space, perpendicular to `normal`.
struct BoundPlane {
  dvec3 point{0.0}, normal{0.0};
  int iteration = 0;  ///< of the search that found it
};

/// A false claim of a replayed run, with the true value; in difference space.
struct Dispute {
  enum class Kind : std::uint8_t {
    point,
    direction,  ///< unit, from O
    feature,    ///< of the simplex: its corners
    bound,      ///< lengths: circles around O
    polytope,   ///< a facet or an open ridge by its corners, and the point in front of it
  };
  Kind kind = Kind::point;
  std::vector<dvec3> claimed, truth;  ///< one of them may be empty
  std::optional<double> claimed_length, true_length;
  std::string name, true_name;                  ///< of a bound and its true value, or of a facet and the point in front
                                                ///< of it
  std::optional<gjk::Support<3>> pair;          ///< of the true support point, world space
  std::optional<gjk::Support<3>> claimed_pair;  ///< of the claimed support point
};

/// The part of the frame for one study: the tested axis; the contact manifold in world space, beside the result in the
/// difference pane; a hull, in the pane of its points; the motion of a search for an impact. GJK, EPA and the result
/// need only the frame.
using StudyFrame = std::variant<std::monostate, AxisFrame, ContactFrame, HullFrame, ImpactFrame>;

struct Frame {
  int dimension = 2;
  /// Never null in a drawn frame; like `run` it outlives the frame. For the bodies' poses use `poses`.
  const Scene* scene = nullptr;
  const Run* run = nullptr;
  BodyPoses poses;  ///< of both bodies at this moment
  std::shared_ptr<const Geometry> geometry;
  Moment moment;
  PickTarget hover;

  std::optional<dvec3> direction;          ///< unit search direction d, or the nearest facet's normal n
  std::optional<dvec3> plain_direction;    ///< unit: −x, if momentum changes the direction
  std::optional<gjk::Support<3>> support;  ///< the current support point
  bool support_line = false;               ///< show the supporting line or plane through it
  Naming naming = Naming::for_life;
  /// The simplex of this moment's GJK record. The letters of an iteration apply from its first sub-step on; until w is
  /// found there is no a.
  VertexNames names;
  /// Empty in EPA.
  std::vector<FrameVertex> simplex;
  std::vector<FrameRegion> regions;           ///< only at gjk_region (and gjk_keep, faded)
  std::optional<FrameTest> test;              ///< at gjk_region: the last test made so far
  std::optional<dvec3> previous_closest;      ///< x before this iteration's update, difference space
  std::optional<dvec3> closest;               ///< x now, difference space
  std::optional<dvec3> witness_a, witness_b;  ///< the pair behind x (or the final witness points), world space
  std::vector<FrameFacet> facets;             ///< alive at this moment, including those removed and added by it
  std::vector<gjk::Ridge<3>> horizon;         ///< at epa_horizon and epa_rebuild; empty in 1-D
  std::optional<int> closest_facet;           ///< EPA: index into trace.polytope.facets
  int new_vertex = -1;        ///< EPA, from epa_support on: w's index in trace.polytope.vertices, or −1
  gjk::Bounds bounds;         ///< on the answer, at this moment
  bool bounds_known = false;  ///< both of them
  bool lower_known = false, upper_known = false;
  bool bounds_on_depth = false;  ///< the bounds are on the depth: circles around O inside A ⊖ B; otherwise on the
                                 ///< distance
  /// The hyperplane through the support point is a proof: A ⊖ B lies completely beyond it as seen from O (the lower
  /// bound above zero, or the boolean method's separating direction).
  bool separates = false;
  double growth = 1;              ///< progress of the new facets from the horizon to w
  std::vector<int> falling;       ///< facets being removed meanwhile: indices into trace.polytope.facets
  std::optional<int> guide_axis;  ///< the axis, 0 to 2, to which the drag (`hover`) is constrained
  /// At the progress test: the plane that proves the lower bound, if an earlier search proved it.
  std::optional<BoundPlane> earlier_proof;
  /// At the result (and at a gjk_end that is the result): draws the answer: normal, depth, the separated ghost of B.
  bool show_result = false;
  dvec3 ghost_offset{0.0};  ///< if show_result: the translation of B that just separates the pair (zero: no ghost)
  std::vector<Dispute> disputes;  ///< of a replayed run: the false claims at this moment
  StudyFrame study;               ///< the part for this moment's study
  /// During the animation between two moments: the final frame, whose numbers are already shown. Otherwise null.
  std::shared_ptr<const Frame> towards;

  const AxisFrame* axis() const { return std::get_if<AxisFrame>(&study); }
  const ContactFrame* contact() const { return std::get_if<ContactFrame>(&study); }
  const HullFrame* hull() const { return std::get_if<HullFrame>(&study); }
  const ImpactFrame* impact() const { return std::get_if<ImpactFrame>(&study); }
};

/// Signed distance of the answer along its normal: distance − depth.
inline double signedDistance(const Run& run) { return run.trace.result.distance - run.trace.result.depth; }

Frame makeFrame(const Scene&, const Run&, std::shared_ptr<const Geometry>, const Moment&, const PickTarget&,
                Naming = Naming::for_life);
/// The frame of a position on the run's timeline. While its question is shown: the frame of the previous position, with
/// the regions to choose from. `test`: the last test made so far in a region step.
Frame makeFrame(const Scene&, const Run&, std::shared_ptr<const Geometry>, const Timeline&, int place, Disclosure,
                const PickTarget&, Naming = Naming::for_life, std::optional<int> test = std::nullopt);

}  // namespace gjklab
