#pragma once
// The contact manifold: the points where two overlapping bodies push against each other, from the normal of the query.
//
// Sources: D. Gregorius, Robust Contact Creation for Physics Simulations, GDC 2015; E. Catto, Box2D (clipping of the
// incident side); I. E. Sutherland, G. W. Hodgman, Reentrant Polygon Clipping, CACM 17(1), 1974.
//   1. A face perpendicular to the normal n is the reference: that of the body whose face is better aligned, or A's if
//      both are equal. The incident feature is a face (side, edge) of the other body at its furthest point: the one
//      that best faces the reference.
//   2. The incident face is clipped by the planes through the reference face's edges along n.
//   3. Points above the reference plane are left out; the others are contacts, with their depths along n.
//   4. More than 4 contacts are reduced to the deepest one and the three that span the greatest area with it; in 2-D,
//      more than 2 to the deepest one and the one furthest from it.
//   5. Without a face perpendicular to n: two parallel edges are clipped against each other in the same way. All other
//      pairs, and all round parts, have one contact, the query's witness points.
// Deviations: depths are measured from the reference body's support point along n, not from its face's plane, so that
// the deepest contact has the query's depth however n was rounded. If clipping loses the deepest point, the witness
// points are added. Clipping uses the cores; radii and margins are added along n afterwards. A disc of a cylinder or a
// cone is a polygon here (kDiscCorners): contacts lie on or within its rim, and may miss the true region by up to 2 %
// of the radius.
//
// If the caller gives a reach, separated bodies have a manifold, too: the contacts about to be made, with negative
// depths. `Contact::feature` identifies contacts from step to step (E. Catto, Iterative Dynamics with Temporal
// Coherence, GDC 2005).

#include "gjk/contact_feature.h"
#include "gjk/query.h"

#include <vector>

namespace GJK_API gjk {

template <int D>
inline constexpr int kManifoldSize = D == 3 ? 4 : D;

/// point_b − point_a = −depth · normal: as the witness points of a Result.
template <int D>
struct Contact {
  Vec<D> point_a{0.0}, point_b{0.0};  ///< on the surfaces of A and of B; world space
  double depth = 0;                   ///< at least 0; with a reach also negative: minus the gap, at least −reach
  /// Identifies the features that it was clipped from: the incident corner or edge and the side of the reference face.
  /// Constant while the same features meet; −1 for the witness points.
  int feature = -1;
};

template <int D>
struct Manifold {
  Vec<D> normal{0.0};                                 ///< unit, from A towards B
  InlineList<Contact<D>, kManifoldSize<D>> contacts;  ///< the deepest first; none beyond the reach
};

enum class ManifoldCase : std::uint8_t {
  apart,      ///< no contact
  witness,    ///< one contact: the query's witness points
  face,       ///< a feature clipped against a reference face (side in 2-D)
  edge_pair,  ///< parallel edges clipped against each other
};

/// "apart", "witness", "face", "edge-pair".
const char* name(ManifoldCase);

/// One clipping plane: it cuts off the side of its normal.
template <int D>
struct ClipStep {
  Vec<D> point{0.0}, normal{0.0};
  std::vector<Vec<D>> remains;  ///< what is left of the incident feature after this plane
};

/// All positions in world directions, relative to `origin`; features without radii.
template <int D>
struct ManifoldTrace {
  ManifoldCase kind = ManifoldCase::apart;
  Vec<D> origin{0.0};  ///< A's position
  bool reference_is_a = true;
  ContactFeature<D> reference, incident;
  std::vector<ClipStep<D>> clips;
  std::vector<Vec<D>> above;           ///< clipped points above the reference plane; not contacts
  std::vector<Contact<D>> candidates;  ///< the others
  std::vector<int> kept;               ///< indices into the candidates, in the order of the manifold
};

/// A body with the data that many manifolds share.
template <int D>
struct ContactBody {
  const Shape<D>& shape;
  Pose<D> pose;
  const FaceMesh<D>& faces;  ///< faceMesh(shape)
};

/// The contacts up to `reach` (at least 0) apart, from the answer of a query, or from any direction that separates the
/// bodies or nearly does: `result` needs the normal, the signed distance along it, and witness points.
template <int D>
Manifold<D> contactManifold(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                            ManifoldTrace<D>* trace = nullptr);

/// `result` must be the query's answer for this pair. Depths agree with it within 1e-9 of the size of the pair.
/// Prepared shapes (Shape::prepare()) store their faces; for others the faces are recomputed each time, which takes
/// most of the time.
template <int D>
Manifold<D> contactManifold(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                            const Result<D>& result, ManifoldTrace<D>* trace = nullptr);

}  // namespace gjk
