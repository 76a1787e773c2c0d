#pragma once
// A frame: everything that one moment shows, in both spaces. Both panes and the inspector read the same frame, so they
// cannot disagree. Pure function of (scene, run, moment, hover); embedded in 3-D whatever the dimension.

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
  std::string name;  ///< "a", "s₃"; "w" while it is not yet one of the simplex's
  gjk::Support<3> support;
  double weight = 0;
  VertexState state = VertexState::kept;
};

enum class RegionState : std::uint8_t {
  holds_origin,
  excluded,   ///< a test showed that the origin is not in it
  ruled_out,  ///< known without a test
  unknown,    ///< not told yet
};

/// The Voronoi region of one feature of the simplex: an intersection of half-spaces.
struct FrameRegion {
  gjk::Feature feature = gjk::kNoFeature;
  std::string name;  ///< of the feature: "ab", "s₃s₁"
  RegionState state = RegionState::excluded;
  std::string reason;  ///< one short sentence: why it holds the origin, or how it was excluded
  double ink = 1;      ///< less where tests that have been made exclude it, while the step is told test by test
  struct HalfSpace {
    dvec3 normal{0.0};
    double offset = 0;  ///< inside: dot(normal, p) ≤ offset
  };
  std::vector<HalfSpace> half_spaces;
};

/// One test of the region step, where it is told test by test.
struct FrameTest {
  gjk::SignTest test;
  int index = 0, count = 0;  ///< from 0, of so many
  /// The side of the test's line or plane that cannot hold the origin; none: the test has no line or plane.
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

/// A line or plane of difference space, square to `normal`.
struct BoundPlane {
  dvec3 point{0.0}, normal{0.0};
  int iteration = 0;  ///< of the search that found it
};

/// What somebody's own run claims and is not so, beside what is; in difference space.
struct Dispute {
  enum class Kind : std::uint8_t {
    point,
    direction,  ///< unit, from O
    feature,    ///< of the simplex: its corners
    bound,      ///< lengths: circles around O
    polytope,   ///< a facet or an open ridge by its corners, and what lies in front of it
  };
  Kind kind = Kind::point;
  std::vector<dvec3> claimed, truth;  ///< of one of them there may be none
  std::optional<double> claimed_length, true_length;
  std::string name, true_name;                  ///< of a bound and of what it is on, of a facet and what is before it
  std::optional<gjk::Support<3>> pair;          ///< of a support point: behind the true one, world space
  std::optional<gjk::Support<3>> claimed_pair;  ///< and behind the claimed one
};

/// What one study adds to the frame: the axis that is tested; the contact manifold in world space, beside the result in
/// the difference pane; a hull, in the pane that its points are in; the motion that an impact is sought for. GJK, EPA
/// and the result need no more than the frame.
using StudyFrame = std::variant<std::monostate, AxisFrame, ContactFrame, HullFrame, ImpactFrame>;

struct Frame {
  int dimension = 2;
  /// Never null in a frame that is drawn; like `run` it outlives the frame. Where the bodies stand, `poses` says.
  const Scene* scene = nullptr;
  const Run* run = nullptr;
  BodyPoses poses;  ///< of both bodies at this moment
  std::shared_ptr<const Geometry> geometry;
  Moment moment;
  PickTarget hover;

  std::optional<dvec3> direction;          ///< unit search direction d, or the closest facet's normal n
  std::optional<dvec3> plain_direction;    ///< unit: −x, where momentum leads elsewhere
  std::optional<gjk::Support<3>> support;  ///< the support point under discussion
  bool support_line = false;               ///< show the supporting line or plane through it
  Naming naming = Naming::for_life;
  /// Of the simplex of this moment's GJK record. The letters of an iteration hold from its first sub-step: before w has
  /// arrived there is no a.
  VertexNames names;
  /// Empty in EPA.
  std::vector<FrameVertex> simplex;
  std::vector<FrameRegion> regions;           ///< only at gjk_region (and gjk_keep, faded)
  std::optional<FrameTest> test;              ///< at gjk_region: the tests after it have not been made yet
  std::optional<dvec3> previous_closest;      ///< x before this iteration's update, difference space
  std::optional<dvec3> closest;               ///< x now, difference space
  std::optional<dvec3> witness_a, witness_b;  ///< the pair behind x (or the final witness points), world space
  std::vector<FrameFacet> facets;             ///< alive at this moment, those removed and added by it included
  std::vector<gjk::Ridge<3>> horizon;         ///< at epa_horizon and epa_rebuild; empty in 1-D
  std::optional<int> closest_facet;           ///< EPA: index into trace.polytope.facets
  int new_vertex = -1;        ///< EPA, from epa_support on: w's index in trace.polytope.vertices, or −1
  gjk::Bounds bounds;         ///< on the answer, at this moment
  bool bounds_known = false;  ///< both of them
  bool lower_known = false, upper_known = false;
  bool bounds_on_depth = false;  ///< the bounds are on the depth: circles around O inside A ⊖ B; else on the distance
  /// The hyperplane through the support point proves something: A ⊖ B lies wholly on its far side from O (the lower
  /// bound above zero, or the boolean method's separating direction).
  bool separates = false;
  double growth = 1;              ///< share of their way from the horizon to w that the fresh facets have grown
  std::vector<int> falling;       ///< facets on their way out meanwhile: indices into trace.polytope.facets
  std::optional<int> guide_axis;  ///< the axis, 0 to 2, that what is dragged (`hover`) keeps to
  /// At the progress test: behind what the lower bound was proven, where an earlier search did it.
  std::optional<BoundPlane> earlier_proof;
  /// At the result (and gjk_end where it is one): the answer itself is drawn — normal, depth, the ghost of B moved just
  /// apart.
  bool show_result = false;
  dvec3 ghost_offset{0.0};  ///< where show_result: the translation of B that takes the pair just apart (zero: no ghost)
  std::vector<Dispute> disputes;  ///< of a run that is not ours: what is false at this moment
  StudyFrame study;               ///< what belongs to this moment's study alone
  /// On the way from one moment to the next: the frame at its end, whose numbers are written already. Else null.
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
/// The frame of a place on the run's timeline. While its question is put: that of the place before it, but for the
/// regions, which are there to be chosen from. `test`: of a region step, the last of its tests that has been made.
Frame makeFrame(const Scene&, const Run&, std::shared_ptr<const Geometry>, const Timeline&, int place, Disclosure,
                const PickTarget&, Naming = Naming::for_life, std::optional<int> test = std::nullopt);

}  // namespace gjklab
