#include "model/world/engine.h"

#include "model/run/embed.h"

#include <algorithm>
#include <numbers>
#include <numeric>
#include <span>
#include <utility>

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
      parted_(kept.parted),
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
  KeptEngine<D> kept{model_, bodies_, boxes_, {}, {}, parted_, islands_, pull_, steps_, queries_};
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
  const double h = model_->time_step / kWorldSubSteps;
  queries_ = 0;
  for (PairContact<D>& pair : pairs_) {
    pair.answered = moves(pair.a) || moves(pair.b) ? AnswerSource::far : AnswerSource::asleep;
    pair.held = false;
    for (PointContact<D>& point : pair.points) point.total = 0;
  }
  widenBoxes();
  pushed_.clear();
  for (int k = 0; k < kWorldSubSteps; ++k) subStep(h, k);
  findParted();
  fallAsleep();
  ++steps_;
}

/// Adds up what the contacts of this sub-step pushed, and notes it: their pair may be apart, or no pair, at the end.
template <int D>
void Engine<D>::notePushes(int sub_step) {
  for (PairContact<D>& pair : pairs_)
    for (PointContact<D>& point : std::span(pair.points).first(static_cast<std::size_t>(pair.point_count))) {
      const double push = point.impact + point.velocity.normal;
      point.total += push;
      if (!point.touching || push <= 0) continue;
      const gjk::Vec<D> at = body(pair.a).centre + point.arm_a;
      pushed_.push_back({pair.a, pair.b, pair.normal, at, point.gap, push, sub_step});
    }
}

/// What pairs that touch have pushed through contacts that were replaced since is theirs all the same; of each pair
/// that has parted the contacts remain that pushed last, with what all of its contacts pushed.
template <int D>
void Engine<D>::findParted() {
  const auto number = [](const auto& one) { return std::pair(one.a, one.b); };
  std::stable_sort(pushed_.begin(), pushed_.end(),
                   [&](const auto& one, const auto& other) { return number(one) < number(other); });
  parted_.clear();
  for (auto first = pushed_.begin(); first != pushed_.end();) {
    const auto end = std::find_if(first, pushed_.end(), [&](const auto& one) { return number(one) != number(*first); });
    const double all = std::accumulate(first, end, 0.0, [](double sum, const auto& one) { return sum + one.impulse; });
    const auto pair =  // they are in this order
        std::lower_bound(pairs_.begin(), pairs_.end(), number(*first),
                         [&](const PairContact<D>& one, const auto& other) { return number(one) < other; });
    if (pair != pairs_.end() && number(*pair) == number(*first) && pair->touching()) {
      pair->completePush(all);
    } else {
      const int last = std::prev(end)->sub_step;
      const auto kept = std::find_if(first, end, [&](const auto& one) { return one.sub_step == last; });
      for (auto earlier = first; earlier != kept; ++earlier) kept->impulse += earlier->impulse;
      parted_.insert(parted_.end(), kept, end);
    }
    first = end;
  }
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
void Engine<D>::subStep(double h, int number) {
  pullBody(h);
  narrowPhase(h, number == 0);
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
  for (PairContact<D>& pair : pairs_) pair.pushless = std::max(pair.pushless - 1, 0);
  notePushes(number);
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
