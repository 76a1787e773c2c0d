#include "model/world/engine.h"

#include "model/run/embed.h"

#include <algorithm>
#include <numbers>

namespace gjklab {

namespace {

constexpr double kPullRate = 3;
/// What is held turns ever slower: of the spin, so much a second.
constexpr double kPullDamping = 4;

}  // namespace

template <int D>
Engine<D>::Engine(const WorldFile& file) {
  auto model = std::make_shared<EngineModel<D>>();
  model->gravity = narrow<D>(file.world.gravity);
  model->time_step = file.world.time_step;
  model->continuous = file.world.continuous;
  for (const WorldBody& one : file.bodies) {
    model->bodies.push_back(bodyModel<D>(one, file.world));
    bodies_.push_back(startOf<D>(one, model->bodies.back()));
  }
  model_ = std::move(model);
  boxes_.resize(bodies_.size());
  drifts_.resize(bodies_.size());
  astray_.resize(bodies_.size());
  findPairs();
  findIslands();
}

template <int D>
Engine<D>::Engine(const KeptEngine<D>& kept)
    : model_(kept.model),
      bodies_(kept.bodies),
      boxes_(kept.boxes),
      drifts_(kept.bodies.size()),
      islands_(kept.islands),
      pull_(kept.pull),
      astray_(kept.bodies.size()),
      steps_(kept.steps),
      queries_(kept.queries) {
  auto point = kept.points.begin();
  for (const PairKnowledge<D>& known : kept.pairs) {
    PairContact<D>& pair = pairs_.emplace_back(PairContact<D>{known});
    for (int i = 0; i < known.point_count; ++i) pair.points[static_cast<std::size_t>(i)] = *point++;
  }
}

template <int D>
KeptEngine<D> Engine<D>::kept() const {
  KeptEngine<D> kept{model_, bodies_, boxes_, {}, {}, islands_, pull_, steps_, queries_};
  std::size_t points = 0;
  for (const PairContact<D>& pair : pairs_) points += static_cast<std::size_t>(pair.point_count);
  kept.pairs.reserve(pairs_.size());
  kept.points.reserve(points);
  for (const PairContact<D>& pair : pairs_) {
    kept.pairs.push_back(pair);
    kept.points.insert(kept.points.end(), pair.points.begin(), pair.points.begin() + pair.point_count);
  }
  return kept;
}

template <int D>
void Engine<D>::step() {
  const double h = model_->time_step / kSubSteps;
  queries_ = 0;
  for (PairContact<D>& pair : pairs_) {
    pair.answered = moves(pair.a) || moves(pair.b) ? AnswerSource::far : AnswerSource::asleep;
    pair.held = false;
    for (PointContact<D>& point : pair.points) point.total = 0;
  }
  widenBoxes();
  for (int k = 0; k < kSubSteps; ++k) subStep(h, k == 0);
  fallAsleep();
  ++steps_;
}

/// A spring of kPullRate swings a second, damped so that it does not swing; solved implicitly (Catto), so that it is
/// steady whatever the step.
template <int D>
void Engine<D>::pullBody(double h) {
  if (pull_.body < 0 || model(pull_.body).fixed) return;
  BodyState<D>& state = body(pull_.body);
  state.asleep = false;
  state.still_for = 0;
  const auto rotation = Turning<D>::rotation(state.attitude);
  const auto inverse_inertia = Turning<D>::inWorld(model(pull_.body).inverse_inertia, rotation);
  const gjk::Vec<D> arm = rotation.apply(pull_.anchor);
  double response = model(pull_.body).inverse_mass;  // at least: no direction answers with more
  for (int i = 0; i < D; ++i) {
    gjk::Vec<D> along(0.0);
    along[i] = 1;
    const auto turn = Turning<D>::moment(arm, along);
    response += Turning<D>::dot(turn, Turning<D>::times(inverse_inertia, turn));
  }
  const double omega = 2 * std::numbers::pi * kPullRate, damp = 2 + h * omega, stiff = h * omega * damp;
  const gjk::Vec<D> velocity = state.velocity + Turning<D>::velocity(state.spin, arm);
  const gjk::Vec<D> off = state.centre + arm - pull_.target;
  const gjk::Vec<D> impulse = -stiff / (1 + stiff) / response * (velocity + omega / damp * off);
  state.velocity += model(pull_.body).inverse_mass * impulse;
  state.spin += Turning<D>::times(inverse_inertia, Turning<D>::moment(arm, impulse));
  state.spin *= 1 / (1 + h * kPullDamping);
}

template <int D>
void Engine<D>::subStep(double h, bool first) {
  pullBody(h);
  narrowPhase(h, first);
  wake();
  placeContacts(true);
  before_ = bodies_;
  move(h);
  if (withdrawUnpaidPush()) {
    bodies_ = before_;
    lookAtHits();
    placeContacts(true);
    move(h);
  }
  guardEnergy();
  followDrift();
  for (PairContact<D>& pair : pairs_) {
    pair.pushless = std::max(pair.pushless - 1, 0);
    for (PointContact<D>& point : pair.points) point.total += point.impact + point.velocity.normal;
  }
}

template <int D>
void Engine<D>::move(double h) {
  solveDrift(h);
  planDrift(h);
  followStrays(h);
  limitDrift();
  drift(h);
  lookAtHits();
  placeContacts(false);
  solveVelocities(h);
  findIslands();
}

template <int D>
double Engine<D>::energy() const {
  double energy = 0;
  for (int i = 0; i < count(); ++i)
    if (!model(i).fixed)
      energy += kineticEnergy<D>(model(i), body(i)) - model(i).mass * glm::dot(model_->gravity, body(i).centre);
  return energy;
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab
