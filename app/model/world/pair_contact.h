#pragma once
// Two bodies that are near each other: what the last query proved about them, and the contacts between them.

#include "gjk/manifold.h"
#include "gjk/query.h"
#include "model/world/turning.h"

#include <array>

namespace gjklab {

/// Impulses that are kept from sub-step to sub-step for a warm start.
template <int D>
struct ContactImpulse {
  double normal = 0;          ///< at least 0; along the normal on B, against it on A
  gjk::Vec<D> friction{0.0};  ///< on B, square to the normal
};

template <int D>
struct PointContact {
  /// On the cores (without radii), from the centres of mass, in the bodies' frames: what is round may roll.
  gjk::Vec<D> anchor_a{0.0}, anchor_b{0.0};
  int feature = -1;
  // At the poses of this moment:
  double gap = 0;                      ///< along the pair's normal; negative: overlap
  gjk::Vec<D> arm_a{0.0}, arm_b{0.0};  ///< from the centres of mass to the point half way between the surfaces
  double approach = 0;                 ///< speed at which the gap closed when the sub-step began
  double gap_before = 0;               ///< when the sub-step began
  bool touching = false;
  ContactImpulse<D> drift, velocity;  ///< of the two solutions (contact_solver.h)
  double impact = 0;                  ///< normal impulse of this sub-step's impacts
  double total = 0;                   ///< normal impulse of the whole step
};

/// How an answer about a pair was come by.
enum class AnswerSource : std::uint8_t {
  asleep,      ///< neither body moves: what was known holds
  far,         ///< the motion bound says that nothing can have changed
  cached,      ///< the bodies have hardly moved since
  warm,        ///< queried, from the last simplex
  cold,        ///< queried for the first time
  continuous,  ///< the time of impact within a step was looked for
};

/// What is known of a pair, but for its contact points.
template <int D>
struct PairKnowledge {
  int a = 0, b = 0;  ///< bodies, a < b
  gjk::WarmStart<D> warm;
  bool known = false;       ///< whether the pair was ever queried
  gjk::Vec<D> normal{0.0};  ///< unit, from A towards B
  double clearance = 0;     ///< B is at least so far beyond A along the normal; negative: overlap
  double found = 0;         ///< the distance (negative: depth) when the pair was queried last
  double moved = 0;         ///< by how much, at most, since the contacts were found
  double turned = 0;        ///< by what angle, at most, since then
  double slop = 0;          ///< the gap at which bodies rest
  double aim = 0;           ///< what contacts aim at: the slop, or less where the file puts bodies closer
  int pushless = 0;         ///< so many sub-steps overlap is not pushed out: there is no energy to pay for it
  double floor = 0;         ///< bodies come no nearer than this gap in this sub-step
  bool thin = false;        ///< both bodies are
  int point_count = 0;
  bool held = false;  ///< contacts held it on its way in this sub-step, though they may be gone at its end
  bool hit = false;   ///< stopped by its time of impact in this sub-step
  AnswerSource answered = AnswerSource::cold;
  int iterations = 0;  ///< of GJK, in the last query
};

/// A contact that pushed in a sub-step, as it was then.
template <int D>
struct PushedContact {
  int a = 0, b = 0;
  gjk::Vec<D> normal{0.0}, point{0.0};  ///< half way between the surfaces, in the world
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
  /// `all`: that the pair has pushed in the step. What its points do not have yet is given to one that touches.
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
