#include "model/world/engine.h"

#include "model/run/embed.h"

#include <algorithm>

namespace gjklab {

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
void Engine<D>::step() {
  const double h = model_->time_step / kSubSteps;
  queries_ = 0;
  for (PairContact<D>& pair : pairs_) {
    pair.answered = Answered::far;
    for (PointContact<D>& point : pair.points) point.total = 0;
  }
  widenBoxes();
  for (int k = 0; k < kSubSteps; ++k) subStep(h, k == 0);
  fallAsleep();
  ++steps_;
}

template <int D>
void Engine<D>::subStep(double h, bool first) {
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
