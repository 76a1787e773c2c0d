#pragma once
// The contact manifold: the points in which two overlapping bodies push each other, from the normal of the query.
//
// Sources: D. Gregorius, Robust Contact Creation for Physics Simulations, GDC 2015; E. Catto, Box2D (clipping of the
// incident side); I. E. Sutherland, G. W. Hodgman, Reentrant Polygon Clipping, CACM 17(1), 1974.
//   1. A face that is square to the normal n is the reference: that of the body whose face is aligned better, of A
//      where both are alike. The other body's face (side, edge) that looks against n best, of those at its furthest
//      point, is the incident one.
//   2. The incident face is clipped by the planes through the reference face's edges along n.
//   3. What lies above the reference plane is left out; the others are contacts, with their depths along n.
//   4. More than 4 (in 2-D: 2) are reduced: the deepest stays, and the three with it that span the greatest area.
//   5. No face square to n: two edges that are parallel are clipped against each other in the same way; all else, and
//      all round parts, have one contact, the query's witness points.
// Deviations: depths are measured from the reference body's support along n, not from its face's plane, so that the
// deepest contact has the query's depth however n was rounded; should clipping lose the deepest point, the witness
// points join. Radii and margins do not take part: cores are clipped, their surfaces put back along n. A disc of a
// cylinder or a cone is a polygon here (kDiscCorners): contacts lie on or within its rim, and may miss up to 2 % of the
// radius of the true region.
//
// Bodies that are apart have a manifold, too, where the caller gives a reach: contacts about to be made, with negative
// depths. `Contact::feature` tells which contact is which from moment to moment (E. Catto, Iterative Dynamics with
// Temporal Coherence, GDC 2005).

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
  double depth = 0;                   ///< at least 0; minus the gap, at least −reach, where a reach was given
  /// What it was clipped from: the incident corner or edge and the side of the reference face. The same number while
  /// the same features meet; −1 for the witness points.
  int feature = -1;
};

template <int D>
struct Manifold {
  Vec<D> normal{0.0};                                 ///< unit, from A towards B
  InlineList<Contact<D>, kManifoldSize<D>> contacts;  ///< the deepest first; none for bodies that are apart
};

enum class ManifoldCase : std::uint8_t {
  apart,      ///< no contact
  witness,    ///< one contact: the query's witness points
  face,       ///< a feature clipped against a reference face (side in 2-D)
  edge_pair,  ///< parallel edges clipped against each other
};

/// The enumerator with '-' for '_': "face-of-a", "nearest-points".
const char* name(ManifoldCase);

/// One plane: what lies on the side of its normal is cut off.
template <int D>
struct ClipStep {
  Vec<D> point{0.0}, normal{0.0};
  std::vector<Vec<D>> remains;  ///< of the incident feature, after this plane
};

/// All positions in world directions, relative to `origin`; features without radii.
template <int D>
struct ManifoldTrace {
  ManifoldCase kind = ManifoldCase::apart;
  Vec<D> origin{0.0};  ///< A's position
  bool reference_is_a = true;
  ContactFeature<D> reference, incident;
  std::vector<ClipStep<D>> clips;
  std::vector<Vec<D>> above;           ///< clipped points above the reference plane, left out
  std::vector<Contact<D>> candidates;  ///< the others
  std::vector<int> kept;               ///< indices into the candidates, in the order of the manifold
};

/// A body with what is found once for many manifolds.
template <int D>
struct ContactBody {
  const Shape<D>& shape;
  Pose<D> pose;
  const FaceMesh<D>& faces;  ///< faceMesh(shape)
};

/// Contacts up to `reach` (at least 0) apart, from the answer of a query, or from any direction that parts the bodies
/// or nearly so: result.normal with the signed distance along it, and witness points.
template <int D>
Manifold<D> contactManifold(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                            ManifoldTrace<D>* trace = nullptr);

/// `result` is the query's answer for this pair. Depths agree with it within 1e-9 of the size of the pair. Prepared
/// shapes (Shape::prepare()) keep their faces; the faces of others are found anew each time, which takes most of the
/// time.
template <int D>
Manifold<D> contactManifold(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                            const Result<D>& result, ManifoldTrace<D>* trace = nullptr);

}  // namespace gjk
