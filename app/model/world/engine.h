#pragma once
// A world of rigid bodies in D dimensions, step by step. Each step is a pure function of the state: the same bits every
// time. An engine can be copied; the copy continues in exactly the same way.
//
// Sources: E. Catto, Solver2D (2024): soft contacts, warm starting, sub-steps instead of iterations; E. Catto,
// Iterative Dynamics with Temporal Coherence (2005); B. Mirtich, Impulse-based Dynamic Simulation (1996): impacts one
// after another, conservative advancement. A step of duration T is kWorldSubSteps sub-steps of h = T / kWorldSubSteps:
//   1. Pairs whose boxes overlap are queried with a warm start, unless a bound on their motion proves that nothing has
//   changed. Pairs within reach get contacts (narrow_phase.cpp).
//   2. Drift: the contacts are solved with v + ½ h g (half a kick). This resolves overlap, and lets open contacts close
//   but not overlap. The resulting velocity moves the bodies and is then discarded (contact_solver.cpp).
//   3. A pair without contacts does not move past its time of impact, nor a pair with contacts past another impact
//      (advance.cpp).
//   4. Velocities: v + h g, impacts one after another with their restitution, then the lasting contacts. Both solutions
//   solve contacts with fixed bodies last.
//   5. The step must not create energy (energy_guard.cpp).
// Deviations. Catto's contacts are springs with a relaxation pass; they yield to a weight by g / ω², which is large for
// a small body. Here contacts are rigid and solved until the remaining error is negligible (contact_rows.h). The drift
// is a separate solution, so resolving overlap never adds speed. The kick is halved before the drift (velocity Verlet),
// so a free flight conserves its energy exactly; semi-implicit Euler loses ½ m g² h² in each sub-step. Bodies rest at a
// gap of `slop` times their size, without overlap. So the query needs only GJK, and the search for a time of impact
// always starts from a positive distance.

#include "model/world/broad_phase.h"
#include "model/world/contact_rows.h"
#include "model/world/pair_contact.h"
#include "model/world/rigid_body.h"

#include <memory>

namespace gjklab {

template <int D>
struct EngineModel {
  std::vector<BodyModel<D>> bodies;
  gjk::Vec<D> gravity{0.0};
  double time_step = 1.0 / 60;
  bool continuous = true;
};

/// The motion of a body in a sub-step, relative to its start.
template <int D>
struct Drift {
  gjk::Vec<D> centre{0.0}, by{0.0};
  AttitudeOf<D> attitude = Turning<D>::kUpright, attitude_end = Turning<D>::kUpright;
  SpinOf<D> turn{};     ///< from attitude to attitude_end
  double fraction = 1;  ///< the fraction of the motion that is free
};

/// The user's pull on a body: a soft, damped spring from a point of it (relative to its centre of mass, in its frame).
template <int D>
struct Pull {
  int body = -1;  ///< none
  gjk::Vec<D> anchor{0.0}, target{0.0};
};

inline constexpr int kWorldSubSteps = 4;  ///< of a step

/// Everything that the next step of an engine depends on, in compact form.
template <int D>
struct KeptEngine {
  std::shared_ptr<const EngineModel<D>> model;
  std::vector<BodyState<D>> bodies;
  std::vector<Bounds<D>> boxes;
  std::vector<PairKnowledge<D>> pairs;
  std::vector<PointContact<D>> points;  ///< of all pairs, in the order of the pairs
  std::vector<PushedContact<D>> parted;
  std::vector<int> islands;
  Pull<D> pull;
  int steps = 0, queries = 0;
};

template <int D>
class Engine {
 public:
  explicit Engine(const WorldFile& file);
  explicit Engine(const KeptEngine<D>& kept);

  KeptEngine<D> kept() const;

  void step();

  int steps() const { return steps_; }
  double time() const { return steps_ * model_->time_step; }
  const EngineModel<D>& model() const { return *model_; }
  const std::vector<BodyState<D>>& bodies() const { return bodies_; }
  /// The broad phase: the box of each body, and the overlapping pairs.
  const std::vector<Bounds<D>>& boxes() const { return boxes_; }
  const std::vector<PairContact<D>>& pairs() const { return pairs_; }
  /// Contacts of the last step whose bodies separated again within the step.
  const std::vector<PushedContact<D>>& parted() const { return parted_; }
  /// The number of GJK queries in all sub-steps of the last step.
  int queries() const { return queries_; }
  /// Kinetic energy plus potential energy, which is zero at the origin. Fixed bodies have none.
  double energy() const;
  /// For each body: bodies with the same number affect each other, directly or through others. −1: fixed.
  const std::vector<int>& islands() const { return islands_; }

  /// Applies in every step from now on; a fixed body does not move.
  void pull(const Pull<D>& pull) { pull_ = pull; }

 private:
  const BodyModel<D>& model(int i) const { return model_->bodies[static_cast<std::size_t>(i)]; }
  BodyState<D>& body(int i) { return bodies_[static_cast<std::size_t>(i)]; }
  const BodyState<D>& body(int i) const { return bodies_[static_cast<std::size_t>(i)]; }
  bool moves(int i) const { return !model(i).fixed && !body(i).asleep; }
  int count() const { return static_cast<int>(bodies_.size()); }

  // broad_phase and narrow_phase.cpp
  Bounds<D> tightBox(int i) const;
  void findPairs();
  Bounds<D> sweptBox(int i, double margin) const;
  void widenBoxes();
  void followStrays(double h);
  void narrowPhase(double h, bool first);
  void setFloor(PairContact<D>& pair) const;
  void lookAt(PairContact<D>& pair);
  void findContacts(PairContact<D>& pair, gjk::Result<D> result);
  double closingBound(const PairContact<D>& pair, gjk::Vec<D> normal, double h) const;

  // advance.cpp
  void planDrift(double h);
  void limitDrift();
  void followDrift();
  struct Leg;
  Leg legOf(const PairContact<D>& pair, gjk::Vec<D> normal, double at) const;
  double provenFrom(const PairContact<D>& pair, gjk::Vec<D> normal, const Leg& leg, double at, double gap) const;
  double momentOfImpact(PairContact<D>& pair);
  double closingOfDrift(const PairContact<D>& pair, gjk::Vec<D> normal) const;
  gjk::Pose<D> poseAlong(int i, double moment) const;
  void drift(double h);
  void lookAtHits();

  // contact_solver.cpp
  Mover<D>& mover(int i) { return movers_[static_cast<std::size_t>(i)]; }
  void takeMovers(gjk::Vec<D> kick);
  template <class F>
  void forPairs(F f);
  double frictionOf(const PairContact<D>& pair) const {
    return std::sqrt(model(pair.a).friction * model(pair.b).friction);
  }
  double thicknessOf(const PairContact<D>& pair) const { return model(pair.a).thickness + model(pair.b).thickness; }
  double reachOf(const PairContact<D>& pair) const { return std::min(model(pair.a).reach(), model(pair.b).reach()); }
  double speedAfterContact(const PairContact<D>& pair, const PointContact<D>& point, double h) const;
  void placeContacts(bool before);
  ContactRow<D>& addRow(const PairContact<D>& pair, const PointContact<D>& point, const ContactBasis<D>& basis,
                        const ContactImpulse<D>& from, double h);
  void solveDrift(double h);
  void returnMoments(double h);
  void solveVelocities(double h);
  void solveImpacts(double h);

  // energy_guard.cpp, islands.cpp
  struct Group {
    std::vector<int> bodies;
    double speed = 0;                         ///< of the fastest
    bool contacts = false, grounded = false;  ///< any contacts; contacts with a fixed body
    bool supported = false;                   ///< touches a fixed body
  };
  struct GroupMotion;
  struct Change;
  GroupMotion motionOf(const std::vector<int>& group) const;
  double motionWithin(const std::vector<int>& group, const GroupMotion& whole) const;
  double takeMotion(const std::vector<int>& group, const GroupMotion& whole, double most);
  void takeDrift(const std::vector<int>& group, double keep);
  Change changeOf(const std::vector<int>& group) const;
  void guardGroup(const Group& group);
  bool withdrawUnpaidPush();
  void guardEnergy();
  void findIslands();
  void fallAsleep();
  void wake();

  void pullBody(double h);
  void notePushes(int sub_step);
  void findParted();
  void subStep(double h, int number);
  void move(double h);

  std::shared_ptr<const EngineModel<D>> model_;
  std::vector<BodyState<D>> bodies_;
  std::vector<Bounds<D>> boxes_;
  std::vector<PairContact<D>> pairs_, former_pairs_;  ///< the latter kept to reuse its memory
  std::vector<PushedContact<D>> pushed_, parted_;     ///< contacts with an impulse in this step, and those of them that
                                                      ///< have separated
  std::vector<Drift<D>> drifts_;
  std::vector<int> islands_;
  std::vector<Group> groups_;
  Pull<D> pull_;
  // Used within one sub-step, kept to reuse their memory:
  std::vector<BodyState<D>> before_, start_;  ///< at the start of the sub-step, and of the step
  std::vector<double> impacts_;               ///< of the pairs: times at which they stop
  std::vector<double> astray_;                ///< bound on the deviation from the motion for which its box was computed
  std::vector<Mover<D>> movers_;
  std::vector<ContactRow<D>> rows_;
  RowSolver<D> solver_;
  std::vector<gjk::Rotation<D>> rotations_;
  int steps_ = 0, queries_ = 0;
};

}  // namespace gjklab
