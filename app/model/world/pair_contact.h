#pragma once
// Two bodies near each other: what the last query proved, and the contacts between them.

#include "gjk/manifold.h"
#include "gjk/query.h"
#include "model/world/turning.h"

#include <array>

namespace gjklab {

/// Impulses kept from one sub-step to the next for a warm start.
template <int D>
struct ContactImpulse {
  double normal = 0;          ///< at least 0; along the normal on B, against it on A
  gjk::Vec<D> friction{0.0};  ///< on B, perpendicular to the normal
};

template <int D>
struct PointContact {
  /// On the cores (without radii), from the centres of mass, in the bodies' frames, so that round bodies can roll.
  gjk::Vec<D> anchor_a{0.0}, anchor_b{0.0};
  int feature = -1;
  // At the poses of this moment:
  double gap = 0;                      ///< along the pair's normal; negative: overlap
  gjk::Vec<D> arm_a{0.0}, arm_b{0.0};  ///< from the centres of mass to the point half way between the surfaces
  double approach = 0;                 ///< closing speed of the gap at the start of the sub-step
  double gap_before = 0;               ///< at the start of the sub-step
  bool touching = false;
  ContactImpulse<D> drift, velocity;  ///< of the two solutions (contact_solver.h)
  double impact = 0;                  ///< normal impulse of this sub-step's impacts
  double total = 0;                   ///< normal impulse of the whole step
};

/// How a pair was answered.
enum class AnswerSource : std::uint8_t {
  asleep,      ///< neither body moves: the last answer still holds
  far,         ///< the motion bound proves that nothing has changed
  cached,      ///< the bodies have hardly moved since the last query
  warm,        ///< queried, from the last simplex
  cold,        ///< queried for the first time
  continuous,  ///< computed the time of impact within a step
};

/// The data of a pair, except its contact points.
template <int D>
struct PairKnowledge {
  int a = 0, b = 0;  ///< bodies, a < b
  gjk::WarmStart<D> warm;
  bool known = false;       ///< whether the pair was ever queried
  gjk::Vec<D> normal{0.0};  ///< unit, from A towards B
  double clearance = 0;     ///< B is at least this far beyond A along the normal; negative: overlap
  double found = 0;         ///< the distance (negative: depth) at the last query
  double moved = 0;         ///< bound on the motion since the contacts were found
  double turned = 0;        ///< bound on the rotation since then
  double slop = 0;          ///< the gap at which bodies rest
  double aim = 0;           ///< target gap of the contacts: the slop, or less if the file places the bodies closer
  int pushless = 0;         ///< the number of sub-steps in which overlap is not resolved, for lack of energy
  double floor = 0;         ///< bodies come no nearer than this gap in this sub-step
  bool thin = false;        ///< both bodies are thin
  int point_count = 0;
  bool held = false;  ///< contacts limited its motion in this sub-step, even if they are gone at its end
  bool hit = false;   ///< stopped by its time of impact in this sub-step
  AnswerSource answered = AnswerSource::cold;
  int iterations = 0;  ///< of GJK, in the last query
};

/// A contact with an impulse, as it was in that sub-step.
template <int D>
struct PushedContact {
  int a = 0, b = 0;
  gjk::Vec<D> normal{0.0}, point{0.0};  ///< half-way between the surfaces, in the world
  double gap = 0;
  double impulse = 0;  ///< normal
  int sub_step = 0;
};

template <int D>
struct PairContact : PairKnowledge<D> {
  std::array<PointContact<D>, gjk::kManifoldSize<D>> points{};

  using PairKnowledge<D>::point_count;
  bool met() const { return point_count > 0 || this->held; }
  bool touching() const {
    for (int i = 0; i < point_count; ++i)
      if (points[static_cast<std::size_t>(i)].touching) return true;
    return false;
  }
  /// `all`: the pair's total impulse in the step. The part that its points do not have yet is assigned to a touching
  /// point.
  void completePush(double all) {
    PointContact<D>* one = nullptr;
    for (int i = 0; i < point_count; ++i) {
      PointContact<D>& point = points[static_cast<std::size_t>(i)];
      if (!point.touching) continue;
      all -= point.total;
      one = one ? one : &point;
    }
    if (one && all > 0) one->total += all;
  }
};

}  // namespace gjklab
